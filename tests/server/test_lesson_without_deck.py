"""A lesson whose deck is gone from the server: it says so, its teacher can end it, and with the file it is back."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from schwimmen.server import lessons
from schwimmen.server.lobby import Lobby
from schwimmen.server.problems import Refusal
from schwimmen.server.protocol.lessons import LessonOpened, NewLesson, ReportAsked
from schwimmen.server.protocol.lobby import Held, Invitation
from schwimmen.server.store import schema
from tests.school.decks import as_csv, rows
from tests.server.guests import join, opened, written

PUPILS = ["Ada", "Ben"]


def invite(page: str) -> Invitation:
    """Return an invitation that nobody follows."""
    return Invitation(link=page, qr="", size=0, here_only=True)


async def keep_deck(lobby: Lobby) -> str:
    """Choose the file of the lesson, and return what the server calls it."""
    deck = (await lobby.decks.check("biology.csv", as_csv(rows()).encode())).deck
    assert deck is not None
    return deck.id


async def torn(lobby: Lobby, *, resting: int = 2) -> tuple[LessonOpened, list[Held]]:
    """Return a lesson at two tables whose deck is gone, and the places of pupils; the last tables rest in the store."""
    school: Any = {"judging": "teacher", "language": "en", "deck": await keep_deck(lobby)}
    lesson = await lessons.begin(lobby, NewLesson(name="Frau Weber", school=school, tables=[PUPILS, PUPILS]))
    pupils = [await join(lobby, place.table, "Ada") for place in lesson.tables]
    await written(lobby)
    for place in lesson.tables[2 - resting :]:
        lobby._rooms.pop(place.table).close()
    lobby.decks._decks.clear()
    with lobby.services.store.engine.begin() as connection:
        connection.execute(delete(schema.decks))
    return lesson, [Held(table=each.table, token=each.token) for each in pupils]


def held(lesson: LessonOpened) -> list[Held]:
    """Return the teacher's places."""
    return [Held(table=place.table, token=place.token) for place in lesson.tables]


async def test_a_lesson_whose_deck_is_gone_is_ended_by_its_teacher_alone(tmp_path: Path) -> None:
    """The log tells who judges: nothing is left after the teacher has ended it, and a pupil ends nothing."""
    async with opened(tmp_path) as lobby:
        lesson, pupils = await torn(lobby)
        with pytest.raises(Refusal) as refused:
            await lessons.end(lobby, [*held(lesson)[:1], *pupils[1:]])
        assert (refused.value.status, refused.value.problem.code) == (403, "judge")
        assert len(await lobby.services.store.lesson(lesson.code)) == 2
        assert await lessons.end(lobby, held(lesson)) == 2
        assert await lobby.services.store.lesson(lesson.code) == []
        with pytest.raises(Refusal) as refused:
            await lessons.end(lobby, held(lesson))
        assert (refused.value.status, refused.value.problem.code) == (404, "lesson")


@pytest.mark.parametrize("resting", [1, 2])
async def test_a_lesson_says_that_its_deck_is_gone_and_is_back_with_it(resting: int, tmp_path: Path) -> None:
    """It is not over: the class and the teacher read what is missing, and the same file brings everything back."""
    async with opened(tmp_path) as lobby:
        lesson, _ = await torn(lobby, resting=resting)
        asked = ReportAsked(tables=held(lesson), language="en")
        for coming in (lessons.info(lobby, lesson.code, invite), lessons.report(lobby, asked, invite)):
            with pytest.raises(Refusal) as refused:
                await coming
            assert (refused.value.status, refused.value.problem.why.key) == (409, "problem-lesson-deck")
        await keep_deck(lobby)
        told = await lessons.info(lobby, lesson.code, invite)
        assert [[seat.name for seat in table.seats] for table in told.tables] == [PUPILS, PUPILS]
        assert (await lessons.report(lobby, asked, invite)).asked == 0


async def test_a_lesson_in_memory_is_reported_without_its_deck_in_the_store(tmp_path: Path) -> None:
    """Tables have the deck that they are played with."""
    async with opened(tmp_path) as lobby:
        lesson, _ = await torn(lobby, resting=0)
        asked = ReportAsked(tables=held(lesson), language="de")
        assert (await lessons.report(lobby, asked, invite)).language == "en"
