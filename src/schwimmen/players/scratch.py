"""All records that a decision fills, lent to each computer opponent in turn; what they hold makes no difference."""

from __future__ import annotations

from schwimmen.engine.kernel import Struct
from schwimmen.engine.layout import Table, View
from schwimmen.players.search_state import SearchState


class Scratch(Struct):
    """Room for the decisions at one table, one after another."""

    seat_view: View
    """What the seat to move may know."""
    state: SearchState
    world: Table
    """A world that it imagines."""
