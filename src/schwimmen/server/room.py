"""The room around one table: its connections, what they are told, and what the table waits for.

What comes in is taken one after the other: it is decided, written to the log, and only then carried out and told.
Where another process has written first, its rows are taken in and what came is decided again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, TypeAlias

from schwimmen.server.inbox import Arrival, Item, Pending, Refresh, Wish, give_up, take_wishes
from schwimmen.server.link import Link
from schwimmen.server.protocol.client_messages import React, Spoken
from schwimmen.server.protocol.server_messages import Error, Reaction
from schwimmen.server.services import Services
from schwimmen.server.store.bus import NOBODY
from schwimmen.server.store.writer import Brief, StoreDown
from schwimmen.server.table import entries, inputs, waits
from schwimmen.server.table.deciding import decide, decide_together
from schwimmen.server.table.inputs import Incoming, Refused, Rest, Rested, Step, Think, Thought
from schwimmen.server.table.news import News, Reader, acknowledged
from schwimmen.server.table.table import Table
from schwimmen.words.sentence import Sentence

log = logging.getLogger(__name__)

TRIES_SECONDS = 30
"""How long something is tried again while the store is away."""
PAUSE_SECONDS = 0.25

SOON_SECONDS = 60

YIELD_SECONDS = 1.0
"""How much longer a process waits with what another one drives."""


Acks: TypeAlias = Mapping[Link | None, str]
"""The messages that are answered, by who sent them."""

NO_ACKS: Acks = {}


class Room:
    """A table with its connections."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self._services = services
        self._news = News(table)
        self._links: list[Link] = []
        self._readers: list[tuple[Link, Reader]] = []
        """Who reads at each of them."""
        self._told: frozenset[Reader] = frozenset()
        """Who reads at any."""
        self._elsewhere = NOBODY
        self._inbox: deque[Item] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._pending: tuple[object, asyncio.Task[None]] | None = None
        self._alarm: tuple[float, asyncio.TimerHandle] | None = None
        self._brief: Brief | None = None
        self._greeted = -1
        """The table's revision at which everybody who is connected was allowed to be."""
        self._closed = False
        self.last_used = time.monotonic()
        self._here()
        self._go_on()

    # ------------------------------------------------------------ from outside

    @property
    def empty(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        return not self._links and self._worker is None and not self._inbox and self._pending is None

    def arrive(self, link: Link, since: int | None, salt: str | None = None) -> None:
        """Sit down with a connection; the whole view is its first message."""
        self._put(Arrival(link, since, salt))

    def leave(self, link: Link) -> None:
        """Take away a connection; one that has not sat down yet will not."""
        link.end()
        if link in self._links:
            self._links.remove(link)
            self._put(Refresh(log=False))

    def said(self, link: Link, message: Spoken) -> None:
        """Pass on what came over a connection."""
        if link.member is None:
            link.error(Error(id=message.id, code="not-seated", why=Sentence("why-watching"), seq=self.table.seq))
        else:
            self._put((inputs.Said(link.member, message), link))

    async def ask(self, came: Incoming) -> None:
        """Have something settled, and wait for it. Raises Refused, StoreDown."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(Pending(came, done))
        await done

    def look(self, *, log: bool) -> None:
        """Look at the log, or at who is connected, again."""
        self._put(Refresh(log))

    def close(self, farewell: Error | None = None) -> None:
        """End all connections and whatever the table waits for, for good; the farewell says why."""
        self._closed = True
        for task in (self._worker, self._pending[1] if self._pending else None):
            if task is not None:
                task.cancel()
        if self._alarm:
            self._alarm[1].cancel()
        for link in self._links:
            if farewell is not None:
                link.error(farewell)
            link.end()
        self._links.clear()
        while self._inbox:
            give_up(self._inbox.popleft())
        self._services.bus.here(self.table.id, frozenset(), 0)

    # ------------------------------------------------------------ one after the other

    def _put(self, item: Item) -> None:
        if self._closed:
            give_up(item)
            return
        self.last_used = time.monotonic()
        self._inbox.append(item)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._inbox:
                item = self._inbox.popleft()
                try:
                    await self._take(item)
                except asyncio.CancelledError:
                    give_up(item)
                    raise
                except Exception:
                    give_up(item)
                    self._services.metrics.failures.inc()
                    log.exception("a table could not go on")
        finally:
            self._worker = None

    async def _take(self, item: Item) -> None:
        match item:
            case (came, link):
                wishes = take_wishes(item, self._inbox)
                if not (len(wishes) > 1 and await self._came_together(wishes)):
                    self._inbox.extendleft(reversed(wishes[1:]))
                    await self._came(came, link)
            case Arrival():
                await self._arrived(item)
            case Refresh():
                if item.log:
                    await self._catch_up()
                self._here()
                self._tell(b"")
            case Pending(came, done):
                await self._asked(came, done)
        self._go_on()

    async def _arrived(self, arrival: Arrival) -> None:
        link = arrival.link
        if link.member is not None:
            await self._settle(inputs.Came(link.member, arrival.salt))
        if link.ended:  # it broke before its turn, or meanwhile
            return
        if link not in self._links:
            self._links.append(link)
            self._greeted = -1
        self._here()
        self._tell(b"", but=link)
        reader = self.table.seating.reader_of(link.member)
        link.send(self._news.state(reader, time.time(), arrival.since))

    async def _asked(self, came: Incoming, done: asyncio.Future[None]) -> None:
        try:
            await self._settle(came)
        except (Refused, StoreDown) as error:
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(None)

    async def _came(self, came: Incoming, link: Link | None) -> None:
        try:
            step = await self._settle(came, link)
        except Refused as refused:
            self._services.metrics.refused[refused.code] += 1
            self._answer(came, link, Error(code=refused.code, why=refused.why))
        except StoreDown:
            self._answer(came, link, Error(code="server", why=Sentence("error-store")))
        else:
            if isinstance(came, inputs.Said) and came.message.type == "react" and step.ack is not None:
                self._react(came.member, came.message)

    async def _came_together(self, wishes: Sequence[Wish]) -> bool:
        """Settle wishes in one row; False where each has to be settled by itself."""
        at = time.time()
        try:
            step = decide_together(self.table, [said for said, _ in wishes])
            if step is None:
                return False
            return await self._bring_about(step, at, {link: said.message.id for said, link in wishes})
        except StoreDown:
            await self._catch_up_if_there()
        except Exception:  # one that cannot be settled spoils no other
            self._services.metrics.failures.inc()
            log.exception("wishes could not be settled together")
        return False

    def _answer(self, came: Incoming, link: Link | None, error: Error) -> None:
        if link is not None and isinstance(came, inputs.Said):
            link.error(error.model_copy(update={"id": came.message.id, "seq": self.table.seq}))

    async def _settle(self, came: Incoming, link: Link | None = None) -> Step:
        """Decide, write, carry out, tell. Raises Refused, StoreDown."""
        until = time.monotonic() + TRIES_SECONDS
        while True:
            at = time.time()
            step = decide(self.table, came, at)
            try:
                acks = {} if step.ack is None else {link: step.ack}
                if not step.entries:
                    if acks:
                        self._tell(b"", acks)
                    return step
                if await self._bring_about(step, at, acks):
                    return step
            except StoreDown:
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(PAUSE_SECONDS)
                await self._catch_up_if_there()

    async def _bring_about(self, step: Step, at: float, acks: Acks) -> bool:
        """Write, carry out, tell; False if another process has written first. Raises StoreDown."""
        if not await self._write(step, at):
            self._services.metrics.conflicts.inc()
            await self._catch_up()
            return False
        revision = self.table.revision
        happened = self.table.apply(step.entries, at)
        self._count(step)
        if self.table.revision != revision:
            self._here()
        self._tell(happened, acks)
        return True

    def _write(self, step: Step, at: float) -> asyncio.Future[bool]:
        table = self.table
        # Should this process die before it knows when the table is due next, another one looks soon.
        soon = Brief(listed(table), at + SOON_SECONDS, table.hands) if table.options["clock"] == "mail" else None
        if soon is not None:
            self._brief = soon
        return self._services.store.append(table.id, table.seq + 1, at, entries.write(step.entries), soon)

    async def _catch_up(self) -> None:
        """Take in what other processes have written, and tell of it. Raises StoreDown."""
        for at, row in await self._services.store.rows(self.table.id, self.table.seq):
            happened = self.table.apply(entries.read(row), at)
            self._brief = None
            self._here()
            self._tell(happened)

    async def _catch_up_if_there(self) -> None:
        try:
            await self._catch_up()
        except StoreDown:
            return

    # ------------------------------------------------------------ telling

    def _tell(self, happened: bytes, acks: Acks = NO_ACKS, but: Link | None = None) -> None:
        """Tell every connection what has changed, and its own which message that answers."""
        if not self._readers:
            return
        told = self._news.updates(self._told, happened, time.time())
        for link, reader in self._readers:
            if link is not but:
                answer = acks.get(link)
                link.send(told[reader] if answer is None else acknowledged(told[reader], answer))
        self._end_strangers()

    def _end_strangers(self) -> None:
        """Say goodbye to connections that may not be here any more, and tell the others that they are gone."""
        if self._greeted == self.table.revision:
            return
        self._greeted = self.table.revision
        before = self._readers
        for link, reader in before:
            if link.member is None and not self.table.options["watch"]:
                self._say_goodbye(link, "why-no-watching")
            elif link.member is not None and reader is None:
                self._say_goodbye(link, "why-removed")
        if len(self._links) < len(before):
            self._here()
            self._tell(b"")

    def _say_goodbye(self, link: Link, key: str) -> None:
        self._links.remove(link)
        link.error(Error(code="wrong-token", why=Sentence(key), seq=self.table.seq))
        link.end()

    def _react(self, member: str, message: React) -> None:
        seat = self.table.seating.seat_of(member)
        if seat is not None:
            told = Reaction(seat=seat, sign=message.sign).model_dump_json().encode()
            for link in self._links:
                link.send(told)

    # ------------------------------------------------------------ what follows by itself

    def _here(self) -> None:
        """Note who is connected, here and at other processes, and tell those."""
        table, seating = self.table, self.table.seating
        self._readers = [(link, seating.reader_of(link.member)) for link in self._links]
        self._told = frozenset(reader for _, reader in self._readers)
        own = frozenset(link.member for link in self._links if link.member is not None)
        watching = sum(link.member is None for link in self._links)
        self._services.bus.here(table.id, own, watching)
        self._elsewhere = self._services.bus.elsewhere(table.id)
        found = (seating.reader_of(member) for member in own | self._elsewhere.members)
        readers = frozenset(reader for reader in found if reader is not None)
        table.here(readers, watching + self._elsewhere.watching, time.time())

    def _go_on(self) -> None:
        """Bring about what the table waits for, set the clock, and note what is looked for without the log."""
        awaited = waits.awaited(self.table)
        key = None if awaited is None else (type(awaited), awaited.turn, awaited.pace)
        if self._pending is not None and self._pending[0] != key:
            self._pending[1].cancel()
            self._pending = None
        if awaited is not None and self._pending is None:
            self._pending = (key, asyncio.create_task(self._bring(awaited)))
        self._set_alarm(self.table.until)
        self._note_brief()

    async def _bring(self, awaited: Think | Rest) -> None:
        if not self._drives:
            await asyncio.sleep(YIELD_SECONDS)
        thinkers = self._services.thinkers
        coming: Coroutine[Any, Any, Thought | Rested]
        coming = thinkers.think(awaited) if isinstance(awaited, Think) else thinkers.rest(awaited)
        came = await coming
        self._pending = None
        self._put((came, None))

    @property
    def _drives(self) -> bool:
        """Whether it is for this process to bring what the table waits for; another one does if it falls silent."""
        return all(self._services.store.process < other for other in self._elsewhere.processes)

    def _set_alarm(self, until: float | None) -> None:
        """See to it that the clock is looked at by then; an alarm that is set for earlier may stay."""
        if until is None or (self._alarm is not None and self._alarm[0] <= until):
            return
        if self._alarm is not None:
            self._alarm[1].cancel()
        wait = max(0.0, until - time.time()) + (0 if self._drives else YIELD_SECONDS)
        self._alarm = (until, asyncio.get_running_loop().call_later(wait, self._ring))

    def _ring(self) -> None:
        self._alarm = None
        self._put((inputs.Rang(), None))

    def _note_brief(self) -> None:
        table = self.table
        brief = Brief(listed(table), table.until if table.options["clock"] == "mail" else None, table.hands)
        if brief != self._brief:
            self._brief = brief
            self._services.store.note(table.id, table.at, brief)

    def _count(self, step: Step) -> None:
        for entry in step.entries:
            if isinstance(entry, entries.Moved):
                self._services.metrics.moves["computer" if entry.by is None else "person"] += 1


def listed(table: Table) -> bool:
    """Say whether the lobby shows a table."""
    return bool(table.options["public"] and table.seating.open and table.phase != "playing" and table.seating.people)
