"""The engine's view of a seat, in the form in which the reasons for a move read it."""

from __future__ import annotations

from typing import Any

from schwimmen import cards
from schwimmen.engine.layout import NOBODY
from schwimmen.match.views import seen_in
from schwimmen.review.seen import Seen


def seen_of(view: Any, pack: int) -> Seen:
    """Return what a view shows; `view` is an array with one engine `View`, `pack` the number of cards in play."""
    seen = seen_in(view)
    shown = seen.hand | seen.packet | seen.table | seen.pile | seen.gone
    for known in seen.known[: seen.seats].tolist():
        shown |= known
    return Seen(
        seat=seen.seat,
        hand=cards.names(seen.hand),
        table=cards.names(seen.table),
        packet=cards.names(seen.packet),
        top=_card(seen.top_card),
        taken=_card(seen.taken),
        stock=seen.stock,
        called=seen.caller != NOBODY,
        last_turns=seen.last_turns,
        streak=seen.streak,
        single=seen.single,
        sticking=seen.sticking,
        hidden=cards.names(cards.union(cards.pack_of(pack)) & ~shown),
        known=[cards.names(known) for known in seen.known[: seen.seats].tolist()],
        out=[bool(out) for out in seen.out[: seen.seats]],
        turns=seen.turns[: seen.seats].tolist(),
    )


def _card(number: int) -> str | None:
    return None if number == NOBODY else cards.NAMES[number]
