"""One WebSocket at a table: it sits down with its first message, then speaks and listens until it ends."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from schwimmen.server.frames import channel_of
from schwimmen.server.hints import Hints
from schwimmen.server.link import Link, Push
from schwimmen.server.lobby import Lobby
from schwimmen.server.problems import Refusal
from schwimmen.server.protocol.client_messages import Chat, ClientMessage, Hint, Ping, Play, React, Sit, client_message
from schwimmen.server.protocol.common import MAX_ID, PROTOCOL_VERSION, ErrorCode
from schwimmen.server.protocol.server_messages import Error, Pong
from schwimmen.server.rate_limit import RateLimit
from schwimmen.server.room import Room
from schwimmen.server.store.writer import StoreDown
from schwimmen.words.sentence import Sentence

log = logging.getLogger(__name__)

MOST_BYTES = 4096
"""Size of a message."""
MOST_OF_A_LETTER = 4
"""Bytes of a letter in UTF-8."""

POLICY_VIOLATION, GOING_AWAY = 1008, 1001


class Rejected(Exception):
    """A message that cannot be followed whatever the table's state is."""

    def __init__(self, code: ErrorCode, key: str | None = None, *, name: str | None = None) -> None:
        super().__init__(code)
        self.error = Error(id=name, code=code, why=Sentence(key or f"error-{code}"))


class ConnectionLimit:
    """Counts the connections of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection in, unless there are too many."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection out."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


async def serve(socket: WebSocket, lobby: Lobby, connections: ConnectionLimit) -> None:
    """Serve a connection from its first message to its end."""
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not connections.enter(address):
        await _say_goodbye(socket, Rejected("too-many").error)
        return
    metrics = lobby.services.metrics
    metrics.connections.inc()
    try:
        await _serve(socket, lobby)
    finally:
        metrics.connections.dec()
        connections.leave(address)


async def _serve(socket: WebSocket, lobby: Lobby) -> None:
    limits = lobby.settings.limits
    try:
        async with asyncio.timeout(limits.sit_seconds):
            received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        message = read(received.get("text"))
        if not isinstance(message, Sit):
            raise Rejected("not-seated")
        channel = channel_of(socket.scope)
        room, link = await seated(message, lobby, channel and channel.push)
    except Rejected as rejected:
        await _say_goodbye(socket, rejected.error)
    except TimeoutError:
        await _say_goodbye(socket, Rejected("not-seated").error)
    else:
        room.arrive(link, message.since, message.salt)
        await _Conversation(socket, room, link, lobby).go_on()


async def seated(message: Sit, lobby: Lobby, push: Push | None = None) -> tuple[Room, Link]:
    """Return the room and the connection that a first message opens. Raises Rejected."""
    if message.version != PROTOCOL_VERSION:
        raise Rejected("version")
    try:
        room = await lobby.find(message.table)
    except StoreDown:
        raise Rejected("server", "error-store") from None
    except Refusal as refusal:  # the server is full, or a deck is gone
        raise Rejected("server", refusal.problem.why.key) from None
    if room is None:
        raise Rejected("unknown-table")
    if message.token is None:
        if not room.table.options["watch"]:
            raise Rejected("wrong-token", "why-no-watching")
        return room, Link(None, push)
    member = lobby.services.signer.member(message.table, message.token)
    if member is None:
        raise Rejected("wrong-token")
    if room.table.seating.reader_of(member) is None:
        raise Rejected("wrong-token", "why-removed")
    return room, Link(member, push)


def read(text: object) -> ClientMessage:
    """Read what came over a socket as a text; anything else came as bytes. Raises Rejected."""
    if not isinstance(text, str):
        raise Rejected("malformed")
    if len(text) > MOST_BYTES / MOST_OF_A_LETTER and len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise Rejected("too-long")
    try:
        return client_message.validate_json(text)
    except (ValidationError, UnicodeError):
        raise Rejected("malformed", name=name_of(text)) from None


def name_of(text: str) -> str | None:
    """Return the id of what is no message, where it has one: its sender knows by it what was answered."""
    try:
        told = orjson.loads(text)
    except ValueError:
        return None
    name = told.get("id") if isinstance(told, dict) else None
    return name if isinstance(name, str) and 0 < len(name) <= MAX_ID else None


class _Conversation:
    """Speaking and listening, until either ends."""

    def __init__(self, socket: WebSocket, room: Room, link: Link, lobby: Lobby) -> None:  # noqa: PLR0917
        self._socket, self._room, self._link = socket, room, link
        limits = lobby.settings.limits
        self._hints = Hints(lobby.services.analysts, lobby.settings)
        self._messages, self._talk = RateLimit(limits.messages), RateLimit(limits.talk)
        self._metrics = lobby.services.metrics

    async def go_on(self) -> None:
        listen = channel.listen if (channel := channel_of(self._socket.scope)) else _nowhere
        listen(self._heard)
        tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            listen(None)
            self._room.leave(self._link)
            self._hints.close()
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                    self._note_failure(outcome)

    async def _listen(self) -> None:
        """Receive what is not handed over at once, up to the end of the connection."""
        while (received := await self._socket.receive())["type"] != "websocket.disconnect":
            self._take(received.get("text"))

    def _heard(self, text: str) -> None:
        """Take a text that was handed over; whatever goes wrong ends this connection alone."""
        try:
            self._take(text)
        except Exception as error:  # noqa: BLE001 - the network's thread of events goes on
            self._note_failure(error)
            self._link.end()

    def _take(self, text: object) -> None:
        try:
            if not self._messages.spend():
                raise Rejected("too-many")
            message = read(text)
        except Rejected as rejected:
            self._metrics.refused[rejected.error.code] += 1
            self._link.error(rejected.error.model_copy(update={"seq": self._room.table.seq}))
            if rejected.error.code == "too-many":
                self._link.end()
        else:
            self._metrics.messages[message.type] += 1
            self._hear(message)

    def _note_failure(self, error: Exception) -> None:
        self._metrics.failures.inc()
        log.error("a connection ended", exc_info=error)

    def _hear(self, message: ClientMessage) -> None:
        room, link = self._room, self._link
        match message:
            case Play():  # most of what comes: to ask for other models first would take longer than the rest
                room.said(link, message)
            case Ping():
                link.send(Pong(seq=room.table.seq).model_dump_json().encode())
            case Sit():
                room.arrive(link, message.since, message.salt)
            case Chat() | React() if not self._talk.spend():
                why = Sentence("why-talks-too-much")
                link.error(Error(id=message.id, code="not-now", why=why, seq=room.table.seq))
            case Hint():
                self._hints.ask(room.table, link, message)
            case _:
                room.said(link, message)

    async def _speak(self) -> None:
        async for message in self._link.queued():
            await self._socket.send({"type": "websocket.send", "text": message.decode()})
        await _close(self._socket, GOING_AWAY)


def _nowhere(_hear: object) -> None:
    """Listen where nothing is handed over at once."""


async def _say_goodbye(socket: WebSocket, error: Error) -> None:
    try:
        await socket.send_text(error.model_dump_json())
        await _close(socket, POLICY_VIOLATION)
    except WebSocketDisconnect:
        return


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state == WebSocketState.CONNECTED:
        await socket.close(code)
