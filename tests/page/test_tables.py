"""A table that the device keeps tells its readers what the server would."""

from itertools import islice

import pytest

from schwimmen.rules.presets import PRESETS
from tests.page.tables import differences, tables


@pytest.mark.parametrize("preset", PRESETS)
def test_the_messages_of_a_local_table_are_those_of_the_server(preset: str) -> None:
    """For any house rules, number of players, moves and readers: every view and every update, key by key."""
    assert list(islice(differences(list(tables(1, 4, PRESETS[preset]))), 2)) == []
