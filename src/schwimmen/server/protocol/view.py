"""The game as one reader may see it, and what happened in it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict

from schwimmen.server.message import exact
from schwimmen.server.protocol.common import Level, Phase, Seat, Sentence
from schwimmen.server.school.messages import SchoolView


@exact
class SeatView(TypedDict):
    """What everybody may know of one seat (C-12)."""

    name: str
    bot: Annotated[Level | None, Field(description="the level of a computer opponent; null for a person")]
    connected: bool
    stand_in: Annotated[Level | None, Field(description="the computer opponent that plays for an absent person")]
    units: Annotated[int, Field(description="lives, chips, coins left; 0 in games that count points")]
    points: int
    swims: Annotated[bool, Field(description="has no unit left and plays on grace")]
    out: bool
    cards: Annotated[int, Field(description="number of cards in hand")]
    known: Annotated[list[str], Field(description="cards that everybody knows this seat to hold")]
    shown: Annotated[list[str] | None, Field(description="the whole hand, once it lies open (declared, or showdown)")]
    value: Annotated[str | None, Field(description="the value of an open hand, as in the record")]
    turns: Annotated[int, Field(description="turns taken in this hand")]
    called: Annotated[bool, Field(description="has closed, knocked, stopped")]
    stuck: Annotated[bool, Field(description="has closed its own game (Dutch 31, Loo)")]
    challenges: Annotated[bool, Field(description="challenges the call (Chinese 51)")]
    declared: Annotated[bool, Field(description="has shown a special hand while others still play")]
    chicken: Annotated[bool, Field(description="sits on the chicken (Dutch 31)")]
    did: Annotated[Sentence | None, Field(description="what this seat did last in this hand")]


@exact
class Result(TypedDict):
    """How the last hand ended (the record's words)."""

    end: str
    values: Annotated[list[str | None], Field(description="by seat; null for who was out before")]
    change: Annotated[list[int], Field(description="units, or points where the game counts them")]
    safe: Annotated[list[bool], Field(description="hands that nothing can be lost with (Tri Palki)")]
    points: Annotated[list[int], Field(description="points after the hand, by seat")]
    order: Annotated[list[Seat], Field(description="in which order hands are turned over: the best first")]
    went_out: Annotated[list[Seat], Field(description="seats eliminated by this hand")]
    reasons: Annotated[list[Sentence], Field(description="who loses what, and why")]


@exact
class Review(TypedDict):
    """One finished hand of the match, for the summary at its end."""

    end: str
    change: list[int]
    units: Annotated[list[int], Field(description="units after the hand, by seat")]
    points: list[int]


@exact
class GameView(TypedDict):
    """What a table needs to know of the rules in force, to lay itself out: nothing here depends on the play."""

    centre: Annotated[Literal["table", "discard", "pool"], Field(description="what lies in the middle")]
    hand_size: int
    table_size: Annotated[int, Field(description="open cards in the middle after the deal")]
    direction: Literal["clockwise", "anticlockwise"]
    dealer_choice: Literal["none", "blind", "see_both"]
    actions: Annotated[list[str], Field(description="turns that name no hand card and are possible here or in print")]
    call: Annotated[str, Field(description="the word for the call: close knock stop end stick pas last-round call")]
    rides: Annotated[bool, Field(description="the call rides on a turn; else it is a turn of its own")]
    ledger: Annotated[str, Field(description="what is lost or counted: life chip token coin die stick points")]
    counts_points: Annotated[bool, Field(description="hands bring points; nobody goes out")]
    grace: Annotated[bool, Field(description="who has no unit left plays on until the next loss")]
    match_end: Literal["last_survivor", "hands", "target", "single_hand"]
    match_length: Annotated[int, Field(description="hands or points of match_end")]
    explains: Annotated[bool, Field(description="an exchange waits for the verdict on an explanation")]
    one_suit_table: Literal["none", "offer", "washout"]
    suits: Annotated[list[str], Field(description="topics of clubs, spades, hearts, diamonds; empty texts without")]


@exact
class TableView(TypedDict):
    """The game as one reader may see it. Built by copying what is allowed."""

    rules: Annotated[str, Field(description="preset id")]
    house: Annotated[dict[str, Any], Field(description="knobs that differ from the preset")]
    code: Annotated[str, Field(description="the share code of these rules")]
    game: GameView
    units: Annotated[int, Field(description="units at the start of the match; 0 in games that count points")]
    seat: Annotated[Seat | None, Field(description="the reader's own seat; null for a spectator")]
    hand_number: Annotated[int, Field(description="from 1; 0 before the first hand")]
    phase: Phase
    to_move: Seat | None
    dealer: Annotated[Seat, Field(description="who has dealt the hand in sight; it changes with the next deal")]
    leader: Annotated[Seat, Field(description="who had the first turn of this hand")]
    caller: Seat | None
    hand: Annotated[list[str], Field(description="own cards, in card order; one more while a discard is due")]
    value: Annotated[
        str | None, Field(description="value of the own hand; with a card too many, the most that a discard leaves")
    ]
    worths: Annotated[
        dict[str, str],
        Field(description="what the own hand is worth after each legal move whose cards are known, by token without !"),
    ]
    lent: Annotated[dict[str, list[str]], Field(description="hands that a reader who is out may look into, by seat")]
    packet: Annotated[list[str], Field(description="the second packet, where the dealer may look at it; else empty")]
    table: Annotated[list[str], Field(description="the open cards: the table, or the pool")]
    stock: int
    discard: Annotated[list[str], Field(description="the top of the discard pile, alone; empty where there is none")]
    discarded: Annotated[int, Field(description="cards in the discard pile")]
    taken: Annotated[
        str | None, Field(description="the card from the discard pile that may not be discarded in this turn")
    ]
    refreshed: Annotated[
        bool, Field(description="the player to move had the table replaced and must exchange one card now")
    ]
    pending: Annotated[str | None, Field(description="the own exchange (a token) that waits for a verdict")]
    wanted: Annotated[list[str], Field(description="the cards that somebody explains before taking them")]
    gone: Annotated[list[str], Field(description="cards that everybody knows to be out of play in this hand")]
    streak: Annotated[int, Field(description="passes in a row (C-4)")]
    last_turns: Annotated[int, Field(description="turns left after a call; 0 before")]
    legal: Annotated[
        list[str], Field(description="every legal token of the reader, sorted; empty when it is not his turn")
    ]
    blocked: Annotated[
        dict[str, Sentence],
        Field(
            description="why a kind of action is not legal now: the engine's kinds, close also for the call that rides"
        ),
    ]
    seats: list[SeatView]
    winners: list[Seat] | None
    result: Annotated[Result | None, Field(description="the last finished hand while phase is deal or over")]
    history: list[Review]
    log: Annotated[list[Sentence], Field(description="everything that happened in this hand, in order")]
    ready: Annotated[list[Seat], Field(description="who wants the next hand (phase deal)")]
    school: Annotated[SchoolView | None, Field(description="the school edition, where it is played")]


# ---------------------------------------------------------------- what happened


EventKind: TypeAlias = Literal[
    "deal", "choice", "swap", "all", "pass", "close", "refresh", "draw", "take", "discard", "trade", "name", "verdict",
    "answer", "washout", "declare", "turns", "end", "match",
]  # fmt: skip


@exact
class Event(TypedDict):
    """One thing that happened, as this reader may know it; the client animates it."""

    kind: EventKind
    seat: Seat | None
    give: Annotated[list[str], Field(description="cards that left the hand")]
    take: Annotated[list[str], Field(description="cards that came to the hand, or to the table (refresh, washout)")]
    call: Annotated[bool, Field(description="the call rode on the turn")]
    say: Sentence
