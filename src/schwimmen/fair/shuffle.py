"""The fair shuffle: cards that follow from the server's secret and from what every seat contributed.

Before a hand the server shows the commitment to its secret; then the seats contribute; after the hand the secret is
shown. The function and what it proves stand in docs/fair-shuffle.md. `verify` recomputes it with other code.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from typing import Any

SECRET_BYTES = 32
WORDS = 2**32
"""How many numbers a word of a stream can be."""

_BLOCK = struct.Struct(">8I")
_CONTRIBUTION = re.compile(r"[0-9a-f]{32}")
_NO_TABLE = re.compile(r"[\n\r\ud800-\udfff]")
"""What a table's id may not hold: it is one line of a text in UTF-8."""


def new_secret() -> bytes:
    """Return a secret for one hand, from the operating system's generator."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes) -> str:
    """Return what is shown before a hand: 64 hex digits that fit this secret alone and do not tell it."""
    return hashlib.sha256(b"schwimmen 1 commitment\n" + secret).hexdigest()


def check_contribution(value: object) -> str:
    """Return what a seat contributes, 16 bytes as 32 lower-case hex digits. Raises ValueError for anything else."""
    if not isinstance(value, str) or not _CONTRIBUTION.fullmatch(value):
        raise ValueError("contribution: expected 32 lower-case hex digits")
    return value


@dataclass(frozen=True)
class Shuffle:
    """The chance of one hand, fixed once all have contributed; hand it to `Game.deal`.

    `table` is the table's public id, one line of text; `hand` is the number of the hand at that table, from 1;
    `contributions` are by seat, None for a computer opponent and where none was sent. Raises ValueError for others.
    """

    secret: bytes = field(repr=False)
    table: str
    hand: int
    contributions: tuple[str | None, ...]

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"secret: expected {SECRET_BYTES} bytes, got {len(self.secret)}")
        if _NO_TABLE.search(self.table):
            raise ValueError(f"table: expected one line of text, got {self.table!r}")
        if self.hand < 1:
            raise ValueError(f"hand: expected a number from 1, got {self.hand}")
        for contribution in self.contributions:
            if contribution is not None:
                check_contribution(contribution)

    @cached_property
    def commitment(self) -> str:
        """What was shown before the hand."""
        return commitment_of(self.secret)

    @cached_property
    def seed(self) -> bytes:
        """What everything else follows from."""
        lines = [self.table, str(self.hand), *(contribution or "-" for contribution in self.contributions)]
        told = "".join(f"{line}\n" for line in lines)
        return hmac.digest(self.secret, b"schwimmen 1 seed\n" + told.encode(), "sha256")

    def below(self, label: str, n: int) -> int:
        """Return a number from 0 to n - 1 for a purpose; all are equally likely. `n` is 1 to 2^32, or ValueError."""
        if not 1 <= n <= WORDS:
            raise ValueError(f"n: expected 1 to {WORDS}, got {n}")
        return _below(self._words(label), n)

    def order(self, label: str, cards: Iterable[int], /) -> list[int]:
        """Return cards shuffled for a purpose, top card first; all orders are equally likely."""
        words, order = self._words(label), sorted(cards)
        for last in range(len(order) - 1, 0, -1):
            other = _below(words, last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def proof(self) -> dict[str, Any]:
        """Return what a record's hand carries under `shuffle`: with it anybody can recompute the cards."""
        return {
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "table": self.table,
            "hand": self.hand,
            "contributions": list(self.contributions),
        }

    def _words(self, label: str) -> Iterator[int]:
        """Yield the stream of a label: numbers below 2^32 without end."""
        for counter in count():
            yield from _BLOCK.unpack(hmac.digest(self.seed, f"{label}\n{counter}".encode(), "sha256"))


def _below(words: Iterator[int], n: int) -> int:
    """Return the next word modulo n; words behind the last whole multiple of n would favour small numbers."""
    limit = WORDS // n * n
    while (word := next(words)) >= limit:
        pass
    return word % n
