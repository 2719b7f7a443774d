"""The room around a table: connections that are slow, silent or gone, and answers that are no longer wanted."""

import json
import random

import pytest

from schwimmen.server import bots
from schwimmen.server.app import Settings
from schwimmen.server.bots import Thinkers
from schwimmen.server.connection import Limits
from schwimmen.server.protocol import SetPace
from schwimmen.server.room import BACKLOG, Room
from tests.server import tables
from tests.server.live import Client, Live, serving
from tests.server.test_messages import error, snapshot


def pace(number: int) -> SetPace:
    """Return a message that is followed at any time."""
    return SetPace(type="pace", id=str(number), pace="instant")


async def test_a_connection_that_does_not_read_is_given_up() -> None:
    """Messages for a slow connection are kept up to a limit, then it is ended; a quick one gets them all."""
    thinkers = Thinkers()
    room = Room(tables.new([None, None]), {0: "a", 1: "b"}, thinkers)
    slow, quick = room.join(0), room.join(1)
    read = 0
    for number in range(2 * BACKLOG):
        room.said(quick, pace(number))
        while not quick.outbox.empty():
            assert quick.outbox.get_nowait() is not None
            read += 1
    assert read == 1 + 2 * BACKLOG
    waiting = [slow.outbox.get_nowait() for _ in range(slow.outbox.qsize())]
    assert len(waiting) == BACKLOG + 1
    assert waiting[-1] is None
    room.leave(slow)
    room.leave(quick)
    assert room.empty
    thinkers.close()


async def test_each_token_opens_its_seat_and_no_other() -> None:
    """A seat is found by its whole token only."""
    thinkers = Thinkers()
    room = Room(tables.new([None, "random", None]), {0: "secret-a", 2: "secret-b"}, thinkers)
    assert (room.seat_of("secret-a"), room.seat_of("secret-b")) == (0, 2)
    assert {room.seat_of(token) for token in ("", "secret", "secret-a ", "SECRET-A", "0", "ä")} == {None}
    thinkers.close()


def test_who_makes_the_table_faster_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pause that has begun at an old pace ends when the pace is changed."""
    monkeypatch.setitem(bots.PAUSES, "relaxed", (3600, 3600))
    with serving() as live, Client(live) as client:
        at = live.open(pace="relaxed", levels=["random"], house={"auto_declare": []})  # no hand ends at once
        client.sit(at["table"], at["token"])
        if client.last["view"]["to_move"] == 0:
            client.play(client.last["view"]["legal"][0])
        seq = client.last["seq"]
        client.answered("pace", pace="instant")
        assert client.wait(lambda message: message["seq"] > seq)["seq"] == seq + 1


def test_who_does_not_say_who_he_is_is_shown_out() -> None:
    """A connection that says nothing is told to sit down, and ended."""
    with serving(settings=Settings(limits=Limits(sit_seconds=0.05))) as live, Client(live) as client:
        error(client.receive(), "not-seated")
        assert client.closed() == 1008


def test_computers_wait_for_a_lost_connection(live: Live) -> None:
    """While nobody is connected the table stands still; whoever comes back finds it and plays on."""
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
    """A thousand messages that were changed at random are refused or, where they still mean something, followed."""
    chance = random.Random(31)
    at = live.open(levels=["random"], house={"units": 1000})
    with Client(live) as client:
        client.sit(at["table"], at["token"])
        for number in range(1000):
            view = client.my_turn()
            good = {"type": "play", "id": f"x{number}", "seq": client.last["seq"], "move": chance.choice(view["legal"])}
            before = snapshot(live, at["table"])
            client.web.send(mutated(json.dumps(good), chance))
            answer = client.receive()
            if answer["type"] == "error":
                assert snapshot(live, at["table"]) == before


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
