"""What happened at a table, as the log keeps it: the one truth from which every process rebuilds the table.

An entry holds everything that chance or the clock has decided, so that reading a log again gives the same table
anywhere. Entries never hold a token; the secret of a shuffle stays in the log until its hand is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import orjson
from pydantic import Field, TypeAdapter

from schwimmen.server.message import Message
from schwimmen.server.protocol.common import Clock, Level, Memory, Pace
from schwimmen.server.school.messages import Learn, SchoolAsked


class BotSeat(Message):
    """A computer opponent, as it is given a seat."""

    seat: int
    name: str
    level: Level


class Opened(Message):
    """The table was opened, with that many seats. `secret` is the server's part of the first hand's shuffle, in hex."""

    kind: Literal["opened"] = "opened"
    alias: str
    rules: str
    house: dict[str, Any]
    seats: int
    bots: list[BotSeat]
    fill: Level | None
    public: bool
    pace: Pace
    memory: Memory = "perfect"
    clock: Clock
    chat: bool
    watch: bool
    school: SchoolAsked | None
    at_once: bool = False
    """The first match begins when who opened the table sits down."""
    secret: str


class Sat(Message):
    """A person took an open seat. `member` is who it is at this table; nobody is ever told."""

    kind: Literal["sat"] = "sat"
    seat: int
    member: str
    name: str


class Appointed(Message):
    """A person judges here without a seat, or (null) nobody does any more. Nobody is ever told the member."""

    kind: Literal["appointed"] = "appointed"
    member: str | None
    name: str


class Freed(Message):
    """A seat became open."""

    kind: Literal["freed"] = "freed"
    seat: int


class Given(Message):
    """A seat was given to a computer opponent for good."""

    kind: Literal["given"] = "given"
    bot: BotSeat


class Hosted(Message):
    """Somebody else is the host."""

    kind: Literal["hosted"] = "hosted"
    seat: int


class Added(Message):
    """There is one more open seat."""

    kind: Literal["added"] = "added"


class Changed(Message):
    """How the table is run was changed; what is null stayed."""

    kind: Literal["changed"] = "changed"
    pace: Pace | None
    clock: Clock | None
    chat: bool | None
    watch: bool | None
    public: bool | None


class Salted(Message):
    """A seat contributed to the shuffle of the coming hand."""

    kind: Literal["salted"] = "salted"
    seat: int
    value: str


class Started(Message):
    """A match began with its first hand, after open seats were filled or left away. `secret` is the next hand's."""

    kind: Literal["started"] = "started"
    bots: list[BotSeat]
    secret: str


class Heard(Message):
    """A message of a person is followed by the rest of the row: when it comes again, it is known by its id."""

    kind: Literal["heard"] = "heard"
    member: str
    id: str


class Readied(Message):
    """A person wants the next hand."""

    kind: Literal["readied"] = "readied"
    seat: int


class Dealt(Message):
    """The next hand was dealt. `secret` is the one of the hand after it."""

    kind: Literal["dealt"] = "dealt"
    secret: str


class Moved(Message):
    """A decision was carried out, by the person at a seat or (null) by a computer opponent."""

    kind: Literal["moved"] = "moved"
    token: str
    by: int | None


class Judged(Message):
    """A verdict on an explanation was said, or (null) taken back; a move carries it out when play goes on.

    By a player at a seat, by the judge without one (-1), or (null) by the deck on a computer opponent.
    """

    kind: Literal["judged"] = "judged"
    verdict: Literal["right", "wrong"] | None
    by: int | None


class Learned(Message):
    """Something about an explanation happened in the school edition; by nobody when a pause ended."""

    kind: Literal["learned"] = "learned"
    seat: int | None
    message: Learn | None


class StoodIn(Message):
    """A computer opponent plays for an absent person from now on, or (null) hands back."""

    kind: Literal["stood-in"] = "stood-in"
    seat: int
    level: Level | None


class Waited(Message):
    """The others give more time to those for whom they wait."""

    kind: Literal["waited"] = "waited"
    seat: int


class Showed(Message):
    """A seat lets those who are out look into its hand, or does so no longer."""

    kind: Literal["showed"] = "showed"
    seat: int
    on: bool


class Talked(Message):
    """Somebody said something."""

    kind: Literal["talked"] = "talked"
    seat: int
    member: str
    text: str


class Forgotten(Message):
    """The name and the talk of a person were deleted."""

    kind: Literal["forgotten"] = "forgotten"
    member: str


Entry: TypeAlias = (
    Heard | Opened | Sat | Appointed | Freed | Given | Added | Hosted | Changed | Salted | Started | Readied | Dealt
    | Moved | Judged | Learned | StoodIn | Waited | Showed | Talked | Forgotten
)  # fmt: skip

_entries: TypeAdapter[list[Entry]] = TypeAdapter(list[Annotated[Entry, Field(discriminator="kind")]])


def write(entries: Sequence[Entry]) -> str:
    """Return entries as the JSON text of a row of the log."""
    return orjson.dumps(list(entries), default=vars).decode()  # a model's own way takes three times as long


def read(text: str) -> list[Entry]:
    """Return the entries of a row. Raises ValidationError for anything else."""
    return _entries.validate_json(text)
