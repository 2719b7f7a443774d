"""What comes in to a table, what it decides about it, and what it waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from schwimmen.rules.fields import Rules
from schwimmen.server.protocol.client_messages import Spoken
from schwimmen.server.protocol.common import ErrorCode, Level, Memory, Pace
from schwimmen.server.table.entries import Entry
from schwimmen.words.sentence import Sentence

# ---------------------------------------------------------------- what comes in


@dataclass(frozen=True, slots=True)
class Came:
    """A connection of a member sat down, perhaps with its part of the first hand's shuffle."""

    member: str
    salt: str | None = None


@dataclass(frozen=True, slots=True)
class Joining:
    """Somebody wants an open seat."""

    member: str
    name: str


@dataclass(frozen=True, slots=True)
class Appointing:
    """The host wants somebody without a seat to judge."""

    by: str
    member: str


@dataclass(slots=True)
class Said:
    """A message that came over a connection of a member. Like a `Step`: nobody changes one, frozen it takes longer."""

    member: str
    message: Spoken


@dataclass(frozen=True, slots=True)
class Thought:
    """What a computer opponent chose; empty if it could not."""

    turn: int
    token: str


@dataclass(frozen=True, slots=True)
class Rested:
    """The pause that was asked for is over."""

    turn: int


@dataclass(frozen=True, slots=True)
class Rang:
    """The time of somebody is over."""


@dataclass(frozen=True, slots=True)
class Forget:
    """A person wants all traces deleted."""

    member: str


Incoming: TypeAlias = Came | Joining | Appointing | Said | Thought | Rested | Rang | Forget

# ---------------------------------------------------------------- what is decided


@dataclass(slots=True)
class Step:
    """What happens: entries for the log, together or not at all. None of it has happened yet."""

    entries: tuple[Entry, ...] = ()
    """Empty for a message that came again, and for one that has no effect that lasts."""
    ack: str | None = None
    """The id of the message that it answers."""


class Refused(Exception):
    """What came cannot be followed; nothing happens."""

    def __init__(self, code: ErrorCode, why: Sentence) -> None:
        super().__init__(code)
        self.code: ErrorCode = code
        self.why = why


# ---------------------------------------------------------------- what a table waits for


@dataclass(frozen=True, slots=True)
class Think:
    """A computer opponent has to decide; the answer is a `Thought`. It gets its view and the rules, nothing else."""

    turn: int
    seat: int
    level: Level
    view: Any
    rules: Rules
    pace: Pace
    memory: Memory = "perfect"


@dataclass(frozen=True, slots=True)
class Rest:
    """Nobody is left to ask for what comes next: it comes after a pause; the answer is a `Rested`."""

    turn: int
    pace: Pace
    letters: int = 0
    """How much there is to read meanwhile."""


Awaited: TypeAlias = Think | Rest
