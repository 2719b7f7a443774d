"""One WebSocket at a table: it sits down with its first message, then speaks and listens until it ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from schwimmen.server.lobby import Lobby
from schwimmen.server.protocol import (
    PROTOCOL_VERSION,
    ClientMessage,
    Error,
    ErrorCode,
    Sentence,
    Sit,
    client_message,
)
from schwimmen.server.room import Link, Room

log = logging.getLogger(__name__)

MOST_BYTES = 4096
"""Size of a message."""

POLICY_VIOLATION, GOING_AWAY = 1008, 1001


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What a connection may do."""

    sit_seconds: float = 10
    """Time in which it has to say who it is."""
    burst: int = 20
    """Messages at once."""
    per_second: float = 10
    """Messages a second in the long run."""


class Unreadable(Exception):
    """A message that cannot be followed whatever the table's state is."""

    def __init__(self, code: ErrorCode) -> None:
        super().__init__(code)
        self.error = Error(code=code, why=Sentence(key=f"error-{code}"))


class Allowance:
    """A bucket of messages that fills up again with time: so many at once, so many a second in the long run."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._left = float(limits.burst)
        self._at = asyncio.get_running_loop().time()

    def spend(self) -> bool:
        """Say whether one more message may come now."""
        now = asyncio.get_running_loop().time()
        self._left = min(self._limits.burst, self._left + (now - self._at) * self._limits.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


async def serve(socket: WebSocket, lobby: Lobby, limits: Limits) -> None:
    """Serve a connection from its first message to its end."""
    await socket.accept()
    try:
        async with asyncio.timeout(limits.sit_seconds):
            message = read(await socket.receive())
        room, seat = seated(message, lobby)
    except Unreadable as unreadable:
        await _say_goodbye(socket, unreadable.error)
    except TimeoutError:
        await _say_goodbye(socket, Unreadable("not-seated").error)
    except WebSocketDisconnect:
        return
    else:
        await _play(socket, room, room.join(seat), Allowance(limits))


def seated(message: ClientMessage, lobby: Lobby) -> tuple[Room, int]:
    """Return the room and the seat that a first message opens. Raises Unreadable."""
    if not isinstance(message, Sit):
        raise Unreadable("not-seated")
    if message.version != PROTOCOL_VERSION:
        raise Unreadable("version")
    room = lobby.find(message.table)
    if room is None:
        raise Unreadable("unknown-table")
    seat = room.seat_of(message.token)
    if seat is None:
        raise Unreadable("wrong-token")
    return room, seat


def read(received: Mapping[str, object]) -> ClientMessage:
    """Read what came over a socket. Raises Unreadable, WebSocketDisconnect."""
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = received.get("text")
    if not isinstance(text, str):
        raise Unreadable("malformed")
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise Unreadable("too-long")
    try:
        return client_message.validate_json(text)
    except (ValidationError, UnicodeError):
        raise Unreadable("malformed") from None


async def _play(socket: WebSocket, room: Room, link: Link, allowance: Allowance) -> None:  # noqa: PLR0917
    """Speak and listen until either ends."""
    tasks = [asyncio.create_task(_listen(socket, room, link, allowance)), asyncio.create_task(_speak(socket, link))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(link)
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                log.error("a connection ended", exc_info=outcome)


async def _listen(socket: WebSocket, room: Room, link: Link, allowance: Allowance) -> None:  # noqa: PLR0917
    while (received := await socket.receive())["type"] != "websocket.disconnect":
        try:
            if not allowance.spend():
                raise Unreadable("too-many")
            message = read(received)
        except Unreadable as unreadable:
            link.send(unreadable.error)
            if unreadable.error.code == "too-many":
                link.end()
            continue
        if isinstance(message, Sit):
            link.send(Error(code="not-now", why=Sentence(key="error-seated-already"), seq=room.table.seq))
        else:
            room.said(link, message)


async def _speak(socket: WebSocket, link: Link) -> None:
    while (message := await link.outbox.get()) is not None:
        await socket.send_text(message.model_dump_json())
    await _close(socket, GOING_AWAY)


async def _say_goodbye(socket: WebSocket, error: Error) -> None:
    try:
        await socket.send_text(error.model_dump_json())
        await _close(socket, POLICY_VIOLATION)
    except WebSocketDisconnect:
        return


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state == WebSocketState.CONNECTED:
        await socket.close(code)
