"""What a match is worth between two hands is the chance to win the race for lives or points."""

from __future__ import annotations

import itertools
import random
from functools import cache

import numpy as np
import pytest

from schwimmen.engine.kernel import new
from schwimmen.engine.layout import FREE, Table, fields_of
from schwimmen.players.equity import LIVES, WHOLE, equity
from schwimmen.rules.presets import find

RACES = 20_000
"""Simulated races of a match; their share is within 0.01 of the chance by three standard deviations."""


def worths(preset: str, units: tuple[int, ...], points: tuple[int, ...] = (), *, hand_number: int = 0) -> list[float]:
    """Return what a match is worth to each seat; who has -1 units is out."""
    tables = new(Table)
    tables["seats"], tables["players"] = len(units), sum(each >= 0 for each in units)
    tables["units"][0, : len(units)] = [max(0, each) for each in units]
    tables["out"][0, : len(units)] = [each < 0 for each in units]
    tables["points"][0, : len(points)] = points
    tables["chicken"], tables["hand_number"] = FREE, hand_number
    table, fields = tables[0], fields_of(find(preset).rules)[0]
    return [equity(table, fields, seat) / WHOLE for seat in range(len(units))]


@cache
def raced(lives: tuple[int, ...], free: bool = False) -> tuple[float, ...]:
    """Return the exact chances of a race in which each hand takes a life from one of those still in.

    While the chicken is `free`, who runs out stays in with one life.
    """
    live = [seat for seat, each in enumerate(lives) if each]
    if len(live) == 1:
        return tuple(float(bool(each)) for each in lives)
    after = []
    for seat in live:
        taken = free and lives[seat] == 1
        after.append(
            raced(tuple(left - (at == seat and not taken) for at, left in enumerate(lives)), free and not taken)
        )
    return tuple(sum(column) / len(live) for column in zip(*after, strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lives_are_a_race(players: int) -> None:
    """Whatever lives are left, chances are those of the race: one life for swimmers, none for those who are out."""
    for units in itertools.combinations_with_replacement(range(-1, 4), players):
        if sum(each >= 0 for each in units) > 1:
            chances = raced(tuple(each + 1 for each in units))
            assert worths("schwimmen", units) == pytest.approx(chances, abs=2e-4)


def test_one_life_behind_among_equal_players() -> None:
    """Of four, one life behind three equal players wins 13 matches of a hundred, of eight five or six."""
    assert worths("schwimmen", (2, 3, 3, 3))[0] == pytest.approx(0.1334, abs=0.0005)
    assert worths("schwimmen", (2, *[3] * 7))[0] == pytest.approx(0.0552, abs=0.0005)


@pytest.mark.parametrize(("preset", "units"), [("schwimmen", (0, 1, 2, 3, 3, 3, 1, 0)), ("tuppenny_loo", (5, 4, 4, 1))])
def test_races_come_out_as_often_as_reckoned(preset: str, units: tuple[int, ...]) -> None:
    """Simulated races are won as often as the match is worth."""
    chance = random.Random(1)
    won = [0] * len(units)
    for _ in range(RACES):
        lives = [each + 1 for each in units]
        while len(live := [seat for seat, left in enumerate(lives) if left]) > 1:
            lives[chance.choice(live)] -= 1
        won[live[0]] += 1
    assert worths(preset, units) == pytest.approx([each / RACES for each in won], abs=0.011)


def test_more_lives_than_are_told_apart_make_no_difference() -> None:
    """With very many lives the chances are still a race of all that can be told apart."""
    assert worths("schwimmen", (50, 60)) == worths("schwimmen", (LIVES, LIVES))
    assert sum(worths("schwimmen", (9, 30, 15, 15))) == pytest.approx(1, abs=1e-3)


def test_du_14_the_chicken_is_worth_something_to_those_who_are_behind() -> None:
    """While the chicken is to be had, chances are near those of the race with it."""
    off = []
    for players in (2, 3, 4):
        for units in itertools.combinations_with_replacement((1, 2, 3, 4, 6), players):
            off += np.abs(np.subtract(worths("dutch31", units), raced(units, free=True))).tolist()
    assert max(off) < 0.06
    assert np.mean(off) < 0.01


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_lead_in_points_counts_by_the_hands_left(players: int) -> None:
    """Who leads by a win of Goju Ichi wins as often as in matches of which each hand goes to anybody."""
    chance = random.Random(2)
    for played in (1, 3):
        points = (1, *[0] * (players - 1))
        won = 0.0
        for _ in range(RACES):
            ended = list(points)
            for _ in range(5 - played):
                ended[chance.randrange(players)] += 1
            won += (ended[0] == max(ended)) / ended.count(max(ended))
        found = worths("japanese_51", (0,) * players, points, hand_number=played)
        assert found[0] == pytest.approx(won / RACES, abs=0.08)
        assert sum(found) == pytest.approx(1, abs=1e-3)


def test_equal_players_have_equal_chances() -> None:
    """Nobody is ahead by his seat, in lives or in points."""
    for preset in ("schwimmen", "dutch31", "forty_one", "chinese_51"):
        for players in (2, 3, 5):
            assert worths(preset, (3,) * players, (20,) * players) == pytest.approx([1 / players] * players, abs=1e-4)
