"""Requests of a teacher and a class over REST: a lesson with all its tables, who is there, the report, the end."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from schwimmen.server.message import Message
from schwimmen.server.protocol.common import MAX_NAME, MAX_SEATS, Name, Seat
from schwimmen.server.protocol.lobby import Held, Invitation, Seated
from schwimmen.server.school.messages import Language, SchoolAsked

MOST_TABLES = 15

Expected = Annotated[str, Field(max_length=MAX_NAME)]
Code = Annotated[str, Field(pattern="^[A-Z2-9]{6}$")]


class NewLesson(Message):
    """`POST /api/lessons`: open all tables of a lesson at once, and judge at each without a seat."""

    name: Name
    rules: str = "energy_schwimmen"
    house: dict[str, Any] = Field(default={})
    school: SchoolAsked
    tables: Annotated[
        list[Annotated[list[Expected], Field(min_length=2, max_length=MAX_SEATS - 1)]],
        Field(min_length=1, max_length=MOST_TABLES),
    ] = Field(description="for each table its seats: who is expected there, empty for whoever comes")


class LessonOpened(Message):
    """The code by which pupils find their tables, and the teacher's places at all of them."""

    code: str
    tables: list[Seated]


class LessonSeat(Message):
    """A seat as the class sees it."""

    name: str = Field(description="who sits there or is expected there; empty for whoever comes")
    taken: bool
    connected: bool


class LessonTable(Message):
    """A table as the class sees it."""

    table: str
    seats: list[LessonSeat]
    playing: bool
    first: Seat | None = Field(description="who deals first")


class LessonInfo(Message):
    """`GET /api/lessons/{code}`: who is there, and how to join; nothing about the game, and no secret."""

    code: str
    teacher: str
    tables: list[LessonTable]
    invitation: Invitation


class ReportAsked(Message):
    """`POST /api/lessons/report`, `….csv`, `….pdf`: what was explained at the tables at which I judge."""

    tables: Annotated[list[Held], Field(min_length=1, max_length=MOST_TABLES)]
    language: Language


class TermCard(Message):
    """A term with its model explanation."""

    card: str
    topic: str
    term: str
    explanation: str


class TermReport(TermCard):
    """How often a term was explained, and how often rightly."""

    asked: int
    right: int


class LessonReport(Message):
    """What a class knew and what it did not, without names."""

    language: str
    asked: int
    right: int
    terms: list[TermReport] = Field(description="that were explained at all, the most missed first")
    practise: Invitation | None = Field(description="the cards with the missed terms, for each pupil's own device")


class TermCards(Message):
    """`GET /api/school/terms?deck=…&cards=…&language=…`: cards to practise with."""

    language: str
    cards: list[TermCard]


MODELS: tuple[type[Message], ...] = (NewLesson, LessonOpened, LessonInfo, ReportAsked, LessonReport, TermCards)
