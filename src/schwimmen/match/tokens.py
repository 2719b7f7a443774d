"""Moves as text: the tokens of the record, and back.

Every token but one names its move whatever lies on the table. The trade of Chinese 51 is the exception: as a number
it holds the places of the cards that go, so it takes the hand and the pool to write or read it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from schwimmen.cards import NAMES, NUMBERS, names
from schwimmen.engine.codes import RIDER, Kind, at_places, discard, give_of, kind_of, pool_trade, rides, swap, take_of

NO_TOKEN = -1
"""The code of a text that is no token of any move; never legal."""

_ALONE: dict[Kind, str] = {kind: kind.name.lower() for kind in Kind if kind not in (Kind.SWAP, Kind.DISCARD, Kind.POOL)}
_RIDDEN = (Kind.ALL, Kind.PASS)
_TRADE = re.compile(r"((?:[2-9TJQKA][CSHD],)+[2-9TJQKA][CSHD])>((?:[2-9TJQKA][CSHD],)+[2-9TJQKA][CSHD])(!?)")


@dataclass(frozen=True, slots=True)
class Move:
    """A decision as an object: `str(move)` is its token, `Move.of(token)` the way back."""

    kind: Kind
    give: tuple[str, ...] = ()
    """The cards that leave the hand."""
    take: tuple[str, ...] = ()
    """The cards that come to the hand."""
    call: bool = False
    """Whether the call rides on it."""

    @classmethod
    def of(cls, token: str) -> Move:
        """Return the move that a token names. Raises ValueError for any other text."""
        found = _TRADE.fullmatch(token)
        if found:
            return cls(Kind.POOL, tuple(found[1].split(",")), tuple(found[2].split(",")), bool(found[3]))
        code = _codes().get(token, NO_TOKEN)
        if code == NO_TOKEN:
            raise ValueError(f"{token!r} is not a move; a move is {', '.join(_ALONE.values())} or GIVE>TAKE as '7H>KS'")
        kind = Kind(kind_of(code))
        give = (NAMES[give_of(code)],) if kind in (Kind.SWAP, Kind.DISCARD) else ()
        take = (NAMES[take_of(code)],) if kind == Kind.SWAP else ()
        return cls(kind, give, take, bool(rides(code)))

    def __str__(self) -> str:
        """Return the token."""
        text = _ALONE.get(self.kind) or f"{','.join(self.give)}>{','.join(self.take)}"
        return text + "!" * self.call


@cache
def _codes() -> dict[str, int]:
    codes: dict[str, int] = {text: int(kind) for kind, text in _ALONE.items()}
    codes |= {_ALONE[kind] + "!": kind | RIDER for kind in _RIDDEN}
    for give, give_card in NUMBERS.items():
        exchanges = {f"{give}>{take}": int(swap(give_card, card)) for take, card in NUMBERS.items() if give != take}
        for token, code in (exchanges | {f"{give}>": int(discard(give_card))}).items():
            codes[token] = code
            codes[token + "!"] = code | RIDER
    return codes


@cache
def _tokens() -> dict[int, str]:
    return {code: token for token, code in _codes().items()}


def code_of(token: str, hand: int = 0, pool: int = 0) -> int:
    """Return the code of a token, `NO_TOKEN` if it names no move. Tokens compare as exact text.

    `hand` and `pool` are the cards of the seat to move and the open cards; only a trade with the pool needs them.
    """
    code = _codes().get(token)
    if code is not None:
        return code
    found = _TRADE.fullmatch(token)
    if not found or found[2].split(",") != names(pool):
        return NO_TOKEN
    give = found[1].split(",")
    places = sum(1 << index for index, name in enumerate(names(hand)) if name in give)
    if names(int(at_places(hand, places))) != give:
        return NO_TOKEN
    return int(pool_trade(places)) | (RIDER if found[3] else 0)


def token_of(code: int, hand: int = 0, pool: int = 0) -> str:
    """Return the token of a move's code; a trade with the pool needs the hand and the pool."""
    token = _tokens().get(code)
    if token is not None:
        return token
    give = names(int(at_places(hand, give_of(code))))
    return f"{','.join(give)}>{','.join(names(pool))}" + "!" * bool(rides(code))


def is_trade(token: str) -> bool:
    """Say whether a text looks like a trade with the pool, whose code depends on the cards that lie there."""
    return token.count(",") > 1
