"""Random house rules and random play of every preset, for the laws that all of them obey."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from schwimmen import VARIANTS, Game
from schwimmen.engine.kernel import JIT
from schwimmen.engine.layout import Phase
from schwimmen.knobs import Choice, Flag, Knob, NumberOrNone, Pack, Span, Specials, Whole, WholeChoice
from schwimmen.referee import Referee

LAW = settings(
    max_examples=40 if JIT else 6,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
"""How often a law is tried; the same tries each time, fewer where the engine is plain Python."""

PRESETS = list(VARIANTS)
MOST_MOVES = 150
"""After so many moves a hand is left as it is: random play may pass for ever."""


def values_of(knob: Knob) -> st.SearchStrategy[Any]:
    """Choose among the JSON values of a house rule, whatever kind it is."""
    match knob:
        case Flag():
            return st.booleans()
        case Whole():
            return st.integers(knob.least, knob.least + 3)
        case Choice():
            return st.sampled_from([str(value) for value in knob.values] + list(knob.second or {}))
        case WholeChoice() | Pack():
            return st.sampled_from(knob.values if isinstance(knob, WholeChoice) else knob.sizes)
        case NumberOrNone():
            return st.sampled_from(["none" if value is None else value for value in knob.values])
        case Specials():
            return st.lists(st.sampled_from(list(knob.values)), max_size=3)
        case Span():
            return st.just([2, 17])
    raise TypeError(f"{knob}: say here which values this kind of knob has")


@st.composite
def houses(draw: st.DrawFn, preset: str) -> dict[str, Any]:
    """Choose house rules of a preset: a few of its knobs, any values."""
    knobs = VARIANTS[preset].knobs
    names = draw(st.lists(st.sampled_from(list(knobs)), unique=True, max_size=len(knobs)))
    return {name: draw(values_of(knobs[name])) for name in names}


@st.composite
def tables(draw: st.DrawFn, preset: str) -> tuple[dict[str, Any], int, random.Random]:
    """Choose house rules, a number of players that they allow, and the chance of everything else."""
    house = draw(houses(preset))
    rules = VARIANTS[preset].house(house)
    most = min(rules.players[1], rules.most_players())
    count = draw(st.integers(rules.players[0], most))
    return house, count, random.Random(draw(st.integers(0, 2**32)))


class Play:
    """A match that plays itself at random: some pass much, some call early."""

    def __init__(self, preset: str, house: dict[str, Any], count: int, chance: random.Random) -> None:
        self.game = Game(preset, players=count, house=house, seed=chance.getrandbits(32))
        self.chance = chance
        self.habit = chance.choice(["any", "pass", "call", "exchange"])

    @property
    def referee(self) -> Referee:
        """Who sees everything."""
        return self.game._referee

    def choose(self) -> str:
        """Choose a legal token."""
        legal = self.game.legal()
        liked = {
            "any": legal,
            "pass": [token for token in legal if token == "pass"],
            "call": [token for token in legal if token.endswith("!") or token == "close"],
            "exchange": [token for token in legal if ">" in token or token.startswith("all")],
        }[self.habit]
        return self.chance.choice(liked if liked and self.chance.random() < 0.7 else legal)

    def hands(self, most: int = 4) -> Iterator[int]:
        """Play hands of the match; after each deal and each move, yield the number of the hand."""
        for number in range(most):
            yield number
            for _ in range(MOST_MOVES):
                if self.game.to_move is None:
                    break
                self.game.play(self.choose())
                yield number
            if self.referee.phase != Phase.DEAL:
                return
            self.game.deal()
