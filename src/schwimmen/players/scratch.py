"""The record that computer opponents work in, lent to each of them in turn; what it holds makes no difference."""

from __future__ import annotations

from schwimmen.engine.kernel import Struct
from schwimmen.engine.layout import Table, View
from schwimmen.players.mind import Mind


class Scratch(Struct):
    """Room for the decisions at one table, one after another."""

    seat_view: View
    """What the seat to move may know."""
    mind: Mind
    world: Table
    """A world that it imagines."""
