import re

import pytest

from schwimmen import VARIANTS
from tests.golden.playthrough import FOLDER, PLAYTHROUGHS, path_of, text_of


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_as_it_was(name: str) -> None:
    """The engine plays, tells and explains a match exactly as it is written down."""
    assert path_of(name).is_file(), "python -m tests.golden --write"
    assert text_of(name) == path_of(name).read_text(encoding="utf-8"), "python -m tests.golden shows what differs"


def test_every_preset_has_a_playthrough() -> None:
    """No game is without one, and no file lies there for nothing."""
    assert PLAYTHROUGHS.keys() >= VARIANTS.keys()
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)


def test_playthroughs_show_what_can_happen() -> None:
    """Together they show every way a hand ends in the basic game, a swimmer, one who is out, and a winner."""
    text = "\n".join(path_of(name).read_text(encoding="utf-8") for name in PLAYTHROUGHS)
    assert set(re.findall(r"^= (\w+)", text, re.MULTILINE)) >= {"close", "31", "draw"}
    assert all(word in text for word in (" swims", " out", "match-won", "did-refresh", "did-trade", "did-all"))
