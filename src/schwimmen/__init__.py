"""Schwimmen (31) and its family: engine, notation, players, tables.

>>> import schwimmen
>>> game = schwimmen.Game("schwimmen", players=["Anna", "Ben", "Cem"], dealer=2, seed=31)
>>> game.to_move, game.legal()
(2, ['keep', 'trade'])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from schwimmen.fair import verify
    from schwimmen.match import record
    from schwimmen.match.game import Game, IllegalMove
    from schwimmen.match.tokens import Move
    from schwimmen.rules import share
    from schwimmen.rules.fields import Rules
    from schwimmen.rules.knobs import HouseError
    from schwimmen.rules.presets import PRESETS, find

__version__ = "0.1.0"

__all__ = [
    "PRESETS",
    "Game",
    "HouseError",
    "IllegalMove",
    "Move",
    "Rules",
    "__version__",
    "find",
    "record",
    "share",
    "verify",
]

_ROOMS = {
    "Game": "match.game",
    "HouseError": "rules.knobs",
    "IllegalMove": "match.game",
    "Move": "match.tokens",
    "Rules": "rules.fields",
    "PRESETS": "rules.presets",
    "find": "rules.presets",
    "record": "match.record",
    "share": "rules.share",
    "verify": "fair.verify",
}
"""Where a name lives. It is fetched when it is asked for: a command that only prints rules waits for no compiler."""


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module 'schwimmen' has no attribute {name!r}")
    found = import_module(f"schwimmen.{_ROOMS[name]}")
    return found if found.__name__.endswith(f".{name}") else getattr(found, name)
