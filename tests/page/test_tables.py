"""A table that the device keeps tells its readers what the server would, and nothing that they must not know."""

import random
from functools import cache
from itertools import islice

import pytest

from schwimmen.rules.presets import PRESETS
from tests.page.leaks import searched
from tests.page.tables import MOST, Told, an_evening, differences, tables
from tests.samples import GAMES_HANDLED, GAMES_TRIED, samples


@cache
def played(preset: str) -> list[Told]:
    """Tables of a game, with house rules."""
    return list(tables(1, samples(1, 40), PRESETS[preset]))


@pytest.mark.few(4)
@pytest.mark.parametrize("preset", GAMES_TRIED)
def test_the_messages_of_a_local_table_are_those_of_the_server(preset: str) -> None:
    """For any house rules, number of players, moves and readers: every view and every update, key by key."""
    assert list(islice(differences(played(preset)), 2)) == []


@pytest.mark.few(2)
@pytest.mark.parametrize("preset", ["schwimmen", "dutch31", "stop_the_bus", "forty_one"])
def test_an_evening_is_counted_as_the_server_does(preset: str) -> None:
    """Who has won how many matches, the bravest close, the unluckiest hand: after every row of three matches."""
    told = an_evening(random.Random(31), PRESETS[preset])
    evening = told.states[0]["room"]["evening"]
    assert sum(won["count"] for won in evening["won"]) >= 3
    assert list(differences([told])) == []


@pytest.mark.few(3)
@pytest.mark.parametrize("preset", GAMES_HANDLED)
def test_nobody_is_told_of_what_is_hidden(preset: str) -> None:
    """What a reader cannot have seen is dealt anew, and not a byte changes; somebody who sees it reads otherwise."""
    found = searched(played(preset), rows=samples(15, MOST))
    assert [leak for each in found for leak in each["leaks"]] == []
    assert min(sum(each[what] for each in found) for what in ("tried", "found")) > 0
