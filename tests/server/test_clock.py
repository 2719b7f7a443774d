"""How long people have, and who plays for them when they do not come."""

import json
import threading
import time
from asyncio import to_thread
from pathlib import Path
from typing import Any

import pytest

from schwimmen.match.record import replay_text
from schwimmen.players import choose
from schwimmen.server.bots import Thinkers
from schwimmen.server.settings import Settings
from schwimmen.server.store.writer import Brief
from schwimmen.server.table import clock, inputs
from schwimmen.server.table.clock import CLOCKS, HOUR, TimeControl
from schwimmen.server.table.inputs import Think
from tests.server.guests import Guest, opened, prepared, written
from tests.server.live import PATIENCE, put
from tests.server.tables import Sitting, member, new


def left(table: Sitting) -> float | None:
    """Return for how long the others still wait."""
    until = table.room["until"]
    return None if until is None else until / 1000 - table.now


def stands_in(table: Sitting, seat: int) -> object:
    """Return the computer opponent that everybody sees playing for a seat, at the table and in the game alike."""
    found = table.room["seats"][seat]["stand_in"]
    assert table.view(None)["players"][seat]["stand_in"] == found
    return found


# ---------------------------------------------------------------- time is over


@pytest.mark.parametrize("kind", CLOCKS)
def test_when_time_is_over_a_computer_stands_in_openly(kind: Any) -> None:
    """It is asked for the seat's moves from then on; the seat stays the person's."""
    table = new([None, None], clock=kind)
    whole = left(table)
    assert whole == CLOCKS[kind].turn + CLOCKS[kind].bank
    assert table.ring(whole - 1).entries == ()
    table.ring(1)
    assert stands_in(table, 0) == "club"
    assert (table.room["seats"][0]["kind"], table.room["seats"][0]["name"]) == ("person", "Anna")
    assert isinstance(table.awaited, Think)
    assert (table.room["awaited"], left(table)) == ([], None)
    table.think("keep")
    assert table.room["awaited"] == [1]


def test_a_match_ends_after_the_hand_in_which_its_time_runs_out() -> None:
    """That hand is played to its end; the record says how many hands there were, and is a match of its own."""
    table = new(["club", "club"], rules="no_elimination_31", minutes=30)
    assert table.room["ends"] == round((table.now + 1800) * 1000)
    table.end_hand()
    table.rest()
    table.now += 1799
    table.end_hand()
    assert table.room["phase"] == "playing"
    table.rest()
    table.now += 1
    table.end_hand()
    assert table.room["phase"] == "over"
    assert table.table.match is not None
    record = table.table.match.record()
    assert (record["house"], len(record["hands"])) == ({"match_end": "hands(3)"}, 3)
    assert replay_text(json.dumps(record))["ok"]
    assert table.room["house"] == {}


def test_time_that_runs_out_between_two_hands_leaves_one_more() -> None:
    """Who is looking at the hands that lie open still gets the next one, which is the last."""
    table = new(["club", "club"], rules="no_elimination_31", minutes=1)
    table.end_hand()
    table.now += 60
    table.rest()
    assert table.room["phase"] == "playing"
    table.end_hand()
    assert table.room["phase"] == "over"


def test_who_is_not_connected_has_less_time() -> None:
    """Others do not wait long for a lost connection; coming back gives the rest of the time again."""
    table = new([None, None])
    table.now += 10
    table.here(1)
    assert left(table) == CLOCKS["relaxed"].absent
    table.now += 5
    table.here(0, 1)
    assert left(table) == CLOCKS["relaxed"].turn - 15
    table.here(1)
    table.ring(CLOCKS["relaxed"].absent)
    assert stands_in(table, 0) == "club"


def test_between_hands_the_clock_runs_for_all_who_are_asked() -> None:
    """A player who does not ask for the next hand in time is no longer waited for."""
    table = new([None, None, None])
    table.end_hand()
    table.say(1, "next")
    assert table.room["awaited"] == [0, 2]
    table.ring(CLOCKS["relaxed"].turn)
    assert [stands_in(table, seat) for seat in range(3)] == ["club", None, "club"]
    assert isinstance(table.awaited, inputs.Rest)
    table.rest()
    assert table.view(1)["hand_number"] == 2


def test_where_nobody_else_waits_there_is_no_clock() -> None:
    """A person who plays with computers alone has all the time there is."""
    table = new([None, "club", "random"])
    assert (table.room["awaited"], left(table)) == ([0], None)
    assert table.ring(10**7).entries == ()


def test_computers_have_no_clock() -> None:
    """While a computer opponent thinks nobody's time runs."""
    table = new(["club", None, None])
    assert (table.room["awaited"], left(table)) == ([], None)


# ---------------------------------------------------------------- coming back


def gone(levels: tuple[None, ...] = (None, None)) -> Sitting:
    """Return a table at which a computer opponent stands in for seat 0."""
    table = new(levels)
    table.here(*range(1, len(levels)))
    table.ring(CLOCKS["relaxed"].absent)
    assert stands_in(table, 0) == "club"
    return table


def test_who_comes_back_plays_on() -> None:
    """A new connection ends the standing in, and with it what the computer was about to do."""
    table = gone()
    table.bring(inputs.Came(member(0)))
    table.here(0, 1)
    assert stands_in(table, 0) is None
    assert table.think("keep").entries == ()
    assert table.room["awaited"] == [0]
    table.play(0, "keep")


SAID = [("back", {}), ("chat", {"text": "here I am"}), ("react", {"sign": "wave"}), ("play", {"move": "keep"})]


@pytest.mark.parametrize(("kind", "fields"), SAID)
def test_any_message_ends_the_standing_in(kind: str, fields: dict[str, str]) -> None:
    """Whoever was there all the time and was only slow says so with whatever he does."""
    table = gone()
    assert table.say(0, kind, **fields).ack
    assert stands_in(table, 0) is None
    assert table.refuses(0, "back").code == "not-now"


def test_what_a_device_does_by_itself_does_not_end_it() -> None:
    """A contribution to the shuffle comes without anybody sitting at the device."""
    table = gone()
    table.say(0, "salt", hand=2, value="0" * 32)
    assert stands_in(table, 0) == "club"


def test_the_others_give_more_time() -> None:
    """Each of them as often as they like; the one who is waited for cannot, and nobody can where no time runs."""
    table = new([None, None, None])
    whole = left(table)
    table.say(1, "wait")
    table.say(2, "wait")
    assert left(table) == whole + 2 * CLOCKS["relaxed"].more
    assert table.refuses(0, "wait").code == "not-now"
    table.play(0, "keep")
    assert left(table) == whole, "the next one has the usual time"
    alone = new([None, "club"])
    alone.play(0, "keep")
    assert alone.refuses(0, "wait").code == "not-now"


def test_the_bank_is_used_up_by_longer_thinking() -> None:
    """On the quick clock a turn that takes too long takes from a store for the whole match."""
    table, quick = new([None, None], clock="quick", house={"auto_declare": []}), CLOCKS["quick"]
    assert left(table) == quick.turn + quick.bank
    table.now += quick.turn + 15
    table.play(0, "keep")
    assert left(table) == quick.turn + quick.bank, "everybody has an own bank"
    table.play(1, "pass")
    assert left(table) == quick.turn + quick.bank - 15
    table.ring(quick.turn + quick.bank - 15)
    assert stands_in(table, 0) == "club"


# ---------------------------------------------------------------- in a room


async def test_the_clock_rings_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to do anything: at the end of the time all see who plays on."""
    monkeypatch.setitem(clock.CLOCKS, "relaxed", TimeControl(turn=0.02, absent=0.02, more=HOUR))
    async with opened(tmp_path) as lobby:
        _, [slow, other] = await prepared(lobby, "slow", new([None, None], pace="instant"))
        await other.until(lambda state: state["room"]["seats"][0]["stand_in"] == "club")
        await slow.until(lambda state: state["view"]["phase"] == "turn")


async def test_a_table_by_mail_is_woken_when_it_is_due(tmp_path: Path) -> None:
    """It rests in the store for days, also while no server runs; then the computer plays on and it rests again."""
    asked = threading.Event()

    def watched(*told: Any, **more: Any) -> str:
        asked.set()
        return choose(*told, **more)

    table, late = new([None, None], clock="mail", pace="instant"), 49 * HOUR
    async with opened(tmp_path) as lobby:
        await put(lobby, "mail", table, ago=late)
        due = time.time() - late + CLOCKS["mail"].turn
        lobby.services.store.note("mail", time.time(), Brief(listed=False, due=due))
    async with opened(tmp_path, Settings(rest_seconds=0), Thinkers(watched)) as lobby:
        store = lobby.services.store
        assert await store.due(due - 1) == []
        assert await store.due(time.time()) == ["mail"]
        await lobby.sweep()
        assert await to_thread(asked.wait, PATIENCE), "nobody has to be connected"
        guest = Guest(await lobby.room("mail"), member(1))
        state = await guest.until(lambda state: state["room"]["awaited"] == [1])
        assert state["room"]["seats"][0]["stand_in"] == "club"
        await written(lobby)
        assert await store.due(time.time() + CLOCKS["mail"].turn - 60) == []
        assert await store.due(time.time() + CLOCKS["mail"].turn) == ["mail"]
        guest.leaves()
        await (await lobby.room("mail")).ask(inputs.Rang())
        await lobby.sweep()
        assert not lobby._rooms, "it rests in the store"


def test_the_times_are_those_that_were_promised() -> None:
    """Minutes, seconds, days: in this order a table has patience."""
    assert CLOCKS["quick"].turn < CLOCKS["relaxed"].turn < CLOCKS["mail"].turn == 48 * HOUR
    assert all(each.absent <= each.turn for each in CLOCKS.values())
