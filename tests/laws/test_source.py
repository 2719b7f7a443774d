"""The engine is written once for all games: it reads rules and asks for no game by name."""

import re
from pathlib import Path

import pytest

import schwimmen
from schwimmen import PRESETS

ENGINE = sorted((Path(schwimmen.__file__).parent / "engine").glob("*.py"))
GAMES = [
    *("schwimmen", "dutch", "hosa", "forty", "tri.?palki", "tuppenny", "energy", "thirty.?one", "scat"),
    *("no.?elimination", "stop.?the.?bus", "japanese", "goju", "chinese", "empat", "banking", "petrangola", "mambassa"),
    *("gamerules", "catsatcards", "knack", "commerce"),
]
NO_GAMES = re.compile(r"(from|import) schwimmen[\w.]*|`?schwimmen\.\w+`?|SCHWIMMEN_CACHE|\"schwimmen\"|THIRTY_ONE")
"""The package's own name, and a hand that is called 31. Blitz is how the record calls an end, not only a game."""


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_engine_names_no_game(path: Path) -> None:
    """Neither code nor comment of the engine speaks of a game; rules are cited by number."""
    text = NO_GAMES.sub("", path.read_text(encoding="utf-8"))
    found = re.findall("|".join([*GAMES, *PRESETS]), text, re.IGNORECASE)
    assert found == []


def test_engine_is_found() -> None:
    """The grep looks at the files that are there."""
    assert {"deal", "turn", "ending", "settle", "match", "moves", "values", "view"} <= {path.stem for path in ENGINE}
