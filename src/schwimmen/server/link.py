"""One connection at a table: the messages that wait to be sent."""

from __future__ import annotations

import asyncio

from schwimmen.server.protocol.told import Error

BACKLOG = 128
"""Messages that may wait for a slow connection; then it is given up (whoever comes back gets the whole view)."""


class Link:
    """A connection of a member, or (None) of a spectator."""

    __slots__ = ("_ended", "member", "outbox")

    def __init__(self, member: str | None) -> None:
        self.member = member
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        """What is sent next; `None` ends the connection."""
        self._ended = False

    def send(self, message: bytes) -> None:
        """Queue a message, or give up a connection that does not keep up."""
        if self.outbox.qsize() >= BACKLOG:
            self.end()
        if not self._ended:
            self.outbox.put_nowait(message)

    def error(self, error: Error) -> None:
        """Queue an error."""
        self.send(error.model_dump_json().encode())

    def end(self) -> None:
        """End the connection once what waits is sent."""
        if not self._ended:
            self._ended = True
            self.outbox.put_nowait(None)
