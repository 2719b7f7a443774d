"""A kernel as tests of several folders call it from Python: directly, each kind of argument would be compiled anew."""

from __future__ import annotations

from schwimmen.engine.kernel import Records, kernel
from schwimmen.engine.layout import RuleFields
from schwimmen.players.level import choose_move
from schwimmen.players.scratch import Scratch


@kernel
def level_move(level: int, rules: Records[RuleFields], scratches: Records[Scratch]) -> int:
    """Return the move of a level in the view of a scratch record (`level.choose_move`)."""
    return choose_move(level, rules[0], scratches[0])
