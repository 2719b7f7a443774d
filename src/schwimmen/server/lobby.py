"""The lobby: which tables there are, and how one is opened and found."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata

from schwimmen.game import Game
from schwimmen.server import bots
from schwimmen.server.bots import Thinkers
from schwimmen.server.problems import Refusal, checked_rules
from schwimmen.server.protocol import MAX_NAME, NewTable, Seated, Sentence
from schwimmen.server.room import Room
from schwimmen.server.school.decks import Decks
from schwimmen.server.table import Table
from schwimmen.server.views import Sitter

ID_BYTES = 9
TOKEN_BYTES = 32


class Lobby:
    """All open tables of this process."""

    def __init__(self, thinkers: Thinkers, *, most_tables: int = 1000, idle_seconds: float = 12 * 3600) -> None:
        self._thinkers = thinkers
        self._most_tables = most_tables
        self._idle_seconds = idle_seconds
        self._rooms: dict[str, Room] = {}
        self.decks = Decks()
        """What the school edition is played with."""

    def open(self, asked: NewTable) -> Seated:
        """Open a table for a person and computer opponents. Raises Refusal."""
        name = clean(asked.name)
        _, rules = checked_rules(asked.rules, asked.house, players=1 + len(asked.levels))
        school = self.decks.school(asked.school, rules)
        if len(self._rooms) >= self._most_tables:
            self.sweep()
        if len(self._rooms) >= self._most_tables:
            raise Refusal(503, "too-many-tables", Sentence(key="problem-too-many-tables"))
        table_id = secrets.token_urlsafe(ID_BYTES)
        opponents = bots.names_for(name, len(asked.levels), table_id)
        sitters = [Sitter(name), *map(Sitter, opponents, asked.levels)]
        players = [sitter.name for sitter in sitters]
        game = Game(asked.rules, players=players, house=asked.house)
        tokens = self.add(table_id, Table(game, sitters, pace=asked.pace, school=school))
        return Seated(table=table_id, seat=0, token=tokens[0])

    def add(self, table_id: str, table: Table) -> dict[int, str]:
        """Give a table its room, and return for each person's seat the secret that opens it."""
        people = [seat for seat, sitter in enumerate(table.sitters) if sitter.level is None]
        tokens = {seat: secrets.token_urlsafe(TOKEN_BYTES) for seat in people}
        self._rooms[table_id] = Room(table, tokens, self._thinkers)
        return tokens

    def find(self, table_id: str) -> Room | None:
        """Return the room of a table, None if there is no such table."""
        return self._rooms.get(table_id)

    def sweep(self) -> None:
        """Drop the tables at which nobody has been for hours."""
        now = asyncio.get_running_loop().time()
        idle = [at for at, room in self._rooms.items() if room.empty and now - room.last_used >= self._idle_seconds]
        for table_id in idle:
            self._rooms.pop(table_id).close()

    def close(self) -> None:
        """Close all tables, and stop thinking."""
        for room in self._rooms.values():
            room.close()
        self._rooms.clear()
        self._thinkers.close()


def clean(name: str) -> str:
    """Return a name as it is shown: nothing invisible, single blanks. Raises Refusal if nothing is left."""
    shown = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", name))
    visible = "".join(char for char in shown if unicodedata.category(char)[0] != "C")
    cleaned = " ".join(visible.split())[:MAX_NAME].strip()
    if not any(unicodedata.category(char)[0] in "LNPS" for char in cleaned):
        raise Refusal(422, "name", Sentence(key="problem-name"))
    return cleaned
