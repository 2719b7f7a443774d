"""A game, as one reader may know it, in the words of the protocol.

Everything here is copied out of `Game.view(seat)`, `Game.own(seat)` and of what happened in public; nothing is ever
taken away again. What all readers share is made once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, TypeAlias

from schwimmen.engine.codes import Kind
from schwimmen.match.game import Game, blocked_by
from schwimmen.match.views import OWN, PUBLIC, SEAT, OwnView, SeatView, View
from schwimmen.rules import share
from schwimmen.rules.fields import CallEffect, Centre, CloseTiming, PassRule, Rules, Score
from schwimmen.rules.presets import Preset
from schwimmen.server.protocol.view import GameView
from schwimmen.server.table.match import Match
from schwimmen.words.sentence import Sentence

Parts: TypeAlias = dict[str, Any]

ACTIONS = tuple(kind.name.lower() for kind in Kind)


def public(match: Match, view: View, players: Sequence[Parts]) -> Parts:
    """Return the keys of a `TableView` that are the same for every reader, from the view of any seat.

    `players` tells of each seat who plays there.
    """
    game, history = match.game, match.history
    done = bool(game.results) and view.phase in ("deal", "over")
    return {name: getattr(view, name) for name in PUBLIC} | {
        "seats": [seat_parts(seat) | player for seat, player in zip(view.seats, players, strict=True)],
        "winners": game.winners,
        "result": game.results[-1] if done else None,
        "history": list(history.hands),
        "log": list(history.log),
    }


def seat_parts(seat: SeatView) -> Parts:
    """Return what everybody may know of a seat."""
    return {name: getattr(seat, name) for name in SEAT}


def own(seat: int | None, mine: OwnView, open_hands: dict[str, list[str]]) -> Parts:
    """Return the keys of a `TableView` that are for one seat alone; `open_hands` are hands that it may look into."""
    return {name: getattr(mine, name) for name in OWN} | {"seat": seat, "worths": {}, "open_hands": open_hands}


def nobodys() -> Parts:
    """Return the same keys for a spectator, who has nothing of his own."""
    return own(None, OwnView(hand=[], value=None, packet=[], pending=None, legal=[]), {})


def fixed(game: Game) -> Parts:
    """Return the keys of a `TableView` that stay as they are for a whole match."""
    return {
        "rules": game.preset.id,
        "house": game.house,
        "code": share.encode(game.preset.id, game.house),
        "game": game_view(game.preset, game.rules),
        "units": counted_units(game.rules),
    }


def game_view(preset: Preset, rules: Rules) -> GameView:
    """Return what a table needs to know of some rules to lay itself out."""
    return GameView(
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


def blocked(game: Game) -> tuple[int | None, dict[str, Sentence], dict[str, Sentence]]:
    """Return who is to move, why an action is not possible for that seat, and why for the others.

    About somebody else's turn nothing more is said; where nobody is to move, it is the same for all.
    """
    mover, why = game.to_move, _blocked(game.reasons(), game.preset.call)
    return mover, why, why if mover is None else _not_your_turn(mover)


@lru_cache(1024)
def _blocked(reasons: tuple[int, ...], word: str) -> dict[str, Sentence]:
    return blocked_by(reasons, word)


@cache
def _not_your_turn(mover: int) -> dict[str, Sentence]:
    return dict.fromkeys(ACTIONS, Sentence("why-not-your-turn", {"seat": mover}))
