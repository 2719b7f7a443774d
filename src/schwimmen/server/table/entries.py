"""What happened at a table, as the log keeps it: the one truth from which every process rebuilds the table.

An entry holds everything that chance or the clock has decided, so that reading a log again gives the same table
anywhere. Entries never hold a token; the secret of a shuffle stays in the log until its hand is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, dataclass_transform

import orjson
from pydantic import Field, TypeAdapter

from schwimmen.server.message import exact
from schwimmen.server.protocol.common import Clock, Level, Memory, Pace
from schwimmen.server.school.messages import Learn, SchoolAsked

E = TypeVar("E")


@dataclass_transform(frozen_default=True, kw_only_default=True)
def entry(declared: type[E]) -> type[E]:
    """Make an entry, or a part of one, read with unknown keys and values of another type as errors.

    Nobody changes one, which the type checker sees to: a frozen one takes twice as long to make.
    """
    return exact(dataclass(kw_only=True)(declared))


@entry
class BotSeat:
    """A computer opponent, as it is given a seat."""

    seat: int
    name: str
    level: Level


@entry
class Opened:
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
    minutes: int | None = None
    chat: bool
    watch: bool
    school: SchoolAsked | None
    at_once: bool = False
    """The first match begins when who opened the table sits down."""
    lesson: str = ""
    """The code of the lesson that it belongs to."""
    names: list[str] = field(default_factory=list)
    """Who is expected at which seat of the first match; empty for whoever comes."""
    secret: str


@entry
class Sat:
    """A person took an open seat. `member` is who it is at this table; nobody is ever told."""

    kind: Literal["sat"] = "sat"
    seat: int
    member: str
    name: str


@entry
class Appointed:
    """A person judges here without a seat, or (null) nobody does any more. Nobody is ever told the member."""

    kind: Literal["appointed"] = "appointed"
    member: str | None
    name: str


@entry
class Freed:
    """A seat became open."""

    kind: Literal["freed"] = "freed"
    seat: int


@entry
class Given:
    """A seat was given to a computer opponent for good."""

    kind: Literal["given"] = "given"
    bot: BotSeat


@entry
class Hosted:
    """Somebody else is the host."""

    kind: Literal["hosted"] = "hosted"
    seat: int


@entry
class Added:
    """There is one more open seat."""

    kind: Literal["added"] = "added"


@entry
class DealsFirst:
    """Who sits there deals first in the next matches, or (null) whom chance chooses."""

    kind: Literal["first"] = "first"
    seat: int | None


@entry
class Changed:
    """How the table is run was changed; what is null stayed."""

    kind: Literal["changed"] = "changed"
    pace: Pace | None
    clock: Clock | None
    chat: bool | None
    watch: bool | None
    public: bool | None


@entry
class Salted:
    """A seat contributed to the shuffle of the coming hand."""

    kind: Literal["salted"] = "salted"
    seat: int
    value: str


@entry
class Started:
    """A match began with its first hand, after open seats were filled or left away. `secret` is the next hand's."""

    kind: Literal["started"] = "started"
    bots: list[BotSeat]
    secret: str


@entry
class Heard:
    """A message of a person is followed by the rest of the row: when it comes again, it is known by its id."""

    kind: Literal["heard"] = "heard"
    member: str
    id: str


@entry
class Readied:
    """A person wants the next hand."""

    kind: Literal["readied"] = "readied"
    seat: int


@entry
class Dealt:
    """The next hand was dealt. `secret` is the one of the hand after it."""

    kind: Literal["dealt"] = "dealt"
    secret: str


@entry
class Moved:
    """A decision was carried out, by the person at a seat or (null) by a computer opponent."""

    kind: Literal["moved"] = "moved"
    token: str
    by: int | None


@entry
class Judged:
    """A verdict on an explanation was said, or (null) taken back; a move carries it out when play goes on.

    By a player at a seat, by the judge without one (-1), or (null) by the deck on a computer opponent.
    """

    kind: Literal["judged"] = "judged"
    verdict: Literal["right", "wrong"] | None
    by: int | None


@entry
class Learned:
    """Something about an explanation happened in the school edition; by nobody when a pause ended."""

    kind: Literal["learned"] = "learned"
    seat: int | None
    message: Learn | None


@entry
class StoodIn:
    """A computer opponent plays for an absent person from now on, or (null) hands back."""

    kind: Literal["stood-in"] = "stood-in"
    seat: int
    level: Level | None


@entry
class Waited:
    """The others give more time to those for whom they wait."""

    kind: Literal["waited"] = "waited"
    seat: int


@entry
class Showed:
    """A seat lets those who are out look into its hand, or does so no longer."""

    kind: Literal["showed"] = "showed"
    seat: int
    on: bool


@entry
class Talked:
    """Somebody said something."""

    kind: Literal["talked"] = "talked"
    seat: int
    member: str
    text: str


@entry
class Forgotten:
    """The name and the talk of a person were deleted."""

    kind: Literal["forgotten"] = "forgotten"
    member: str


Entry: TypeAlias = (
    Heard | Opened | Sat | Appointed | Freed | Given | Added | Hosted | DealsFirst | Changed | Salted | Started
    | Readied | Dealt | Moved | Judged | Learned | StoodIn | Waited | Showed | Talked | Forgotten
)  # fmt: skip

_entries: TypeAdapter[list[Entry]] = TypeAdapter(list[Annotated[Entry, Field(discriminator="kind")]])


def write(entries: Sequence[Entry]) -> str:
    """Return entries as the JSON text of a row of the log."""
    return orjson.dumps(entries, default=vars).decode()  # what people asked for comes as models


def read(text: str) -> list[Entry]:
    """Return the entries of a row. Raises ValidationError for anything else."""
    return _entries.validate_json(text)
