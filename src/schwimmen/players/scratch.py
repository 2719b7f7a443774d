"""The records that computer opponents work in, lent to each of them in turn; what they hold makes no difference."""

from __future__ import annotations

from typing import NamedTuple

from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, View
from schwimmen.players.mind import Mind


class Scratch(NamedTuple):
    """Room for the decisions at one table, one after another."""

    seat_view: View
    """What the seat to move may know."""
    mind: Mind
    world: Table
    """A world that it imagines."""
    world_view: View
    """What a seat of that world may know."""


def new_scratch() -> Scratch:
    """Return records of its own."""
    return Scratch(new(View)[0], new(Mind)[0], new(Table)[0], new(View)[0])
