"""The WebAssembly module plays and tells like the kernels of which it was compiled."""

from __future__ import annotations

from itertools import islice

import exports
import generate
import pytest
import wasm

from schwimmen.players.level import Level
from schwimmen.players.memory import MEMORIES, MEMORY_BITS
from schwimmen.players.value_network.shipped import GAMES
from schwimmen.rules.presets import PRESETS
from tests.page.matches import Match, differences, some_matches
from tests.samples import SOAK, samples

BUDGET = 240
"""Simulations of one decision: every part of the search runs, and no test waits for it."""


def numbers_of_players(preset: str) -> list[int]:
    """Return how many may play a game: the fewest, and the most; everything between where there is time."""
    fewest, most = PRESETS[preset].rules.players
    numbers = range(fewest, min(most, PRESETS[preset].rules.most_players()) + 1)
    return list(numbers) if SOAK else sorted({numbers[0], numbers[-1]})


def assert_alike(matches: list[Match]) -> None:
    """Compare all that came of matches."""
    assert list(islice(differences(matches), 2)) == []


def test_the_module_belongs_to_these_sources() -> None:
    """Who changes a kernel compiles the module again."""
    assert not wasm.outdated(), "make wasm"
    assert (generate.ROOT / "web/src/engine/layout.ts").read_text(encoding="utf-8") == exports.client()


@pytest.mark.jit
def test_random_matches_of_every_game_are_the_same_byte_by_byte() -> None:
    """Dealing, moves, views, scores, elimination, messages: all games, with fewest and most players."""
    assert_alike(
        [
            Match(PRESETS[preset].rules, [Level.RANDOM] * seats, seed=31 + seats, hands=samples(1, 20))
            for preset in PRESETS
            for seats in numbers_of_players(preset)
        ]
    )


@pytest.mark.jit
def test_random_house_rules_are_played_and_told_the_same() -> None:
    """Whatever a table may change, with as many players as its pack serves."""
    assert_alike(list(some_matches(seed=1, count=samples(10, 1000))))


@pytest.mark.jit
def test_every_level_decides_the_same_in_every_game() -> None:
    """With the same state of chance a computer opponent in the page makes the moves of the one on the server."""
    levels = [int(level) for level in Level]
    matches = []
    for number, preset in enumerate(PRESETS):
        seats = min(5, numbers_of_players(preset)[-1])
        seated = [levels[(number + seat) % len(levels)] for seat in range(seats)]
        matches.append(Match(PRESETS[preset].rules, seated, seed=number, hands=2, budget=BUDGET))
    assert_alike(matches)


@pytest.mark.jit
def test_the_value_network_says_the_same() -> None:
    """What `master` heeds between two is reckoned in whole numbers, in the page as on the server."""
    matches = [(game, 2) for game in GAMES] + [("schwimmen", 3)]
    assert_alike(
        [
            Match(PRESETS[game].rules, [Level.MASTER] * seats, seed=seats, hands=4, budget=BUDGET)
            for game, seats in matches
        ]
    )


@pytest.mark.jit
@pytest.mark.parametrize("memory", MEMORIES)
def test_a_memory_forgets_the_same(memory: str) -> None:
    """A dial beside the level is one in the page, too."""
    seated = [level | MEMORIES.index(memory) << MEMORY_BITS for level in (Level.EXPERT, Level.CLUB, Level.BEGINNER)]
    assert_alike([Match(PRESETS["schwimmen"].rules, seated, seed=5, hands=3, budget=BUDGET)])
