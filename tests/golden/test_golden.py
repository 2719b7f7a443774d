import re

import pytest

from schwimmen import PRESETS
from tests.golden.playthrough import FOLDER, path_of, text_of
from tests.golden.scripts import PLAYTHROUGHS


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_as_it_was(name: str) -> None:
    """The engine plays, tells and explains a match exactly as it is written down."""
    assert path_of(name).is_file(), "python -m tests.golden --write"
    assert text_of(PLAYTHROUGHS[name]) == path_of(name).read_text(encoding="utf-8"), (
        "python -m tests.golden shows what differs"
    )


def test_every_preset_has_a_playthrough() -> None:
    """No game is without one, and no file lies there for nothing."""
    assert PLAYTHROUGHS.keys() >= PRESETS.keys()
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)


ENDS = {"close", "31", "fire", "draw", "stick", "allpass", "blitz", "call", "clear", "refused"}
TOLD = [
    *(" swims", " out", " chicken", " sticking", "match-won", "did-refresh", "did-trade", "did-all", "did-rebuild"),
    *("did-washout", "did-single-turns", "did-last-active", "did-take", "did-draw", "did-right"),
    *("did-wrong", "did-challenge", "did-decline", "why-offer", "lose-nobody-tie", "score-contest-won", "score-clear"),
]


def test_playthroughs_show_what_can_happen() -> None:
    """Together they show how hands end, swimmers, who is out, winners, and what is rare."""
    text = "\n".join(path_of(name).read_text(encoding="utf-8") for name in PLAYTHROUGHS)
    assert ENDS - set(re.findall(r"^= (\w+)", text, re.MULTILINE)) == set()
    assert [word for word in TOLD if word not in text] == []
