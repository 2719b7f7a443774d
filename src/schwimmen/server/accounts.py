"""Everything of a person: what is kept about the seats that a device holds, as an export, or deleted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from schwimmen.server.lobby import Lobby
from schwimmen.server.problems import Refusal
from schwimmen.server.protocol.lobby import Deleted, Exported, Held, Mine, MyTable
from schwimmen.server.table import entries, inputs
from schwimmen.server.table.entries import Entry
from schwimmen.server.table.forgetting import forgotten
from schwimmen.server.table.match import Match
from schwimmen.server.table.table import Table

NOT_FOUND = 404


async def mine(lobby: Lobby, seats: Sequence[Held]) -> Mine:
    """Return how things stand at the tables where somebody holds seats. Raises StoreDown."""
    told = []
    for table, member in await _held(lobby, seats):
        seat, until = table.seating.seat_of(member), table.until
        if seat is None:
            continue
        awaited = seat in table.awaited
        told.append(
            MyTable(
                table=table.id,
                rules=table.preset.id,
                phase=table.phase,
                awaited=awaited,
                until=round(until * 1000) if until is not None and awaited else None,
                people=[
                    occupant.name for at, occupant in enumerate(table.seating.all) if at != seat and not occupant.nobody
                ],
            )
        )
    return Mine(now=round(time.time() * 1000), tables=told)


async def export(lobby: Lobby, seats: Sequence[Held]) -> Exported:
    """Return everything that is kept about the tables of some seats, as far as their holder may know it.

    Finished hands come as records with their proofs; of a hand that is being played nobody is told more than at the
    table. Raises StoreDown.
    """
    exported = []
    for table, member in await _held(lobby, seats):
        async with lobby.exporting:
            rows = await lobby.services.store.rows(table.id)
            if not rows:  # deleted meanwhile
                continue
            blank = await lobby.blank(table.id, rows[0][1])
            played, said = await asyncio.to_thread(_traces, blank, rows, member)
        told = {"table": table.id, "seat": table.seating.seat_of(member), "matches": played, "talk": said}
        exported.append(told)
    return Exported(tables=exported)


async def delete(lobby: Lobby, seats: Sequence[Held]) -> Deleted:
    """Delete whole tables where no other person sits, and one's name and talk at the others. Raises StoreDown."""
    tables = traces = 0
    for table_id, member in _good(lobby, seats):
        table = await _readable(lobby, table_id)
        people = await _ever_there(lobby, table_id) if table is None else table.seating.members
        if table is None and not people:
            continue
        if people <= {member}:
            await lobby.delete(table_id)
            tables += 1
            continue
        if table is not None:
            room = await lobby.room(table_id)
            await room.ask(inputs.Forget(member))
        await lobby.services.store.rewrite(table_id, partial(forgotten, member=member))
        lobby.forget()
        traces += 1
    await lobby.services.store.scrub()
    return Deleted(tables=tables, traces=traces)


async def _held(lobby: Lobby, seats: Sequence[Held]) -> list[tuple[Table, str]]:
    """Return the tables that can still be read, each with the member whose token is good."""
    found = [(await _readable(lobby, table_id), member) for table_id, member in _good(lobby, seats)]
    return [(table, member) for table, member in found if table is not None]


def _good(lobby: Lobby, seats: Sequence[Held]) -> Iterator[tuple[str, str]]:
    """Yield the table and the member of each token that is good, once."""
    for table_id, token in dict.fromkeys((held.table, held.token) for held in seats):
        member = lobby.services.signer.member(table_id, token)
        if member is not None:
            yield table_id, member


async def _readable(lobby: Lobby, table_id: str) -> Table | None:
    """Return a table, None where it is gone, or the deck that it was played with."""
    try:
        return await lobby.read(table_id)
    except Refusal as refusal:
        if refusal.status != NOT_FOUND:
            raise
        return None


async def _ever_there(lobby: Lobby, table_id: str) -> set[str]:
    """Return who has ever had a place at a table, as far as its log alone tells."""
    rows = await lobby.services.store.rows(table_id)
    told = [entry for _, row in rows for entry in entries.read(row)]
    placed = [entry for entry in told if isinstance(entry, entries.Sat | entries.Appointed)]
    return {entry.member for entry in placed if entry.member is not None}


def _traces(table: Table, rows: Sequence[tuple[float, str]], member: str) -> tuple[list[dict[str, Any]], list[str]]:
    """Return the records of a member's matches, and what the member said; `table` is empty and takes the log in."""
    matches: list[Match] = []
    said: list[str] = []
    for at, row in rows:
        read: list[Entry] = entries.read(row)
        said += [entry.text for entry in read if isinstance(entry, entries.Talked) and entry.member == member]
        table.apply(read, at)
        if table.match is not None and (not matches or matches[-1] is not table.match):
            matches.append(table.match)
    return [match.record() for match in matches if member in match.members], said
