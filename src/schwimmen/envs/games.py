"""The games as environments: their ids with versions, what an episode is, and a toy that can be solved."""

from __future__ import annotations

from schwimmen.rules.enums import AllPass, DealerChoice, LowestTie, MatchEnd, Score, TieBreak
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import named

EPISODES: dict[str, str] = {
    "hand": "one hand, everybody with fresh units; the reward is the change of units or points",
    "match": "a whole match; the reward is a share of the win: 1 among those who have won it, 0 for others",
}
"""What an episode can be; the first is the default."""

VERSION = 0
"""The version of all environments: another one where the same seed and actions would give other observations."""

HISTORY: dict[int, str] = {
    0: "The first one: actions by places, observations of planes and bytes, a hand as an episode.",
}

TOY = Rules(
    players=(2, 2),
    pack=4,
    hand_size=1,
    table_size=1,
    dealer_choice=DealerChoice.NONE,
    allow_swap_all=False,
    all_pass=AllPass.END,
    auto_declare=0,
    trio_value=None,
    fire_value=None,
    tie_break=TieBreak.SUITS,
    lowest_tie=LowestTie.ALL_LOSE,
    match_end=MatchEnd.SINGLE_HAND,
)
"""Two players, four aces ranked by suit, a card each and one on the table: Schwimmen as small as Kuhn's poker."""


def rules_of(game: str | Rules) -> Rules:
    """Return the rules of a game by its id or another name, or those given. Raises ValueError for a name of no game."""
    if isinstance(game, Rules):
        return game
    preset, house = named(game)
    return preset.house(house)


def env_id(preset: str) -> str:
    """Return the id of an environment with its version, as Gymnasium spells it."""
    return f"schwimmen/{preset.replace('_', '-')}-v{VERSION}"


def reward_range(rules: Rules, players: int, episode: str) -> tuple[float, float]:
    """Return bounds of what an episode can be worth to a seat."""
    if episode == "match":
        return 0.0, 1.0
    top = 11.0 + 10 * (rules.hand_size - 1)
    written = [points for row in rules.points_table for points in row]
    bounds = {
        Score.UNITS: (-float(max(2, rules.caller_lowest_penalty + rules.caller_not_best)), float(rules.best_gains)),
        Score.DIFFERENCE: (-2 * top, top),
        Score.TABLE: (float(min(written)), float(max(written))),
        Score.WINS: (0.0, 1.0),
        Score.CONTEST: (0.0, (players + 1) * top),
        Score.WIN_AND_LOSS: (-1.0, 1.0),
    }
    return bounds[rules.score]
