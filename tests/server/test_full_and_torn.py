"""A server that is full, and tables that cannot be read: both are said, and stop nothing else."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from schwimmen.server import accounts
from schwimmen.server.lobby import Lobby
from schwimmen.server.problems import Refusal
from schwimmen.server.protocol.lobby import Held, Seated
from schwimmen.server.settings import Settings
from schwimmen.server.store import schema
from schwimmen.server.store import store as stores
from schwimmen.server.store.writer import Brief
from tests.school.decks import as_csv, rows
from tests.server.checks import error
from tests.server.guests import guest_of, join, open_table, opened, settled, written
from tests.server.live import PATIENCE, Client, put, serving
from tests.server.tables import new

GAME = "energy_schwimmen"


async def refusal_of(coming: Any) -> Refusal:
    """Wait for a refusal, and not for ever."""
    with pytest.raises(Refusal) as refused:
        await asyncio.wait_for(coming, PATIENCE)
    return refused.value


# ---------------------------------------------------------------- full


async def test_a_full_server_says_so_also_when_a_table_by_mail_is_due(tmp_path: Path) -> None:
    """Where no table can rest, whoever opens or looks for another one is told that there are too many."""
    async with opened(tmp_path, Settings(most_tables=1)) as lobby:
        await put(lobby, "mail", new([None, None], clock="mail"))
        lobby.services.store.note("mail", time.time(), Brief(listed=False, due=1.0))
        await written(lobby)
        at = await open_table(lobby)
        await guest_of(lobby, at)
        assert (await refusal_of(open_table(lobby))).status == 503
        assert (await refusal_of(lobby.room("mail"))).status == 503
        await lobby.sweep()
        assert list(lobby._rooms) == [at.table], "what is due waits until there is room"


# ---------------------------------------------------------------- a deck that is gone


async def torn(lobby: Lobby, *, people: int = 1) -> Seated:
    """Return a public table that rests in the store, and whose deck is gone."""
    deck = (await lobby.decks.check("biology.csv", as_csv(rows()).encode())).deck
    assert deck is not None
    asked = {"judging": "choice", "language": "en", "deck": deck.id}
    at = await open_table(lobby, rules=GAME, school=asked, levels=["open", "open"], public=True)
    for _ in range(people - 1):
        await join(lobby, at.table)
    (await guest_of(lobby, at)).leaves()
    room = lobby._rooms.pop(at.table)
    await settled(room)
    await written(lobby)
    room.close()
    lobby.decks._decks.clear()
    with lobby.services.store.engine.begin() as connection:
        connection.execute(delete(schema.decks))
    return at


async def test_a_table_whose_deck_is_gone_hides_no_other(tmp_path: Path) -> None:
    """It is left out where tables are listed, alone; what is due elsewhere is still looked at."""
    async with opened(tmp_path) as lobby:
        at = await torn(lobby)
        other = await open_table(lobby, public=True)
        await guest_of(lobby, other)
        await written(lobby)
        assert [each.table for each in await lobby.public()] == [other.table]
        held = [Held(table=each.table, token=each.token) for each in (at, other)]
        assert [each.table for each in (await accounts.mine(lobby, held)).tables] == [other.table]
        assert [each["table"] for each in (await accounts.export(lobby, held)).tables] == [other.table]
        lobby.services.store.note(at.table, time.time(), Brief(listed=True, due=1.0))
        await written(lobby)
        await lobby.sweep()


@pytest.mark.parametrize(("people", "told"), [(1, (1, 0)), (2, (0, 1))])
async def test_what_is_kept_is_deleted_without_the_deck(people: int, told: tuple[int, int], tmp_path: Path) -> None:
    """Who was alone at the table deletes it, who was not deletes the own name."""
    async with opened(tmp_path) as lobby:
        at = await torn(lobby, people=people)
        deleted = await accounts.delete(lobby, [Held(table=at.table, token=at.token)])
        assert (deleted.tables, deleted.traces) == told
        kept = "".join(row for _, row in await lobby.services.store.rows(at.table))
        assert "Anna" not in kept
        assert ("Ben" in kept) == (people == 2)


async def test_a_deck_that_a_table_names_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are too many decks, those go first that no table is played with; a new one is always kept."""
    monkeypatch.setattr(stores, "MOST_DECKS", 2)
    cards, ids = rows(), []
    async with opened(tmp_path) as lobby:
        for number in range(4):
            cards[0]["term"] = f"Term {number}"
            deck = (await lobby.decks.check("deck.csv", as_csv(cards).encode())).deck
            assert deck is not None
            ids.append(deck.id)
            if number in (0, 2):
                asked = {"judging": "choice", "language": "en", "deck": deck.id}
                await open_table(lobby, rules=GAME, school=asked)
            found = [await lobby.services.store.deck(each) is not None for each in ids]
            assert found == [[True], [True, True], [True, False, True], [False, False, True, True]][number]


def test_a_socket_is_told_why_its_table_cannot_be_read(tmp_path: Path) -> None:
    """The person reads why, and the connection ends in order."""
    with serving(folder=tmp_path) as live:
        at = live.inside(lambda: torn(live.lobby))
        with Client(live) as client:
            assert error(client.sit(at.table, at.token), "server") == "problem-deck"
            assert client.closed() == 1008
