"""The messages between a client and the server, and nothing else.

A client talks REST to the lobby (open a table, look up presets and knobs) and one WebSocket to its table. Every
message is one JSON object with a `type`. The models here are the only description of them: their JSON Schema
generates the client's TypeScript types (`make check` fails when the two differ).

Words never travel. A sentence is a message key of the shared catalogue (`schwimmen.words`) with its arguments, so
that a player can switch the language at once.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

PROTOCOL_VERSION = 1

MAX_NAME = 24
MAX_TOKEN = 64
MAX_SEATS = 17


class Message(BaseModel):
    """What all models share: unknown keys are an error, and so is a value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


Arg: TypeAlias = str | int | bool | list[int] | list[str]
Level: TypeAlias = Literal["random", "beginner", "club"]
Pace: TypeAlias = Literal["relaxed", "brisk", "instant"]
Phase: TypeAlias = Literal["deal", "choice", "turn", "discard", "verdict", "answer", "over"]
ErrorCode: TypeAlias = Literal[
    "malformed", "too-long", "too-many", "not-seated", "unknown-table", "wrong-token", "version", "stale",
    "not-your-turn", "illegal", "not-now", "server",
]  # fmt: skip
Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=MAX_NAME)]
Seat: TypeAlias = Annotated[int, Field(ge=0, lt=MAX_SEATS)]


class Sentence(Message):
    """One sentence: a key of the word catalogue and its arguments.

    Arguments by name: `seat`, `by`, … are seat numbers (the reader's own seat reads "you"), `seats` a list of them,
    `card`, `give`, `take` a card ("7H"), `cards` a list of cards, everything else is text or a number as it is.
    """

    key: str
    args: dict[str, Arg] = {}


# ---------------------------------------------------------------- what a seat may know


class SeatView(Message):
    """What everybody may know of one seat (C-12)."""

    name: str
    bot: Level | None = Field(description="the level of a computer opponent; null for a person")
    connected: bool
    units: int = Field(description="lives, chips, coins; 0 in games that count points")
    points: int
    swims: bool = Field(description="has no unit left and plays on grace")
    out: bool
    cards: int = Field(description="number of cards in hand")
    known: list[str] = Field(description="cards that everybody knows this seat to hold")
    shown: list[str] | None = Field(description="the whole hand, once it lies open (declared, or showdown)")
    value: str | None = Field(description="the value of an open hand, as in the record")
    turns: int = Field(description="turns taken in this hand")
    called: bool = Field(description="has closed, knocked, stopped")
    did: Sentence | None = Field(description="what this seat did last in this hand")


class Result(Message):
    """How the last hand ended (the record's words)."""

    end: str
    values: list[str | None]
    change: list[int]
    went_out: list[Seat] = Field(description="seats eliminated by this hand")
    reasons: list[Sentence] = Field(description="who loses what, and why")


class Review(Message):
    """One finished hand of the match, for the summary at its end."""

    end: str
    change: list[int]
    units: list[int] = Field(description="units after the hand, by seat")
    points: list[int]


class TableView(Message):
    """The table as one seat may see it. Built by copying what is allowed."""

    rules: str = Field(description="preset id")
    house: dict[str, Any] = Field(description="knobs that differ from the preset")
    code: str = Field(description="the share code of these rules")
    units: int = Field(description="units at the start of the match; 0 in games that count points")
    seat: Seat = Field(description="the reader's own seat")
    hand_number: int = Field(description="from 1; 0 before the first hand")
    phase: Phase
    to_move: Seat | None
    dealer: Seat
    caller: Seat | None
    hand: list[str] = Field(description="own cards, in card order")
    value: str | None = Field(description="value of the own hand")
    packet: list[str] = Field(description="the second packet, where the dealer may look at it; else empty")
    table: list[str]
    stock: int
    gone: list[str] = Field(description="cards that everybody knows to be out of play in this hand")
    streak: int = Field(description="passes in a row (C-4)")
    last_turns: int = Field(description="turns left after a call; 0 before")
    legal: list[str] = Field(description="every legal token of the reader, sorted; empty when it is not his turn")
    blocked: dict[str, Sentence] = Field(
        description="why an action is not legal now: swap, all, pass, close (as turn or rider), keep, trade"
    )
    seats: list[SeatView]
    winners: list[Seat] | None
    result: Result | None = Field(description="the last finished hand while phase is deal or over")
    history: list[Review]
    log: list[Sentence] = Field(description="everything that happened in this hand, in order")
    ready: list[Seat] = Field(description="who wants the next hand (phase deal)")
    pace: Pace


# ---------------------------------------------------------------- what happened


class Event(Message):
    """One thing that happened, as this reader may know it; the client animates it."""

    kind: Literal["deal", "choice", "swap", "all", "pass", "close", "refresh", "declare", "end", "match"]
    seat: Seat | None = None
    give: list[str] = Field(default=[], description="cards that left the hand")
    take: list[str] = Field(default=[], description="cards that came to the hand, or to the table (refresh)")
    call: bool = Field(default=False, description="the call rode on the turn")
    say: Sentence


# ---------------------------------------------------------------- client -> server


class Sit(Message):
    """First message of a connection: who I am. The token is never part of an address."""

    type: Literal["sit"]
    version: int
    table: Annotated[str, Field(max_length=MAX_TOKEN)]
    token: Annotated[str, Field(max_length=4 * MAX_TOKEN)]


class Play(Message):
    """A decision, with the number of the state that the player saw (`seq`).

    A repeated send is answered like the first and takes effect once; a send for an older state is an error.
    """

    type: Literal["play"]
    id: Annotated[str, Field(min_length=1, max_length=MAX_TOKEN)]
    seq: Annotated[int, Field(ge=0)]
    move: Annotated[str, Field(min_length=1, max_length=MAX_TOKEN)]


class Next(Message):
    """I have seen the showdown: deal the next hand."""

    type: Literal["next"]
    id: Annotated[str, Field(min_length=1, max_length=MAX_TOKEN)]


class SetPace(Message):
    """How fast computer opponents move at this table."""

    type: Literal["pace"]
    id: Annotated[str, Field(min_length=1, max_length=MAX_TOKEN)]
    pace: Pace


ClientMessage: TypeAlias = Annotated[Sit | Play | Next | SetPace, Field(discriminator="type")]
client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# ---------------------------------------------------------------- server -> client


class State(Message):
    """The whole view, and what happened since the last message (empty after sitting down)."""

    type: Literal["state"] = "state"
    seq: int
    events: list[Event]
    view: TableView
    ack: str | None = Field(default=None, description="id of the reader's message that this answers")


class Error(Message):
    """A clear answer to a message that could not be followed. Nothing else has happened."""

    type: Literal["error"] = "error"
    id: str | None = None
    code: ErrorCode
    why: Sentence
    seq: int | None = Field(default=None, description="the number of the table's present state")


ServerMessage: TypeAlias = Annotated[State | Error, Field(discriminator="type")]
server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


# ---------------------------------------------------------------- REST: the lobby


class Choice(Message):
    """One value of a knob that has a list of values: the JSON value, and its message key."""

    value: Any
    key: str


class KnobInfo(Message):
    """A knob as a form needs it. Its name, sentence and values are words: `knob-NAME`, `knob-NAME-about`."""

    name: str
    group: Literal["setup", "turns", "calls", "values", "settlement", "match"]
    kind: Literal["flag", "whole", "choice", "set", "range"]
    default: Any
    choices: list[Choice] = Field(description="for choice and set: the values in their order")
    least: int | None = Field(default=None, description="for whole and range")
    most: int | None = None


class Preset(Message):
    """One game. Its words: `game-ID`, `game-ID-about`."""

    id: str
    players: tuple[int, int]
    units: int
    knobs: list[KnobInfo]


class Catalogue(Message):
    """`GET /api/catalogue`."""

    version: int
    presets: list[Preset]
    levels: list[Level]
    paces: list[Pace]


class RulesAsked(Message):
    """`POST /api/rules`: look at a set of rules; either a preset with a house object, or a share code."""

    rules: str | None = None
    house: dict[str, Any] = {}
    code: str | None = None
    players: int | None = None


class RulesAnswer(Message):
    """The rules in force: what differs from the preset, which knobs say nothing, and the rules as text."""

    rules: str
    house: dict[str, Any]
    code: str
    idle: list[Sentence] = Field(description="knobs that another knob makes meaningless, and why")
    players: tuple[int, int] = Field(description="fewest and most players with these rules and this pack")
    text: list[Sentence] = Field(description="the rules as they are played; a key is `rule-…`, args carry `sources`")


class Problem(Message):
    """A request that could not be followed (status 4xx)."""

    code: str
    why: Sentence
    knob: str | None = None


class NewTable(Message):
    """`POST /api/tables`: open a table and sit down at seat 0. `levels` are the opponents, clockwise."""

    rules: str = "schwimmen"
    house: dict[str, Any] = {}
    name: Name
    levels: Annotated[list[Level], Field(min_length=1, max_length=MAX_SEATS - 1)]
    pace: Pace = "relaxed"


class Seated(Message):
    """The answer: where to sit, and the secret that opens the seat."""

    table: str
    seat: Seat
    token: str


def schema() -> dict[str, Any]:
    """Return the JSON Schema of every message, all models under `$defs`."""
    models: list[type[Message]] = [
        Sit, Play, Next, SetPace, State, Error, Catalogue, RulesAsked, RulesAnswer, Problem, NewTable, Seated,
    ]  # fmt: skip
    definitions: dict[str, Any] = {}
    for model in models:
        part = model.model_json_schema(mode="serialization", ref_template="#/$defs/{model}")
        definitions |= part.pop("$defs", {})
        definitions[model.__name__] = part
    return {"title": "Schwimmen protocol", "$defs": definitions}
