"""Our protocol, as far as the load generator speaks it. When messages change, this file changes and no other.

Messages are looked through, not parsed: a client that reads every state as JSON would cost more than the server.
That a key stands where it is looked for is safe, because inside of a text its quotes would be escaped.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import orjson

SOCKET = "/ws"

Post: TypeAlias = Callable[[str, bytes], Awaitable[bytes]]
"""Sends a body to an address of the lobby, and returns the answer."""

WAITS: Final = 0
"""Nothing to do for this seat."""
MOVES: Final = 1
"""This seat is on turn."""
GOES_ON: Final = 2
"""The hand is over, and this seat is asked to go on."""
OVER: Final = 3
"""The match is over."""
REFUSED: Final = 4
"""What this seat said could not be followed."""

UNITS = 20
"""Lives: enough for a match that does not end while it is measured."""

CALL_AFTER = 8
"""Turns of a hand after which somebody calls, so that hands are about as long as people's: twelve turns."""


class Place(NamedTuple):
    """What a person sits down with."""

    table: str
    token: str


class Heard(NamedTuple):
    """What a message says, as far as it matters here."""

    what: int
    turn: int
    """Number of the game's state."""
    more: bytes
    """The legal moves, or why something was refused."""


# ---------------------------------------------------------------- the lobby


async def open_table(post: Post, people: int, bots: int) -> list[Place]:
    """Open a table with some people and some computer opponents, and return where people sit down; the host first.

    Computers play the `club` level, which thinks longest.
    """
    levels = ["open"] * (people - 1) + ["club"] * bots
    asked = {"name": "Anna", "levels": levels, "pace": "instant", "house": {"units": UNITS}}
    first = json.loads(await post("/api/tables", json.dumps(asked).encode()))
    joining = [f"/api/tables/{first['table']}/join"] * (people - 1)
    others = [json.loads(await post(path, b'{"name":"Ben"}')) for path in joining]
    return [Place(seated["table"], seated["token"]) for seated in (first, *others)]


# ---------------------------------------------------------------- what is said


def sit(place: Place) -> bytes:
    """Sit down: the first message of a connection."""
    return json.dumps({"type": "sit", "version": 3, "table": place.table, "token": place.token}).encode()


def start(number: int) -> bytes:
    """Begin the match; `number` is different in every message of a connection."""
    return b'{"type":"start","id":"m%d"}' % number


def play(number: int, turn: int, move: bytes) -> bytes:
    """Move."""
    return b'{"type":"play","id":"m%d","turn":%d,"move":%s}' % (number, turn, move)


def go_on(number: int) -> bytes:
    """Ask for the next hand."""
    return b'{"type":"next","id":"m%d"}' % number


# ---------------------------------------------------------------- what is heard

ERROR = b'{"type":"error"'
TURN, PHASE, LEGAL, CODE = b'"turn":', b'"phase":"', b'"legal":[', b'"code":"'
NUMBER = re.compile(rb"\d+")
VIEW, ME = b'"view":', b'"me":'


class Ear:
    """What one person has understood so far: messages tell only what has changed."""

    __slots__ = ("_legal", "_out", "_phase", "_ready", "_seat")

    def __init__(self) -> None:
        self._legal = b""
        self._phase = b""
        self._ready = self._out = False
        self._seat = 0

    def hear(self, data: bytes, at: int, end: int) -> Heard:
        """Look through the message `data[at:end]`."""
        if data.startswith(ERROR, at):
            code = data.find(CODE, at, end) + len(CODE)
            return Heard(REFUSED, 0, data[code : data.find(b'"', code, end)])
        begin = data.find(TURN, at, end) + len(TURN)
        turn = int(data[begin : data.find(b",", begin, end)])
        me = data.find(ME, begin, end)
        if me >= 0:
            self._seat = int(NUMBER.match(data, me + len(ME))[0])  # type: ignore[index]
        view = data.find(VIEW, begin, end)
        legal = data.find(LEGAL, view, end)
        if legal >= 0:
            legal += len(LEGAL)
            self._legal = data[legal : data.find(b"]", legal, end)]
        phase = data.find(PHASE, view, end)
        if phase >= 0:
            self._phase = data[phase + len(PHASE) : phase + len(PHASE) + 4]
        if self._phase == b"deal":
            self._note_ready(data[at:end])
        else:
            self._ready = False
        return Heard(self._what(), turn, self._legal)

    def _what(self) -> int:
        if self._legal:
            return MOVES
        if self._phase == b"deal":
            return WAITS if self._ready or self._out else GOES_ON
        return OVER if self._phase == b"over" else WAITS

    def _note_ready(self, message: bytes) -> None:
        """Note whether the next hand waits for the reader: not if it has said so already, or is out of the match."""
        told = orjson.loads(message)
        view = told["view"] or {}
        if "ready" in view:
            self._ready = self._seat in view["ready"]
        if "seats" in view:
            self._out = view["seats"][self._seat]["out"]


def choose(legal: bytes, turns: int) -> bytes:
    """Choose a move, as JSON: one without the call in the first turns of a hand, with the call afterwards."""
    moves = legal.split(b",")
    calls = turns >= CALL_AFTER
    return _first(moves, (turns * 7) % len(moves), calls=calls)


def _first(moves: Sequence[bytes], at: int, *, calls: bool) -> bytes:
    """Return the first move from `at` on that calls or does not, as wanted; the one at `at` if there is none."""
    for move in (*moves[at:], *moves[:at]):
        if move.endswith(b'!"') is calls:
            return move
    return moves[at]
