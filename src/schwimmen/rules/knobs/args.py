"""What tables of points and topics of suits are called among the arguments of a sentence."""

from __future__ import annotations

from schwimmen.words.sentence import Arg

ROWS: tuple[str, ...] = ("blitz", "highest", "middle", "lowest")
"""The rows of a table of points (NE-2)."""
NAMES: tuple[str, ...] = ("clubs", "spades", "hearts", "diamonds")
"""What the topics of the suits are called among a sentence's arguments."""


def label_args(labels: tuple[str, ...]) -> dict[str, Arg]:
    """Return the topics of the suits as arguments."""
    return dict(zip(NAMES, labels, strict=True))


def table_args(table: tuple[tuple[int, int], ...]) -> dict[str, Arg]:
    """Return the numbers of a points table as arguments: `blitz`, `blitz_other`, `highest`, …."""
    pairs = zip(ROWS, table, strict=True)
    return {name: points for row, pair in pairs for name, points in ((row, pair[0]), (f"{row}_other", pair[1]))}
