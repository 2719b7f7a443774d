"""What PostgreSQL cannot hold: it is not there, and no reason to call the database gone."""

from __future__ import annotations

import pytest

from schwimmen.school.deck import energy_csv
from schwimmen.server.building import build
from schwimmen.server.problems import Refusal
from tests.server.failure.processes import Postgres

NOTHING = "a\0b"


async def test_what_postgresql_cannot_hold_is_not_there(postgres: Postgres) -> None:
    """Zero bytes are in no id, and are left out of the name of a file."""
    lobby = build(postgres.url)
    await lobby.start()
    try:
        assert await lobby.find(NOTHING) is None
        with pytest.raises(Refusal):
            await lobby.decks.find(NOTHING)
        checked = await lobby.decks.check(f"{NOTHING}.csv", energy_csv())
        assert checked.deck is not None
        kept = await lobby.services.store.deck(checked.deck.id)
        assert kept is not None
        assert kept[0] == "ab.csv"
    finally:
        await lobby.close()
