"""Tables as the server and the page build them from the same log, and what each tells its readers.

    python -m tests.page.tables --count 1000 --seed 1

The status is 1 if there was a difference.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from schwimmen.players.names import NAMES
from schwimmen.rules.presets import PRESETS, Preset
from schwimmen.server.table import entries
from schwimmen.server.table.entries import BotSeat, Entry, Opened
from schwimmen.server.table.news import News
from schwimmen.server.table.table import Table
from tests.page.houses import some_house
from tests.page.node import answers
from tests.page.soaking import compare

AT_ONCE, MOST = 50, 60
"""Tables that are asked for at once, and moves of one."""

SECONDS = 5
"""From one row to the next."""

DEVICE = {"host", "judge", "clock", "chat", "watch", "public", "watching", "until", "replays"}
"""What of a place differs where one device keeps the table: nobody else comes there, and nobody is late."""

TOO_LARGE = re.compile(r"\d{16}")
"""A number that the server cannot write."""


class Told:
    """A table of the server, and all that it has told its readers."""

    def __init__(self) -> None:
        self.table = Table("here-1")
        self.news = News(self.table)
        self.rows: list[dict[str, Any]] = []
        self.updates: list[list[Any]] = []

    def write(self, *row: Entry) -> None:
        """Take in a row of the log, and tell of it."""
        at = SECONDS * len(self.rows)
        happened = self.table.apply(row, at)
        self.table.here(frozenset(self.table.seating.people), 0, 0)
        told = self.news.updates(self.readers, happened, 0)
        self.rows.append({"row": json.loads(entries.write(row)), "at": 1000 * at, "readers": self.readers})
        self.updates.append([json.loads(told[reader]) for reader in self.readers])

    @property
    def asked(self) -> dict[str, Any]:
        """What the page is asked."""
        return {"rows": self.rows, "since": max(0, self.table.seq - 5)}

    @property
    def readers(self) -> list[int]:
        """Who is told: everybody who has a seat."""
        return sorted(self.table.seating.people)

    @property
    def states(self) -> list[Any]:
        """What each reader is told who comes now."""
        return [json.loads(self.news.state(reader, 0, self.asked["since"])) for reader in self.readers]


def tables(seed: int, count: int, preset: Preset | None = None) -> Iterator[Told]:
    """Play at tables with random games, house rules, people, computers and moves."""
    for number in range(seed, seed + count):
        chance = random.Random(number)
        yield some_table(chance, preset or chance.choice(list(PRESETS.values())))


def some_table(chance: random.Random, preset: Preset) -> Told:
    """Play at a table: hands and matches, somebody gets up, somebody shows a hand."""
    drawn = [knob for knob in some_house(chance, preset).items() if not TOO_LARGE.search(json.dumps(knob))]
    house = dict(chance.sample(drawn, k=min(len(drawn), chance.randint(0, 6))))
    players = min(chance.randint(2, 17), preset.house(house).most_players())
    house["players"] = [2, players]
    people = sorted(chance.sample(range(players), k=chance.randint(1, players)))
    told = laid(chance, preset, house, people)
    for _ in range(chance.randrange(MOST)):
        told.write(some_entry(chance, told.table))
    return told


def an_evening(chance: random.Random, preset: Preset) -> Told:
    """Play three short matches of two people and a computer opponent."""
    short = {"players": [2, 3], "units": 1, "grace": 0, "match_end": "hands(2)"}
    told = laid(chance, preset, {knob: value for knob, value in short.items() if knob in preset.knobs}, [0, 2])
    while told.table.matches < 3 or told.table.phase != "over":
        told.write(some_entry(chance, told.table))
    return told


def laid(chance: random.Random, preset: Preset, house: dict[str, Any], people: list[int]) -> Told:
    """Return a table with people at some of its seats, and computer opponents at all others."""
    told, seats = Told(), house["players"][1]
    bots = [BotSeat(seat=seat, name=NAMES[seat], level="club") for seat in range(seats) if seat not in people]
    opened = Opened(
        alias="alias", rules=preset.id, house=house, seats=seats, bots=bots, fill=None, public=False, pace="relaxed",
        clock="relaxed", minutes=chance.choice([None, 1]), chat=False, watch=False, school=None,
        secret=chance.randbytes(32).hex(),
    )  # fmt: skip
    told.write(opened, *(entries.Sat(seat=seat, member=f"m{seat}", name=f"Person {seat}") for seat in people))
    return told


def some_entry(chance: random.Random, table: Table) -> Entry:
    """Draw what happens next."""
    game = None if table.match is None else table.match.game
    people = sorted(table.seating.people)
    if people and chance.random() < 0.1:
        seat = chance.choice(people)
        return entries.Showed(seat=seat, on=chance.random() < 0.8)
    if people and chance.random() < 0.1:
        return entries.Salted(seat=chance.choice(people), value=chance.randbytes(16).hex())
    if len(people) > 1 and chance.random() < 0.01:
        return entries.Given(bot=BotSeat(seat=people[-1], name="Zora", level="expert"))
    secret = chance.randbytes(32).hex()
    if game is None or game.over:
        return entries.Started(bots=[], secret=secret)
    if game.to_move is None:
        return entries.Dealt(secret=secret)
    return entries.Moved(token=chance.choice(game.legal()), by=None)


def differences(played: list[Told]) -> Iterator[str]:
    """Name every message in which the page tells something else than the server."""
    for told, came in zip(played, answers("tables", (each.asked for each in played)), strict=True):
        ours = [message for row in [*told.updates, told.states] for message in row]
        theirs = [json.loads(message) for row in [*came["updates"], came["states"]] for message in row]
        for one, other in zip(ours, theirs, strict=True):
            if (wanted := _plain(one)) != (got := _plain(other)):
                yield f"{_different(wanted, got)[:1000]} in {json.dumps(told.asked)}"
                break


def _plain(message: dict[str, Any]) -> dict[str, Any]:
    room = {key: value for key, value in message["room"].items() if key not in DEVICE}
    return message | {"room": room}


def _different(wanted: dict[str, Any], got: dict[str, Any]) -> str:
    found: Iterable[str] = (
        f"{part}.{key}: expected {(wanted[part] or {}).get(key)}, got {(got[part] or {}).get(key)}"
        for part in ("room", "view")
        for key in sorted({*(wanted[part] or {}), *(got[part] or {})})
        if (wanted[part] or {}).get(key, ...) != (got[part] or {}).get(key, ...)
    )
    return "; ".join(found) or f"expected {wanted}, got {got}"


if __name__ == "__main__":
    sys.exit(
        compare(
            __doc__,
            lambda seed, count: differences(list(tables(seed, count))),
            "tables told by the page",
            AT_ONCE,
        )
    )
