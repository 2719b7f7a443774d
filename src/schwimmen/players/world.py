"""Worlds that a player imagines: tables that agree with everything it has seen, dealt as they may be.

Cards known to be held stay where they are, cards that are gone stay away; whatever else is hidden falls by chance.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine.kernel import bit, kernel, lowest, size
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table, View
from schwimmen.players.appeal import appeal
from schwimmen.players.mind import Mind, chance_below
from schwimmen.rules.fields import Centre, Recycle

RIPE: Final = 4
"""Turns after which a hidden hand gets no better in an imagined world."""

CALLED: Final = 2
"""Turns that the caller's hand is further."""


@kernel
def unseen(view: View, rules: RuleFields) -> int:
    """Return the cards whose place a seat does not know: neither seen, nor known to be held, nor gone."""
    seen = view.hand | view.packet | view.table | view.gone | view.pile
    for seat in range(view.seats):
        seen |= view.known[seat]
    suit = (0x1FFF >> 13 - int(rules.pack) // 4) << 13 - int(rules.pack) // 4
    return (suit | suit << 13 | suit << 26 | suit << 39) & ~seen


@kernel
def imagine(view: View, rules: RuleFields, mind: Mind, world: Table) -> None:
    """Make a table of what a seat sees, with the hidden cards dealt by chance."""
    copy_match(view, world)
    copy_hand(view, world)
    hidden = unseen(view, rules)
    left = 0
    while hidden:
        world.pack[left] = lowest(hidden)
        hidden &= hidden - 1
        left += 1
    world.packet = view.packet
    for seat in range(view.seats):
        world.hands[seat] = view.hand if seat == view.seat else view.known[seat]
        if seat != view.seat:
            for _ in range(view.counts[seat] - size(view.known[seat])):
                left -= 1
                world.hands[seat] |= bit(draw_hidden(world, mind, left))
    if view.phase == Phase.CHOICE and not view.packet:
        for _ in range(rules.table_size):
            left -= 1
            world.packet |= bit(draw_hidden(world, mind, left))
    world.bottom = left
    for seat in range(view.seats):
        if seat != view.seat and not view.out[seat]:
            ripen(view, rules, mind, world, seat)
    if rules.recycle != Recycle.NONE:
        lay_aside(view, world)


@kernel
def ripen(view: View, rules: RuleFields, mind: Mind, world: Table, seat: int) -> None:
    """Let somebody else's hand get better, as hands do in the turns that it has had: nobody keeps what chance dealt."""
    turns = view.turns[seat] if rules.centre != Centre.TABLE else min(view.turns[seat], 1)
    for _ in range(min(turns, RIPE) + (CALLED if seat == view.caller else 0)):
        if world.bottom:
            drawn = chance_below(mind, world.bottom)
            given = worst_for(view, rules, world, seat, world.pack[drawn])
            if given != NOBODY:
                world.hands[seat] = world.hands[seat] & ~bit(given) | bit(world.pack[drawn])
                world.pack[drawn] = given


@kernel
def worst_for(view: View, rules: RuleFields, world: Table, seat: int, card: int) -> int:
    """Return the hidden card of a seat that it would give best for another one, `NOBODY` if it would keep all."""
    given = NOBODY
    most = appeal(world.hands[seat], rules)
    hidden = world.hands[seat] & ~view.known[seat]
    while hidden:
        give = lowest(hidden)
        found = appeal(world.hands[seat] & ~bit(give) | bit(card), rules)
        if found > most:
            most = found
            given = give
        hidden &= hidden - 1
    return given


@kernel
def draw_hidden(world: Table, mind: Mind, left: int) -> int:
    """Return one of the hidden cards, of which `left` stay; the last one takes its place."""
    drawn = chance_below(mind, left + 1)
    card = world.pack[drawn]
    world.pack[drawn] = world.pack[left]
    return card


@kernel
def copy_match(view: View, world: Table) -> None:
    """Copy what stays from hand to hand."""
    world.seats = view.seats
    world.players = view.players
    world.dealer = view.dealer
    world.leader = view.leader
    world.leads = NOBODY
    world.chicken = view.chicken
    world.hand_number = view.hand_number
    world.winners = 0
    for seat in range(view.seats):
        world.out[seat] = view.out[seat]
        world.units[seat] = view.units[seat]
        world.points[seat] = view.points[seat]
        world.known[seat] = view.known[seat]
        world.turns[seat] = view.turns[seat]
        world.change[seat] = 0


@kernel
def copy_hand(view: View, world: Table) -> None:
    """Copy the state of the hand that everybody knows."""
    world.phase = view.phase
    world.to_move = view.to_move
    world.table = view.table
    world.gone = view.gone
    world.piled = 0
    if view.top_card != NOBODY:
        world.pile[0] = view.top_card
        world.piled = 1
    world.top = 0
    world.lazy = 1
    world.ordered = 0
    world.set_aside = 0
    world.taken = view.taken
    world.drew = view.phase == Phase.DISCARD and view.taken == NOBODY
    world.refreshed = view.refreshed
    world.pending = view.pending
    world.streak = view.streak
    world.caller = view.caller
    world.last_turns = view.last_turns
    copy_marks(view, world)


@kernel
def copy_marks(view: View, world: Table) -> None:
    """Copy what has been said by whom."""
    world.stuck = view.stuck
    world.single = view.single
    world.challengers = view.challengers
    world.declared = view.declared
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
