"""The room around one table: its connections, and the computer opponent that it is waiting for.

Everything runs on the event loop, one thing after the other, so the table is never touched by two at once.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Coroutine
from typing import Any

from schwimmen.server.bots import Thinkers
from schwimmen.server.protocol import Error, Next, Play, SetPace, State
from schwimmen.server.school.messages import Learn
from schwimmen.server.table import Incoming, Joined, Left, Reply, Rest, Rested, Said, Table, Tell, Think, Thought

log = logging.getLogger(__name__)

BACKLOG = 128
"""Messages that may wait for a slow connection; then it is given up (whoever comes back gets the whole view)."""


class Link:
    """One connection at a seat: the messages that wait to be sent. `None` ends it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.outbox: asyncio.Queue[State | Error | None] = asyncio.Queue()
        self._ended = False

    def send(self, message: State | Error) -> None:
        """Queue a message, or give up a connection that does not keep up."""
        if self.outbox.qsize() >= BACKLOG:
            self.end()
        if not self._ended:
            self.outbox.put_nowait(message)

    def end(self) -> None:
        """End the connection once what waits is sent."""
        if not self._ended:
            self._ended = True
            self.outbox.put_nowait(None)


class Room:
    """A table with its connections."""

    def __init__(self, table: Table, tokens: dict[int, str], thinkers: Thinkers) -> None:
        """`tokens` are the secrets that open the seats of people."""
        self.table = table
        self._tokens = tokens
        self._thinkers = thinkers
        self._links: list[Link] = []
        self._pending: asyncio.Task[None] | None = None
        self.last_used = asyncio.get_running_loop().time()

    @property
    def empty(self) -> bool:
        """Whether nobody is connected."""
        return not self._links

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token opens. All tokens are compared, each in constant time."""
        given = token.encode("utf-8", "surrogatepass")
        found = [seat for seat, secret in self._tokens.items() if hmac.compare_digest(secret.encode(), given)]
        return found[0] if found else None

    def join(self, seat: int) -> Link:
        """Sit down with a new connection; the whole view is its first message."""
        link = Link(seat)
        self._links.append(link)
        self._take(Joined(seat), link)
        return link

    def leave(self, link: Link) -> None:
        """Take away a connection. Whatever the table waits for is decided; then it rests until somebody is back."""
        self._links.remove(link)
        self._take(Left(link.seat))

    def said(self, link: Link, message: Play | Next | SetPace | Learn) -> None:
        """Pass on what came over a connection."""
        self._take(Said(link.seat, message), link)

    def close(self) -> None:
        """End all connections and whatever the table waits for."""
        if self._pending:
            self._pending.cancel()
        for link in self._links:
            link.end()

    def _take(self, came: Incoming, link: Link | None = None) -> None:
        self.last_used = asyncio.get_running_loop().time()
        for out in self.table.take(came):
            match out:
                case Reply(message):
                    assert link is not None, "only a connection is answered"
                    link.send(message)
                case Tell(seat, message):
                    for other in self._links:
                        if other.seat == seat:
                            other.send(message)
                case Think():
                    self._wait_for(self._thinkers.think(out))
                case Rest():
                    self._wait_for(self._thinkers.rest(out))

    def _wait_for(self, answer: Coroutine[Any, Any, Thought | Rested]) -> None:
        """Wait for one thing at a time: a new question replaces the old one."""
        if self._pending:
            self._pending.cancel()
        self._pending = asyncio.create_task(self._bring(answer))

    async def _bring(self, answer: Coroutine[Any, Any, Thought | Rested]) -> None:
        came = await answer
        self._pending = None
        try:
            self._take(came)
        except Exception:  # nobody awaits this task
            log.exception("a table could not go on")
