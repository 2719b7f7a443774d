"""The rows of a log without the traces of a person: the one thing that is ever changed in it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import orjson

from schwimmen.server.table.seating import called


def forgotten(rows: Sequence[str], member: str) -> list[str]:
    """Return all rows of a log without the name and the talk of a member, and without the seat that waited for them.

    Once a match has begun, no seat waits for anybody: then a name goes from wherever it stands in the list.
    """
    log: list[list[dict[str, Any]]] = [orjson.loads(row) for row in rows]
    expected: list[str] = []
    begun = False
    for entry in chain.from_iterable(log):
        kind, mine = entry["kind"], entry.get("member") == member
        if kind == "opened":
            expected = entry.get("names", [])
        elif kind == "started":
            begun = True
        elif kind in {"sat", "appointed"} and mine:
            if kind == "sat":
                _strike(expected, entry["name"], None if begun else entry["seat"])
            entry["name"] = ""
        elif kind == "talked" and mine:
            entry["text"] = ""
    return [orjson.dumps(row).decode() for row in log]


def _strike(expected: list[str], name: str, seat: int | None) -> None:
    """Strike a name out of a list, at one place or (None) everywhere."""
    for at, each in enumerate(expected):
        if seat in {None, at} and called(name, each):
            expected[at] = ""
