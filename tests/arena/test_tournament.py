"""Tournaments: duplicate deals, rotated seats, the same results on however many cores."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from schwimmen.arena import portions
from schwimmen.arena.report import report_on
from schwimmen.arena.standings import Standings, StoppingRule, means_of
from schwimmen.arena.tables import Setup, play_sets
from schwimmen.arena.tournament import Plan, hold
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS
from tests.arena import choosers

CHANCER = "tests.arena.choosers:chancer"


def setup(*entrants: str, **changes: Any) -> Setup:
    """Return a setup for as many players as there are entrants."""
    return Setup(**{"rules": Rules(), "players": len(entrants), "entrants": entrants, "seed": 3} | changes)


@pytest.mark.parametrize("unit", ["match", "hand"])
@pytest.mark.parametrize("preset", PRESETS)
def test_equal_players_come_out_equal_in_every_set(preset: str, unit: str) -> None:
    """Luck is out: who plays the same way, seat for seat, gets the same from the same cards, in every game."""
    equals = setup("beginner", "twin=beginner", rules=PRESETS[preset].rules, players=3, unit=unit)
    for played in play_sets(equals, range(3)):
        by_seat = [[row[(seat - turn) % 3] for seat in range(3)] for turn, row in enumerate(played.results)]
        assert by_seat == [by_seat[0]] * 3


@pytest.mark.parametrize("preset", PRESETS)
def test_results_stay_within_reach(preset: str) -> None:
    """Nobody gains or loses more in a hand than the certainty reckons with; random play tries much."""
    rules = PRESETS[preset].rules
    for players in {rules.players[0], min(rules.players[1], rules.most_players())}:
        standing = Standings(setup("random", "beginner", rules=rules, players=players, unit="hand"), StoppingRule())
        for played in play_sets(standing.setup, range(20)):
            standing.add(played)
        assert standing.pairs[0, 1].count == 20


def test_everybody_holds_every_seats_cards() -> None:
    """In a set each player meets the first hand of each seat, with the same chance."""
    choosers.seen.clear()
    one, two = (setup("tests.arena.choosers:witness", CHANCER, unit="hand", seed=seed) for seed in (5, 6))
    play_sets(one, [0])
    first = {seat: hand for seat, hand, _ in reversed(choosers.seen)}
    assert set(first) == {0, 1}
    choosers.seen.clear()
    play_sets(setup(CHANCER, "tests.arena.choosers:witness", unit="hand", seed=5), [0])
    assert {seat: hand for seat, hand, _ in reversed(choosers.seen)} == first
    choosers.seen.clear()
    play_sets(two, [0])
    assert {seat: hand for seat, hand, _ in reversed(choosers.seen)} != first


def test_a_set_is_the_same_alone_and_among_others() -> None:
    """What comes out of a set follows from its number, whatever else is played."""
    three = setup("random", "beginner", CHANCER)
    assert play_sets(three, range(6))[4] == play_sets(three, [4])[0]


@pytest.mark.parametrize("entrants", [("beginner", "random"), ("beginner", CHANCER, "random")])
def test_cores_and_portions_change_nothing(entrants: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """A tournament ends with the same set and the same results on one core and on two, in small portions or large."""
    plan = {"setup": setup(*entrants, unit="hand"), "sets": 60}
    one = hold(Plan(**plan))
    two = hold(Plan(**plan, cores=2))
    monkeypatch.setattr(portions, "MOST", 3)
    three = hold(Plan(**plan, cores=2))
    assert one.sets == two.sets == three.sets
    assert one.course == two.course == three.course


PLAIN = """
import sys
from schwimmen.arena.tables import Setup, play_sets
from schwimmen.engine.kernel import JIT
from schwimmen.rules.presets import PRESETS

for preset in ("schwimmen", "forty_one", "chinese_51"):
    for more in ((), ("tests.arena.choosers:chancer",)):
        entrants = ("random", "beginner", *more)
        setup = Setup(rules=PRESETS[preset].rules, players=len(entrants), entrants=entrants, unit="hand")
        print(play_sets(setup, [0, 1]))
print("compiled" if JIT else "plain", file=sys.stderr)
"""


@pytest.mark.thorough
@pytest.mark.jit
def test_sets_are_the_same_compiled_and_plain() -> None:
    """The kernels of the arena also run as plain Python, to the same results."""
    said = []
    for jit in (True, False):
        env = {**os.environ, "NUMBA_DISABLE_JIT": "0" if jit else "1"}
        command = [sys.executable, "-c", PLAIN]
        said.append(subprocess.run(command, capture_output=True, text=True, env=env, check=True, timeout=300))
    assert [each.stderr.strip() for each in said] == ["compiled", "plain"]
    assert said[0].stdout == said[1].stdout


def test_a_settled_question_ends_it() -> None:
    """Beginners are soon known to beat random play; with `to_the_end` all sets are played all the same."""
    told: list[int] = []
    early = hold(Plan(setup=setup("beginner", "random"), sets=300), progress=lambda now: told.append(len(now.sets)))
    assert early.settled
    assert len(early.sets) < 60
    assert early.pairs[0, 1].sign == 1
    assert told == list(range(1, len(early.sets) + 1))
    late = hold(Plan(setup=setup("beginner", "random"), sets=70, to_the_end=True))
    assert len(late.sets) == 70
    assert late.sets[: len(early.sets)] == early.sets


def test_equal_players_are_found_equal_within_a_margin() -> None:
    """With a margin, a tournament of equals ends too; without one it never answers."""
    twins = setup("beginner", "twin=beginner")
    found = hold(Plan(setup=twins, stopping=StoppingRule(margin=0.1), sets=300))
    assert found.settled
    assert found.pairs[0, 1].sign == 0
    assert not hold(Plan(setup=twins, sets=50)).settled


@pytest.mark.parametrize("margin", [1.0, math.inf])
def test_a_margin_that_nothing_can_exceed_takes_one_set(margin: float) -> None:
    """Where everybody counts as equal whatever happens, a set is played all the same, so there is something to tell."""
    found = hold(Plan(setup=setup("beginner", "random"), stopping=StoppingRule(margin=margin), sets=300))
    assert len(found.sets) == 1
    assert report_on(found).differences[0].answer == "equal"


def test_everybody_is_seated_as_often() -> None:
    """With more entrants than seats some are drawn for each set, with fewer all sit, as evenly as can be."""
    many = setup("random", "beginner", "club", "d=random", players=2)
    seats = Counter(entrant for number in range(400) for entrant in many.lineup(number))
    assert all(len(set(many.lineup(number))) == 2 for number in range(400))
    assert all(150 < count < 250 for count in seats.values())
    few = setup("random", "beginner", players=5)
    assert {tuple(sorted(Counter(few.lineup(number)).values())) for number in range(50)} == {(2, 3)}
    assert len({tuple(few.lineup(number)) for number in range(50)}) > 10


def test_a_chooser_plays_as_well_as_the_level_it_asks() -> None:
    """A function written in Python sits at the same tables as the levels of the house."""
    found = hold(Plan(setup=setup("copy=tests.arena.choosers:copycat", "random", unit="hand"), sets=60))
    assert found.pairs[0, 1].sign == 1


def test_shares_of_a_match_add_up() -> None:
    """A match is one win, shared or not."""
    for played in play_sets(setup("beginner", "random", players=4), range(10)):
        assert [sum(row) for row in played.results] == pytest.approx([1.0] * 4)
        assert sum(means_of(played).values()) == pytest.approx(0.5)
