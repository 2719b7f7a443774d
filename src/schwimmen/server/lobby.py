"""The lobby: which tables there are, how one is opened, found, joined, and left to rest in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress

from schwimmen.fair.shuffle import new_secret
from schwimmen.players.names import names_for
from schwimmen.rules.enums import MatchEnd
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import Preset
from schwimmen.server import replays
from schwimmen.server.pages_protocol import Replay
from schwimmen.server.problems import Refusal, checked_rules
from schwimmen.server.protocol.common import MAX_NAME
from schwimmen.server.protocol.lobby import Held, JoinTable, NewTable, Person, Sealed, Seated, TableInfo
from schwimmen.server.protocol.server_messages import Error
from schwimmen.server.reviews import Reviews
from schwimmen.server.room import Room, listed
from schwimmen.server.school.decks import Decks
from schwimmen.server.school.state import Schooling
from schwimmen.server.services import Services
from schwimmen.server.settings import Settings
from schwimmen.server.store.bus import Ears
from schwimmen.server.store.writer import StoreDown
from schwimmen.server.table import entries, inputs, talk
from schwimmen.server.table.deciding import started
from schwimmen.server.table.entries import BotSeat, Entry, Opened
from schwimmen.server.table.inputs import Refused
from schwimmen.server.table.table import Table
from schwimmen.words.sentence import Sentence

log = logging.getLogger(__name__)

ID_BYTES = 9
DAY = 86400.0
LESSON_DAYS = 14
"""A table of a lesson that nobody ended is deleted after so long."""
LIST_SECONDS = 2
"""How old the list of public tables may be."""
MOST_REPLAYS = 64
"""Replays that are kept to be shown again."""

OPTIONS = ("fill", "public", "pace", "memory", "clock", "minutes", "chat", "watch", "school")
"""What a table is opened with, word for word as it was asked for."""


class Lobby:
    """All tables that this process can reach; those where something goes on are in memory."""

    def __init__(self, services: Services, settings: Settings | None = None) -> None:
        self.services = services
        self.settings = settings or Settings()
        self.decks = Decks(services.store)
        """What the school edition is played with."""
        self.reviews = Reviews(services.analysts, self.settings)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._list: list[TableInfo] = []
        self._list_until = 0.0
        self._listing = asyncio.Lock()
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._replaying = asyncio.Lock()
        self.exporting = asyncio.Lock()
        """Held while a table is exported: to read a long log takes a while, and nobody else's replay waits for it."""

    async def start(self) -> None:
        """Begin to hear of what other processes do."""
        ears = Ears(
            log=self._look,
            here=self._look_around,
            gone=self._let_go,
            forgotten=lambda _: self.forget(),
            again=self._look_everywhere,
        )
        await self.services.bus.start(ears)

    # ------------------------------------------------------------ opening and joining

    async def open(self, asked: NewTable, *, lesson: str = "", names: Sequence[str] = ()) -> Seated:
        """Open a table for a person, who sits down at seat 0, or judges. Raises Refusal, StoreDown.

        A table of a lesson has its code, and the names of those for whom seats wait.
        """
        name = cleaned(asked.name)
        preset, rules, schooling = await self.check(asked)
        await self._make_room()
        table_id, alias = secrets.token_urlsafe(ID_BYTES), secrets.token_urlsafe(ID_BYTES)
        table = Table(table_id, schooling, self.services.signer.replay)
        member = self.services.signer.new_member()
        at_once = "open" not in asked.levels and not asked.judge
        opened = Opened(
            alias=alias, at_once=at_once, rules=preset.id, house=preset.house_of(rules), seats=_players(asked),
            bots=_bots(asked, name, table_id), secret=new_secret().hex(), lesson=lesson, names=list(names),
            **{key: getattr(asked, key) for key in OPTIONS},
        )  # fmt: skip
        sat = entries.Sat(seat=0, member=member, name=name)
        row: list[Entry] = [opened, entries.Appointed(member=member, name=name) if asked.judge else sat]
        alone = asked.judge and "open" not in asked.levels
        await self.add(table, [*row, started(table, [], None)] if alone else row)
        self.services.metrics.opened.inc()
        return Seated(
            table=table_id,
            seat=None if asked.judge else 0,
            token=self.services.signer.token(table_id, member),
            sealed=Sealed(table=alias, hand=1, commitment=table.commitment) if at_once else None,
        )

    async def check(self, asked: NewTable) -> tuple[Preset, Rules, Schooling | None]:
        """Return the game of a new table, its rules, and its school edition. Raises Refusal, StoreDown."""
        preset, rules = _agreed(asked)
        return preset, rules, await self.decks.schooling(asked.school, rules)

    async def add(self, table: Table, row: list[Entry]) -> Room:
        """Write the first row of a new table, and give it a room. Raises StoreDown."""
        now, store = time.time(), self.services.store
        table.apply(row, now)
        await store.open(table.id, table.opened.alias, now, lesson=table.opened.lesson)
        await store.append(table.id, 1, now, entries.write(row), None)
        self._rooms[table.id] = room = Room(table, self.services)
        self._list_until = 0.0
        self._count()
        return room

    async def join(self, table_id: str, asked: JoinTable) -> Seated:
        """Take an open seat. Raises Refusal, StoreDown."""
        room = await self.room(table_id)
        member = self.services.signer.new_member()
        try:
            await room.ask(inputs.Joining(member, cleaned(asked.name)))
        except Refused as refused:
            raise Refusal(409, refused.why.key.removeprefix("why-"), refused.why) from None
        self._list_until = 0.0
        seat = room.table.seating.seat_of(member)
        if seat is None:
            raise Refusal(409, "table-full", Sentence("why-table-full"))
        return Seated(table=table_id, seat=seat, token=self.services.signer.token(table_id, member))

    async def appoint(self, host: Held) -> str:
        """Let somebody judge without a seat, as the host wishes, and return who. Raises Refusal, StoreDown."""
        room, by = await self.room(host.table), self.services.signer.member(host.table, host.token)
        if by is None:
            raise Refusal(403, "token", Sentence("error-wrong-token"))
        member = self.services.signer.new_member()
        try:
            await room.ask(inputs.Appointing(by, member))
        except Refused as refused:
            raise Refusal(409, refused.code, refused.why) from None
        return member

    # ------------------------------------------------------------ finding

    async def find(self, table_id: str) -> Room | None:
        """Return the room of a table, None if there is no such table. Raises StoreDown."""
        if table_id in self._rooms:
            return self._rooms[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            if table_id in self._loading and self._loading[table_id].done():
                del self._loading[table_id]

    async def room(self, table_id: str) -> Room:
        """Return the room of a table. Raises Refusal if there is none, StoreDown."""
        found = await self.find(table_id)
        if found is None:
            raise Refusal(404, "table", Sentence("problem-table"))
        return found

    async def read(self, table_id: str) -> Table | None:
        """Return a table, to look at. It comes into memory, so that looking again is cheap. Raises StoreDown."""
        found = await self.find(table_id)
        return None if found is None else found.table

    async def info(self, table_id: str) -> TableInfo:
        """Return what one knows of a table before sitting down. Raises Refusal, StoreDown."""
        table = await self.read(table_id)
        if table is None:
            raise Refusal(404, "table", Sentence("problem-table"))
        return info_of(table)

    async def public(self) -> list[TableInfo]:
        """Return the public tables with an open seat, the newest first, as they were some seconds ago.

        Raises StoreDown.
        """
        async with self._listing:
            if time.monotonic() >= self._list_until:
                table_ids, found = await self.services.store.listed(), []
                self._list_until = time.monotonic() + LIST_SECONDS  # unless something is deleted from now on
                for table_id in table_ids:
                    with suppress(Refusal):  # one that cannot be read hides no other
                        found.append(await self.read(table_id))
                self._list = [info_of(table) for table in found if table is not None and listed(table)]
            return self._list

    async def replay(self, key: str) -> Replay:
        """Return a finished hand by its address. Raises Refusal if there is none, StoreDown."""
        async with self._replaying:  # a long log takes a while to read
            kept = self._replays  # others will be, if something is deleted meanwhile
            if key not in kept:
                kept[key] = await self._replay(key)
                if len(kept) > MOST_REPLAYS:
                    kept.popitem(last=False)
            return kept[key]

    async def _replay(self, key: str) -> Replay:
        place = self.services.signer.replayed(key)
        table_id = None if place is None else await self.services.store.by_alias(place[0])
        rows = [] if table_id is None else await self.services.store.rows(table_id)
        if place is not None and table_id is not None and rows:
            blank = await self.blank(table_id, rows[0][1])
            if found := await asyncio.to_thread(replays.find, blank, rows, place[1]):
                return found
        raise Refusal(404, "replay", Sentence("problem-replay"))

    def forget(self) -> None:
        """Make again what is kept to be told again, because something was deleted."""
        self._replays = OrderedDict()
        self._list_until = 0.0
        self.reviews.forget()

    # ------------------------------------------------------------ leaving memory, and the store

    async def sweep(self) -> None:
        """Let tables rest at which nobody is, wake those where somebody's time is over, delete what is too old."""
        self._let_rest()
        with suppress(StoreDown):
            for table_id in await self.services.store.due(time.time()):
                with suppress(Refusal):  # there is no room for it now, or it cannot be read: others are due, too
                    found = await self.find(table_id)
                    if found is not None:
                        found.look(log=True)
            store, today = self.services.store, time.time()
            old = await store.idle(today - LESSON_DAYS * DAY, lessons=True)
            if self.settings.keep_days:
                old += await store.idle(today - self.settings.keep_days * DAY)
            await self.delete(*dict.fromkeys(old))
        self._count()

    async def delete(self, *table_ids: str) -> None:
        """Delete tables for ever. Raises StoreDown."""
        for table_id in table_ids:
            await self.services.store.delete(table_id)
            self._let_go(table_id)
        if table_ids:
            await self.services.store.scrub()

    async def close(self) -> None:
        """Close all rooms, stop thinking and reviewing, and let go of the store."""
        await self.services.bus.stop()
        self.reviews.close()
        for room in self._rooms.values():
            room.close()
        self._rooms.clear()
        self.services.thinkers.close()
        self.services.analysts.close()
        await asyncio.to_thread(self.services.store.close)

    # ------------------------------------------------------------ inside

    async def _load(self, table_id: str) -> Room | None:
        table = await self._read(table_id)
        if table is None:
            return None
        await self._make_room()
        if table.options["clock"] != "mail":  # nobody's time runs while a table is in no memory
            table.timer.begin(time.time())
        self._rooms[table_id] = room = Room(table, self.services)
        self._count()
        return room

    async def _read(self, table_id: str) -> Table | None:
        rows = await self.services.store.rows(table_id)
        if not rows:
            return None
        table = await self.blank(table_id, rows[0][1])
        for number, (at, row) in enumerate(rows):
            table.apply(entries.read(row), at)
            if number % 32 == 31:
                await asyncio.sleep(0)  # others are served meanwhile
        return table

    async def blank(self, table_id: str, first: str) -> Table:
        """Return a table that has not taken in its log, with the school edition that the first row asks for."""
        opened = entries.read(first)[0]
        assert isinstance(opened, Opened), "a log begins with the opening"
        _, rules = checked_rules(opened.rules, opened.house)
        return Table(table_id, await self.decks.schooling(opened.school, rules), self.services.signer.replay)

    def _let_rest(self) -> None:
        """Let tables rest at which nobody is."""
        now = time.monotonic()
        for table_id, room in list(self._rooms.items()):
            if room.empty and now - room.last_used >= self.settings.rest_seconds:
                self._rooms.pop(table_id).close()
        self._count()

    async def _make_room(self) -> None:
        if len(self._rooms) >= self.settings.most_tables:
            self._let_rest()  # and no more: who waits here may be what a sweep waits for
        if len(self._rooms) >= self.settings.most_tables:
            raise Refusal(503, "too-many-tables", Sentence("problem-too-many-tables"))

    def _look(self, table_id: str) -> None:
        if table_id in self._rooms:
            self._rooms[table_id].look(log=True)

    def _look_around(self, table_id: str) -> None:
        if table_id in self._rooms:
            self._rooms[table_id].look(log=False)

    async def _look_everywhere(self) -> None:
        self.forget()
        known = list(self._rooms)
        there = await self.services.store.there(known)
        for table_id in known:
            (self._look if table_id in there else self._let_go)(table_id)

    def _let_go(self, table_id: str) -> None:
        """Say goodbye at a table that was deleted, here or by another process."""
        if room := self._rooms.pop(table_id, None):
            room.close(Error(code="unknown-table", why=Sentence("error-unknown-table")))
        loading = self._loading.get(table_id)
        if loading is not None and not loading.done():  # its log was read before it was deleted
            loading.add_done_callback(lambda _: self._let_go(table_id))
        self.forget()

    def _count(self) -> None:
        self.services.metrics.tables.set(len(self._rooms))


def _players(asked: NewTable) -> int:
    """Return how many play at a new table."""
    return len(asked.levels) + (not asked.judge)


def _agreed(asked: NewTable) -> tuple[Preset, Rules]:
    """Return the game of a new table and its rules. Raises Refusal if they do not go with what else is asked."""
    if asked.judge and (asked.school is None or asked.school.judging != "teacher"):
        raise Refusal(422, "judge", Sentence("problem-judge"))
    preset, rules = checked_rules(asked.rules, asked.house, players=_players(asked))
    if asked.minutes is not None and rules.match_end != MatchEnd.HANDS:
        raise Refusal(422, "minutes", Sentence("problem-minutes"))
    return preset, rules


def cleaned(name: str) -> str:
    """Return a name as it is shown. Raises Refusal if nothing is left."""
    found = shown(name)
    if not found:
        raise Refusal(422, "name", Sentence("problem-name"))
    return found


def shown(name: str) -> str:
    """Return a name as it is shown; empty where nothing is left."""
    return talk.clean(name)[:MAX_NAME].strip()


def info_of(table: Table) -> TableInfo:
    """Return what one knows of a table before sitting down."""
    seating, host = table.seating, table.seating.host or 0
    round_about = [seating[(host + step) % len(seating)] for step in range(len(seating))]
    return TableInfo(
        table=table.id,
        rules=table.preset.id,
        house=table.house,
        code=table.code,
        people=[Person(name=occupant.name, level=occupant.level) for occupant in round_about if not occupant.nobody],
        judge=seating.judge.name or None,
        open=len(seating.open),
        playing=table.phase == "playing",
        clock=table.options["clock"],
        pace=table.options["pace"],
        watch=table.options["watch"],
    )


def _bots(asked: NewTable, name: str, table_id: str) -> list[BotSeat]:
    """Return the computer opponents that a new table asks for."""
    first = 0 if asked.judge else 1
    seats = [(seat, level) for seat, level in enumerate(asked.levels, first) if level != "open"]
    names = names_for([name], len(seats), table_id)
    return [BotSeat(seat=seat, name=each, level=level) for (seat, level), each in zip(seats, names, strict=True)]
