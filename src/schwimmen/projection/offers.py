"""Which actions a moment offers, and in which order (decision 20): kinds of moves, and the call that rides on one."""

from __future__ import annotations

from typing import Final

import numpy as np

from schwimmen.engine.codes import Kind
from schwimmen.engine.layout import Phase

NAMES: Final = (*("pool" if kind == Kind.SOME else kind.name.lower() for kind in Kind), "ride")
"""The actions by number: those of `Kind` (`pool`: several cards), then the call that rides."""

RIDE: Final = len(Kind)

_ORDER = (
    "keep", "trade", "right", "wrong", "challenge", "decline",
    "draw", "take", "discard", "swap", "all", "pool", "refresh", "pass", "close", "ride",
)  # fmt: skip
"""The actions in the order in which they are offered."""

_QUESTIONS = {
    Phase.CHOICE: ("keep", "trade"),
    Phase.DISCARD: ("discard",),
    Phase.VERDICT: ("right", "wrong"),
    Phase.ANSWER: ("challenge", "decline"),
}
"""What the seat to move is asked at moments other than a turn."""


def bits_of(*actions: str) -> int:
    """Return actions as a number with one bit each."""
    return sum(1 << NAMES.index(action) for action in actions)


ORDER: Final = np.array([NAMES.index(action) for action in _ORDER], np.int64)

QUESTIONS: Final = np.array([bits_of(*_QUESTIONS.get(phase, ())) for phase in Phase], np.int64)
"""By phase, a bit for each action; 0 where a turn begins, or nothing."""

CALLS: Final = bits_of("close", "ride")
"""After a call nobody can do the same."""
