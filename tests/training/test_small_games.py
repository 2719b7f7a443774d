"""The rule by which `solved` learns, in games that can be solved: what is learned there can hardly be beaten."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from schwimmen.players.mixing import soften
from tests.samples import SOAK
from tests.training.small_games import SmallGame, exploitability, learned, shown, softened, uniform

LADDER = [(3, 4, 3), *([(4, 4, 3), (3, 4, 4), (4, 3, 4)] if SOAK else [])]
"""Ranks, suits and turns."""


@pytest.mark.parametrize(("ranks", "suits", "turns"), LADDER)
def test_the_cooler_the_harder_to_beat(ranks: int, suits: int, turns: int) -> None:
    """Best responses gain ever less on what is learned as it cools, and in the end nearly nothing."""
    game = SmallGame(ranks, suits, turns)
    gained = [exploitability(game, learned(game, 80, temperature, 0.1)) for temperature in (0.1, 0.02, 0.005)]
    assert exploitability(game, uniform(game)) > 0.5
    assert gained[0] > gained[1] > gained[2] >= 0
    assert gained[2] < 0.005


def test_who_cannot_tell_suits_apart_loses_ties() -> None:
    """A player who learns as well, but does not see which suit is higher, can be beaten for ever."""
    game, blind = SmallGame(3, 4, 3), SmallGame(3, 4, 3, blind=True)
    strategy = learned(blind, 80, 0.005, 0.1)
    assert exploitability(blind, strategy) < 0.005
    assert exploitability(game, shown(game, blind, strategy)) > 0.02


@pytest.mark.parametrize("cooled", [False, True])
def test_openspiel_finds_the_same_best_responses(cooled: bool) -> None:
    """OpenSpiel, which is told the rules of the game in other words, wins as much from a strategy."""
    pytest.importorskip("pyspiel", reason="needs the extra envs")
    from open_spiel.python.algorithms.exploitability import nash_conv
    from open_spiel.python.policy import Policy

    from tests.training.spiel_games import SpielGame

    game, spiel = SmallGame(2, 3, 3), SpielGame(2, 3, 3)
    strategy = learned(game, 20, 0.1, 0.1) if cooled else uniform(game)

    class Told(Policy):  # type: ignore[misc]
        def action_probabilities(self, state: Any, _player: int | None = None) -> dict[int, float]:
            node = game.root
            for way in state.ways:
                node = node.next[way]
            chances = strategy[next(place for place, each in enumerate(game.nodes) if each is node)]
            return dict(enumerate(chances[node.sets[state.deal]].tolist()))

    assert nash_conv(spiel, Told(spiel, [0, 1])) == pytest.approx(exploitability(game, strategy), abs=1e-12)


def test_it_is_the_rule_of_play() -> None:
    """Small games are played by the same exponential rule as Schwimmen."""
    values, chances = np.array([[0.3, -0.1, 0.29, 0.0]]), np.zeros(4)
    soften(values[0], chances, 4, 0.02)
    assert chances == pytest.approx(softened(values, 0.02)[0])
