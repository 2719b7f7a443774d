"""The engine's view of a seat, in the form in which the reasons for a move read it."""

from __future__ import annotations

from typing import Any

from schwimmen import cards
from schwimmen.engine.layout import NOBODY
from schwimmen.match.views import seen_in
from schwimmen.review.seen import Seen


def seen_of(view: Any) -> Seen:
    """Return what a view shows; `view` is an array with one engine `View`."""
    seen = seen_in(view)
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
        single=seen.single,
        sticking=seen.sticking,
        known=[cards.names(known) for known in seen.known[: seen.seats].tolist()],
        out=[bool(out) for out in seen.out[: seen.seats]],
        turns=seen.turns[: seen.seats].tolist(),
    )


def _card(number: int) -> str | None:
    return None if number == NOBODY else cards.NAMES[number]
