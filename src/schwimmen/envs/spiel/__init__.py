"""The family for OpenSpiel: importing this registers all games. Needs the extra `envs`.

>>> import pyspiel
>>> import schwimmen.envs.spiel
>>> game = pyspiel.load_game("python_schwimmen(players=3)")
"""

from schwimmen.envs.spiel.game import GAMES, SHORT_NAMES

__all__ = ["GAMES", "SHORT_NAMES"]
