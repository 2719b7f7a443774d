"""What is asked for while something is deleted: it may still be told, but nothing of it is kept."""

from pathlib import Path
from typing import Any

import pytest

from schwimmen.server import accounts
from schwimmen.server.lobby import Lobby
from schwimmen.server.problems import Refusal
from schwimmen.server.protocol.lobby import Held
from tests.server.guests import Guest, join, open_table, opened
from tests.server.live import put
from tests.server.tables import Sitting, member, new

NAME = "deleted"


def played() -> Sitting:
    """Return a table of two people at which a hand was played."""
    table = new([None, None])
    table.end_hand()
    return table


def held(lobby: Lobby) -> list[Held]:
    """Return the seat of who wants to be forgotten."""
    return [Held(table=NAME, token=lobby.services.signer.token(NAME, member(0)))]


async def test_a_replay_that_is_read_meanwhile_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for it later finds no name that was deleted while somebody else's answer was being made."""
    async with opened(tmp_path) as lobby:
        await put(lobby, NAME, played())
        room = await lobby.room(NAME)
        [address] = room.table.replays
        read = lobby.services.store.rows

        async def slowly(table_id: str, after: int = 0) -> Any:
            found = await read(table_id, after)
            monkeypatch.undo()
            await accounts.delete(lobby, held(lobby))
            return found

        monkeypatch.setattr(lobby.services.store, "rows", slowly)
        await lobby.replay(address)
        assert (await lobby.replay(address)).record["players"] == ["1", "Ben"]


async def test_a_table_that_is_asked_for_meanwhile_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is in no memory afterwards, whoever has come to it, and its hands have no address any more."""
    async with opened(tmp_path) as lobby:
        await put(lobby, NAME, played())
        [address] = (await lobby.room(NAME)).table.replays
        delete, guests = lobby.services.store.delete, []

        async def slowly(table_id: str) -> None:
            guests.append(Guest(await lobby.room(table_id), member(1)))
            await lobby.replay(address)
            await delete(table_id)

        monkeypatch.setattr(lobby.services.store, "delete", slowly)
        await lobby.delete(NAME)
        assert await lobby.find(NAME) is None
        with pytest.raises(Refusal):
            await lobby.replay(address)
        [guest] = guests
        while (told := await guest.hears()) is not None:
            last = told
        assert last["code"] == "unknown-table"


async def test_the_list_of_tables_names_nobody_who_is_forgotten(tmp_path: Path) -> None:
    """Not even for the seconds for which it is kept."""
    async with opened(tmp_path) as lobby:
        host = await open_table(lobby, levels=["open", "open"], public=True, name="Zwetschge")
        await join(lobby, host.table, "Ben")
        assert [each.people[0].name for each in await lobby.public()] == ["Zwetschge"]
        await accounts.delete(lobby, [Held(table=host.table, token=host.token)])
        assert [each.people[0].name for each in await lobby.public()] == [""]


async def test_an_export_leaves_out_what_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is deleted while its holder exports it is in no answer."""
    async with opened(tmp_path) as lobby:
        await put(lobby, NAME, played())
        await lobby.room(NAME)
        read = lobby.services.store.rows

        async def slowly(table_id: str, after: int = 0) -> Any:
            await lobby.delete(table_id)
            return await read(table_id, after)

        monkeypatch.setattr(lobby.services.store, "rows", slowly)
        assert (await accounts.export(lobby, held(lobby))).tables == []
