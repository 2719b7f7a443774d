"""Everything of a person: what is kept about the seats that a device holds, as an export, or deleted."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import orjson

from schwimmen.server.lobby import Lobby
from schwimmen.server.protocol.lobby import Deleted, Exported, Held, Mine, MyTable
from schwimmen.server.table import entries, inputs
from schwimmen.server.table.entries import Entry
from schwimmen.server.table.match import Match
from schwimmen.server.table.table import Table


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
        matches, talked = await _matches(lobby, table.id)
        mine = [line for who, line in talked if who == member]
        played = [match.record() for match in matches if member in match.members]
        told = {"table": table.id, "seat": table.seating.seat_of(member), "matches": played, "talk": mine}
        exported.append(told)
    return Exported(tables=exported)


async def delete(lobby: Lobby, seats: Sequence[Held]) -> Deleted:
    """Delete whole tables where no other person sits, and one's name and talk at the others. Raises StoreDown."""
    tables = traces = 0
    for table, member in await _held(lobby, seats):
        if table.seating.members <= {member}:
            await lobby.delete(table.id)
            tables += 1
            continue
        room = await lobby.room(table.id)
        await room.ask(inputs.Forget(member))
        await lobby.services.store.rewrite(table.id, lambda row, member=member: forgotten(row, member))  # type: ignore[misc]
        lobby.forget_replays()
        traces += 1
    await lobby.services.store.scrub()
    return Deleted(tables=tables, traces=traces)


def forgotten(row: str, member: str) -> str:
    """Return a row of a log without the name and the talk of a member."""
    told: list[dict[str, Any]] = orjson.loads(row)
    for entry in told:
        if entry["kind"] in ("sat", "appointed") and entry["member"] == member:
            entry["name"] = ""
        elif entry["kind"] == "talked" and entry["member"] == member:
            entry["text"] = ""
    return orjson.dumps(told).decode()


async def _held(lobby: Lobby, seats: Sequence[Held]) -> list[tuple[Table, str]]:
    """Return the tables that are still there, each with the member whose token is good."""
    found = []
    for held in seats:
        member = lobby.services.signer.member(held.table, held.token)
        table = None if member is None else await lobby.read(held.table)
        if member is not None and table is not None:
            found.append((table, member))
    return found


async def _matches(lobby: Lobby, table_id: str) -> tuple[list[Match], list[tuple[str, str]]]:
    """Return all matches of a table, and who has said what there."""
    rows = await lobby.services.store.rows(table_id)
    blank = await lobby.blank(table_id, rows[0][1])
    matches: list[Match] = []
    talked: list[tuple[str, str]] = []
    for at, row in rows:
        read: list[Entry] = entries.read(row)
        talked += [(entry.member, entry.text) for entry in read if isinstance(entry, entries.Talked)]
        blank.apply(read, at)
        if blank.match is not None and (not matches or matches[-1] is not blank.match):
            matches.append(blank.match)
    return matches, talked
