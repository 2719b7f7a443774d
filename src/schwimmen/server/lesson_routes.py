"""Lessons over REST: a teacher's secrets travel in bodies, never in addresses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

from fastapi import FastAPI, Request
from starlette.responses import Response

from schwimmen.school.deck import Deck
from schwimmen.server import lessons
from schwimmen.server.lessons import Invite
from schwimmen.server.lobby import Lobby
from schwimmen.server.problems import PROBLEMS, Refusal
from schwimmen.server.protocol.lessons import (
    Code,
    LessonInfo,
    LessonOpened,
    LessonReport,
    NewLesson,
    ReportAsked,
    TermCard,
    TermCards,
)
from schwimmen.server.protocol.lobby import Deleted, MyTables
from schwimmen.server.rate_limit import RateLimits
from schwimmen.server.routes import invitation_to, spend
from schwimmen.server.school.messages import Language
from schwimmen.words.sentence import Sentence

KINDS = {"csv": "text/csv", "pdf": "application/pdf"}


def add_routes(app: FastAPI, lobby: Lobby, *, reachable: bool) -> None:
    """Add the routes of lessons."""

    def inviting(request: Request) -> Invite:
        return lambda page: invitation_to(page, request, lobby, reachable=reachable)

    _add_lessons(app, lobby, inviting)
    _add_reports(app, lobby, inviting)


def _add_lessons(app: FastAPI, lobby: Lobby, inviting: Callable[[Request], Invite]) -> None:
    """Add the way to the tables of a class, and their end."""
    opening = RateLimits(lobby.settings.limits.tables)

    @app.post("/api/lessons", status_code=201, responses=PROBLEMS)
    async def begin(asked: NewLesson, request: Request) -> LessonOpened:
        for _ in asked.tables:
            spend(opening, request)
        return await lessons.begin(lobby, asked)

    @app.get("/api/lessons/{code}", responses=PROBLEMS)
    async def info(code: Code, request: Request) -> LessonInfo:
        return await lessons.info(lobby, code, inviting(request))

    @app.post("/api/lessons/end", responses=PROBLEMS)
    async def end(asked: MyTables) -> Deleted:
        """Delete the tables at which I judge, with every name in them."""
        return Deleted(tables=await lessons.end(lobby, asked.seats), traces=0)


def _add_reports(app: FastAPI, lobby: Lobby, inviting: Callable[[Request], Invite]) -> None:
    """Add what a lesson leaves behind: a report, and terms to practise."""

    @app.post("/api/lessons/report", responses=PROBLEMS)
    async def report(asked: ReportAsked, request: Request) -> LessonReport:
        return await lessons.report(lobby, asked, inviting(request))

    @app.post("/api/lessons/report.{kind}", responses=PROBLEMS, response_class=Response)
    async def written(kind: Literal["csv", "pdf"], asked: ReportAsked, request: Request) -> Response:
        told = await lessons.report(lobby, asked, inviting(request))
        data = await asyncio.to_thread(report_file, told, kind)
        name = f'attachment; filename="schwimmen-lesson-{told.language}.{kind}"'
        return Response(data, media_type=KINDS[kind], headers={"Content-Disposition": name})

    @app.get("/api/school/terms", responses=PROBLEMS)
    async def terms(deck: str, cards: str, language: Language) -> TermCards:
        return term_cards(await lobby.decks.find(deck), cards.split("-"), language)


def report_file(told: LessonReport, kind: str) -> bytes:
    """Return a report as `csv` or `pdf`. Raises Refusal if its letters cannot be printed."""
    from schwimmen.school.deck import Term  # the printing library is not loaded when the server starts
    from schwimmen.school.drawing import lacks
    from schwimmen.school.report import TermCount, report_csv, report_pdf

    letters = lacks("".join(each.term + each.topic + each.explanation for each in told.terms))
    if kind == "pdf" and letters:
        raise Refusal(422, "letters", Sentence("deck-letters", {"column": "term", "came": " ".join(letters)}))
    counts = [
        TermCount(Term(each.card, told.language, each.topic, each.term, each.explanation), each.asked, each.right)
        for each in told.terms
    ]
    return {"csv": report_csv, "pdf": report_pdf}[kind](counts, told.language)


def term_cards(deck: Deck, cards: list[str], language: str) -> TermCards:
    """Return some terms of a deck, in card order. Raises Refusal if it has none of them."""
    spoken = deck.language_for(language)
    found = [
        TermCard(card=term.card, topic=term.topic, term=term.term, explanation=term.explanation)
        for term in deck.of(spoken)
        if term.card in cards
    ]
    if not found:
        raise Refusal(404, "deck", Sentence("problem-deck"))
    return TermCards(language=spoken, cards=found)
