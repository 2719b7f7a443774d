"""A teacher without a seat judges: what she sees and does, at which tables, and what happens while she is not there."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from schwimmen.school.judging import Judging
from schwimmen.server.school.messages import Learn, SchoolAsked
from schwimmen.server.table import entries, inputs
from schwimmen.server.table.forgetting import forgotten
from schwimmen.server.table.inputs import Refused
from tests.server.checks import error, problem
from tests.server.guests import Guest, opened, prepared
from tests.server.lessons import GAME, begin, named, refused, school, solutions, table_of, wish
from tests.server.live import Client, Live
from tests.server.tables import Sitter, Sitting, new

TEACHER = "teacher"


def judged(levels: Sequence[Sitter] = (None, None)) -> Sitting:
    """Return a table at which a teacher without a seat judges, and the person in seat 0 has named a card."""
    table = new(levels, rules=GAME, dealer=1, school=SchoolAsked(judging="teacher", language="en"), start=False)
    table.write(entries.Appointed(member=TEACHER, name="Ms Weber"))
    table.connected.add(TEACHER)
    table.say(TEACHER, "start")
    begin(table)
    table.play(0, wish(table))
    return table


def test_a_teacher_without_a_seat_sees_term_and_solution_and_judges() -> None:
    """Nobody else sees the solution before the verdict; she has no cards, and can do nothing but judge and run it."""
    table = judged()
    hers = table.view(TEACHER)
    assert (table.told(TEACHER)["room"]["me"], hers["seat"], hers["hand"], hers["packet"]) == (None, None, [], [])
    (asked,) = hers["school"]["asked"]
    assert asked["solution"] == solutions()[asked["card"]]
    assert (hers["school"]["may"], hers["legal"]) == (["verdict"], ["right", "wrong"])
    for reader in (0, 1, None):
        assert [each["solution"] for each in school(table, reader)["asked"]] == [None]
        assert asked["solution"] not in json.dumps(table.view(reader), ensure_ascii=False)
        assert (school(table, reader)["may"], table.view(reader)["legal"]) == ([], [])
    assert refused(table, 0, "play", move="right") == "why-teacher-judges"
    assert refused(table, TEACHER, "play", move="pass") == "why-not-your-turn"
    assert refused(table, TEACHER, "next") == refused(table, TEACHER, "chat", text="hello") == "why-judging"
    assert table.room["judge"] == {"name": "Ms Weber", "connected": True}
    table.say(TEACHER, "learn", do="language", language="de")
    assert school(table, TEACHER)["language"] == "de"
    assert school(table)["language"] == "en"


@pytest.mark.parametrize("verdict", ["right", "wrong"])
def test_a_verdict_can_be_taken_back_until_play_goes_on(verdict: str) -> None:
    """It moves no card and shows none before; what is said last counts."""
    table, other = judged(), {"right": "wrong", "wrong": "right"}[verdict]
    before, (taken,) = table.game.hands()[0], table.view(0)["wanted"]
    table.play(TEACHER, other)
    assert [school(table, reader)["verdict"] for reader in (0, TEACHER, None)] == [other] * 3
    assert all(school(table, reader)["asked"][0]["solution"] for reader in (0, 1, None))
    assert (table.game.phase, table.game.hands()[0], taken in table.view(1)["table"]) == ("verdict", before, True)
    assert refused(table, 1, "play", move="pass") == "why-not-your-turn"
    assert refused(table, 0, "learn", do="go-on") == "error-not-now", "nobody is faster than the second thought"
    assert refused(table, 0, "learn", do="take-back") == "error-not-now"

    table.say(TEACHER, "learn", do="take-back")

    assert [school(table, reader)["may"] for reader in (0, TEACHER)] == [[], ["verdict"]]
    assert refused(table, TEACHER, "learn", do="go-on") == "error-not-now", "a late wish carries nothing out"
    table.play(TEACHER, verdict)
    table.rest()
    assert table.awaited is None, "the solution stays until somebody goes on"
    table.say(1, "learn", do="go-on")
    assert (table.game.phase, table.game.to_move, school(table)["stage"]) == ("turn", 1, "")
    assert (table.game.hands()[0] != before) == (verdict == "right")
    assert refused(table, TEACHER, "learn", do="take-back") == "error-not-now"


def test_the_table_judges_while_no_judge_is_there() -> None:
    """It says so, goes on by the solution as a group does, and she judges again as soon as she is back."""
    table = judged()
    table.here(0, 1)
    assert table.room["judge"] == {"name": "Ms Weber", "connected": False}
    assert [school(table, seat)["may"] for seat in (0, 1)] == [["solution"]] * 2
    table.say(1, "learn", do="solution")
    table.connected.add(TEACHER)
    table.bring(inputs.Came(TEACHER))
    assert [school(table, reader)["may"] for reader in (0, TEACHER)] == [["verdict"]] * 2
    table.play(0, "wrong")
    table.say(0, "learn", do="go-on")
    table.play(1, wish(table))
    assert [school(table, reader)["may"] for reader in (0, TEACHER)] == [[], ["verdict"]]


def test_nobody_becomes_the_judge_of_their_own_explanation() -> None:
    """The judge gets up while the host explains: the solution stays hidden from the host, and the table judges."""
    table = judged()
    table.say(TEACHER, "leave")
    own = school(table, 0)
    assert (own["teacher"], own["may"], own["asked"][0]["solution"]) == (0, ["solution"], None)
    assert refused(table, 0, "play", move="right") == "why-solution-first"
    table.say(1, "learn", do="solution")
    assert [school(table, seat)["may"] for seat in (0, 1)] == [["verdict"]] * 2


def test_a_verdict_outlasts_its_judge() -> None:
    """Who becomes the judge after it was said cannot take it back where it is about themselves."""
    table = judged()
    table.play(TEACHER, "wrong")
    table.say(TEACHER, "leave")
    assert "take-back" not in school(table, 0)["may"]
    table.rest()
    assert [school(table, seat)["may"] for seat in (0, 1)] == [["go-on"]] * 2


def test_a_host_who_explains_becomes_no_judge_when_the_judge_is_replaced() -> None:
    """The person who judges from a seat leaves it to a computer while the host explains."""
    table = table_of(Judging.TEACHER, [None, None, None])
    table.say(0, "arrange", do="host", seat=1)
    begin(table)
    table.play(0, wish(table))
    table.say(1, "learn", do="solution")
    table.play(1, "right")
    table.say(1, "learn", do="go-on")
    table.play(1, wish(table))
    assert school(table, 0)["may"] == ["verdict"]
    table.say(0, "leave")
    own = school(table, 1)
    assert (own["teacher"], own["may"], own["asked"][0]["solution"]) == (1, ["solution"], None)


def test_the_host_can_hand_the_judging_to_somebody_without_a_seat() -> None:
    """And to another one after that; nobody else can, and not where others judge."""
    table = table_of(Judging.TEACHER, [None, None])
    begin(table)
    with pytest.raises(Refused):
        table.bring(inputs.Appointing(table.member(1), TEACHER))
    table.bring(inputs.Appointing(table.member(0), TEACHER))
    assert table.room["judge"] == {"name": "", "connected": False}
    table.play(0, wish(table))
    assert school(table, TEACHER)["may"] == ["verdict"]
    table.say(TEACHER, "leave")
    assert (table.room["judge"], school(table, 1)["teacher"]) == (None, 0)
    with pytest.raises(Refused):
        table.say(TEACHER, "play", move="right")
    with pytest.raises(Refused):
        table_of(Judging.GROUP, [None, None]).bring(inputs.Appointing("member-0", TEACHER))


# ---------------------------------------------------------------- over the wire

DESK = {"rules": GAME, "levels": ["open", "open"], "judge": True, "name": "Ms Weber", "pace": "instant"}
ASKED = {"school": {"judging": "teacher", "language": "en"}}


def test_a_teacher_opens_tables_and_judges_at_all_of_them(live: Live) -> None:
    """She has no seat at any, pupils take all of them, and she begins; a code takes her place to another device."""
    tables = [live.open(**DESK, **ASKED) for _ in range(2)]
    for at in tables:
        assert at["seat"] is None
        anna, ben = (live.join(at["table"], name) for name in ("Anna", "Ben"))
        assert (anna["seat"], ben["seat"]) == (0, 1)
        assert live.ask("GET", f"/api/tables/{at['table']}").json()["judge"] == "Ms Weber", "it is she who invites"
        code = live.made("/api/handover", {"table": at["table"], "token": at["token"]})["code"]
        there = live.made("/api/claim", {"code": code})
        assert (there["seat"], there["token"]) == (None, at["token"])
        with Client(live) as teacher, Client(live) as pupil:
            teacher.sit(at["table"], there["token"])
            pupil.sit(at["table"], anna["token"])
            assert teacher.last["room"]["me"] is None
            assert pupil.last["room"]["judge"] == {"name": "Ms Weber", "connected": True}
            teacher.answered("start")
            assert pupil.until(lambda state: state["view"])["view"]["school"]["judging"] == "teacher"
            member = at["token"].partition(".")[0].encode()
            assert member not in pupil.got
            assert at["token"].encode() not in pupil.got
            teacher.close()
            pupil.until(lambda state: not state["room"]["judge"]["connected"])


def test_who_has_no_seat_judges_only_where_a_teacher_does(live: Live) -> None:
    """Elsewhere the table would wait for nobody: it is refused with the reason."""
    for asked in ({}, {"school": {"judging": "group", "language": "en"}}):
        refusal = problem(live.ask("POST", "/api/tables", DESK | asked), 422)
        assert (refusal.code, refusal.why.key) == ("judge", "problem-judge")


def test_the_host_gives_a_code_to_a_teacher(live: Live) -> None:
    """The one who claims it judges without a seat, and the one before does no more; no guest can give one."""
    at = live.open(rules=GAME, levels=["open"], **ASKED)
    guest = live.join(at["table"])
    held = {"table": at["table"], "token": at["token"]}
    assert problem(live.ask("POST", "/api/judge", held | {"token": guest["token"]}), 409).code == "not-host"
    assert problem(live.ask("POST", "/api/judge", held | {"token": "nobody"}), 403).code == "token"
    first, second = (live.made("/api/judge", held)["code"] for _ in range(2))
    assert problem(live.ask("POST", "/api/claim", {"code": first}), 404).code == "code"
    claimed = live.made("/api/claim", {"code": second})
    assert claimed["seat"] is None
    with Client(live) as teacher:
        teacher.sit(at["table"], claimed["token"])
        assert teacher.last["room"]["judge"]["connected"]
        live.made("/api/judge", held)
        teacher.closed()


def test_no_pupil_takes_the_place_of_a_teacher_who_opened_the_table(live: Live) -> None:
    """Who has come first is the host, and may not hand on what is hers; she may, and once she has gone the host may."""
    at = live.open(**DESK, **ASKED)
    pupil = live.join(at["table"])
    hers, theirs = ({"table": each["table"], "token": each["token"]} for each in (at, pupil))
    refusal = problem(live.ask("POST", "/api/judge", theirs), 409)
    assert (refusal.code, refusal.why.key) == ("not-host", "why-teacher-judges")
    with Client(live) as teacher, Client(live) as host:
        teacher.sit(at["table"], at["token"])
        host.sit(at["table"], pupil["token"])
        assert host.last["room"]["host"] == host.last["room"]["me"]
        for wish in ({"watch": False}, {"watch": True}, {"public": True}):
            assert error(host.answered("set", **wish), "not-host") == "why-teacher-judges"
            assert teacher.answered("set", **wish)["type"] == "update"
        assert host.answered("set", clock="mail", pace="instant")["type"] == "update"
        assert live.made("/api/judge", hers)["code"]
        teacher.closed()
    assert problem(live.ask("POST", "/api/judge", theirs), 409).why.key == "why-teacher-judges"
    with Client(live) as teacher:
        again = live.open(**DESK, **ASKED)
        pupil = live.join(again["table"])
        teacher.sit(again["table"], again["token"])
        teacher.answered("leave")
        assert live.made("/api/judge", {"table": pupil["table"], "token": pupil["token"]})["code"]


async def test_a_judge_finds_everything_after_a_restart(tmp_path: Path) -> None:
    """The explanation, the verdict that can still be taken back, and the solution that nobody else sees."""
    table = judged()
    async with opened(tmp_path) as lobby:
        room, _ = await prepared(lobby, "desk", table)
        teacher = Guest(room, TEACHER)
        await teacher.until(lambda state: state["view"]["school"]["may"] == ["verdict"])
        await teacher.says("play", move="wrong", turn=room.table.turn)
    async with opened(tmp_path) as lobby:
        room = await lobby.room("desk")
        teacher = Guest(room, TEACHER)
        back = await teacher.until(lambda state: "take-back" in state["view"]["school"]["may"])
        assert back["view"]["school"]["verdict"] == "wrong"
        await teacher.says("learn", do="take-back", turn=room.table.turn)
        await teacher.says("play", move="right", turn=room.table.turn)
        await teacher.says("learn", do="go-on", turn=room.table.turn)
        assert room.table.match is not None
        assert room.table.match.game.to_move == 1


def test_a_log_of_an_older_server_is_read() -> None:
    """There a verdict was a move, and the solution was put away after it."""
    table = named(Judging.GROUP, levels=[None, None])
    taken = table.view(0)["wanted"]
    shown = Learn(type="learn", id="1", turn=0, do="solution")
    table.write(entries.Learned(seat=0, message=shown))
    table.write(entries.Moved(token="right", by=0))
    table.write(entries.Learned(seat=0, message=shown.model_copy(update={"do": "go-on"})))
    assert (table.game.to_move, school(table)["stage"]) == (1, "")
    assert set(taken) <= set(table.view(0)["hand"])


def test_a_judge_leaves_no_trace() -> None:
    """A person who wants to be forgotten is, with a seat or without one."""
    table = judged()
    table.bring(inputs.Forget(TEACHER))
    assert table.room["judge"] == {"name": "", "connected": True}
    assert "Ms Weber" not in "".join(forgotten(table.rows, TEACHER))
