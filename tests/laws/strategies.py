"""Random house rules and random play of every preset, for the laws that all of them obey."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from schwimmen import PRESETS, Game
from schwimmen.engine.kernel import JIT
from schwimmen.engine.layout import Phase
from schwimmen.match.referee import Referee
from schwimmen.rules.knobs import Knob
from schwimmen.rules.knobs.kinds import (
    Choice,
    Counted,
    Flag,
    Labels,
    NumberOrNone,
    Pack,
    PointsTable,
    Span,
    Specials,
    Whole,
    WholeChoice,
)

LAW = settings(
    max_examples=7 if JIT else 2,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
"""How often a law is tried; the same tries each time, fewer where the engine is plain Python."""

MOST_MOVES, MOST_HANDS = (80, 3) if JIT else (18, 2)
"""After so many moves a hand is left as it is, since random play may pass for ever; after so many hands a match."""


def values_of(knob: Knob) -> st.SearchStrategy[Any]:
    """Choose among the JSON values of a house rule, whatever kind it is."""
    match knob:
        case Flag():
            return st.booleans()
        case Whole():
            return st.integers(knob.least, knob.least + 3)
        case Choice():
            return st.sampled_from([*knob.values, *(knob.second or {})])
        case Counted():
            counted = [f"{word}({count})" for word in knob.counted for count in (1, 2, 5, 40, 500)]
            return st.sampled_from([*knob.plain, *counted])
        case WholeChoice() | Pack():
            return st.sampled_from(knob.values if isinstance(knob, WholeChoice) else knob.sizes)
        case NumberOrNone():
            return st.sampled_from(["none" if value is None else value for value in knob.values])
        case Specials():
            return st.lists(st.sampled_from(list(knob.values)), max_size=3)
        case Span():
            return st.just([2, 17])
    return _made_of_parts(knob)


def _made_of_parts(knob: Knob) -> st.SearchStrategy[Any]:
    """Choose among the JSON values of a house rule that is a table or a list of texts."""
    if isinstance(knob, PointsTable):
        pair = st.lists(st.integers(-3, 9), min_size=2, max_size=2)
        return st.fixed_dictionaries(dict.fromkeys(knob.rows, pair))
    if isinstance(knob, Labels):
        return st.lists(st.text(max_size=9), min_size=4, max_size=4)
    raise TypeError(f"{knob}: say here which values this kind of knob has")


@st.composite
def houses(draw: st.DrawFn, preset: str) -> dict[str, Any]:
    """Choose house rules of a preset: a few of its knobs, any values."""
    knobs = PRESETS[preset].knobs
    names = draw(st.lists(st.sampled_from(list(knobs)), unique=True, max_size=len(knobs)))
    return {name: draw(values_of(knobs[name])) for name in names}


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
        self.habit = chance.choice(["any", "pass", "call", "exchange", "draw"])

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
            "draw": [token for token in legal if token in ("draw", "take", "refresh", "challenge")],
        }[self.habit]
        return self.chance.choice(liked if liked and self.chance.random() < 0.7 else legal)

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
