"""A finished hand, laid open: at an address that only the server can make."""

from typing import Any

import pytest

from schwimmen.fair import verify
from schwimmen.match import record
from schwimmen.rules import share
from schwimmen.rules.presets import PRESETS
from schwimmen.server.pages_protocol import Replay
from tests.server.checks import has_words, problem
from tests.server.live import Client, Live
from tests.server.tables import SUDDEN, new


def replay_of(live: Live, address: str) -> Replay:
    """Return a replay by its address."""
    answer = live.ask("GET", f"/api/replays/{address}")
    assert answer.status == 200, answer.body
    return Replay.model_validate_json(answer.body)


def addresses_of(live: Live, name: str) -> list[str]:
    """Return the addresses that people at a table read."""
    with Client(live) as client:
        found: list[str] = client.sit(name, None)["room"]["replays"]
        return found


@pytest.mark.few(5)
@pytest.mark.parametrize("rules", PRESETS)
def test_a_hand_can_be_gone_through_step_by_step(rules: str, live: Live) -> None:
    """Every step and how it ended, in words; the record replays to the same, and its shuffle is proven."""
    table = new([None, None, "club"], rules=rules, dealer=None)
    table.end_hand()
    live.add(f"replayed-{rules}", table)
    [address] = addresses_of(live, f"replayed-{rules}")
    found = replay_of(live, address)
    [hand] = found.record["hands"]
    assert (found.rules, found.code) == (rules, share.encode(rules, {}))
    assert (found.match, found.hand, found.levels) == (1, 1, [None, None, "club"])
    assert len(found.steps) == 1 + len(hand["moves"])
    for sentence in (*(said for step in found.steps for said in step.told), *found.ending.reasons):
        has_words(sentence)
    assert verify.verdicts(found.record) == ["fair"]
    [line] = record.replay(record.read(found.record))["hands"]
    assert (line["end"], tuple(line["change"])) == (found.ending.end, found.ending.change)


def test_replays_lead_from_hand_to_hand(live: Live) -> None:
    """Each names the one before and the one after it in its match; the numbers go on in the next match."""
    table = new([None, None], house=SUDDEN | {"units": 2})
    while table.room["phase"] == "playing":
        table.end_hand()
        for seat in (0, 1):
            if table.room["awaited"]:
                table.say(seat, "next")
    first = len(table.view(0)["history"])
    assert first > 1
    live.add("walked", table)
    addresses = addresses_of(live, "walked")
    replays = [replay_of(live, address) for address in addresses]
    assert [each.hand for each in replays] == list(range(1, first + 1))
    assert [each.previous for each in replays] == [None, *addresses[:-1]]
    assert [each.next for each in replays] == [*addresses[1:], None]
    assert [len(each.record["hands"]) for each in replays] == [each.hand for each in replays]
    assert verify.verdicts(replays[-1].record) == ["fair"] * first

    table.say(0, "start")
    table.end_hand()
    live.add("walked-on", table)
    [again, *_] = addresses_of(live, "walked-on")
    found = replay_of(live, again)
    assert (found.match, found.hand, found.previous) == (2, 1, None)
    assert verify.verdicts(found.record) == ["fair"]


def test_only_finished_hands_have_an_address_that_shows_something(live: Live) -> None:
    """The hand in play, and one that there never was, are nowhere, whoever signs for them."""
    table = new([None, None])
    table.end_hand()
    table.say(0, "next")
    table.say(1, "next")
    live.add("in-play", table)
    assert len(addresses_of(live, "in-play")) == 1
    alias, signer = table.table.opened.alias, live.lobby.services.signer
    assert live.ask("GET", f"/api/replays/{signer.replay(alias, 1)}").status == 200
    for nothing in (signer.replay(alias, 2), signer.replay(alias, 3), signer.replay("nobody", 1)):
        assert problem(live.ask("GET", f"/api/replays/{nothing}"), 404).code == "replay"


def wrong(address: str) -> dict[str, str]:
    """Return what is no address, but resembles one."""
    alias, hand, signature = address.split(".")
    return {
        "unsigned": f"{alias}.{hand}.",
        "changed": f"{alias}.{hand}.{signature[::-1]}",
        "another hand's": f"{alias}.{int(hand) + 1}.{signature}",
        "another table's": f"{alias}x.{hand}.{signature}",
        "zeros": f"{alias}.0{hand}.{signature}",
        "table": alias,
        "nothing": "..",
        "long": "x" * 200,
    }


def test_whoever_was_not_given_an_address_finds_none(live: Live) -> None:
    """From one address no other one can be made."""
    table: Any = new([None, None])
    table.end_hand()
    live.add("signed", table)
    [address] = addresses_of(live, "signed")
    for nothing in wrong(address).values():
        assert problem(live.ask("GET", f"/api/replays/{nothing}"), 404).code == "replay"
    assert live.ask("GET", f"/api/replays/{'x' * 201}").status == 422
