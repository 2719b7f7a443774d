"""A lesson is opened whole or not at all: no table is left that nobody holds a token for."""

from pathlib import Path
from typing import Any

import pytest

from schwimmen.server import lessons
from schwimmen.server.lobby import Lobby
from schwimmen.server.problems import Refusal
from schwimmen.server.protocol.lessons import NewLesson
from schwimmen.server.settings import Settings
from schwimmen.server.store.writer import StoreDown
from tests.server.guests import opened

ASKED: dict[str, Any] = {"name": "Frau Weber", "school": {"judging": "teacher", "language": "en"}}


async def left(lobby: Lobby) -> list[str]:
    """Return all tables that are in the store or in memory."""
    return [*lobby._rooms, *await lobby.services.store.idle(float("inf"))]


@pytest.mark.parametrize("more", [{"tables": [[""] * 2, [""] * 2, [""] * 16]}, {"name": "\u200b"}])
async def test_a_lesson_with_one_wrong_table_opens_none(
    more: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wrong with any of its tables is found before the first one is opened."""

    async def fails(*_: Any, **__: Any) -> Any:
        raise AssertionError("a table was opened")

    async with opened(tmp_path) as lobby:
        monkeypatch.setattr(lobby, "add", fails)
        with pytest.raises(Refusal) as refused:
            await lessons.begin(lobby, NewLesson(**({"tables": [["", ""]]} | ASKED | more)))
        assert refused.value.status == 422


@pytest.mark.parametrize("broken", [False, True])
async def test_what_was_opened_goes_when_the_rest_cannot_come(
    broken: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the server becomes full, or its store fails, midway, the first tables are deleted again."""
    async with opened(tmp_path, Settings(most_tables=8 if broken else 2)) as lobby:
        add, added = lobby.add, []

        async def failing(table: Any, row: Any) -> Any:
            if broken and len(added) == 2:
                raise StoreDown("away")
            added.append(table.id)
            return await add(table, row)

        monkeypatch.setattr(lobby, "add", failing)
        with pytest.raises((Refusal, StoreDown)):
            await lessons.begin(lobby, NewLesson(**ASKED, tables=[["", ""]] * 3))
        assert len(added) == 2
        assert await left(lobby) == []
