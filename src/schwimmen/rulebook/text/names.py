"""What was wrong with a name that should have said which game to play."""

from __future__ import annotations

from schwimmen.rules import share
from schwimmen.rules.presets import PRESETS, AbsentGame, AmbiguousName, NotNamed
from schwimmen.rules.presets.absent import Absent
from schwimmen.words.sentence import Sentence


def name_trouble(came: str, error: NotNamed) -> Sentence:
    """Return a name that does not say which game to play as a sentence: what it can mean, or what is missing here."""
    if isinstance(error, AbsentGame):
        return absence(error.game)
    if isinstance(error, AmbiguousName):
        return Sentence("error-name", {"came": came, "allowed": ", ".join(error.meant)})
    return Sentence("error-preset", {"came": came, "allowed": ", ".join(PRESETS)})


def absence(game: Absent) -> Sentence:
    """Return why a game cannot be played here, with the share code of what comes nearest."""
    return Sentence(f"absent-{game.id}", {"code": share.encode(game.nearest, dict(game.house))})
