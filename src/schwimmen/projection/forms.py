"""How a number is spelled in a message."""

from __future__ import annotations

from typing import Final, TypeAlias

NONE: Final = -(1 << 60)
"""The number that is spelled null in every form."""

COUNT: Final = 0
FLAG: Final = 1
SEAT: Final = 2
CARD: Final = 3
CARDS: Final = 4
SEATS: Final = 5
WORTH: Final = 6
CALL: Final = 7
UNIT: Final = 8
NAME: Final = 9
"""How a number is spelled; from `NAME` on it is a word: `NAME` plus the place in `WORDS` where its kind begins."""

Form: TypeAlias = int
