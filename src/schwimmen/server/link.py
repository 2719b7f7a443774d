"""One connection at a table: the messages that wait to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import TypeAlias

from schwimmen.server.protocol.server_messages import Error

BACKLOG = 128
"""Messages that may wait for a slow connection; then it is given up (anyone who comes back gets the whole view)."""

Push: TypeAlias = Callable[[bytes], bool]
"""Sends a message at once, and says whether it could."""


class Link:
    """A connection of a member, or (None) of a spectator."""

    __slots__ = ("_ended", "_push", "member", "outbox", "waiting")

    def __init__(self, member: str | None, push: Push | None = None) -> None:
        self.member = member
        self._push = push
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting = 0
        """Messages that are not sent yet: no other may overtake them."""
        self._ended = False

    @property
    def ended(self) -> bool:
        """Whether nothing is sent any more."""
        return self._ended

    def send(self, message: bytes) -> None:
        """Send a message, or queue it, or give up a connection that does not keep up."""
        if self._ended or (not self.waiting and self._push is not None and self._push(message)):
            return
        if self.waiting >= BACKLOG:
            self.end()
        else:
            self.waiting += 1
            self.outbox.put_nowait(message)

    def error(self, error: Error) -> None:
        """Send an error, or queue it."""
        self.send(error.model_dump_json().encode())

    def end(self) -> None:
        """End the connection once what waits is sent."""
        if not self._ended:
            self._ended = True
            self.outbox.put_nowait(None)

    async def queued(self) -> AsyncIterator[bytes]:
        """Yield what was queued, until the connection ends; what was yielded counts as sent with the next step."""
        while (message := await self.outbox.get()) is not None:
            yield message
            self.waiting -= 1
