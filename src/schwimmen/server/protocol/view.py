"""The game as one reader may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from schwimmen.match import views
from schwimmen.match.result import HandResult, HandSummary
from schwimmen.server.message import exact
from schwimmen.server.protocol.common import Level
from schwimmen.server.school.messages import SchoolView
from schwimmen.words.sentence import Sentence


@dataclass(slots=True)
class PlayerView(views.SeatView):
    """A seat, and who plays there."""

    bot: Level | None
    """The level of a computer opponent; null for a person."""
    connected: bool
    stand_in: Level | None
    """The computer opponent that plays for an absent person."""
    last_move: Sentence | None
    """What this seat did last in this hand."""


@exact
class GameView(TypedDict):
    """What a table needs to know of the rules in force, to lay itself out: nothing here depends on the play."""

    centre: Annotated[Literal["table", "discard", "pool"], Field(description="what lies in the middle")]
    hand_size: int
    table_size: Annotated[int, Field(description="open cards in the middle after the deal")]
    direction: Literal["clockwise", "anticlockwise"]
    dealer_choice: Literal["none", "blind", "see_both"]
    actions: Annotated[list[str], Field(description="the actions of a turn that are ever possible, here or in print")]
    unfit: Annotated[dict[str, Sentence], Field(description="why chosen cards do not fit what others would, by action")]
    call: Annotated[str, Field(description="the word for the call: close knock stop end stick pas last-round call")]
    ledger: Annotated[str, Field(description="what is lost or counted: life chip token coin die stick points")]
    counts_points: Annotated[bool, Field(description="hands bring points; nobody goes out")]
    grace: Annotated[bool, Field(description="who has no unit left plays on until the next loss")]
    match_end: Literal["last_survivor", "hands", "target", "single_hand"]
    match_length: Annotated[int, Field(description="hands or points of match_end")]
    explains: Annotated[bool, Field(description="an exchange waits for the verdict on an explanation")]
    one_suit_table: Literal["none", "offer", "washout"]
    suits: Annotated[list[str], Field(description="topics of clubs, spades, hearts, diamonds; empty texts without")]


@dataclass
class TableView(views.PublicView, views.OwnView):
    """The game as one reader may see it. Built by copying what is allowed; a spectator's own part is empty."""

    rules: str
    """Preset id."""
    house: dict[str, Any]
    """Knobs that differ from the preset."""
    code: str
    """The share code of these rules."""
    game: GameView
    units: int
    """Units at the start of the match; 0 in games that count points."""
    seat: int | None
    """The reader's own seat; null for a spectator."""
    worths: dict[str, str]
    """What your hand is worth after each legal move whose cards are known, by token without !."""
    open_hands: dict[str, list[str]]
    """Hands that a reader who is out may look into, by seat."""
    actions: list[str]
    """What is offered now, in order: kinds of moves, and `ride`, the call that rides on one."""
    blocked: dict[str, Sentence]
    """Why an action is not possible now, of all that there are."""
    seats: list[PlayerView]
    winners: list[int] | None
    result: HandResult | None
    """The last finished hand while phase is deal or over."""
    history: list[HandSummary]
    log: list[Sentence]
    """Everything that happened in this hand, in order."""
    ready: list[int]
    """Who wants the next hand (phase deal)."""
    school: SchoolView | None
    """The school edition, where it is played."""
