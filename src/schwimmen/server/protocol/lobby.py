"""What the lobby is asked over REST, and what it answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from schwimmen.rulebook import Picture, Turn
from schwimmen.rules.knobs import Group
from schwimmen.rules.knobs.control import Control
from schwimmen.server.message import Message
from schwimmen.server.protocol.common import (
    MAX_ID,
    MAX_MINUTES,
    MAX_SEATS,
    MAX_TOKEN,
    Clock,
    Level,
    Memory,
    Name,
    Pace,
    Seat,
)
from schwimmen.server.protocol.view import GameView
from schwimmen.server.school.messages import SchoolAsked
from schwimmen.words.sentence import Sentence


class KnobInfo(Message):
    """A knob as a form needs it: its words are `knob-NAME` and `knob-NAME-about`."""

    name: str
    group: Group
    default: Any
    control: Annotated[Control, Field(discriminator="kind")]


class NameInfo(Message):
    """What a game is called somewhere."""

    text: str
    places: list[str] = Field(description="where; each has a word, `place-PLACE`")
    house: dict[str, Any] = Field(description="the house rules that the name stands for")
    also: list[str] = Field(description="shorter names of it, which other games have as well")


class AbsentInfo(Message):
    """A game of the family that cannot be played here, for those who look for it."""

    names: list[str]
    why: Sentence = Field(description="what it is, what is missing, and which game comes nearest")
    nearest: str = Field(description="the game that comes nearest")
    house: dict[str, Any] = Field(description="the house rules that bring that game nearer still")


class PresetInfo(Message):
    """One game. Its words: `game-ID`, `game-ID-tile`, `game-ID-about`."""

    id: str
    players: tuple[int, int]
    pack: int = Field(description="number of cards")
    game: GameView
    units: int = Field(description="units at the start; 0 in games that count points")
    minutes: int = Field(description="about how long a match of four takes: measured decisions and hands")
    to_learn: int = Field(description="how many rules there are to learn: 1 few, 2, 3 many")
    knobs: list[KnobInfo]
    names: list[NameInfo] = Field(description="what else it is called, by the places")


class Catalogue(Message):
    """`GET /api/catalogue`."""

    version: int
    presets: list[PresetInfo]
    absent: list[AbsentInfo]
    levels: list[Level]
    paces: list[Pace]
    clocks: list[Clock]


class RulesAsked(Message):
    """`POST /api/rules`: look at a set of rules; either a game with a house object, or a share code."""

    rules: str | None = Field(default=None, description="an id, or any other name of a game")
    house: dict[str, Any] = Field(default={})
    code: str | None = Field(default=None, description="a share code, or any name of a game")
    players: int | None = None


class RulesAnswer(Message):
    """The rules in force: what differs from the preset, which knobs say nothing, and the rules as text."""

    rules: str
    house: dict[str, Any]
    code: str
    deviations: list[Sentence] = Field(description="how they differ from print, a sentence for each knob of `house`")
    idle: list[Sentence] = Field(description="knobs that another knob makes meaningless, and why")
    players: tuple[int, int] = Field(description="fewest and most players with these rules and this pack")
    text: list[Sentence] = Field(description="the rules as they are played; a key is `rule-…`, args carry `sources`")
    pictures: list[Picture] = Field(description="hands that show what counts, the best first")
    turn: Turn


class Problem(Message):
    """A request that could not be followed (status 4xx)."""

    code: str
    why: Sentence
    knob: str | None = None


class NewTable(Message):
    """`POST /api/tables`: open a table and sit down at seat 0, or judge there without a seat.

    The match begins at once where no seat is open; else the host starts it.
    """

    rules: str = Field(default="schwimmen", description="an id, or any other name of a game")
    house: dict[str, Any] = Field(default={})
    name: Name
    levels: Annotated[list[Level | Literal["open"]], Field(min_length=1, max_length=MAX_SEATS - 1)] = Field(
        description="the other seats, clockwise: a computer opponent, or `open` for a person"
    )
    fill: Level | None = Field(
        default=None, description="who takes seats that are still open at the start; null leaves them away"
    )
    public: bool = Field(default=False, description="show the table in the lobby")
    pace: Pace = "relaxed"
    memory: Memory = Field(default="perfect", description="of the computer opponents")
    clock: Clock = "relaxed"
    minutes: Annotated[int, Field(ge=1, le=MAX_MINUTES)] | None = Field(
        default=None, description="a match for a number of hands is over after the hand in which this time runs out"
    )
    chat: bool = True
    watch: bool = Field(default=True, description="spectators may look on")
    school: SchoolAsked | None = Field(default=None, description="without it, the explainer is the judge")
    judge: bool = Field(
        default=False, description="I am the teacher and take no seat: `levels` are all seats; who comes first is host"
    )


class Sealed(Message):
    """What a device contributes to: the shuffle of a hand that is dealt when it sits down."""

    table: Annotated[str, Field(description="the table's name in the shuffle")]
    hand: int
    commitment: str


class Seated(Message):
    """Where to sit, and the secret that opens the seat; or (null) the secret of a judge without one."""

    table: str
    seat: Seat | None
    token: str
    sealed: Sealed | None = Field(default=None, description="where the first hand is dealt as soon as I sit down")


class Person(Message):
    """Somebody at a table, as the lobby shows it."""

    name: str
    level: Level | None


class TableInfo(Message):
    """`GET /api/tables/{table}`, and each entry of `GET /api/tables`: what you know before sitting down."""

    table: str
    rules: str
    house: dict[str, Any]
    code: str
    people: list[Person] = Field(description="who sits there, clockwise; the host first")
    judge: str | None = Field(description="who judges without a seat, and invites to the table")
    open: int = Field(description="open seats")
    playing: bool
    clock: Clock
    pace: Pace
    watch: bool


class TableList(Message):
    """`GET /api/tables`: the public tables with an open seat, the newest first."""

    tables: list[TableInfo]


class Invitation(Message):
    """`GET /api/tables/{table}/invitation`: how others get here."""

    link: str = Field(description="the address to send")
    qr: str = Field(description="the address as a QR code: the path of an SVG drawing of `size` by `size`")
    size: int
    here_only: bool = Field(description="the address works on this machine alone: the server listens nowhere else")


class JoinTable(Message):
    """`POST /api/tables/{table}/join`: take an open seat."""

    name: Name


class Held(Message):
    """A seat that somebody holds: the table, and the secret that opens it."""

    table: Annotated[str, Field(max_length=MAX_ID)]
    token: Annotated[str, Field(max_length=MAX_TOKEN)]


class Handover(Message):
    """`POST /api/handover` (a `Held` as the body): a code that opens the seat once, on another device.

    Or, as the answer to `POST /api/judge` by the host: a code for the person who is to judge there without a seat.
    """

    code: str
    link: str
    qr: str = Field(description="the link as a QR code: the path of an SVG drawing of `size` by `size`")
    size: int
    here_only: bool
    seconds: int = Field(description="how long it is good")


class Claim(Message):
    """`POST /api/claim`: take the seat of a handover code to this device."""

    code: Annotated[str, Field(max_length=MAX_TOKEN)]


class MyTables(Message):
    """`POST /api/export` and `POST /api/delete`: everything of a person, by the seats that this device holds."""

    seats: Annotated[list[Held], Field(min_length=1, max_length=100)]


class Exported(Message):
    """Everything that is kept about some seats: one entry for each table."""

    tables: list[dict[str, Any]]


class Deleted(Message):
    """What was deleted: whole tables, where nobody else sat, and one's traces at others."""

    tables: int
    traces: int


class MineAsked(Message):
    """`POST /api/mine`: how things stand at the tables where this device holds seats."""

    seats: Annotated[list[Held], Field(max_length=100)]


class MyTable(Message):
    """One of them."""

    table: str
    rules: str
    phase: Literal["waiting", "playing", "over"]
    awaited: bool = Field(description="the table waits for me")
    until: int | None = Field(description="when my time is over, in milliseconds")
    people: list[str] = Field(description="names of the others")


class Mine(Message):
    """The tables that are still there."""

    now: int
    tables: list[MyTable]


MODELS: tuple[type[Message], ...] = (
    Catalogue, RulesAsked, RulesAnswer, Problem, NewTable, Seated, TableInfo, TableList, Invitation,
    JoinTable, Held, Handover, Claim, MyTables, Exported, Deleted, MineAsked, Mine,
)  # fmt: skip
