"""What comes of moves in imagined hands, counted: of this the reasons for a move are made."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from schwimmen.engine import codes
from schwimmen.engine.kernel import I8, Ints, Struct, kernel
from schwimmen.engine.layout import Phase, RuleFields, Table, View
from schwimmen.engine.values import value
from schwimmen.players.search_state import WEIGHED
from schwimmen.rules.enums import DeclareEffect


class Outcome(IntEnum):
    """What is counted of a hand that has been played to its end, for the seat that made the move."""

    BEATS = 0
    """Everybody else has a weaker hand."""
    LOSES = 1
    """It loses a unit, or points."""
    LAST = 2
    """The seat had no further turn."""
    GROWS = 3
    """Its hand is worth more than right after the move, as far as the seat knew it then."""


OUTCOMES: Final = len(Outcome)


class Outcomes(Struct):
    """How often each outcome came of each move."""

    deals: I8
    """Imagined deals in which every move has been tried."""
    counts: Annotated[Ints, "i8", OUTCOMES * WEIGHED]
    """Row by row, an `Outcome` each: by the place of the move."""
    chances: Annotated[Ints, "i8", WEIGHED]
    """The chance to win the match after each move, of `equity.WHOLE`, added up over the deals."""


@kernel
def forget(outcomes: Outcomes) -> None:
    """Count from the beginning."""
    outcomes.deals = 0
    for place in range(OUTCOMES * WEIGHED):
        outcomes.counts[place] = 0
    for place in range(WEIGHED):
        outcomes.chances[place] = 0


@kernel
def note(outcomes: Outcomes, place: int, move: int, view: View, rules: RuleFields, world: Table) -> None:
    """Count what came of a move in a world, where the hand has ended."""
    seat = view.seat
    if beats_all(world, seat):
        outcomes.counts[Outcome.BEATS * WEIGHED + place] += 1
    if world.change[seat] < 0:
        outcomes.counts[Outcome.LOSES * WEIGHED + place] += 1
    if turns_taken(world, rules, seat) <= view.turns[seat] + (view.phase == Phase.TURN or view.phase == Phase.DISCARD):
        outcomes.counts[Outcome.LAST * WEIGHED + place] += 1
    held = codes.hand_after(view.hand, view.table, move & ~codes.RIDER)
    if held and world.values[seat] > value(held, rules):
        outcomes.counts[Outcome.GROWS * WEIGHED + place] += 1


@kernel
def turns_taken(world: Table, rules: RuleFields, seat: int) -> int:
    """Return the turns that a seat has had in a hand, with the one that ended it by what had to be shown (SW-12)."""
    shown = rules.declare_effect != DeclareEffect.SINGLE_TURNS and world.declared >> seat & 1
    return int(world.turns[seat] + shown)


@kernel
def beats_all(world: Table, seat: int) -> bool:
    """Say whether everybody else in the hand has a weaker one."""
    for other in range(world.seats):
        if other != seat and world.played >> other & 1 and world.strengths[other] >= world.strengths[seat]:
            return False
    return True


@kernel
def exchange_counts(outcomes: Outcomes, one: int, other: int) -> None:
    """Put what was counted of each of two moves in the place of the other."""
    for row in range(0, OUTCOMES * WEIGHED, WEIGHED):
        found = outcomes.counts[row + one]
        outcomes.counts[row + one] = outcomes.counts[row + other]
        outcomes.counts[row + other] = found
    found = outcomes.chances[one]
    outcomes.chances[one] = outcomes.chances[other]
    outcomes.chances[other] = found
