"""Worlds that a player imagines: tables that agree with everything it has seen, dealt as they may be.

Cards known to be held stay where they are, cards that are gone stay away; whatever else is hidden falls by chance.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine import chance
from schwimmen.engine.bits import lowest
from schwimmen.engine.kernel import bit, inlined, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table, View
from schwimmen.engine.packs import whole_pack
from schwimmen.engine.view import copy_public
from schwimmen.players.evaluation import worth
from schwimmen.players.search_state import SearchState
from schwimmen.rules.enums import Centre, Recycle

IMPROVING_TURNS: Final = 6
"""Turns after which a hand gets no better by what is drawn to it."""

CALLED: Final = 2
"""Turns that the caller's hand is further."""


@kernel
def unseen(view: View, rules: RuleFields) -> int:
    """Return the cards whose place a seat does not know: neither seen, nor known to be held, nor gone."""
    seen = view.hand | view.packet | view.table | view.gone | view.pile
    for seat in range(view.seats):
        seen |= view.known[seat]
    return whole_pack(rules) & ~seen


@inlined
def held_by(view: View, seat: int) -> int:
    """Return the cards that a seat is known to hold; a dealer may not know its own yet (C-17)."""
    return view.hand if seat == view.seat else view.known[seat]


@inlined
def determinize(view: View, rules: RuleFields, state: SearchState, world: Table, rng: int) -> None:
    """Make the table of what a seat sees, the hidden cards as they are arranged, and the state of its chance."""
    world.rng = rng
    copy_match(view, world)
    copy_hand(view, world)
    world.packet = view.packet
    for seat in range(view.seats):
        world.hands[seat] = held_by(view, seat)
    for index in range(state.held):
        world.hands[state.owner[index]] |= bit(state.hidden[index])
    left = state.held
    if view.phase == Phase.CHOICE and not view.packet:
        for _ in range(rules.table_size):
            world.packet |= bit(state.hidden[left])
            left += 1
    for index in range(left, state.total):
        world.pack[index - left] = state.hidden[index]
    world.bottom = state.total - left
    if rules.recycle != Recycle.NONE:
        lay_aside(view, world)
    improve_drawn_hands(view, rules, world)


@kernel
def improve_drawn_hands(view: View, rules: RuleFields, world: Table) -> None:
    """Let hands get better to which cards have been drawn unseen: nobody keeps what chance dealt."""
    if rules.centre != Centre.TABLE and world.bottom:
        for seat in range(view.seats):
            if seat != view.seat and not view.out[seat]:
                for _ in range(min(view.turns[seat], IMPROVING_TURNS) + (CALLED if seat == view.caller else 0)):
                    draw_if_better(view, rules, world, seat)


@kernel
def draw_if_better(view: View, rules: RuleFields, world: Table, seat: int) -> None:
    """Let a seat draw a hidden card, and put away for it the hidden one that makes its hand best, if any does."""
    world.rng = chance.advance(world.rng)
    drawn = chance.below(world.rng, world.bottom)
    card = world.pack[drawn]
    given = NOBODY
    most = worth(world.hands[seat], rules)
    hidden = world.hands[seat] & ~view.known[seat]
    while hidden:
        found = worth(world.hands[seat] & ~bit(lowest(hidden)) | bit(card), rules)
        if found > most:
            most = found
            given = lowest(hidden)
        hidden &= hidden - 1
    if given != NOBODY:
        world.hands[seat] = world.hands[seat] & ~bit(given) | bit(card)
        world.pack[drawn] = given


@kernel
def copy_match(view: View, world: Table) -> None:
    """Copy what everybody knows, and begin what nobody knows."""
    copy_public(view, world)
    world.leads = NOBODY
    world.winners = 0
    for seat in range(view.seats):
        world.change[seat] = 0


@kernel
def copy_hand(view: View, world: Table) -> None:
    """Copy what the seat knows of the hand besides."""
    world.piled = 0
    if view.top_card != NOBODY:
        world.pile[0] = view.top_card
        world.piled = 1
    world.top = 0
    world.lazy = 1
    world.ordered = 0
    world.set_aside = 0
    world.drew = view.phase == Phase.DISCARD and view.taken == NOBODY
    world.pending = view.pending
    world.dealt_31 = 0
    world.dealt_fire = 0
    world.end = End.NONE


@kernel
def lay_aside(view: View, world: Table) -> None:
    """Lay the tables that are gone where a stock is rebuilt of them, and give all cards a place (FO-6)."""
    rest = view.gone
    while rest:
        world.aside[world.set_aside] = lowest(rest)
        world.set_aside += 1
        rest &= rest - 1
    give_places(world, world.table)
    for seat in range(world.seats):
        give_places(world, world.hands[seat])


@kernel
def give_places(world: Table, cards: int) -> None:
    """Give some cards places in card order."""
    place = 0
    while cards:
        world.place[lowest(cards)] = place
        place += 1
        cards &= cards - 1
