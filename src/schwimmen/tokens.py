"""Moves as text: the tokens of the record, and back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from schwimmen.cards import NAMES, NUMBERS
from schwimmen.engine.moves import RIDER, Kind, give_of, kind_of, rides, swap, take_of

NO_TOKEN = -1
"""The code of a text that is no token of any move; never legal."""

_ALONE = {Kind.KEEP: "keep", Kind.TRADE: "trade", Kind.ALL: "all", Kind.PASS: "pass", Kind.CLOSE: "close"}
_RIDDEN = (Kind.ALL, Kind.PASS)


@dataclass(frozen=True, slots=True)
class Move:
    """A decision as an object: `str(move)` is its token, `Move.of(token)` the way back."""

    kind: Kind
    give: str | None = None
    """The card that leaves the hand."""
    take: str | None = None
    """The card that comes to the hand."""
    call: bool = False
    """Whether the call rides on it."""

    @classmethod
    def of(cls, token: str) -> Move:
        """Return the move that a token names. Raises ValueError for any other text."""
        code = code_of(token)
        if code == NO_TOKEN:
            raise ValueError(f"{token!r} is not a move; a move is {', '.join(_ALONE.values())} or GIVE>TAKE as '7H>KS'")
        return cls.from_code(code)

    @classmethod
    def from_code(cls, code: int) -> Move:
        """Return the move of an engine code."""
        kind = Kind(kind_of(code))
        if kind != Kind.SWAP:
            return cls(kind, call=bool(rides(code)))
        return cls(kind, NAMES[give_of(code)], NAMES[take_of(code)], bool(rides(code)))

    @property
    def code(self) -> int:
        """The engine's number for this move."""
        return code_of(str(self))

    def __str__(self) -> str:
        """Return the token."""
        text = f"{self.give}>{self.take}" if self.kind == Kind.SWAP else _ALONE[self.kind]
        return text + "!" * self.call


@cache
def _codes() -> dict[str, int]:
    codes: dict[str, int] = {text: int(kind) for kind, text in _ALONE.items()}
    codes |= {_ALONE[kind] + "!": kind | RIDER for kind in _RIDDEN}
    for give, give_card in NUMBERS.items():
        for take, take_card in NUMBERS.items():
            if give != take:
                code = int(swap(give_card, take_card))
                codes[f"{give}>{take}"] = code
                codes[f"{give}>{take}!"] = code | RIDER
    return codes


@cache
def _tokens() -> dict[int, str]:
    return {code: token for token, code in _codes().items()}


def code_of(token: str) -> int:
    """Return the code of a token, `NO_TOKEN` if it names no move. Tokens compare as exact text."""
    return _codes().get(token, NO_TOKEN)


def token_of(code: int) -> str:
    """Return the token of a move's code."""
    return _tokens()[int(code)]
