"""The messages between a client and the server, and nothing else.

A client talks REST to the lobby (open a table, look up presets and knobs) and one WebSocket to its table. Every
message is one JSON object with a `type`. The models here are the only description of them: their JSON Schema
generates the client's TypeScript types (`make check` fails when the two differ).

Words never travel. A sentence is a message key of the shared catalogue (`schwimmen.words`) with its arguments, so
that a player can switch the language at once.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from schwimmen.server.message import Message
from schwimmen.server.school.messages import MODELS as SCHOOL_MODELS
from schwimmen.server.school.messages import Learn, SchoolAsked, SchoolView

PROTOCOL_VERSION = 1

MAX_NAME = 24
MAX_TOKEN = 64
MAX_SEATS = 17


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
    args: dict[str, Arg] = Field(default={})


# ---------------------------------------------------------------- what a seat may know


class SeatView(Message):
    """What everybody may know of one seat (C-12)."""

    name: str
    bot: Level | None = Field(description="the level of a computer opponent; null for a person")
    connected: bool
    units: int = Field(description="lives, chips, coins left; 0 in games that count points")
    points: int
    swims: bool = Field(description="has no unit left and plays on grace")
    out: bool
    cards: int = Field(description="number of cards in hand")
    known: list[str] = Field(description="cards that everybody knows this seat to hold")
    shown: list[str] | None = Field(description="the whole hand, once it lies open (declared, or showdown)")
    value: str | None = Field(description="the value of an open hand, as in the record")
    turns: int = Field(description="turns taken in this hand")
    called: bool = Field(description="has closed, knocked, stopped")
    stuck: bool = Field(description="has closed its own game (Dutch 31, Loo)")
    challenges: bool = Field(description="challenges the call (Chinese 51)")
    declared: bool = Field(description="has shown a special hand while others still play")
    chicken: bool = Field(description="sits on the chicken (Dutch 31)")
    did: Sentence | None = Field(description="what this seat did last in this hand")


class Result(Message):
    """How the last hand ended (the record's words)."""

    end: str
    values: list[str | None] = Field(description="by seat; null for who was out before")
    change: list[int] = Field(description="units, or points where the game counts them")
    safe: list[bool] = Field(description="hands that nothing can be lost with (Tri Palki)")
    points: list[int] = Field(description="points after the hand, by seat")
    order: list[Seat] = Field(description="in which order hands are turned over: the best first")
    went_out: list[Seat] = Field(description="seats eliminated by this hand")
    reasons: list[Sentence] = Field(description="who loses what, and why")


class Review(Message):
    """One finished hand of the match, for the summary at its end."""

    end: str
    change: list[int]
    units: list[int] = Field(description="units after the hand, by seat")
    points: list[int]


class GameView(Message):
    """What a table needs to know of the rules in force, to lay itself out: nothing here depends on the play."""

    centre: Literal["table", "discard", "pool"] = Field(description="what lies in the middle")
    hand_size: int
    table_size: int = Field(description="open cards in the middle after the deal")
    direction: Literal["clockwise", "anticlockwise"]
    dealer_choice: Literal["none", "blind", "see_both"]
    actions: list[str] = Field(description="turns that name no hand card and are possible here or in print")
    call: str = Field(description="the word for the call: close knock stop end stick pas last-round call")
    rides: bool = Field(description="the call rides on a turn; else it is a turn of its own")
    ledger: str = Field(description="what is lost or counted: life chip token coin die stick points")
    counts_points: bool = Field(description="hands bring points; nobody goes out")
    grace: bool = Field(description="who has no unit left plays on until the next loss")
    match_end: Literal["last_survivor", "hands", "target", "single_hand"]
    match_length: int = Field(description="hands or points of match_end")
    explains: bool = Field(description="an exchange waits for the verdict on an explanation")
    one_suit_table: Literal["none", "offer", "washout"]
    suits: list[str] = Field(description="topics of clubs, spades, hearts, diamonds; empty texts without")


class TableView(Message):
    """The table as one seat may see it. Built by copying what is allowed."""

    rules: str = Field(description="preset id")
    house: dict[str, Any] = Field(description="knobs that differ from the preset")
    code: str = Field(description="the share code of these rules")
    game: GameView
    units: int = Field(description="units at the start of the match; 0 in games that count points")
    seat: Seat = Field(description="the reader's own seat")
    hand_number: int = Field(description="from 1; 0 before the first hand")
    phase: Phase
    to_move: Seat | None
    dealer: Seat
    leader: Seat = Field(description="who had the first turn of this hand")
    caller: Seat | None
    hand: list[str] = Field(description="own cards, in card order; one more while a discard is due")
    value: str | None = Field(description="value of the own hand; null while it has a card too many")
    packet: list[str] = Field(description="the second packet, where the dealer may look at it; else empty")
    table: list[str] = Field(description="the open cards: the table, or the pool")
    stock: int
    discard: list[str] = Field(description="the top of the discard pile, alone; empty where there is none")
    discarded: int = Field(description="cards in the discard pile")
    taken: str | None = Field(description="the card from the discard pile that may not be discarded in this turn")
    refreshed: bool = Field(description="the player to move had the table replaced and must exchange one card now")
    pending: str | None = Field(description="the own exchange (a token) that waits for a verdict")
    wanted: list[str] = Field(description="the cards that somebody explains before taking them")
    gone: list[str] = Field(description="cards that everybody knows to be out of play in this hand")
    streak: int = Field(description="passes in a row (C-4)")
    last_turns: int = Field(description="turns left after a call; 0 before")
    legal: list[str] = Field(description="every legal token of the reader, sorted; empty when it is not his turn")
    blocked: dict[str, Sentence] = Field(
        description="why a kind of action is not legal now: the engine's kinds, close also for the call that rides"
    )
    seats: list[SeatView]
    winners: list[Seat] | None
    result: Result | None = Field(description="the last finished hand while phase is deal or over")
    history: list[Review]
    log: list[Sentence] = Field(description="everything that happened in this hand, in order")
    ready: list[Seat] = Field(description="who wants the next hand (phase deal)")
    pace: Pace
    school: SchoolView | None = Field(default=None, description="the school edition, where it is played")


# ---------------------------------------------------------------- what happened


EventKind: TypeAlias = Literal[
    "deal", "choice", "swap", "all", "pass", "close", "refresh", "draw", "take", "discard", "trade", "name", "verdict",
    "answer", "washout", "declare", "turns", "end", "match",
]  # fmt: skip


class Event(Message):
    """One thing that happened, as this reader may know it; the client animates it."""

    kind: EventKind
    seat: Seat | None = None
    give: list[str] = Field(default=[], description="cards that left the hand")
    take: list[str] = Field(default=[], description="cards that came to the hand, or to the table (refresh, washout)")
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


ClientMessage: TypeAlias = Annotated[Sit | Play | Next | SetPace | Learn, Field(discriminator="type")]
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
    kind: Literal["flag", "whole", "choice", "set", "range", "counted", "points", "labels"]
    default: Any
    choices: list[Choice] = Field(description="for choice and set: the values in their order; for counted: plain words")
    counted: list[Choice] = Field(
        default=[], description='for counted: words with a number in brackets, as "hands(10)"; their words take $number'
    )
    rows: list[Choice] = Field(
        default=[], description="for points: the rows, each [knocker, other]; for labels: the suits, in their order"
    )
    least: int | None = Field(default=None, description="for whole, range and points, and for the number of counted")
    most: int | None = None


class Preset(Message):
    """One game. Its words: `game-ID`, `game-ID-about`."""

    id: str
    players: tuple[int, int]
    pack: int = Field(description="number of cards")
    game: GameView
    units: int = Field(description="units at the start; 0 in games that count points")
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
    house: dict[str, Any] = Field(default={})
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
    house: dict[str, Any] = Field(default={})
    name: Name
    levels: Annotated[list[Level], Field(min_length=1, max_length=MAX_SEATS - 1)]
    pace: Pace = "relaxed"
    school: SchoolAsked | None = Field(default=None, description="without it, whoever explains is the judge")


class Seated(Message):
    """The answer: where to sit, and the secret that opens the seat."""

    table: str
    seat: Seat
    token: str


def schema() -> dict[str, Any]:
    """Return the JSON Schema of every message, all models under `$defs`."""
    models: list[type[Message]] = [
        Sit, Play, Next, SetPace, State, Error, Catalogue, RulesAsked, RulesAnswer, Problem, NewTable, Seated,
        *SCHOOL_MODELS,
    ]  # fmt: skip
    definitions: dict[str, Any] = {}
    for model in models:
        part = model.model_json_schema(mode="serialization", ref_template="#/$defs/{model}")
        definitions |= part.pop("$defs", {})
        definitions[model.__name__] = part
    return {"title": "Schwimmen protocol", "$defs": definitions}
