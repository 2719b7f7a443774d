"""Moves as text: the tokens of the record, and back.

Every token but one names its move whatever lies on the table. The exchange of several cards is the exception: as a
number it holds places of the cards that go and come, so it takes the hand and the open cards to write or read it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from schwimmen.cards import NAMES, NUMBERS, cards_of, names
from schwimmen.engine.codes import (
    RIDER,
    Kind,
    discard,
    give_of,
    given,
    kind_of,
    number_of,
    places_of,
    rides,
    several,
    swap,
    take_of,
    taken,
)

NO_TOKEN = -1
"""The code of a text that is no token of any move; never legal."""

_ALONE: dict[Kind, str] = {kind: kind.name.lower() for kind in Kind if kind not in (Kind.SWAP, Kind.DISCARD, Kind.SOME)}
_RIDDEN = (Kind.ALL, Kind.PASS)
_SEVERAL = re.compile(r"((?:[2-9TJQKA][CSHD],)+[2-9TJQKA][CSHD])>((?:[2-9TJQKA][CSHD],)+[2-9TJQKA][CSHD])(!?)")


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
        found = _SEVERAL.fullmatch(token)
        if found:
            return cls(Kind.SOME, tuple(found[1].split(",")), tuple(found[2].split(",")), bool(found[3]))
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


def code_of(token: str, hand: int = 0, open_cards: int = 0) -> int:
    """Return the code of a token, `NO_TOKEN` if it names no move. Tokens compare as exact text.

    `hand` and `open_cards` are those of the seat to move; only an exchange of several cards needs them.
    """
    code = _codes().get(token)
    if code is not None:
        return code
    found = _SEVERAL.fullmatch(token)
    if not found:
        return NO_TOKEN
    give, take = _among(found[1], hand), _among(found[2], open_cards)
    if not give or give.bit_count() != take.bit_count():
        return NO_TOKEN
    return int(several(places_of(hand, give), number_of(open_cards, take))) | (RIDER if found[3] else 0)


def _among(text: str, cards: int) -> int:
    """Return the cards of one side, 0 if they are not in card order, or not all among these."""
    found = cards_of(text.split(","))
    return found if found & ~cards == 0 and ",".join(names(found)) == text else 0


def token_of(code: int, hand: int = 0, open_cards: int = 0) -> str:
    """Return the token of a move's code; an exchange of several cards needs the hand and the open cards."""
    token = _tokens().get(code)
    if token is not None:
        return token
    sides = (names(int(given(hand, code))), names(int(taken(open_cards, code))))
    return ">".join(map(",".join, sides)) + "!" * bool(rides(code))


def is_trade(token: str) -> bool:
    """Say whether a text looks like an exchange of several cards, whose code depends on the cards that lie there."""
    return token.count(",") > 1
