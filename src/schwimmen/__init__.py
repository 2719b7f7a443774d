"""Schwimmen (31) and its family: engine, notation, players, tables.

>>> import schwimmen
>>> game = schwimmen.Game("schwimmen", players=["Anna", "Ben", "Cem"], dealer=2, seed=31)
>>> game.to_move, game.legal()
(2, ['keep', 'trade'])
"""

from schwimmen.game import Game, IllegalMove
from schwimmen.knobs import HouseError
from schwimmen.rules import Rules
from schwimmen.tokens import Move
from schwimmen.variants import VARIANTS, find

__version__ = "0.1.0"

__all__ = ["VARIANTS", "Game", "HouseError", "IllegalMove", "Move", "Rules", "__version__", "find"]
