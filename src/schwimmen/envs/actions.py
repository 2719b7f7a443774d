"""The actions of a game, as one table of data: the same for every interface, however many play.

An action names places, not cards: the place of a card in the hand and on the table, counted from 0 in card order
(`schwimmen.cards`). So a game has few actions, and each means the same in every position.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from schwimmen.engine.codes import RIDER, Kind, discard, several, swap
from schwimmen.engine.moves import POOL_MOST, RIDDEN
from schwimmen.rules.enums import CallEffect, Centre, CloseTiming, DealerChoice, OneSuitTable, PassRule, SwapCounts
from schwimmen.rules.fields import Rules

Row: TypeAlias = tuple[Kind, tuple[int, ...], tuple[int, ...], int]
"""Kind, places given and taken, and form of an action."""


@dataclass(frozen=True, slots=True)
class Action:
    """One row of the table."""

    number: int
    kind: Kind
    give: tuple[int, ...]
    """The places in the hand of the cards that go, for the kinds that name cards."""
    take: tuple[int, ...]
    """The places on the table of the cards that come, for an exchange with cards of the table."""
    call: bool
    """Whether the call rides on it."""
    form: int
    """The code of the move (`engine.codes`), with places where it has cards."""

    def __str__(self) -> str:
        """Return its name: the kind, the places given and taken, `!` for the call."""
        give = ",".join(map(str, self.give))
        take = ">" + ",".join(map(str, self.take)) if self.take else ""
        return f"{self.kind.name.lower()} {give}{take}".rstrip() + "!" * self.call


def widest(rules: Rules) -> int:
    """Return how many cards can lie on an open table: it grows by one each round, as far as the stock goes (CO-7)."""
    if not rules.rounds:
        return rules.table_size
    fewest, most = rules.players[0], min(rules.players[1], rules.most_players())
    return max(
        min(rules.table_size + (rules.rounds if rules.rounds > 0 else count) - 1, rules.pack - rules.hand_size * count)
        for count in range(fewest, most + 1)
    )


def _swaps(rules: Rules) -> list[Row]:
    width = widest(rules) if rules.centre == Centre.TABLE else POOL_MOST
    if rules.centre == Centre.DISCARD:
        return []
    return [
        (Kind.SWAP, (give,), (take,), int(swap(give, take))) for give in range(rules.hand_size) for take in range(width)
    ]


def _several(rules: Rules) -> list[Row]:
    most = rules.hand_size - (widest(rules) == rules.hand_size)
    if rules.centre == Centre.TABLE and rules.swap_counts == SwapCounts.ANY:
        return [row for count in range(2, most + 1) for row in _of_table(rules, count)]
    if rules.centre != Centre.POOL:
        return []
    sets = [places for places in range(1 << rules.hand_size) if places.bit_count() > 1]
    places_of = {places: tuple(at for at in range(rules.hand_size) if places >> at & 1) for places in sets}
    return [(Kind.SOME, places_of[places], (), int(several(places, 0))) for places in sets]


def _of_table(rules: Rules, count: int) -> list[Row]:
    """Return the exchanges of so many cards with the table, in the order of the codes of their moves (C-15)."""
    gives = sorted(combinations(range(rules.hand_size), count), key=lambda places: places[::-1])
    takes = sorted(combinations(range(widest(rules)), count), key=lambda places: places[::-1])
    return [
        (Kind.SOME, give, take, int(several(sum(1 << place for place in give), choice)))
        for give in gives
        for choice, take in enumerate(takes)
    ]


def _discards(rules: Rules) -> list[Row]:
    if rules.centre == Centre.TABLE:
        return []
    return [(Kind.DISCARD, (place,), (), int(discard(place))) for place in range(rules.hand_size + 1)]


def _alone(rules: Rules) -> list[Kind]:
    """Return the kinds without cards that there can be by some rules, those first on which a call can ride."""
    stock = rules.centre != Centre.TABLE
    passes = rules.pass_rule != PassRule.NEVER or rules.last_turn_stand or rules.one_suit_table == OneSuitTable.OFFER
    there = {
        Kind.ALL: rules.allow_swap_all and not stock,
        Kind.PASS: passes or stock,
        Kind.KEEP: rules.dealer_choice != DealerChoice.NONE,
        Kind.TRADE: rules.dealer_choice != DealerChoice.NONE,
        Kind.CLOSE: stock or rules.close_timing == CloseTiming.INSTEAD,
        Kind.REFRESH: rules.refresh_from_turn > 0,
        Kind.DRAW: stock,
        Kind.TAKE: rules.centre == Centre.DISCARD,
        Kind.RIGHT: rules.explain_gate,
        Kind.WRONG: rules.explain_gate,
        Kind.CHALLENGE: rules.call_effect == CallEffect.CHALLENGE,
        Kind.DECLINE: rules.call_effect == CallEffect.CHALLENGE,
    }
    return [kind for kind, is_there in there.items() if is_there]


@lru_cache(maxsize=512)
def actions_of(rules: Rules) -> tuple[Action, ...]:
    """Return the actions of a game: those without the call, then those on which it rides, in the same order."""
    named = [*_swaps(rules), *_several(rules), *_discards(rules)]
    plain = named + [(kind, (), (), int(kind)) for kind in _alone(rules)]
    can_ride = rules.clear_call or (rules.close_timing == CloseTiming.RIDER and rules.centre == Centre.TABLE)
    ridden = [row for row in plain if RIDDEN >> row[0] & 1] if can_ride else []
    rows = [(*row, False) for row in plain] + [(*row[:3], row[3] | RIDER, True) for row in ridden]
    return tuple(
        Action(number, kind, give, take, call, form) for number, (kind, give, take, form, call) in enumerate(rows)
    )
