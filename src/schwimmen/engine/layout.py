"""The records on which kernels work: `Table` (a match in progress), `View` (what one seat may know), `RuleFields`.

Sets of cards are 52-bit integers (`schwimmen.cards`), seats are numbers clockwise from 0, -1 is nobody. Values of
hands are doubled (30½ is 61), so that everything stays whole.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import numpy as np

from schwimmen.engine.kernel import I1, I4, I8, Ints, Records, Struct, new
from schwimmen.rules.combinations import packed
from schwimmen.rules.fields import DECLARED, Rules

SEATS = 17
"""Most seats at a table: three cards each out of 52, and one that is turned up."""

PACK = 52
MOST_OPEN = PACK - 6
"""Most open cards: all but two hands of three (CO-7)."""
MOVES = comb(MOST_OPEN + 3, 3)
"""Most legal moves of one decision: with so many open cards the hand may become any three that are in sight (CO-13)."""

NOBODY = -1

FREE = -1
GONE = -2
"""Where the chicken is when nobody holds it: to be had, or gone for the match (DU-14)."""

Wide: TypeAlias = Annotated[Ints, "i8", SEATS]
"""Rows of one number a seat, by their width; sets of cards are `Wide`."""
Long: TypeAlias = Annotated[Ints, "i4", SEATS]
Short: TypeAlias = Annotated[Ints, "i2", SEATS]
Small: TypeAlias = Annotated[Ints, "i1", SEATS]
Pack: TypeAlias = Annotated[Ints, "i1", PACK]
Moves: TypeAlias = Annotated[Ints, "i4", MOVES]


class Phase(IntEnum):
    """What the seat to move decides, or why nobody does."""

    DEAL = 0
    CHOICE = 1
    TURN = 2
    DISCARD = 3
    VERDICT = 4
    ANSWER = 5
    OVER = 6


class End(IntEnum):
    """How a hand ended (the words of the record)."""

    NONE = 0
    CLOSE = 1
    THIRTY_ONE = 2
    FIRE = 3
    DRAW = 4
    STOCK = 5
    STICK = 6
    ALLPASS = 7
    WASHOUT = 8
    BLITZ = 9
    CALL = 10
    CLEAR = 11
    REFUSED = 12
    STALLED = 13
    """No end of the rules: the stall guard C-13 stopped the hand, and nobody loses."""
    ROUNDS = 14


END_WORDS: dict[End, str] = {end: "31" if end == End.THIRTY_ONE else end.name.lower() for end in End if end != End.NONE}
"""The word of the record for each end; `stalled` stands in no record of a replay."""


class Public(Struct):
    """What everybody may know, and a table and the view of it have alike: `view.copy_public` copies it either way."""

    # match
    seats: I4
    out: Small
    units: Wide
    points: Wide
    chicken: I4
    """The seat that holds the chicken, or `FREE` or `GONE` (DU-14)."""
    dealer: I4
    """Who deals this hand; between hands, who deals the next."""
    hand_number: I4

    # hand
    dealt_by: I4
    """Who has dealt the hand in sight; it stays until the next deal."""
    players: I4
    """Players in this hand (C-1)."""
    leader: I4
    """Who had the first turn of this hand."""
    phase: I4
    to_move: I4
    known: Wide
    """Cards that everybody knows a seat to hold (C-12)."""
    table: I8
    """Open cards: the table, or the pool (CF-4)."""
    gone: I8
    """Cards that everybody knows to be out of play."""
    turns: Long
    """Completed turns of this hand."""
    taken: I4
    """The card that may not be discarded now: it has just come from the discard pile (TO-4); `NOBODY`: none."""
    refreshed: I1
    """Whether the player to move has had the table replaced and must exchange now (FO-4)."""
    round_number: I4
    """Which round it is where rounds are counted, from 1 on (CO-7)."""
    streak: I4
    caller: I4
    last_turns: I4
    """Turns left after a call."""
    sticking: I4
    """A bit for each seat that has closed its own game (DU-3, LO-5)."""
    single: I4
    """A bit for each seat that has a single turn left after a declared 31 (DU-7)."""
    challengers: I4
    """A bit for each seat that has challenged a call (CF-7)."""
    declared: I4
    """A bit for each seat that has shown a special."""


class Remembered(Struct):
    """The last two decisions of each seat in this hand, as everybody saw them (`memory`)."""

    last_move: Long
    """The last one; `NOBODY`: none yet."""
    saw: Wide
    """The open cards that the seat had before it then."""
    move_before: Long
    """The decision before that one."""
    saw_before: Wide


class Table(Public, Remembered):
    """A match in progress: everything, the referee's eyes only."""

    # chance
    rng: I8
    """State of the generator; 0: the pack lies in a given order and is never shuffled."""
    pack: Pack
    """The pack, top card first."""
    top: I4
    """Cards that have left the pack: the next one is `pack[top]`."""
    bottom: I4
    """Where the stock ends in `pack`."""
    lazy: I1
    """Whether the order of the stock is decided only as its cards are drawn."""
    order: Pack
    """The order that chance gave to the next cards of which a stock is rebuilt (`Recycle.SHUFFLE`)."""
    ordered: I4
    """How many cards `order` holds; 0: none was given."""

    # match
    leads: I4
    """Who has the first turn of the next hand where the last one decides it; `NOBODY`: the rule for the first hand."""
    winners: I4
    """A bit for each seat that has won the match."""

    # hand
    hands: Wide
    packet: I8
    """The dealer's unopened extra packet."""
    pile: Pack
    """The discard pile, bottom first."""
    piled: I4
    """Cards in the discard pile."""
    place: Pack
    """The place of each card in its hand or on the table, where tables are set aside in that order (FO-6)."""
    aside: Pack
    """Tables set aside in this hand, oldest first: what a stock is rebuilt of (FO-6)."""
    set_aside: I4
    """Cards in `aside`."""
    drew: I1
    """Whether the card to be discarded came from the stock."""
    pending: I4
    """The exchange that waits for a verdict (EN-6)."""
    dealt_31: I4
    dealt_fire: I4

    # the last finished hand
    end: I4
    values: Short
    """Doubled values of the hands; valid for seats with a bit in `played`."""
    strengths: Wide
    """How the same hands compare (`engine.ranking`)."""
    change: Wide
    cause: Small
    """Why, a `Cause` each."""
    fate: Small
    """What became of each seat by it, a `Fate` each."""
    played: I4
    """A bit for each seat that took part."""


class View(Public, Remembered):
    """What one seat may know: built by copying what is allowed, never by deleting what is not."""

    seat: I4
    hand: I8
    packet: I8
    """The second packet, where the dealer may look at it."""
    pile: I8
    """The discard pile as a set; everybody has seen each card of it come."""
    top_card: I4
    """The card on top of the discard pile, `NOBODY` if it is empty."""
    stock: I4
    counts: Small
    pending: I4
    """The exchange of the seat to move that waits for a verdict."""
    wanted: I8
    """The cards of it, which everybody has heard."""
    end: I4
    """How the last hand ended; 0 while one is played."""
    shown: Wide
    """The hands that lie open: all of them once the hand has ended."""
    values: Short
    change: Wide
    legal: Moves
    """The legal moves of this seat, where it is to move."""
    legal_count: I4


if TYPE_CHECKING:

    class RuleFields(Rules, Struct):
        """`Rules` as kernels read them: numbers all, none is 0, values of hands doubled, combinations packed."""

        trio_value: int
        fire_value: int
        combinations: int  # type: ignore[assignment]  # packed

else:

    def _form(name: str) -> Any:
        """Return a field of `Rules` as a field of the record; a table of numbers has the shape of its default."""
        if name == "combinations":
            return I8
        shape = np.shape(getattr(Rules(), name))
        return Annotated[Ints, "i8", *shape] if shape else I4

    RuleFields = type(
        "RuleFields", (), {"__annotations__": {name: _form(name) for name in DECLARED if DECLARED[name].engine}}
    )


@lru_cache(maxsize=512)
def fields_of(rules: Rules) -> Records[RuleFields]:
    """Return rules as an array with one `RuleFields` record. The array is shared: nobody writes to it.

    A number that no hand reaches is cut to the width of its field.
    """
    array = new(RuleFields)
    for name in array.dtype.names or ():
        value = packed(rules.ranking()) if name == "combinations" else getattr(rules, name)
        limits = np.iinfo(array[name].dtype)
        doubled = 2 * (value or 0) if DECLARED[name].doubled else value
        array[name][0] = np.clip(np.array(doubled, object), limits.min, limits.max)
    return array
