"""The names of pupils in a lesson: whoever has them deleted is named nowhere any more."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from schwimmen.server import accounts, lessons
from schwimmen.server.lobby import Lobby
from schwimmen.server.protocol.lessons import NewLesson
from schwimmen.server.protocol.lobby import Held, Seated
from schwimmen.server.school.messages import SchoolAsked
from schwimmen.server.table import entries
from tests.server.guests import guest_of, join, opened, written
from tests.server.lessons import GAME, left
from tests.server.live import Live, put
from tests.server.tables import new, table_of

SCHOOL = SchoolAsked(judging="teacher", language="en")


def seats(live: Live, code: str) -> list[tuple[str, bool]]:
    """Return who sits or is expected at the first table of a lesson."""
    found: dict[str, Any] = live.ask("GET", f"/api/lessons/{code}").json()
    return [(seat["name"], seat["taken"]) for seat in found["tables"][0]["seats"]]


def test_a_pupil_whose_name_is_deleted_is_not_named_by_the_list(live: Live) -> None:
    """The teacher's list names only those who have not come yet."""
    asked = {"name": "Weber", "tables": [["Alice", "Ben"]], "school": {"judging": "teacher", "language": "en"}}
    code = live.made("/api/lessons", asked, 201)["code"]
    table = live.ask("GET", f"/api/lessons/{code}").json()["tables"][0]["table"]
    at = live.join(table, "Alice")
    assert seats(live, code) == [("Alice", True), ("Ben", False)]
    held = {"table": table, "token": at["token"]}
    assert live.made("/api/delete", {"seats": [held]}) == {"tables": 0, "traces": 1}
    assert seats(live, code) == [("", True), ("Ben", False)]


# ---------------------------------------------------------------- the store


async def begun(lobby: Lobby, names: Sequence[str]) -> Seated:
    """Open a lesson of one table, and return the teacher's place there."""
    lesson = await lessons.begin(lobby, NewLesson(name="Weber", school=SCHOOL, tables=[list(names)]))
    return lesson.tables[0]


async def forget(lobby: Lobby, seated: Seated) -> None:
    """Delete the traces of somebody who is not alone at a table."""
    held = Held(table=seated.table, token=seated.token)
    assert (await accounts.delete(lobby, [held])).traces == 1


async def kept(lobby: Lobby, table: str, *names: str) -> list[str]:
    """Return which names stand in the log of a table, or on the seats of one that is read from it."""
    await written(lobby)
    read = await lobby._read(table)
    assert read is not None
    told = [row for _, row in await lobby.services.store.rows(table)]
    told += [read.seating.expected(seat) for seat in range(len(read.seating))]
    return [name for name in names if name in "".join(told)]


async def test_the_list_in_the_store_forgets_who_has_come(tmp_path: Path) -> None:
    """The row that opened the table names those who have not come, and nobody whose name is deleted."""
    async with opened(tmp_path) as lobby:
        table = (await begun(lobby, ["Alice", "Ben", "Cleo"])).table
        alice = await join(lobby, table, "Alice")
        assert await kept(lobby, table, "Alice", "Ben", "Cleo", "Weber") == ["Alice", "Ben", "Cleo", "Weber"]
        await forget(lobby, alice)
        assert await kept(lobby, table, "Alice", "Ben", "Cleo", "Weber") == ["Ben", "Cleo", "Weber"]
        assert (await join(lobby, table, "Cleo")).seat == 2, "her seat still waits for her"
    assert left(tmp_path, "Alice", "Ben") == ["Ben"]


async def test_a_seat_that_was_left_waits_no_longer_for_who_is_forgotten(tmp_path: Path) -> None:
    """Neither in memory nor in what is read from the store."""
    async with opened(tmp_path) as lobby:
        table = (await begun(lobby, ["Alice", "Ben"])).table
        alice = await join(lobby, table, "Alice")
        await (await guest_of(lobby, alice)).says("leave")
        seating = (await lobby.room(table)).table.seating
        assert seating.expected(0) == "Alice"
        await forget(lobby, alice)
        assert [seating.expected(seat) for seat in range(2)] == ["", "Ben"]
        assert await kept(lobby, table, "Alice", "Ben") == ["Ben"]


async def test_one_of_two_with_the_same_name_is_forgotten(tmp_path: Path) -> None:
    """The other one's seat waits on; so does the seat of somebody else where the forgotten one had to sit."""
    async with opened(tmp_path) as lobby:
        table = (await begun(lobby, ["Ben", "Ben", "Cleo"])).table
        first, second, third = [await join(lobby, table, "Ben") for _ in range(3)]
        assert [each.seat for each in (first, second, third)] == [0, 1, 2]
        await forget(lobby, second)
        await forget(lobby, third)
        read = await lobby._read(table)
        assert read is not None
        assert [read.seating.expected(seat) for seat in range(3)] == ["Ben", "", "Cleo"]


async def test_who_comes_to_a_later_match_is_forgotten_in_the_list_too(tmp_path: Path) -> None:
    """The list serves the first match alone, so that any seat will do for somebody who is late."""
    table = new([None, None, "open"], rules=GAME, school=SCHOOL, names=["", "", "Alice"], start=False)
    table.say(0, "start")
    while table.room["phase"] == "playing":
        table.end_hand()
        if table.room["phase"] == "playing":
            table.write(entries.Dealt(secret="31" * 32))
    table.join("late", "Alice")
    async with opened(tmp_path) as lobby:
        await put(lobby, "late", table)
        await forget(lobby, Seated(table="late", seat=2, token=lobby.services.signer.token("late", "late")))
        assert await kept(lobby, "late", "Alice", "Anna", "Ben") == ["Anna", "Ben"]


async def test_the_list_forgets_where_the_deck_is_gone(tmp_path: Path) -> None:
    """The log alone tells who came, and what is deleted."""
    asked = SCHOOL.model_copy(update={"deck": "gone"})
    table = new(["open"] * 2, rules=GAME, school=asked, names=["Alice", "Ben"], lesson="ABCDEF")
    table.join("alice", "Alice")
    table.join("ben", "Ben")
    async with opened(tmp_path) as lobby:
        await put(lobby, "gone", table)
        await forget(lobby, Seated(table="gone", seat=0, token=lobby.services.signer.token("gone", "alice")))
        rows = "".join(row for _, row in await lobby.services.store.rows("gone"))
        assert ("Alice" in rows, "Ben" in rows) == (False, True)


def test_another_process_expects_nobody_who_is_forgotten() -> None:
    """A process that has read the list before hears of it by the log."""
    table = new(["open"] * 2, rules=GAME, school=SCHOOL, names=["Alice", "Ben"])
    table.join("alice", "Alice")
    elsewhere = table_of(table.table.opened)
    for row in table.rows:
        elsewhere.apply(entries.read(row), table.now)
    elsewhere.apply([entries.Forgotten(member="alice"), entries.Freed(seat=0)], table.now)
    assert [elsewhere.seating.expected(seat) for seat in range(2)] == ["", "Ben"]
