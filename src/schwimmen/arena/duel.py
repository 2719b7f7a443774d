"""Duels: whole matches between two computer opponents, and how sure the result is."""

from __future__ import annotations

import math
from dataclasses import dataclass

from schwimmen.arena.standings import means_of
from schwimmen.arena.tables import Setup, play_sets
from schwimmen.rules.fields import Rules


@dataclass(frozen=True, slots=True)
class Duel:
    """What came out."""

    matches: int
    hands: int
    share: float
    """The share of the first one's wins, a shared win counting as half of one."""
    sigmas: float
    """By how many standard deviations the share is off the half that equal players would have.

    Of two equal players either might have done as well in each set as the other one did: that is what chance is taken
    to be.
    """


def duel(rules: Rules, pair: tuple[str, str], matches: int, *, seed: int) -> Duel:
    """Play matches for two between computer opponents of two levels, in sets of two with the same cards.

    An odd number is rounded up. Raises ValueError if two cannot play by these rules, or for a level that there is not.
    """
    setup = Setup(rules=rules, players=2, entrants=(f"first={pair[0]}", f"second={pair[1]}"), seed=seed)
    sets = play_sets(setup, range((matches + 1) // 2))
    found = [means[0] - means[1] for means in map(means_of, sets)]
    spread = math.sqrt(sum(each * each for each in found))
    share = 0.5 + sum(found) / (2 * len(found))
    return Duel(2 * len(sets), sum(played.hands for played in sets), share, sum(found) / spread if spread else 0.0)
