"""The room around a table: connections that are slow, silent or gone, and answers that are no longer wanted."""

import json
import random
from pathlib import Path

import pytest

from schwimmen.server import bots
from schwimmen.server.link import BACKLOG
from schwimmen.server.settings import Limits, Settings
from schwimmen.server.table import entries, inputs
from tests.server import tables
from tests.server.checks import error
from tests.server.guests import opened, prepared, said
from tests.server.live import Client, Live, serving


async def test_a_connection_that_does_not_read_is_given_up(tmp_path: Path) -> None:
    """Messages for a slow connection are kept up to a limit, then it is ended; a quick one gets them all."""
    async with opened(tmp_path) as lobby:
        room, [slow, quick] = await prepared(lobby, "slow", tables.new([None, None]))
        room_left, read, reading = BACKLOG - slow.link.waiting, 0, quick.link.queued()
        for number in range(BACKLOG + 10):
            wish = said("set", id=str(number), pace="instant")
            await room.ask(inputs.Said(tables.member(0), wish))
            while not quick.link.outbox.empty():
                await anext(reading)
                read += 1
        assert read == BACKLOG + 10
        waiting = [message async for message in slow.link.queued()]
        assert len(waiting) == room_left
        slow.leaves()
        quick.leaves()
        await room.ask(inputs.Rang())
        assert room.empty


async def test_wishes_that_come_at_once_are_told_at_once(tmp_path: Path) -> None:
    """When all wish the next hand in the same moment, one row of the log says so, and each gets his own answer."""
    async with opened(tmp_path) as lobby:
        table = tables.new([None, None, None])
        table.end_hand()
        room, guests = await prepared(lobby, "hasty", table)
        before = guests[0].last
        for seat, guest in enumerate(guests):
            room.said(guest.link, said("next", id=f"next {seat}"))
        for seat, guest in enumerate(guests):
            now = await guest.until(lambda state: state["ack"])
            assert (now["seq"], now["turn"], now["ack"]) == (before["seq"] + 1, before["turn"] + 1, f"next {seat}")
        rows = await lobby.services.store.rows("hasty")
        written = entries.read(rows[-1][1])
        assert [entry.id for entry in written if isinstance(entry, entries.Heard)] == ["next 0", "next 1", "next 2"]


async def test_a_wish_that_cannot_be_granted_spoils_no_other(tmp_path: Path) -> None:
    """Who says something for a hand that is past is refused; what others say with him is followed, in order."""
    async with opened(tmp_path) as lobby:
        table = tables.new([None, None, None])
        table.end_hand()
        room, [late, saying, again] = await prepared(lobby, "late", table)
        hand, value = table.table.hands + 1, "0" * 32
        room.said(late.link, said("salt", id="late", hand=hand - 1, value=value))
        room.said(saying.link, said("salt", id="salt", hand=hand, value=value))
        room.said(again.link, said("next", id="next"))
        room.said(again.link, said("next", id="next"))
        refused = await late.hears()
        assert refused is not None
        assert (refused["type"], refused["id"], refused["code"]) == ("error", "late", "stale")
        now = await again.until(lambda state: state["ack"])
        assert (now["room"]["fair"]["salts"], now["view"]["ready"]) == ([None, value, None], [2])
        assert (await saying.until(lambda state: state["ack"]))["seq"] == now["seq"]
        repeated = await again.hears()
        assert repeated is not None
        assert (repeated["ack"], repeated["seq"]) == ("next", now["seq"])


def test_who_makes_the_table_faster_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pause that has begun at an old pace ends when the pace is changed."""
    monkeypatch.setitem(bots.PAUSES, "relaxed", (3600, 3600))
    with serving() as live, Client(live) as client:
        at = live.open(pace="relaxed", levels=["random"], house={"auto_declare": []})  # no hand ends at once
        client.sit(at["table"], at["token"])
        if client.last["view"]["to_move"] == 0:
            client.play(client.last["view"]["legal"][0])
        turn = client.answered("set", pace="instant")["turn"]
        client.until(lambda state: state["turn"] > turn)


def test_who_does_not_say_who_he_is_is_shown_out() -> None:
    """A connection that says nothing is told to sit down, and ended."""
    with serving(settings=Settings(limits=Limits(sit_seconds=0.05))) as live, Client(live) as client:
        error(client.receive(), "not-seated")
        assert client.closed() == 1008


def test_computers_wait_for_a_lost_connection(live: Live) -> None:
    """While nobody is connected the table stands still; a player who comes back finds it and plays on."""
    at = live.open(levels=["random", "random"])
    with Client(live) as first:
        first.sit(at["table"], at["token"])
        first.my_turn()
        seq = first.last["seq"]
    with Client(live) as second:
        assert second.sit(at["table"], at["token"])["seq"] == seq
        assert second.last["view"]["legal"]
        assert second.play(second.last["view"]["legal"][0])["seq"] == seq + 1


def test_mutated_messages_do_nothing_without_a_right(live: Live) -> None:
    """Hundreds of messages that were changed at random are refused or, where they still mean something, followed."""
    chance = random.Random(31)
    at = live.open(levels=["random"], house={"units": 99})
    with Client(live) as client:
        client.sit(at["table"], at["token"])
        for number in range(300):
            view = client.my_turn()
            move = chance.choice(view["legal"])
            good = {"type": "play", "id": f"x{number}", "turn": client.last["turn"], "move": move}
            before = client.last["seq"]
            client.web.send(mutated(json.dumps(good), chance))
            if client.receive()["type"] == "error":
                assert live.table(at["table"]).seq == before


def mutated(text: str, chance: random.Random) -> str:
    """Change a text in a few places."""
    letters = list(text)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(letters))
        match chance.randrange(3):
            case 0:
                letters[place] = chr(chance.choice([0, 34, 44, 58, 123, 125, 0xE4, 0x1F0A1, chance.randrange(32, 127)]))
            case 1:
                del letters[place]
            case _:
                letters.insert(place, chance.choice('{}[]",:0aA!>'))
    return "".join(letters)
