"""What people say to each other: lines of talk, made safe, and quick reactions."""

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schwimmen.server.protocol.common import MAX_CHAT
from schwimmen.server.rate_limit import Rate
from schwimmen.server.settings import Limits, Settings
from schwimmen.server.table import talk
from schwimmen.server.table.table import TALK
from tests.server.checks import error
from tests.server.live import Client, Live, serving
from tests.server.tables import member, new

Connect = Callable[..., Client]

CLEANED = [
    ("hello  there\n\n", "hello there"),
    ("h\x00e\x1bllo\x7f", "hello"),
    ("\u202eevil\u202c \u2066x\u2069", "evil x"),
    ("ze\u200bro wi\ufeffdth", "zero width"),
    ("Z" + "\u0301" * 40 + "algo", "Ź\u0301\u0301algo"),
    ("go to https://example.org/a?b now", "go to … now"),
    ("WWW.EXAMPLE.ORG", "…"),
    ("ws://x", "…"),
    ("aaaaaaaaaaaaaaaaaaaa!", "aaaaa!"),
    ("👍👍👍👍👍👍👍👍", "👍👍👍👍👍"),
    ("👩\u200d🌾 äöü 李 €", "👩\u200d🌾 äöü 李 €"),
    ("7.5 and a.b are no addresses", "7.5 and a.b are no addresses"),
    ("<b>fat</b> & {x}", "<b>fat</b> & {x}"),
    ("\u202e\u200d\u0301 \x07", ""),
]


@pytest.mark.parametrize(("came", "shown"), CLEANED)
def test_talk_is_made_safe(came: str, shown: str) -> None:
    """Control and bidi characters, towers of marks, addresses and repeats are taken out, nothing else."""
    assert talk.clean(came) == shown


@given(st.text(max_size=MAX_CHAT))
def test_whatever_is_written_can_be_shown(text: str) -> None:
    """On one line, with nothing invisible but what joins emoji, never longer; cleaning twice changes nothing."""
    shown = talk.clean(text)
    assert len(shown) <= len(unicodedata.normalize("NFC", text)) + 2
    assert all(unicodedata.category(char)[0] != "C" or char == "\u200d" for char in shown)
    assert shown == " ".join(shown.split())
    assert talk.clean(shown) == shown


def test_a_line_is_read_by_everybody(live: Live, client: Connect) -> None:
    """Who said it, from where and what, in order; who comes later, and who looks on, reads it too."""
    at = live.open(levels=["open"], name="Anna")
    ben = live.join(at["table"], "Ben")
    one, two = client(), client()
    one.sit(at["table"], at["token"])
    two.sit(at["table"], ben["token"])
    two.answered("chat", text="hello")
    one.answered("chat", text="  hi\tBen ")
    expected = [(1, "Ben", "hello"), (0, "Anna", "hi Ben")]
    late = client()
    late.sit(at["table"], None)
    for each in (one, late, two):
        talked = each.until(lambda state: len(state["room"]["talk"]) == 2)["room"]["talk"]
        assert [(line["seat"], line["name"], line["text"]) for line in talked] == expected
        assert talked[0]["number"] < talked[1]["number"]


def test_only_the_last_lines_are_shown() -> None:
    """A long evening does not make messages longer and longer."""
    table = new([None, "open"])
    for number in range(TALK + 3):
        table.say(0, "chat", text=f"line {number}")
    assert [line["text"] for line in table.room["talk"]] == [f"line {number}" for number in range(3, TALK + 3)]


def test_a_line_in_which_nothing_is_left_is_refused() -> None:
    """Talk that is nothing but invisible characters is none."""
    assert new([None, "open"]).refuses(0, "chat", text="\u202e \u200b").why.key == "why-no-text"


def test_the_host_switches_talk_off() -> None:
    """Then nobody says anything; what was said stays, and reactions too."""
    table = new([None, None])
    table.say(1, "chat", text="hello")
    table.say(0, "set", chat=False)
    for seat in (0, 1):
        assert table.refuses(seat, "chat", text="and now?").why.key == "why-no-chat"
    assert len(table.room["talk"]) == 1
    assert table.say(1, "react", sign="clap").ack


def test_strangers_do_not_talk() -> None:
    """A line comes from a seat."""
    table = new([None, None, "open"])
    table.say(1, "leave")
    for who in (member(1), "stranger"):
        assert table.refuses(who, "chat", text="hello").code == "wrong-token"


def test_a_reaction_is_seen_by_all_and_kept_by_nobody(live: Live, client: Connect) -> None:
    """It comes to everybody who is there, changes nothing, and is not in what one gets who comes later."""
    tokens = live.add("reacting", new([None, None]))
    one, two, watching = client(), client(), client()
    one.sit("reacting", tokens[0])
    two.sit("reacting", tokens[1])
    watching.sit("reacting", None)
    before = live.table("reacting").seq
    assert two.answered("react", sign="ouch")["events"] == []
    expected = {"type": "reaction", "seat": 1, "sign": "ouch"}
    for each in (one, two, watching):
        assert each.wait(lambda message: message["type"] == "reaction") == expected
    assert live.table("reacting").seq == before
    assert "ouch" not in str(client().sit("reacting", None))


def test_who_talks_too_much_is_slowed_down() -> None:
    """After some lines at once the next ones are refused; playing goes on."""
    lines = 3
    with serving(settings=Settings(limits=Limits(talk=Rate(lines, 1e-6)))) as live, Client(live) as client:
        at = live.open(levels=["open"])
        client.sit(at["table"], at["token"])
        for number in range(lines):
            assert client.answered("chat", text=f"line {number}")["type"] == "update"
        assert error(client.answered("chat", text="more"), "not-now") == "why-talks-too-much"
        assert error(client.answered("react", sign="wow"), "not-now") == "why-talks-too-much"
        assert client.answered("set", pace="brisk")["type"] == "update"
