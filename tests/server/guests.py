"""A lobby without sockets, and guests who sit at its tables: for what happens between messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from schwimmen.server.bots import Thinkers
from schwimmen.server.building import build
from schwimmen.server.link import Link
from schwimmen.server.lobby import Lobby
from schwimmen.server.protocol.client_messages import client_message
from schwimmen.server.protocol.lobby import JoinTable, NewTable, Seated
from schwimmen.server.room import Room
from schwimmen.server.settings import Settings
from schwimmen.server.table import inputs
from tests.server.folding import folded, read
from tests.server.live import PATIENCE, put, url_of
from tests.server.tables import Sitting

_numbers = count(1)


@asynccontextmanager
async def opened(
    folder: Path, settings: Settings | None = None, thinkers: Thinkers | None = None
) -> AsyncIterator[Lobby]:
    """Run a lobby on the store of a folder, as a process does from its start to its end."""
    lobby = build(url_of(folder), settings, thinkers)
    await lobby.start()
    try:
        yield lobby
    finally:
        await lobby.close()


async def open_table(lobby: Lobby, **asked: Any) -> Seated:
    """Open a table."""
    return await lobby.open(NewTable(**({"name": "Anna", "levels": ["open"], "pace": "instant"} | asked)))


async def join(lobby: Lobby, table: str, name: str = "Ben") -> Seated:
    """Take an open seat."""
    return await lobby.join(table, JoinTable(name=name))


class Guest:
    """Somebody with a connection to a room: a member, or (None) a spectator."""

    def __init__(self, room: Room, member: str | None, since: int | None = None) -> None:
        self.room, self.link = room, Link(member)
        self._queued = self.link.queued()
        self.last: dict[str, Any] = {}
        """The state of the table, with every change that came."""
        room.arrive(self.link, since)

    async def hears(self) -> dict[str, Any] | None:
        """Return the next message, None at the end of the connection."""
        async with asyncio.timeout(PATIENCE):
            payload = await anext(self._queued, None)
        if payload is None:
            return None
        message = read(payload)
        if message["type"] not in ("state", "update"):
            return message
        self.last = folded(self.last, message)
        return {**self.last, "type": message["type"]}

    async def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait until the table is as wanted, and return its state."""
        while not self.last or not wanted(self.last):
            assert await self.hears() is not None, "the connection ended"
        return self.last

    async def says(self, kind: str, **more: Any) -> dict[str, Any]:
        """Say something, and return the answer."""
        if kind in ("play", "learn"):
            more = {"turn": self.last["turn"]} | more
        name = f"g{next(_numbers)}"
        self.room.said(self.link, said(kind, **({"id": name} | more)))
        while (message := await self.hears()) is not None:
            if (more.get("id") or name) in (message.get("ack"), message.get("id")):
                return message
        raise AssertionError("the connection ended without an answer")

    def leaves(self) -> None:
        """Hang up."""
        self.room.leave(self.link)


async def guest_of(lobby: Lobby, seated: Seated, since: int | None = None) -> Guest:
    """Come to a seat, and hear how things stand."""
    guest = Guest(await lobby.room(seated.table), lobby.services.signer.member(seated.table, seated.token), since)
    await guest.hears()
    return guest


async def prepared(lobby: Lobby, name: str, sitting: Sitting) -> tuple[Room, list[Guest]]:
    """Put a prepared table into the lobby, and return its room with a guest at every person's seat."""
    await put(lobby, name, sitting)
    room, seating = await lobby.room(name), sitting.table.seating
    guests = [Guest(room, seating[seat].member) for seat in sorted(seating.people)]
    for guest in guests:
        await guest.until(
            lambda state: all(occupant["connected"] for occupant in state["room"]["seats"] if occupant["name"])
        )
    return room, guests


async def settled(room: Room) -> None:
    """Wait until everything that has come to a room is settled."""
    await room.ask(inputs.Rested(turn=-1))


async def written(lobby: Lobby) -> None:
    """Wait until everything that was noted before is in the store."""
    store, name = lobby.services.store, f"scratch {next(_numbers)}"
    await store.open(name, name, 0)
    await store.append(name, 1, 0, "[]", None)


def said(kind: str, **fields: Any) -> Any:
    """Return a message of a client."""
    return client_message.validate_python({"type": kind, **fields})
