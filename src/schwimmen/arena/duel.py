"""Duels: whole matches between two computer opponents, and how sure the result is."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from schwimmen import cards
from schwimmen.arena.hands import bot_matches
from schwimmen.engine import chance
from schwimmen.engine.kernel import new, record_at
from schwimmen.engine.layout import Table, View, fields_of
from schwimmen.engine.rollout import Tally
from schwimmen.players import LEVELS
from schwimmen.players.mind import Mind
from schwimmen.rules import Rules


@dataclass(frozen=True, slots=True)
class Duel:
    """What came out: matches, those that each has won alone, and the hands that they took."""

    matches: int
    first: int
    second: int
    hands: int

    @property
    def share(self) -> float:
        """The share of the first one's wins, a shared win counting as half of one."""
        return 0.5 + (self.first - self.second) / (2 * self.matches)

    @property
    def sigmas(self) -> float:
        """By how many standard deviations the share is off the half that equal players would have."""
        return (self.share - 0.5) * 2 * math.sqrt(self.matches)


def duel(rules: Rules, pair: tuple[str, str], matches: int, *, seed: int) -> Duel:
    """Play matches for two between computer opponents of two levels, who take turns with the first deal.

    Raises ValueError if two cannot play by these rules, or for a level that there is not.
    """
    rules.check_players(2)
    levels = np.array([LEVELS.index(level) for level in pair], np.int64)
    table, tally = new(Table), new(Tally)
    table["pack"][0, : rules.pack] = cards.pack_of(rules.pack)
    table["rng"] = chance.seed_state(seed)
    view, mind, world, sight = (record_at(new(kind)) for kind in (View, Mind, Table, View))
    fields, counts = record_at(fields_of(rules)), record_at(tally)
    hands = bot_matches(record_at(table), fields, view, mind, world, sight, levels, matches, counts)
    won = tally["won"][0]
    shared = int(won[0] + won[1]) - matches
    return Duel(matches, int(won[0]) - shared, int(won[1]) - shared, int(hands))
