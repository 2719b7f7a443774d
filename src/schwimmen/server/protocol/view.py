"""The game as one reader may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from schwimmen.match import views
from schwimmen.match.result import HandSummary
from schwimmen.server.message import exact
from schwimmen.server.protocol.common import Level
from schwimmen.server.school.messages import SchoolView
from schwimmen.words.sentence import Sentence


@exact
class PlayerView(TypedDict):
    """Who plays on a seat of the match."""

    name: Annotated[str, Field(description="empty for a person whose traces were deleted")]
    bot: Annotated[Level | None, Field(description="the level of a computer opponent; null for a person")]
    connected: bool
    stand_in: Annotated[Level | None, Field(description="the computer opponent that plays for an absent person")]


@exact
class GameView(TypedDict):
    """What a table needs to know of the rules in force, to lay itself out: nothing here depends on the play."""

    centre: Annotated[Literal["table", "discard", "pool"], Field(description="what lies in the middle")]
    hand_size: int
    table_size: Annotated[int, Field(description="open cards in the middle after the deal")]
    direction: Literal["clockwise", "anticlockwise"]
    dealer_choice: Literal["none", "blind", "see_both", "see_extra_only"]
    actions: Annotated[list[str], Field(description="the actions of a turn that are ever possible, here or in print")]
    unfit: Annotated[dict[str, Sentence], Field(description="why chosen cards do not fit what others would, by action")]
    call: Annotated[str, Field(description="the word for the call: close knock stop end stick pas last-round call")]
    ledger: Annotated[str, Field(description="what is lost or counted: life chip token coin die stick points")]
    tongue: Annotated[str, Field(description="whose words are said: plain schnauz hosa-aba widow trial ride")]
    ante: Annotated[int | None, Field(description="what each has paid into the pot at the start; null without a pot")]
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
    players: list[PlayerView]
    """Who plays on each seat."""
    last_moves: list[Sentence | None]
    """What each seat did last in this hand."""
    history: list[HandSummary]
    log: list[Sentence]
    """Everything that happened in this hand, in order."""
    ready: list[int]
    """Who wants the next hand (phase deal)."""
    school: SchoolView | None
    """The school edition, where it is played."""
