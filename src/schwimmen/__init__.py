"""Schwimmen (31) and its family: engine, notation, players, tables.

>>> import schwimmen
>>> game = schwimmen.Game("schwimmen", players=["Anna", "Ben", "Cem"], dealer=2, seed=31)
>>> game.to_move, game.legal()
(2, ['keep', 'trade'])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from schwimmen.game import Game, IllegalMove
    from schwimmen.knobs import HouseError
    from schwimmen.rules import Rules
    from schwimmen.tokens import Move
    from schwimmen.variants import VARIANTS, find

__version__ = "0.1.0"

__all__ = ["VARIANTS", "Game", "HouseError", "IllegalMove", "Move", "Rules", "__version__", "find"]

_ROOMS = {
    "Game": "game",
    "HouseError": "knobs",
    "IllegalMove": "game",
    "Move": "tokens",
    "Rules": "rules",
    "VARIANTS": "variants",
    "find": "variants",
}
"""Where a name lives. It is fetched when it is asked for: a command that only prints rules waits for no compiler."""


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module 'schwimmen' has no attribute {name!r}")
    return getattr(import_module(f"schwimmen.{_ROOMS[name]}"), name)
