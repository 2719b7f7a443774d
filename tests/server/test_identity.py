"""Who somebody is: signed secrets that open a seat, and nothing else that does."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schwimmen.server.identity import Signer
from tests.server.checks import error, problem
from tests.server.live import Client, Live
from tests.server.tables import new

SIGNER = Signer(b"31" * 16)
TOKEN = SIGNER.token("table", "member")


def test_a_secret_says_whose_it_is() -> None:
    """The member of a secret is found by every server with the same key, and by no other."""
    assert Signer(b"31" * 16).member("table", TOKEN) == "member"
    assert Signer(b"13" * 16).member("table", TOKEN) is None


@given(st.integers(0, len(TOKEN) - 1), st.characters())
def test_a_changed_secret_is_none(place: int, char: str) -> None:
    """Not one character of a secret can be another one."""
    changed = TOKEN[:place] + char + TOKEN[place + 1 :]
    assert SIGNER.member("table", changed) == ("member" if changed == TOKEN else None)


@given(st.text(max_size=80))
def test_no_other_text_opens_anything(text: str) -> None:
    """Whatever somebody makes up belongs to nobody, as a secret and as the address of a replay."""
    assert SIGNER.member("table", text) is None
    assert SIGNER.replayed(text) is None


def test_a_signature_is_good_for_one_thing_at_one_table() -> None:
    """The secret of another table, and the address of a replay, open no seat; nor does a seat's secret show a hand."""
    address = SIGNER.replay("table", 3)
    assert SIGNER.replayed(address) == ("table", 3)
    assert SIGNER.member("other", TOKEN) is None
    assert SIGNER.member("table", address) is None
    assert SIGNER.replayed(TOKEN) is None
    assert SIGNER.replayed(address.replace("3", "4", 1)) is None


def test_two_people_are_never_the_same() -> None:
    """Who somebody is at a table is new each time, and cannot be guessed."""
    members = {Signer.new_member() for _ in range(100)}
    assert len(members) == 100
    assert {len(member) for member in members} == {16}, "96 bits"


WRONG: dict[str, Callable[[str, str], str]] = {
    "another table's": lambda _, other: other,
    "without signature": lambda token, _: token.partition(".")[0],
    "with another's signature": lambda token, other: f"{token.partition('.')[0]}.{other.partition('.')[2]}",
    "changed": lambda token, _: token[:-1] + ("A" if token[-1] != "A" else "B"),
    "longer": lambda token, _: token + "A",
    "empty": lambda _, __: "",
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_secret_opens_nothing(wrong: str, live: Live, client: Callable[..., Client]) -> None:
    """Neither a seat, nor its handover to another device, nor anything that is kept about it."""
    at, other = live.open(levels=["open"]), live.open(levels=["open"])
    token = WRONG[wrong](at["token"], other["token"])
    error(client().sit(at["table"], token), "wrong-token")
    held = {"table": at["table"], "token": token}
    assert problem(live.ask("POST", "/api/handover", held), 403).code == "token"
    assert live.made("/api/mine", {"seats": [held]})["tables"] == []
    assert live.made("/api/export", {"seats": [held]})["tables"] == []
    assert live.made("/api/delete", {"seats": [held]}) == {"tables": 0, "traces": 0}
    assert client().sit(at["table"], at["token"])["type"] == "state"


def test_a_member_is_told_to_nobody(live: Live, client: Callable[..., Client]) -> None:
    """No message names who somebody is, not even to himself: with the secret's first half nothing could be done."""
    tokens, clients = live.add("nameless", new([None, None])), [client(), client()]
    for seat, each in enumerate(clients):
        each.sit("nameless", tokens[seat])
    clients[0].play("keep")
    for each in clients:
        each.answered("chat", text="hello")
        assert not any(part.encode() in each.got for token in tokens.values() for part in token.split("."))
