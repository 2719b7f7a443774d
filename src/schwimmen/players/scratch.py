"""What decisions work in, lent to each computer opponent in turn: what one leaves there is nothing to the next."""

from __future__ import annotations

from typing import Any

from schwimmen.engine.kernel import Records, Struct, new
from schwimmen.engine.layout import Table, View
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.network import ValueNetwork
from schwimmen.players.value_network.shipped import network_for
from schwimmen.rules.fields import Rules


class Scratch(Struct):
    """Room for the decisions at one table, one after another."""

    seat_view: View
    """What the seat to move may know."""
    state: SearchState
    world: Table
    """A world that it imagines."""
    network: ValueNetwork
    """The one for the rules that are played (`equip`)."""


def scratch_for(rules: Rules) -> Records[Scratch]:
    """Return a scratch record for decisions by some rules."""
    scratches = new(Scratch)
    equip(scratches, rules)
    return scratches


def equip(scratches: Any, rules: Rules) -> None:
    """Give scratch records the value network for some rules, where there is one."""
    scratches["network"] = network_for(rules)[0]
