"""The same seat on another device: a code that opens it once."""

from pathlib import Path

import pytest

from schwimmen.server.store import store as stores
from tests.server.checks import draws, problem
from tests.server.guests import guest_of, join, open_table, opened
from tests.server.live import Client, Live


def test_a_code_opens_the_seat_on_another_device(live: Live) -> None:
    """The link holds the code alone; what it opens is the same seat, on both devices at once."""
    at = live.open(levels=["open"])
    handover = live.made("/api/handover", {"table": at["table"], "token": at["token"]})
    assert handover["link"] == f"http://127.0.0.1:{live.port}/#/device/{handover['code']}"
    draws(handover["link"], handover["qr"], handover["size"])
    assert handover["here_only"]
    assert handover["seconds"] == stores.HANDOVER_SECONDS
    assert at["token"] not in handover["link"]
    there = live.made("/api/claim", {"code": handover["code"]})
    with Client(live) as here, Client(live) as other:
        here.sit(at["table"], at["token"])
        other.sit(there["table"], there["token"])
        assert here.last["room"]["me"] == other.last["room"]["me"] == there["seat"] == 0
        other.answered("chat", text="from the phone")
        here.until(lambda state: state["room"]["talk"])


def test_a_code_is_good_once(live: Live) -> None:
    """The second one to come with a code, or one that nobody gave a code, gets nothing."""
    at = live.open(levels=["open"])
    code = live.made("/api/handover", {"table": at["table"], "token": at["token"]})["code"]
    live.made("/api/claim", {"code": code})
    for wrong in (code, code[:-1], "", "x" * 24):
        assert problem(live.ask("POST", "/api/claim", {"code": wrong}), 404).code == "code"


def test_a_code_ends_after_some_minutes(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """A code that was left lying about opens nothing."""
    monkeypatch.setattr(stores, "HANDOVER_SECONDS", -1)
    at = live.open(levels=["open"])
    code = live.made("/api/handover", {"table": at["table"], "token": at["token"]})["code"]
    assert problem(live.ask("POST", "/api/claim", {"code": code}), 404).code == "code"


def test_a_code_opens_no_seat_that_was_given_up(live: Live) -> None:
    """A player who has left, or was removed, comes back by no code, neither an old one nor a new one."""
    at = live.open(levels=["open"])
    held = {"table": at["table"], "token": at["token"]}
    code = live.made("/api/handover", held)["code"]
    with Client(live) as client:
        client.sit(at["table"], at["token"])
        client.say("leave")
        client.closed()
    assert problem(live.ask("POST", "/api/claim", {"code": code}), 404).code == "code"
    assert problem(live.ask("POST", "/api/handover", held), 403).code == "token"


async def test_a_code_survives_a_restart_and_is_in_no_file(tmp_path: Path) -> None:
    """The store keeps only what a code can be recognized by; nobody who reads it can use a code, or make a secret."""
    async with opened(tmp_path) as lobby:
        at = await open_table(lobby)
        ben = await join(lobby, at.table)
        member = lobby.services.signer.member(at.table, ben.token)
        assert member is not None
        await lobby.services.store.hand_over("a code that nobody guesses", at.table, member)
    files = everything_in(tmp_path)
    assert member.encode() in files
    assert b"a code that nobody guesses" not in files
    assert ben.token.partition(".")[2].encode() not in files
    async with opened(tmp_path) as lobby:
        assert await lobby.services.store.claim("a code that nobody guesses") == (at.table, member)
        assert await lobby.services.store.claim("a code that nobody guesses") is None
        assert (await guest_of(lobby, ben)).last["room"]["me"] == 1


def everything_in(folder: Path) -> bytes:
    """Return what the files of a folder hold."""
    return b"".join(path.read_bytes() for path in folder.iterdir())
