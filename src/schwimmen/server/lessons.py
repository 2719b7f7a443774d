"""A lesson: all its tables opened at once, found by one code, counted in one report, and deleted together."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

from schwimmen.school.deck import Deck
from schwimmen.server.lobby import Lobby, shown
from schwimmen.server.problems import Refusal
from schwimmen.server.protocol.lessons import (
    LessonInfo,
    LessonOpened,
    LessonReport,
    LessonSeat,
    LessonTable,
    NewLesson,
    ReportAsked,
    TermReport,
)
from schwimmen.server.protocol.lobby import Held, Invitation, NewTable, Seated
from schwimmen.server.school.explained import Explained
from schwimmen.server.store.writer import StoreDown
from schwimmen.server.table import entries
from schwimmen.server.table.table import Table
from schwimmen.words.sentence import Sentence

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The letters of a code: none looks like another."""
CODE_LETTERS = 6

Invite = Callable[[str], Invitation]
"""Makes the invitation for a path of the page."""


async def begin(lobby: Lobby, asked: NewLesson) -> LessonOpened:
    """Open all tables of a lesson, or none. Raises Refusal, StoreDown."""
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
    tables = [_new_table(asked, len(names)) for names in asked.tables]
    for table in tables:
        await lobby.check(table)
    opened: list[Seated] = []
    try:
        for table, names in zip(tables, asked.tables, strict=True):
            expected = [shown(each) for each in names]
            opened.append(await lobby.open(table, lesson=code, names=expected))
    except Exception:
        with suppress(StoreDown):  # nobody gets a token for these
            await lobby.delete(*(each.table for each in opened))
        raise
    return LessonOpened(code=code, tables=opened)


def _new_table(asked: NewLesson, seats: int) -> NewTable:
    return NewTable(
        rules=asked.rules, house=asked.house, name=asked.name, school=asked.school, judge=True,
        levels=["open"] * seats, watch=False,
    )  # fmt: skip


async def info(lobby: Lobby, code: str, invite: Invite) -> LessonInfo:
    """Return what a class sees of its lesson. Raises Refusal if there is none, or its deck is gone; StoreDown."""
    tables = await _read(lobby, await lobby.services.store.lesson(code))
    teachers = [table.seating.judge.name for table in tables]
    return LessonInfo(
        code=code,
        teacher=next(filter(None, teachers), ""),
        tables=[_table_of(table) for table in tables],
        invitation=invite(f"lesson/{code}"),
    )


def _table_of(table: Table) -> LessonTable:
    seats = [
        LessonSeat(
            name=table.seating.expected(seat) if occupant.nobody else occupant.name,  # a deleted one is empty
            taken=not occupant.nobody,
            connected=seat in table.present,
        )
        for seat, occupant in enumerate(table.seating.all)
    ]
    first = table.seating.seat_of(table.seating.first)
    return LessonTable(table=table.id, seats=seats, playing=table.phase == "playing", first=first)


async def report(lobby: Lobby, asked: ReportAsked, invite: Invite) -> LessonReport:
    """Return what was explained at the tables at which the caller judges.

    Raises Refusal for others, and where the deck is gone; StoreDown.
    """
    tables = await _read(lobby, await judged(lobby, asked.tables))
    explained = Explained()
    for table in tables:
        explained.add(table.explained)
    schooling = tables[0].schooling
    assert schooling is not None, "a table with a judge has the school edition"
    school = schooling()
    deck = school.deck
    language = deck.language_for(asked.language)
    terms = _terms(deck, explained, language)
    missed = "-".join(each.card for each in terms if each.right < each.asked)
    return LessonReport(
        language=language,
        asked=explained.asked.total(),
        right=explained.right.total(),
        terms=terms,
        practise=invite(f"practise/{school.deck_id}/{missed}") if missed else None,
    )


def _terms(deck: Deck, explained: Explained, language: str) -> list[TermReport]:
    """Return what was explained, the most missed first; among equals, the one least often right."""
    counted = [
        TermReport(
            card=term.card,
            topic=term.topic,
            term=term.term,
            explanation=term.explanation,
            asked=explained.asked[term.card],
            right=explained.right[term.card],
        )
        for term in deck.of(language)
        if explained.asked[term.card]
    ]
    return sorted(counted, key=lambda each: (each.right - each.asked, each.right / each.asked))


async def end(lobby: Lobby, tables: Sequence[Held]) -> int:
    """Delete the tables at which the caller judges, for everybody, for good. Raises Refusal for others, StoreDown."""
    mine = await judged(lobby, tables)
    await lobby.delete(*mine)
    return len(mine)


async def judged(lobby: Lobby, held: Sequence[Held]) -> list[str]:
    """Return which tables still exist. Raises Refusal unless the caller judges at every one, StoreDown."""
    found = []
    for place in held:
        member = lobby.services.signer.member(place.table, place.token)
        if member is None:
            raise Refusal(403, "token", Sentence("error-wrong-token"))
        judge = await _judge(lobby, place.table)
        if judge is not None:
            found.append(place.table)
            if member != judge:
                raise Refusal(403, "judge", Sentence("why-teacher-judges"))
    if not found:
        raise Refusal(404, "lesson", Sentence("problem-lesson"))
    return found


async def _judge(lobby: Lobby, table_id: str) -> str | None:
    """Return the member who judges at a table, empty for nobody; None if there is no such table."""
    try:
        table = await lobby.read(table_id)
    except Refusal as refusal:
        if refusal.problem.code != "deck":
            raise
        rows = await lobby.services.store.rows(table_id)
        told = [entry for _, row in rows for entry in entries.read(row)]
        appointed = [entry.member or "" for entry in told if isinstance(entry, entries.Appointed)]
        return ["", *appointed][-1] if rows else None
    return None if table is None else table.seating.judge.member or ""


async def _read(lobby: Lobby, table_ids: Sequence[str]) -> list[Table]:
    """Return the tables that still exist. Raises Refusal if there are none, or their deck is gone; StoreDown."""
    try:
        found = [await lobby.read(table_id) for table_id in table_ids]
    except Refusal as refusal:
        if refusal.problem.code != "deck":
            raise
        raise Refusal(409, "deck", Sentence("problem-lesson-deck")) from None  # not over: it comes back with its deck
    tables = [table for table in found if table is not None]
    if not tables:
        raise Refusal(404, "lesson", Sentence("problem-lesson"))
    return tables
