"""The fair shuffle over the wire: what is sealed before a hand is what is opened after it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from schwimmen.fair import verify
from tests.server.checks import error
from tests.server.live import Client, Live
from tests.server.tables import new

SALTS = [f"{seat:x}" * 32 for seat in range(1, 4)]


def contribute(clients: list[Client], hand: int) -> None:
    """Let everybody contribute to a hand, and hear of all contributions."""
    for salt, client in zip(SALTS, clients, strict=True):
        assert client.answered("salt", hand=hand, value=salt)["type"] == "update"
    for client in clients:
        client.until(lambda state: state["room"]["fair"]["salts"][: len(SALTS)] == SALTS)


def play_to_the_end_of_the_hand(clients: list[Client]) -> None:
    """Let the player to move close, then pass."""
    turn = max(client.last["turn"] for client in clients)
    while (seat := clients[0].at(turn)["view"]["to_move"]) is not None:
        legal = clients[seat].at(turn)["view"]["legal"]
        turn = clients[seat].play(next(move for move in ("keep", "pass!", "pass") if move in legal))["turn"]
    for client in clients:
        client.at(turn)


def test_what_was_sealed_is_what_was_opened(live: Live) -> None:
    """Before a hand all see the seal and each contribution; after it everything that leads to its cards."""
    at = live.open(levels=["open", "open"], house={"auto_declare": []})
    seated = [at, live.join(at["table"], "Ben"), live.join(at["table"], "Cem")]
    clients = [Client(live) for _ in seated]
    for client, each in zip(clients, seated, strict=True):
        client.sit(each["table"], each["token"])
    sealed: list[dict[str, Any]] = []
    for hand in (1, 2):
        contribute(clients, hand)
        sealed.append(clients[2].last["room"]["fair"])
        assert (sealed[-1]["hand"], sealed[-1]["salts"]) == (hand, SALTS)
        if hand == 1:
            clients[0].answered("start")
        else:
            for client in clients:
                client.answered("next")
        clients[2].until(lambda state, hand=hand: state["room"]["fair"]["hand"] == hand + 1)
        playing = clients[2].last["room"]["fair"]
        assert playing["now"] == sealed[-1]["commitment"]
        assert playing["salts"] == [None] * 3
        play_to_the_end_of_the_hand(clients)
        proof = clients[2].last["room"]["fair"]["last"]
        assert {key: proof[key] for key in ("commitment", "table", "hand", "contributions")} == {
            "commitment": sealed[-1]["commitment"], "table": sealed[-1]["table"], "hand": hand, "contributions": SALTS,
        }  # fmt: skip
        assert clients[2].last["room"]["fair"]["now"] is None
    records = live.made("/api/export", {"seats": [{"table": at["table"], "token": at["token"]}]})["tables"]
    [match] = records[0]["matches"]
    assert verify.verdicts(match) == ["fair", "fair"]
    assert [hand["shuffle"]["commitment"] for hand in match["hands"]] == [each["commitment"] for each in sealed]
    for client in clients:
        client.close()


def test_the_first_hand_against_computers_waits_for_the_device(live: Live) -> None:
    """Who opens a table for a match at once learns the seal first, and the hand is dealt as they sit down.

    Their part is in its shuffle; it counts once, and a spectator who comes before them sees no cards yet.
    """
    at = live.open(levels=["random", "random"], house={"auto_declare": []})
    with Client(live) as early, Client(live) as anna:
        assert early.sit(at["table"], None)["view"] is None
        dealt = anna.sit(at["table"], at["token"], salt=SALTS[0])
        assert dealt["view"]["hand_number"] == 1
        assert dealt["room"]["fair"]["now"] == at["sealed"]["commitment"]
        assert early.until(lambda state: state["view"])["view"]["hand_number"] == 1
        again = anna.sit(at["table"], at["token"], salt=SALTS[1])
        assert (again["room"]["match"], again["room"]["fair"]["salts"]) == (1, [None] * 3)
        while not anna.until(lambda state: state["view"]["result"] or state["view"]["legal"])["view"]["result"]:
            legal = anna.last["view"]["legal"]
            anna.play(next(move for move in ("keep", "pass!", "pass") if move in legal))
        proof = anna.last["room"]["fair"]["last"]
    assert {key: proof[key] for key in at["sealed"]} == at["sealed"]
    assert proof["contributions"] == [SALTS[0], None, None]


def test_the_cards_follow_from_every_contribution() -> None:
    """The same secret gives other cards where one person's contribution is another one."""
    hands = []
    for salt in (None, "0" * 32, "1" * 32):
        table = new([None, None], start=False)
        if salt is not None:
            table.say(1, "salt", hand=1, value=salt)
        table.say(0, "start")
        hands.append(table.game.record()["hands"][0]["pack"])
    assert len(set(hands)) == 3


def test_a_seat_contributes_once_and_in_time() -> None:
    """Whoever comes too late, too early or again changes nothing: the cards are not to be chosen."""
    table = new([None, None, "open"])
    table.say(1, "salt", hand=1, value=SALTS[0])
    assert table.refuses(1, "salt", hand=1, value=SALTS[1]).code == "stale"
    assert table.refuses(0, "salt", hand=2, value=SALTS[1]).code == "stale"
    table.say(0, "start")
    assert table.refuses(0, "salt", hand=1, value=SALTS[1]).code == "stale"
    assert table.room["fair"]["salts"] == [None, None]
    table.say(0, "salt", hand=2, value=SALTS[1])
    assert table.room["fair"]["salts"] == [SALTS[1], None]


@pytest.mark.parametrize("value", ["", "0" * 31, "0" * 33, "A" * 32, "g" * 32, "0" * 31 + "\n", 7])
def test_what_is_no_contribution_is_refused(value: object, live: Live, client: Callable[..., Client]) -> None:
    """A contribution is 32 hex digits, so that all programs read the same."""
    at = live.open(levels=["open"])
    made = client()
    made.sit(at["table"], at["token"])
    made.send(type="salt", id="a", hand=1, value=value)
    error(made.receive(), "malformed")


def test_who_leaves_takes_the_contribution_along() -> None:
    """The seat's contribution is that of who sits there when the hand is dealt."""
    table = new([None, None, "open"])
    table.say(1, "salt", hand=1, value=SALTS[0])
    table.say(1, "leave")
    assert table.join("new") == 1
    assert table.room["fair"]["salts"] == [None, None, None]


def test_no_two_secrets_are_alike(live: Live) -> None:
    """Every hand of every table has a secret of its own, and nobody is shown one that is still to be used."""
    tables = [live.open(levels=["random"]) for _ in range(3)]
    for at in tables:
        with Client(live) as client:
            client.sit(at["table"], at["token"])
    secrets = [entry["secret"] for at in tables for row in live.rows(at["table"]) for entry in json.loads(row)
               if "secret" in entry]  # fmt: skip
    assert len(set(secrets)) == len(secrets) >= 6
    for at in tables:
        with Client(live) as client:
            client.sit(at["table"], at["token"])
            last = client.last["room"]["fair"]["last"]
            assert last is None or last["secret"] in secrets
            assert secrets[-1].encode() not in client.got
