"""A game, as one reader may know it, in the words of the protocol.

Everything here is copied out of `Game.view(seat)`, `Game.own(seat)` and of what happened in public; nothing is ever
taken away again. What all readers share is made once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, TypeAlias

from schwimmen.match import actions
from schwimmen.match.game import Game, blocked_by, why_key
from schwimmen.match.views import OWN, PUBLIC, SEAT, OwnView, SeatView, View
from schwimmen.rules import share
from schwimmen.rules.fields import Rules, Score
from schwimmen.rules.presets import Preset
from schwimmen.server.protocol.view import GameView
from schwimmen.server.table.match import Match
from schwimmen.words.sentence import Sentence

Parts: TypeAlias = dict[str, Any]

Options: TypeAlias = tuple[int | None, Parts, Parts]
"""Who is to move, what that seat can do and why not, and what the others can."""


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
        actions=list(actions.known(rules, preset.rules)),
        unfit={action: Sentence(why_key(why)) for action, why in actions.unfit(rules).items()},
        call=preset.call,
        ledger=preset.ledger,
        counts_points=rules.score != Score.UNITS,
        grace=bool(rules.grace),
        match_end=str(rules.match_end),  # type: ignore[typeddict-item]
        match_length=rules.match_length,
        explains=rules.explain_gate,
        one_suit_table=str(rules.one_suit_table),  # type: ignore[typeddict-item]
        suits=list(rules.suit_labels),
    )


def counted_units(rules: Rules) -> int:
    """Return the units at the start of a match, 0 where points are counted instead."""
    return rules.units if rules.score == Score.UNITS else 0


def options(game: Game) -> Options:
    """Return who is to move, what that seat is offered and why not all of it is possible, and the same for the others.

    About somebody else's turn nothing more is said than whose it is; where nobody is to move, it is the same for all.
    """
    mover, waiting = game.to_move, list(game.actions(None))
    why = _blocked(game.reasons(), game.preset.call)
    if mover is None:
        return None, {"actions": waiting, "blocked": why}, {"actions": waiting, "blocked": why}
    offered = {"actions": list(game.actions(mover)), "blocked": why}
    return mover, offered, {"actions": waiting, "blocked": _not_your_turn(mover)}


@lru_cache(1024)
def _blocked(reasons: tuple[int, ...], word: str) -> dict[str, Sentence]:
    return blocked_by(reasons, word)


@cache
def _not_your_turn(mover: int) -> dict[str, Sentence]:
    return dict.fromkeys(actions.NAMES, Sentence("why-not-your-turn", {"seat": mover}))
