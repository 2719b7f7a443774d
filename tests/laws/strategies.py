"""Random house rules and random play of every preset, for the laws that all of them obey."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from schwimmen import PRESETS, Game
from schwimmen.engine.codes import Kind, kind_of, rides
from schwimmen.engine.kernel import JIT
from schwimmen.engine.layout import Phase
from schwimmen.match.referee import Referee
from tests.samples import samples

LAW = settings(
    max_examples=samples(3, 100) if JIT else 2,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
"""How often a law is tried; the same tries each time, fewer where the engine is plain Python."""

MOST_MOVES, MOST_HANDS = (80, 3) if JIT else (18, 2)
"""After this many moves a hand is left as it is, since random play may pass for ever; after this many hands a match."""

HABITS: dict[str, Callable[[int], bool]] = {
    "any": bool,
    "pass": lambda code: kind_of(code) == Kind.PASS,
    "call": lambda code: rides(code) or kind_of(code) == Kind.CLOSE,
    "exchange": lambda code: kind_of(code) in {Kind.SWAP, Kind.SOME, Kind.ALL},
    "draw": lambda code: kind_of(code) in {Kind.DRAW, Kind.TAKE, Kind.REFRESH, Kind.CHALLENGE},
}
"""What somebody likes to do who plays at random."""


@st.composite
def houses(draw: st.DrawFn, preset: str) -> dict[str, Any]:
    """Choose house rules of a preset: a few of its knobs, any values."""
    knobs = PRESETS[preset].knobs
    names = draw(st.lists(st.sampled_from(list(knobs)), unique=True, max_size=len(knobs)))
    return {name: draw(st.sampled_from(knobs[name].samples())) for name in names}


@st.composite
def tables(draw: st.DrawFn, preset: str) -> tuple[dict[str, Any], int, random.Random]:
    """Choose house rules, a number of players that they allow, and the chance of everything else."""
    house = draw(houses(preset))
    rules = PRESETS[preset].house(house)
    most = min(rules.players[1], rules.most_players())
    count = draw(st.integers(rules.players[0], most))
    return house, count, random.Random(draw(st.integers(0, 2**32)))


class Play:
    """A match that plays itself at random: some pass much, some call early."""

    def __init__(self, preset: str, house: dict[str, Any], count: int, chance: random.Random) -> None:
        self.game = Game(preset, players=count, house=house, seed=chance.getrandbits(32))
        self.chance = chance
        self.habit = chance.choice(list(HABITS))

    @property
    def referee(self) -> Referee:
        """Who sees everything."""
        return self.game._referee

    def choose(self) -> str:
        """Choose a legal token."""
        legal = self.referee.legal()
        liked = legal
        if self.habit != "any" and self.chance.random() < 0.7:
            liked = [code for code in legal if HABITS[self.habit](code)] or legal
        return self.referee.token(self.chance.choice(liked))

    def hands(self, most: int = MOST_HANDS) -> Iterator[int]:
        """Play hands of the match; after each deal and each move, yield the number of the hand."""
        for number in range(most):
            if number:
                self.game.deal()
            yield number
            for _ in range(MOST_MOVES):
                if self.game.to_move is None:
                    break
                self.game.play(self.choose())
                yield number
            if self.referee.phase != Phase.DEAL:
                return
