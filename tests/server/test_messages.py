"""What can go wrong with a message: the sender is told clearly, nothing else happens, the server goes on."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from schwimmen.server.connection import MOST_BYTES
from schwimmen.server.listen import MOST_BYTES as CUT_OFF
from schwimmen.server.protocol.common import PROTOCOL_VERSION
from schwimmen.server.settings import Settings
from tests.server.checks import error, snapshot
from tests.server.live import Client, Live, serving

Connect = Callable[..., Client]

NONSENSE = [
    "", "nonsense", "null", "17", "[]", "{}", '"sit"', "[" * 1000, "\x00", "{'type': 'next'}",
    '{"type": "fly"}', '{"type": 1}', '{"type": "play"}', '{"type": "next"}',
    '{"type": "next", "id": ""}', '{"type": "next", "id": 7}', '{"type": "next", "id": "' + "x" * 65 + '"}',
    '{"type": "set", "id": "a", "pace": "fast"}', '{"type": "react", "id": "a", "sign": "boo"}',
    '{"type": "salt", "id": "a", "hand": 1, "value": "00"}', '{"type": "arrange", "id": "a", "do": "open", "seat": 17}',
    '{"type": "chat", "id": "a", "text": ""}', '{"type": "chat", "id": "a", "text": "' + "x" * 201 + '"}',
    '{"type": "play", "id": "a", "turn": "0", "move": "pass"}',
    '{"type": "play", "id": "a", "turn": -1, "move": "pass"}',
    '{"type": "play", "id": "a", "turn": 0.5, "move": "pass"}',
    '{"type": "play", "id": "a", "turn": true, "move": "pass"}',
    '{"type": "play", "id": "a", "turn": 1e999, "move": "pass"}',
    '{"type": "play", "id": "a", "turn": 0, "move": "pass", "seat": 1}',
    '{"type": "play", "id": "\\ud800", "turn": 0, "move": "pass"}',
]  # fmt: skip


@pytest.fixture
def seated(live: Live, client: Connect) -> tuple[str, Client]:
    """Sit at a new table, on turn."""
    at = live.open(levels=["random", "random"])
    made = client()
    made.sit(at["table"], at["token"])
    made.my_turn()
    return at["table"], made


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_answered_and_forgotten(text: str, live: Live, seated: tuple[str, Client]) -> None:
    """Text that is no message gets `malformed`; the table stays as it was, and the connection works on."""
    table, client = seated
    before = snapshot(live, table)
    client.web.send(text)
    error(client.receive(), "malformed")
    assert snapshot(live, table) == before
    assert client.answered("set", pace="instant")["type"] == "update"


@pytest.mark.parametrize("more", [{"text": ""}, {"text": "x" * 201}, {"text": 31}, {"loud": True}, {}])
def test_what_is_wrong_with_a_message_is_answered_by_its_name(more: dict[str, Any], seated: tuple[str, Client]) -> None:
    """Whoever sends again what was not answered would never come to an end, also with a message of another version."""
    for kind in ("chat", "whisper"):
        answer = seated[1].answered(kind, **more)
        error(answer, "malformed")
        assert answer["seq"] == seated[1].last["seq"]


@pytest.mark.parametrize("name", ["", "x" * 65, 31, None, ["x"]])
def test_what_is_no_name_is_not_repeated(name: object, seated: tuple[str, Client]) -> None:
    """Nobody's answer carries more than a message may be called."""
    seated[1].send(type="chat", id=name, text="hello")
    answer = seated[1].receive()
    error(answer, "malformed")
    assert answer["id"] is None


def test_bytes_are_no_message(live: Live, seated: tuple[str, Client]) -> None:
    """A binary message gets `malformed`."""
    seated[1].web.send(b'{"type": "next", "id": "a"}')
    error(seated[1].receive(), "malformed")


def test_a_long_message_is_refused(live: Live, seated: tuple[str, Client]) -> None:
    """A message over the limit gets `too-long`, and the connection works on."""
    table, client = seated
    before = snapshot(live, table)
    client.web.send(json.dumps({"type": "next", "id": "a", "more": "ä" * (MOST_BYTES // 2)}, ensure_ascii=False))
    error(client.receive(), "too-long")
    assert snapshot(live, table) == before
    assert client.answered("set", pace="instant")["type"] == "update"


def test_a_huge_message_cuts_the_connection(live: Live, client: Connect, seated: tuple[str, Client]) -> None:
    """A message far over the limit is not even read to its end; other connections don't notice."""
    table, talking = seated
    before = snapshot(live, table)
    other = client()
    other.web.send("x" * (CUT_OFF + 1))
    assert other.closed() == 1009
    assert snapshot(live, table) == before
    assert talking.answered("set", pace="instant")["type"] == "update"


def test_too_many_messages_end_the_connection() -> None:
    """A client that floods the server is told so and cut off; the table stays as it was, and it may come back."""
    limits = Settings()
    with serving(settings=limits) as live, Client(live) as flooding, Client(live) as again:
        at = live.open()
        flooding.sit(at["table"], at["token"])
        flooding.my_turn()
        before = snapshot(live, at["table"])
        for _ in range(2 * int(limits.limits.messages.burst)):
            flooding.web.send("nonsense")
        error(flooding.wait(lambda message: message.get("code") not in (None, "malformed")), "too-many")
        flooding.closed()
        assert snapshot(live, at["table"]) == before
        assert again.sit(at["table"], at["token"])["seq"] == flooding.last["seq"]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type": "next", "id": "a"}', "not-seated"),
        ("nonsense", "malformed"),
        ("x" * (MOST_BYTES + 1), "too-long"),
        ('{"type": "sit", "version": 0, "table": "a", "token": "b"}', "version"),
        ('{"type": "sit", "version": 2, "table": "a", "token": "b"}', "version"),
        ('{"type": "sit", "version": 3, "table": "a", "token": "b"}', "unknown-table"),
        ('{"type": "sit", "version": 3, "table": "a"}', "unknown-table"),
    ],
)
def test_a_connection_has_to_sit_down_first(first: str, code: str, client: Connect) -> None:
    """A first message that opens no seat gets its reason, and the connection ends."""
    made = client()
    made.web.send(first)
    error(made.receive(), code)
    assert made.closed() == 1008


def test_who_sits_down_again_is_told_everything_anew(live: Live, seated: tuple[str, Client]) -> None:
    """A second `sit` on a connection, as after a silence, is answered by the whole state; nothing else happens."""
    table, client = seated
    before, known = snapshot(live, table), client.last
    again = client.sit(table, "whatever: this connection is somebody already", since=known["seq"])
    assert (again["type"], again["room"], again["view"]) == ("state", known["room"], known["view"])
    assert again["events"] == []
    assert snapshot(live, table) == before


def test_an_illegal_move_gets_the_engines_reason(live: Live, seated: tuple[str, Client]) -> None:
    """A move that the rules forbid, or that is none, gets `illegal` with a reason, and changes nothing."""
    table, client = seated
    before = snapshot(live, table)
    for move in ("7H>7H", "PASS", "fly", "2C>3C", "🂡", "pass!!"):
        error(client.play(move), "illegal")
    assert snapshot(live, table) == before


def test_a_stale_or_future_move_is_refused(live: Live, seated: tuple[str, Client]) -> None:
    """A move for another state than the present one gets `stale`, whether it is older or newer."""
    table, client = seated
    before = snapshot(live, table)
    legal, turn = client.last["view"]["legal"][0], client.last["turn"]
    for wrong in (turn + 1, turn + 1000, *range(turn)):
        answer = client.answered("play", turn=wrong, move=legal)
        error(answer, "stale")
        assert answer["seq"] == client.last["seq"]
    assert snapshot(live, table) == before


def test_a_repeated_move_takes_effect_once(live: Live, client: Connect) -> None:
    """The same `play` sent three times is acknowledged each time and played once."""
    at = live.open(pace="relaxed", levels=["random"])
    made = client()
    made.sit(at["table"], at["token"])
    made.my_turn()
    message = {"type": "play", "id": "same", "turn": made.last["turn"], "move": made.last["view"]["legal"][0]}
    made.send(**message)
    acknowledged = made.wait(lambda message: message.get("ack") == "same")
    after = snapshot(live, at["table"])
    for _ in range(2):
        made.send(**message)
        again = made.receive()
        assert again["ack"] == "same"
        assert again["seq"] == acknowledged["seq"]
        assert again["view"]["log"] == acknowledged["view"]["log"]
        assert again["events"] == []
    assert snapshot(live, at["table"]) == after


def test_next_is_refused_while_a_hand_is_played(live: Live, seated: tuple[str, Client]) -> None:
    """Nobody deals before the hand is over."""
    table, client = seated
    before = snapshot(live, table)
    error(client.answered("next"), "not-now")
    assert snapshot(live, table) == before


def test_what_is_said_in_one_breath_is_followed_in_its_order(live: Live, client: Connect) -> None:
    """Messages that come right behind sitting down are followed one after the other, as they came."""
    at, made = live.open(levels=["open"]), client()
    lines = [str(number) for number in range(20)]
    sit = {"type": "sit", "version": PROTOCOL_VERSION, "table": at["table"], "token": at["token"]}
    made.web.send(json.dumps(sit))
    for line in lines:
        made.web.send(json.dumps({"type": "chat", "id": f"line {line}", "text": line}))
    made.answered("chat", text="done")
    assert [line["text"] for line in live.table(at["table"]).talk] == [*lines, "done"]
