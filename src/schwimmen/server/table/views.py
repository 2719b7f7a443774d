"""A game, as one reader may know it, in the words of the protocol.

Everything here is copied out of `Game.view(seat)`, `Game.own(seat)` and of what happened in public; nothing is ever
taken away again. What all readers share is made once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from schwimmen.engine.codes import Kind
from schwimmen.match import views
from schwimmen.match.game import Game, HandResult, blocked_by
from schwimmen.match.views import Own, View
from schwimmen.rules import share
from schwimmen.rules.fields import CallEffect, Centre, CloseTiming, PassRule, Rules, Score
from schwimmen.rules.presets import Preset
from schwimmen.server.protocol import view as protocol
from schwimmen.server.protocol.common import Level, Sentence
from schwimmen.server.table.tale import Tale, sentence

ACTIONS = tuple(kind.name.lower() for kind in Kind)


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a person, or a computer opponent of some level."""

    name: str
    level: Level | None = None


@dataclass(slots=True)
class Seated:
    """What belongs to a seat and not to the game: all of it is public."""

    name: str
    bot: Level | None
    connected: bool
    stand_in: Level | None
    did: Sentence | None


def public(game: Game, view: View, tale: Tale, seats: Sequence[Seated]) -> dict[str, Any]:  # noqa: PLR0917
    """Return the keys of a `TableView` that are the same for every reader, from the view of any seat."""
    done = bool(game.results) and view.phase in ("deal", "over")
    return {
        "hand_number": game.hand_number,
        "phase": view.phase,
        "to_move": view.to_move,
        "dealer": view.dealer,
        "leader": view.leader,
        "caller": view.caller,
        "table": view.table,
        "stock": view.stock,
        "discard": view.discard,
        "discarded": view.discarded,
        "taken": view.taken,
        "refreshed": view.refreshed,
        "wanted": view.wanted,
        "gone": view.gone,
        "streak": view.streak,
        "last_turns": view.last_turns,
        "seats": [seat_view(seen, seats[seat], seat == view.caller) for seat, seen in enumerate(view.seats)],
        "winners": game.winners,
        "result": result(game.results[-1], turned_over(game)) if done else None,
        "history": list(tale.history),
        "log": list(tale.log),
    }


def own(seat: int, mine: Own, lent: dict[str, list[str]]) -> dict[str, Any]:
    """Return the keys of a `TableView` that are for one seat alone; `lent` are hands that it may look into."""
    return {
        "seat": seat,
        "hand": mine.hand,
        "value": mine.value,
        "worths": {},
        "lent": lent,
        "packet": mine.packet,
        "pending": mine.pending,
        "legal": mine.legal,
    }


def nobodys() -> dict[str, Any]:
    """Return the same keys for a spectator, who has nothing of his own."""
    nothing = Own(hand=[], value=None, packet=[], pending=None, legal=[])
    return own(0, nothing, {}) | {"seat": None}


def fixed(game: Game) -> dict[str, Any]:
    """Return the keys of a `TableView` that stay as they are for a whole match."""
    return {
        "rules": game.preset.id,
        "house": game.house,
        "code": share.encode(game.preset.id, game.house),
        "game": game_view(game.preset, game.rules),
        "units": counted_units(game.rules),
    }


def game_view(preset: Preset, rules: Rules) -> protocol.GameView:
    """Return what a table needs to know of some rules to lay itself out."""
    return protocol.GameView(
        centre=str(rules.centre),  # type: ignore[typeddict-item]
        hand_size=rules.hand_size,
        table_size=rules.table_size,
        direction=str(rules.direction),  # type: ignore[typeddict-item]
        dealer_choice=str(rules.dealer_choice),  # type: ignore[typeddict-item]
        actions=list(dict.fromkeys(actions(preset.rules) + actions(rules))),
        call=preset.call,
        rides=rules.close_timing == CloseTiming.RIDER,
        ledger=preset.ledger,
        counts_points=rules.score != Score.UNITS,
        grace=bool(rules.grace),
        match_end=str(rules.match_end),  # type: ignore[typeddict-item]
        match_length=rules.match_length,
        explains=rules.explain_gate,
        one_suit_table=str(rules.one_suit_table),  # type: ignore[typeddict-item]
        suits=list(rules.suit_labels),
    )


def actions(rules: Rules) -> list[str]:
    """Return the kinds of turns for which a table has a button or a place to tap, where they are ever possible.

    A table also shows those of the printed game that a house rule forbids: the button says why.
    """
    last_turns = rules.call_effect == CallEffect.LAST_TURNS and rules.last_turn_stand
    possible = {
        Kind.DRAW: rules.centre != Centre.TABLE,
        Kind.TAKE: rules.centre == Centre.DISCARD,
        Kind.POOL: rules.centre == Centre.POOL,
        Kind.ALL: rules.centre == Centre.TABLE and rules.allow_swap_all,
        Kind.REFRESH: rules.refresh_from_turn > 0,
        Kind.PASS: rules.pass_rule != PassRule.NEVER or last_turns,
        Kind.CLOSE: True,
    }
    return [kind.name.lower() for kind, ever in possible.items() if ever]


def counted_units(rules: Rules) -> int:
    """Return the units at the start of a match, 0 where points are counted instead."""
    return rules.units if rules.score == Score.UNITS else 0


def seat_view(seen: views.SeatView, seated: Seated, called: bool) -> protocol.SeatView:  # noqa: FBT001
    """Return what everybody may know of a seat."""
    return protocol.SeatView(
        name=seated.name,
        bot=seated.bot,
        connected=seated.connected,
        stand_in=seated.stand_in,
        units=seen.units,
        points=seen.points,
        swims=seen.swims,
        out=seen.out,
        cards=seen.cards,
        known=seen.known,
        shown=seen.shown,
        value=seen.value,
        turns=seen.turns,
        called=called,
        stuck=seen.stuck,
        challenges=seen.challenges,
        declared=seen.declared,
        chicken=seen.chicken,
        did=seated.did,
    )


def blocked(game: Game) -> tuple[int | None, dict[str, Sentence], dict[str, Sentence]]:
    """Return who is to move, why an action is not possible for that seat, and why for the others.

    About somebody else's turn nothing more is said; where nobody is to move, it is the same for all.
    """
    mover, why = game.to_move, _blocked(game.reasons(), game.preset.call)
    return mover, why, why if mover is None else _not_your_turn(mover)


@lru_cache(1024)
def _blocked(reasons: tuple[int, ...], word: str) -> dict[str, Sentence]:
    return {action: sentence(why) for action, why in blocked_by(reasons, word).items()}


@cache
def _not_your_turn(mover: int) -> dict[str, Sentence]:
    return dict.fromkeys(ACTIONS, Sentence(key="why-not-your-turn", args={"seat": mover}))


def turned_over(game: Game) -> list[int]:
    """Return the seats of a finished hand in the order in which a showdown turns their cards over: the worst last."""
    values, finished = game.look(0)[0]["values"], game.results[-1]
    played = [seat for seat, value in enumerate(finished.values) if value is not None]
    return sorted(played, key=lambda seat: (-finished.change[seat], -int(values[seat])))


def result(finished: HandResult, order: list[int]) -> protocol.Result:
    """Return how a hand ended."""
    return protocol.Result(
        end=finished.end,
        values=list(finished.values),
        change=list(finished.change),
        safe=list(finished.safe),
        points=list(finished.points),
        order=order,
        went_out=list(finished.went_out),
        reasons=[sentence(reason) for reason in finished.reasons],
    )
