"""Our protocol, as far as the load generator speaks it. When messages change, this file changes and no other.

Messages are looked through, not parsed: a client that reads every state as JSON would cost more than the server.
That a key stands where it is looked for is safe, because inside of a text its quotes would be escaped.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

LOBBY = "/api/tables"
SOCKET = "/ws"

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

CALL_AFTER = 8
"""Turns of a hand after which somebody calls, so that hands are about as long as people's: twelve turns."""


class Place(NamedTuple):
    """What a person sits down with."""

    table: str
    token: str


class Heard(NamedTuple):
    """What a message says, as far as it matters here."""

    what: int
    seq: int
    more: bytes
    """The legal moves, or why something was refused."""


# ---------------------------------------------------------------- the lobby


def table_asked(people: int, bots: int) -> bytes:
    """Return what asks for a table with some people and some computer opponents."""
    if people != 1:
        raise ValueError("a table has one person so far")
    asked = {"name": "Anna", "levels": ["random"] * bots, "pace": "instant"}
    return json.dumps(asked).encode()


def places(answer: bytes) -> list[Place]:
    """Return where people sit down, from the lobby's answer."""
    seated = json.loads(answer)
    return [Place(seated["table"], seated["token"])]


# ---------------------------------------------------------------- what is said


def sit(place: Place) -> bytes:
    """Sit down: the first message of a connection."""
    return json.dumps({"type": "sit", "version": 1, "table": place.table, "token": place.token}).encode()


def play(number: int, seq: int, move: bytes) -> bytes:
    """Move; `number` is different in every message of a connection."""
    return b'{"type":"play","id":"m%d","seq":%d,"move":%s}' % (number, seq, move)


def go_on(number: int) -> bytes:
    """Ask for the next hand."""
    return b'{"type":"next","id":"m%d"}' % number


# ---------------------------------------------------------------- what is heard

STATE = b'{"type":"state"'
SEQ, PHASE, LEGAL = b'"seq":', b'"phase":"', b'"legal":['
CODE = b'"code":"'


def hear(data: bytes, at: int, end: int) -> Heard:
    """Look through the message `data[at:end]`."""
    if not data.startswith(STATE, at):
        return _refusal(data, at, end)
    begin = data.find(SEQ, at, end) + len(SEQ)
    seq = int(data[begin : data.find(b",", begin, end)])
    phase = data.find(PHASE, begin, end) + len(PHASE)
    legal = data.find(LEGAL, phase, end) + len(LEGAL)
    if data[legal] == ord('"'):
        return Heard(MOVES, seq, data[legal : data.find(b"]", legal, end)])
    if data.startswith(b"deal", phase):
        return Heard(GOES_ON if _is_asked(data[at:end]) else WAITS, seq, b"")
    return Heard(OVER if data.startswith(b"over", phase) else WAITS, seq, b"")


def _refusal(data: bytes, at: int, end: int) -> Heard:
    code = data.find(CODE, at, end) + len(CODE)
    return Heard(REFUSED, 0, data[code : data.find(b'"', code, end)])


def _is_asked(message: bytes) -> bool:
    """Say whether the next hand waits for the reader: not if it has said so already, or is out of the match."""
    view = json.loads(message)["view"]
    return view["seat"] not in view["ready"] and not view["seats"][view["seat"]]["out"]


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
