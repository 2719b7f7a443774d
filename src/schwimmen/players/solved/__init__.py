"""`solved`: plays a hand for two by a network that has learned from itself (docs/solved.md).

From Python, `choose` is a chooser as the arena takes them in. `features` says what it sees, `infoset` is what it
works in, `belief` the part of the network that reckons with the other hand, `net` the other one, `play` plays, `policy`
holds the shipped weights. `learned` plays a value network in the same way.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import fields_of
from schwimmen.match.tokens import token_of
from schwimmen.players.search_state import SearchState
from schwimmen.players.solved.infoset import InformationSet
from schwimmen.players.solved.play import solved
from schwimmen.players.solved.policy import check, shipped
from schwimmen.rules.fields import Rules


def choose(view: NDArray[Any], rules: Rules, seed: int) -> str:
    """Return the token that the solved strategy plays.

    `view` is an array with one engine `View` record of a seat that is to move. Raises ValueError where the hand is not
    one for two by the rules of the preset, or the seat is not to move.
    """
    check(rules, int(view[0]["players"]))
    if not view[0]["legal_count"]:
        raise ValueError(f"seat {view[0]['seat']} is not to move")
    state = new(SearchState)
    state["rng"] = chance.seed_state(seed)
    fields, infoset = fields_of(rules)[0], new(InformationSet)[0]
    code = solved(view[0], fields, state[0], infoset, shipped().net)
    return token_of(int(code), int(view[0]["hand"]), int(view[0]["table"]))
