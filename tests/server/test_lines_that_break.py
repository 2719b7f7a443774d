"""Connections that break at the worst moment, and what the server itself breaks: nobody is left behind or waiting."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from schwimmen.server import room as rooms
from schwimmen.server.link import Link
from schwimmen.server.table import inputs
from tests.server.checks import error
from tests.server.guests import opened, prepared, said, settled
from tests.server.tables import member, new


async def test_a_connection_that_breaks_on_its_way_in_leaves_nothing_behind(tmp_path: Path) -> None:
    """Who hangs up before the table has seen her come is not shown as connected, and the table can rest."""
    async with opened(tmp_path) as lobby:
        room, [guest] = await prepared(lobby, "passing", new([None, "open"]))
        guest.leaves()
        await settled(room)
        writing = asyncio.ensure_future(room.ask(inputs.Joining("somebody", "Zoe")))
        passing = Link(member(0))
        room.arrive(passing, None)
        room.leave(passing)
        await writing
        await settled(room)
        assert room.table.present == frozenset()
        assert room.empty


@pytest.mark.parametrize("together", [1, 2])
async def test_a_message_at_which_the_server_fails_is_answered(
    together: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong with a message, its sender hears so; others who spoke in the same moment are followed."""
    decide = rooms.decide

    def failing(table: Any, came: Any, at: float) -> Any:
        if isinstance(came, inputs.Said) and came.message.id == "bad":
            raise RuntimeError("a fault of the server")
        return decide(table, came, at)

    def failing_together(table: Any, wishes: Sequence[Any]) -> Any:
        raise RuntimeError(f"a fault of the server with {len(wishes)} wishes of {table.id}")

    async with opened(tmp_path) as lobby:
        table = new([None, None, None])
        table.end_hand()
        room, guests = await prepared(lobby, "failing", table)
        monkeypatch.setattr(rooms, "decide", failing)
        monkeypatch.setattr(rooms, "decide_together", failing_together)
        for guest, name in list(zip(guests, ("bad", "good"), strict=False))[:together]:
            room.said(guest.link, said("next", id=name))
        told = await guests[0].hears()
        assert told is not None
        assert error(told, "server") == "problem-server"
        assert told["id"] == "bad"
        if together == 2:
            await guests[1].until(lambda state: state["ack"] == "good")
