"""What a restart of the server leaves as it was: everything. A second process on the same store continues."""

from pathlib import Path

import pytest

from schwimmen.server import room as rooms
from schwimmen.server.bots import Thinkers
from schwimmen.server.settings import Settings
from schwimmen.server.table import entries
from tests.server.guests import Guest, guest_of, join, open_table, opened, prepared, settled
from tests.server.live import put
from tests.server.tables import member, new


async def test_a_table_goes_on_where_it_was(tmp_path: Path) -> None:
    """Everybody finds the same table and the same hand with the secret he has, and plays on."""
    async with opened(tmp_path) as lobby:
        at = await open_table(lobby, levels=["open", "club"], house={"auto_declare": []})
        ben = await join(lobby, at.table)
        anna = await guest_of(lobby, at)
        await anna.says("chat", text="see you tomorrow")
        await anna.says("start")
        before = await anna.until(lambda state: state["room"]["awaited"])
    async with opened(tmp_path) as lobby:
        again = [await guest_of(lobby, seated) for seated in (at, ben)]
        after = await again[0].until(lambda state: state["room"]["seats"][1]["connected"])
        assert (after["seq"], after["turn"]) == (before["seq"], before["turn"])
        assert after["view"]["hand"] == before["view"]["hand"]
        assert [after["room"][key] for key in ("talk", "fair")] == [before["room"][key] for key in ("talk", "fair")]
        mover = again[after["view"]["to_move"]]
        move = (await mover.until(lambda state: state["view"]["legal"]))["view"]["legal"][0]
        assert (await mover.says("play", move=move))["turn"] == after["turn"] + 1


async def test_a_repeated_message_is_known_after_a_restart(tmp_path: Path) -> None:
    """What was followed before, and is said again because no answer came, is acknowledged and done once."""
    said = {"id": "said once", "turn": 1, "move": "keep"}
    async with opened(tmp_path) as lobby:
        _, [anna, _] = await prepared(lobby, "again", new([None, None]))
        seq = (await anna.says("play", **said))["seq"]
    async with opened(tmp_path) as lobby:
        guest = Guest(await lobby.room("again"), member(0))
        await guest.hears()
        answer = await guest.says("play", **said)
        assert (answer["type"], answer["ack"], answer["seq"]) == ("update", "said once", seq)
        assert len(await lobby.services.store.rows("again")) == seq


async def test_what_was_missed_comes_after_a_restart_too(tmp_path: Path) -> None:
    """A player who was away while others played hears of it, also from a process that was not there."""
    table = new([None, None])
    since = table.table.seq
    table.play(0, "keep")
    table.play(1, "pass")
    async with opened(tmp_path) as lobby:
        await put(lobby, "missed", table)
        guest = Guest(await lobby.room("missed"), member(1), since)
        state = await guest.hears()
        assert state is not None
        assert [event["kind"] for event in state["events"]] == ["choice", "pass"]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing wait before it is tried again."""
    monkeypatch.setattr(rooms, "PAUSE_SECONDS", 0)


async def test_rows_of_another_process_are_taken_in(tmp_path: Path, hasty: None) -> None:
    """When somebody else has written first, that is told, and what came is decided again and follows it."""
    async with opened(tmp_path) as lobby:
        room, [anna, ben] = await prepared(lobby, "two", new([None, None]))
        seq, store = room.table.seq, lobby.services.store
        row = entries.write([entries.Talked(seat=1, member=member(1), text="from afar")])
        assert await store.append("two", seq + 1, 1.0, row, None)
        answer = await anna.says("play", move="keep")
        assert (answer["type"], answer["seq"]) == ("update", seq + 2)
        for guest in (anna, ben):
            state = await guest.until(lambda state: state["view"]["phase"] == "turn")
            assert [line["text"] for line in state["room"]["talk"]] == ["from afar"]


async def test_a_move_of_another_process_makes_the_own_one_stale(tmp_path: Path, hasty: None) -> None:
    """Two processes never carry out two moves for one state."""
    async with opened(tmp_path) as lobby:
        room, [anna, _] = await prepared(lobby, "race", new([None, None]))
        row = entries.write([entries.Moved(token="trade", by=0)])
        assert await lobby.services.store.append("race", room.table.seq + 1, 1.0, row, None)
        assert (await anna.says("play", move="keep"))["code"] == "stale"
        assert room.table.match is not None
        assert room.table.match.game.record()["hands"][0]["moves"] == ["trade"]


async def test_a_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    """Where nobody is connected it rests; the next to come finds it as it was, and computers play on."""
    async with opened(tmp_path, Settings(rest_seconds=0), Thinkers(lambda *_, **_more: "pass")) as lobby:
        at = await open_table(lobby, levels=["random"], house={"auto_declare": []})
        guest = await guest_of(lobby, at)
        known = await guest.until(lambda state: state["room"]["awaited"] == [0])
        await lobby.sweep()
        assert at.table in lobby._rooms, "somebody is there"
        guest.leaves()
        await settled(guest.room)
        await lobby.sweep()
        assert at.table not in lobby._rooms
        again = await guest_of(lobby, at, known["seq"])
        assert again.last["view"] == known["view"]
        turn = (await again.says("play", move=known["view"]["legal"][0]))["turn"]
        await again.until(lambda state: state["turn"] > turn)
