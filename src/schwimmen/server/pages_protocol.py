"""What the server tells of a game beside the table: its page, and how two games differ.

Words never travel here either: the client puts them together from names and numbers (`pages.ftl`). The models generate
TypeScript types of their own, which only the pages load.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from pydantic import Field

from schwimmen.match.result import HandResult
from schwimmen.rulebook import CompareRow
from schwimmen.rulebook.pages import PageStep, Reading
from schwimmen.server.message import Message, schema_of
from schwimmen.words.sentence import Sentence


class PageExample(Message):
    """One hand to click through. Its words: `example-GAME-NAME`."""

    name: str
    dealer: int
    steps: list[PageStep]
    ending: HandResult


class GamePage(Message):
    """`GET /api/pages/GAME`. Its words: `game-ID`, `page-ID-story-1` …, `page-ID-short`."""

    id: str
    title: str
    sources: list[str] = Field(description="the source documents, by number: `source-NUMBER`")
    parent: str | None = Field(description="the game by which this one is told")
    centre: str = Field(description="what lies in the middle: table discard pool")
    counts_points: bool
    text: list[Sentence] = Field(description="the rules as printed, with `section`, `sources` and `changed`")
    story: list[list[str]] = Field(description="for each paragraph the places that tell it: document:line, or a source")
    readings: list[Reading]
    examples: list[PageExample]


class Replay(Message):
    """`GET /api/replays/{key}`: a finished hand, openly; everybody who has the address may look."""

    record: dict[str, Any] = Field(
        description="the match up to and with this hand, as a record (docs/notation.md) with the proofs of the shuffles"
    )
    rules: str
    code: str = Field(description="the share code of the rules")
    match: int = Field(description="number of the match at its table")
    hand: int = Field(description="number of the hand in the match, from 1")
    levels: list[str | None] = Field(description="computer opponents, by seat")
    dealer: int
    centre: str = Field(description="what lies in the middle: table discard pool")
    counts_points: bool
    steps: list[PageStep]
    ending: HandResult | None = Field(description="null where somebody brings the record of a hand that is not over")
    previous: str | None = Field(description="the address of the hand before it in the match")
    next: str | None


class ReviewMove(Message):
    """A move that was possible, and what it was worth to the player to move, by what could be seen then."""

    move: str
    told: Sentence
    chance: float = Field(description="the chance to win the match after it, 0 to 1")
    behind: float = Field(description="by how much that is less than after the best move")
    error: float = Field(description="the standard error of `behind`")
    because: list[Sentence] = Field(description="reasons for it, or of a worse move against it; may be empty")


class ReviewCourse(Message):
    """How the match went up to this hand, and how much is coming: the first event of a review."""

    kind: Literal["course"] = "course"
    decisions: int = Field(description="how many are coming")
    chances: list[list[float]] = Field(description="before each hand up to this one: the chance of every seat to win")


class ReviewDecision(Message):
    """A decision of the hand, weighed."""

    kind: Literal["decision"] = "decision"
    move: int = Field(description="number of the move in the hand, from 0: it leads to step `move` + 1")
    seat: int
    grade: Literal["forced", "best", "good", "slip", "mistake", "blunder"]
    loss: float = Field(description="how much chance to win was given away, never below 0")
    played: ReviewMove
    best: list[ReviewMove] = Field(description="the best moves, best first; at least one")
    closing: bool = Field(description="whether a call would have been better")


class ReviewHand(Message):
    """What the hand came to, by seat; who is out has 0 throughout."""

    kind: Literal["hand"] = "hand"
    before: list[float]
    after: list[float]
    given: list[float] = Field(description="given away by the player's decisions")
    luck: list[float] = Field(description="after - before + given")


class ReviewEnd(Message):
    """Nothing more is coming; where this is missing the line was cut."""

    kind: Literal["end"] = "end"


class ReviewProblem(Message):
    """The review cannot go on; nothing more is coming."""

    kind: Literal["problem"] = "problem"
    why: Sentence


ReviewEvent: TypeAlias = ReviewCourse | ReviewDecision | ReviewHand | ReviewEnd | ReviewProblem
"""One event of `GET /api/replays/{key}/review`."""

REVIEW = (ReviewCourse, ReviewDecision, ReviewHand, ReviewEnd, ReviewProblem)


class Compared(Message):
    """`GET /api/compare?left=GAME&right=GAME`; any name of a game will do."""

    left: str
    right: str
    left_house: dict[str, Any] = Field(description="the house rules that the name stands for")
    right_house: dict[str, Any]
    rows: list[CompareRow]
    common: list[Sentence] = Field(description="aspects in which the two are alike")


def schema() -> dict[str, Any]:
    """Return the JSON Schema of every model, all under `$defs`."""
    definitions: dict[str, Any] = {}
    for model in (GamePage, Compared, Replay, *REVIEW):
        part = schema_of(model)
        definitions |= part.pop("$defs", {})
        definitions[model.__name__] = part
    return {"title": "Pages of the games", "$defs": definitions}
