"""The levels of computer opponents, as one kernel."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from schwimmen.engine.kernel import kernel
from schwimmen.players.beginner import beginner
from schwimmen.players.club import club
from schwimmen.players.mind import chance_below


class Level(IntEnum):
    """How well a computer opponent plays, weakest first."""

    RANDOM = 0
    BEGINNER = 1
    CLUB = 2


@kernel
def choose_move(level: int, view: Any, rules: Any, mind: Any, world: Any, sight: Any) -> int:
    """Return the code of the move that a computer opponent of some level plays.

    `mind`, `world` and `sight` are scratch records (`Mind`, `Table`, `View`): whatever they hold makes no difference,
    but for the chance in `mind.rng`.
    """
    if level == Level.CLUB:
        return club(view, rules, mind, world, sight)
    if level == Level.BEGINNER:
        return beginner(view, rules, mind)
    return view.legal[chance_below(mind, view.legal_count)]
