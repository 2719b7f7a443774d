"""How sure a tournament is: errors stay as rare as promised, however often you look."""

from __future__ import annotations

import argparse
import math
import random

import numpy as np
import pytest

from schwimmen.arena.confidence import CONFIDENCE, ConfidenceSequence
from schwimmen.arena.ratings import SCALE, greatest_likelihood, ratings
from schwimmen.arena.standings import StoppingRule
from schwimmen.arena.tables import Set, Setup
from schwimmen.cli import arena
from schwimmen.rules.fields import Rules
from tests.samples import samples

ALPHA = 0.1


def test_the_command_and_the_library_are_as_sure() -> None:
    """Who says nothing gets the same confidence from `schwimmen arena` as from Python."""
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    assert parser.parse_args([]).confidence == StoppingRule().confidence == CONFIDENCE


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("results", "weights"),
    [((-1, 0, 1), (1, 2, 1)), ((-1, 1), (1, 1)), ((-0.1, 0.9), (9, 1)), ((-1, 0.25), (1, 4)), ((-0.05, 0.05), (1, 1))],
)
def test_equals_are_rarely_told_apart_however_often_one_looks(
    results: tuple[float, ...], weights: tuple[int, ...]
) -> None:
    """Looking after every result and stopping at the first answer, it is wrong in less than alpha of tournaments."""
    chance, wrong, runs = random.Random(1), 0, samples(60, 1000)
    for _ in range(runs):
        interval = ConfidenceSequence(1, ALPHA)
        for result in chance.choices(results, weights, k=120):
            interval.add(result)
            if interval.sign:
                wrong += 1
                break
    assert wrong <= ALPHA * runs


def test_the_interval_covers_the_mean_at_all_times() -> None:
    """The mean of skewed results lies in the interval after every single one, but for alpha of all sequences."""
    chance, missed, runs = random.Random(2), 0, samples(60, 1000)
    for _ in range(runs):
        interval = ConfidenceSequence(2, ALPHA)
        for result in chance.choices((2, -0.5), (1, 3), k=120):
            interval.add(result)
            if not interval.low <= 0.125 <= interval.high:
                missed += 1
                break
    assert missed <= ALPHA * runs


def test_a_difference_is_found() -> None:
    """A mean that is not 0 is found, sooner if it is larger, and the interval closes in on it."""
    needed = []
    for likely in (0.8, 0.65):
        chance, interval = random.Random(3), ConfidenceSequence(1, 0.01)
        while not interval.sign:
            interval.add(1 if chance.random() < likely else -1)
        needed.append(interval.count)
        assert interval.sign == 1
    assert needed[0] < needed[1] < 1000
    wide = interval.high - interval.low
    for _ in range(1000):
        interval.add(1 if chance.random() < 0.65 else -1)
    assert interval.low < 0.3 < interval.high
    assert interval.high - interval.low < wide / 2


def test_what_is_out_of_reach_is_refused() -> None:
    """A result that the certainty does not reckon with is an error, never a wrong interval."""
    with pytest.raises(ValueError, match=r"result: expected -1 to 1, got 1\.5"):
        ConfidenceSequence(1, ALPHA).add(1.5)


def test_strengths_are_those_of_the_greatest_likelihood() -> None:
    """From wins in exact proportion to strengths, at tables of three and of two, the strengths come back."""
    strengths = np.array([1.0, 2.0, 5.0])
    members = np.array([[1.0, 1.0, 1.0], [0.0, 1.0, 1.0]])
    counts = np.array([[800.0, 700.0]])
    wins = (counts[0] / (members @ strengths)) @ (members * strengths)
    found = greatest_likelihood(members, counts, wins[None])[0]
    assert found == pytest.approx(np.log(strengths))


def sets_of(won: list[int]) -> list[Set]:
    """Return sets for two in which the first one wins both matches or none."""
    return [Set(number, [0, 1], [[float(win), 1.0 - win]] * 2, 4, 9) for number, win in enumerate(won)]


TWO = Setup(rules=Rules(), players=2, entrants=("club", "beginner"))


def test_a_rating_of_two_is_the_odds() -> None:
    """For two, the rating is the logarithm of the odds, one drawn comparison counted in; the anchor has 0."""
    best, anchor = ratings(TWO, sets_of([1] * 15 + [0] * 5), anchor="beginner", confidence=0.9)
    assert best.name == "club"
    assert best.points == pytest.approx(SCALE * math.log(30.5 / 10.5))
    assert best.low < best.points < best.high
    assert (anchor.points, anchor.low, anchor.high) == (0, 0, 0)


def test_a_rating_is_finite_though_somebody_wins_everything() -> None:
    """Who never loses is far ahead, but not infinitely."""
    best, _ = ratings(TWO, sets_of([1] * 50), anchor="beginner", confidence=0.9)
    assert 800 < best.points < 1200


def test_intervals_of_ratings_cover_the_truth() -> None:
    """Sets are drawn again as wholes: intervals of 0.9 hold the truth in about nine of ten tournaments."""
    chance, held, runs = random.Random(4), 0, 40
    for _ in range(runs):
        sets = sets_of([int(chance.random() < 0.64) for _ in range(100)])
        best = next(rating for rating in ratings(TWO, sets, anchor="beginner", confidence=0.9) if rating.name == "club")
        held += best.low <= 400 * math.log10(0.64 / 0.36) <= best.high
    assert held >= 0.8 * runs


def test_an_anchor_that_does_not_play_is_refused() -> None:
    """The anchor is one of the entrants."""
    with pytest.raises(ValueError, match="anchor: expected one of club, beginner, got 'expert'"):
        ratings(TWO, sets_of([1]), anchor="expert", confidence=0.9)
