"""A lesson: thirty pupils at eight tables on one server, the report held against what was judged, and its end."""

import csv
import json
import random
from collections import Counter
from contextlib import ExitStack
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from schwimmen.fair import verify
from schwimmen.school.deck import energy
from schwimmen.server import lessons
from schwimmen.server.lesson_routes import report_file
from schwimmen.server.lobby import DAY
from schwimmen.server.problems import Refusal
from schwimmen.server.protocol.lessons import LessonReport, TermReport
from schwimmen.server.protocol.lobby import Invitation
from schwimmen.server.school.messages import SchoolAsked
from schwimmen.server.table.inputs import Refused
from tests.server.checks import problem
from tests.server.guests import opened, written
from tests.server.lessons import GAME, begin, left
from tests.server.live import Answer, Client, Live, put, serving
from tests.server.tables import Sitting, new

PUPILS = [f"Schülerin-{number:02}-Zwetschge" for number in range(1, 31)]
SIZES = [4, 4, 4, 4, 4, 4, 3, 3]
ASKED = {"judging": "teacher", "language": "en"}
TEACHER = "Frau Weberknecht"


def split(names: list[str]) -> list[list[str]]:
    """Return the tables of the class."""
    left = iter(names)
    return [[next(left) for _ in range(size)] for size in SIZES]


class Class:
    """A class in its lesson: the teacher at every table, and all pupils at theirs."""

    def __init__(self, live: Live, names: list[str]) -> None:
        self.live = live
        lesson = live.made("/api/lessons", {"name": TEACHER, "tables": split(names), "school": ASKED}, 201)
        self.code, self.places = lesson["code"], lesson["tables"]
        self.held = [{"table": place["table"], "token": place["token"]} for place in self.places]
        self.pupils: dict[str, dict[str, Any]] = {}
        for table in self.info()["tables"]:
            for seat in table["seats"][::-1]:
                self.pupils[seat["name"]] = live.join(table["table"], seat["name"])

    def info(self) -> dict[str, Any]:
        """Return what everybody with the code sees."""
        found: dict[str, Any] = self.live.ask("GET", f"/api/lessons/{self.code}").json()
        return found

    def asks(self, what: str, held: list[dict[str, str]] | None = None, language: str = "en") -> Answer:
        """Ask for the report, with the teacher's places or other ones."""
        return self.live.ask("POST", f"/api/lessons/{what}", {"tables": held or self.held, "language": language})

    def ends(self, held: list[dict[str, str]] | None = None) -> Answer:
        """End the lesson."""
        return self.live.ask("POST", "/api/lessons/end", {"seats": held or self.held})


def play(teacher: Client, pupils: dict[int, Client], chance: random.Random) -> Counter[tuple[str, bool]]:
    """Play at a table, explaining where possible; return what was judged, by card."""
    judged: Counter[tuple[str, bool]] = Counter()
    for _ in range(9):
        view = teacher.last["view"]
        if view["phase"] in ("deal", "over"):
            break
        mover = pupils[view["to_move"]]
        mover.at(teacher.last["turn"])
        legal = mover.last["view"]["legal"]
        wishes = [token for token in legal if ">" in token or token == "all"]
        mover.play(chance.choice(wishes) if wishes else legal[0])
        asked = teacher.at(mover.last["turn"])["view"]["school"]["asked"]
        if asked:
            assert mover.play("right")["why"]["key"] == "why-teacher-judges", "nobody but the teacher judges"
            verdict = chance.choice(["right", "wrong"])
            judged.update((each["card"], verdict == "right") for each in asked)
            teacher.play(verdict)
            teacher.answered("learn", turn=teacher.last["turn"], do="go-on")
    return judged


@pytest.mark.thorough
def test_thirty_pupils_at_eight_tables(tmp_path: Path) -> None:
    """All sit where they are expected, the report says what was judged, and then nothing is left of the lesson."""
    with serving(folder=tmp_path) as live:
        lesson, chance = Class(live, PUPILS), random.Random(18)
        there = [[seat["name"] for seat in table["seats"]] for table in lesson.info()["tables"]]
        assert there == split(PUPILS)
        judged: Counter[tuple[str, bool]] = Counter()
        for place, names in zip(lesson.places, there, strict=True):
            judged += a_match(lesson, place, names, chance)
        holds(lesson, judged)
        keeps_to_herself(lesson)
        assert left(tmp_path, PUPILS[0]), "the names are in the store while the lesson goes on"
        assert lesson.ends().json() == {"tables": 8, "traces": 0}
        assert problem(live.ask("GET", f"/api/lessons/{lesson.code}"), 404).code == "lesson"
        assert problem(lesson.asks("report"), 404).code == "lesson"
        assert left(tmp_path, *PUPILS, TEACHER) == []
    assert left(tmp_path, *PUPILS, TEACHER) == []


def a_match(lesson: Class, place: dict[str, Any], names: list[str], chance: random.Random) -> Counter[tuple[str, bool]]:
    """Let a table play, with its last pupil as the first dealer; return what was judged."""
    table, live = place["table"], lesson.live
    with ExitStack() as stack:
        teacher = stack.enter_context(Client(live))
        teacher.sit(table, place["token"])
        pupils = [stack.enter_context(Client(live)) for _ in names]
        for pupil, name in zip(pupils, names, strict=True):
            pupil.sit(table, lesson.pupils[name]["token"])
            assert place["token"].encode() not in pupil.got
        teacher.answered("first", seat=len(names) - 1)
        teacher.answered("start")
        seated = {pupil.until(lambda state: state["view"])["room"]["me"]: pupil for pupil in pupils}
        game = live.table(table).match.game  # type: ignore[union-attr]
        assert game.record()["players"][game.record()["dealer"]] == names[-1], "the longest way to school"
        return play(teacher, seated, chance)


def holds(lesson: Class, judged: Counter[tuple[str, bool]]) -> None:
    """Check the report, in all its forms, against what was judged."""
    assert judged, "a hand may end as it is dealt, but not at eight tables"
    told = lesson.asks("report").json()
    counted = {each["card"]: (each["right"], each["asked"]) for each in told["terms"]}
    assert counted == {card: (judged[card, True], judged[card, True] + judged[card, False]) for card, _ in judged}
    assert (told["right"], told["asked"]) == (sum(right for right, _ in counted.values()), judged.total())
    missed = [each["asked"] - each["right"] for each in told["terms"]]
    assert missed == sorted(missed, reverse=True), "the most missed come first"
    german = lesson.asks("report.csv", language="de").body.decode("utf-8-sig")
    rows = list(csv.DictReader(StringIO(german), delimiter=";"))
    assert [(row["Begriff"], int(row["Richtig"]), int(row["Erklärt"])) for row in rows] == [
        (energy().term(each["card"], "de").term, each["right"], each["asked"]) for each in told["terms"]
    ]
    assert lesson.asks("report.pdf").body.startswith(b"%PDF-")
    assert not [name for name in PUPILS if name in json.dumps(told)], "no name is in it"
    practised = told["practise"]["link"].rpartition("/")[2]
    cards = lesson.live.ask("GET", f"/api/school/terms?deck=energy&language=de&cards={practised}").json()["cards"]
    assert {each["card"] for each in cards} == {card for card, right in judged if not right}


def keeps_to_herself(lesson: Class) -> None:
    """Check that pupils, with their own secrets or with those of others, get neither the report nor another table."""
    live, (one, other) = lesson.live, list(lesson.pupils.values())[:: len(PUPILS) - 1]
    mine = {"table": one["table"], "token": one["token"]}
    theirs = {"table": other["table"], "token": one["token"]}
    for held in ([mine], [*lesson.held[1:], mine], [theirs], [{"table": one["table"], "token": "guessed"}]):
        for what in ("report", "report.csv", "report.pdf"):
            problem(lesson.asks(what, held), 403)
        problem(lesson.ends(held), 403)
    secrets = [each["token"] for each in (*lesson.held, *lesson.pupils.values())]
    shown = live.ask("GET", f"/api/lessons/{lesson.code}").body.decode()
    assert not [secret for secret in secrets if secret in shown], "what everybody sees has no secret in it"
    with Client(live) as stranger:
        assert stranger.sit(other["table"], None)["type"] == "error", "nobody looks on at another table"
    with Client(live) as stranger:
        assert stranger.sit(other["table"], one["token"])["code"] == "wrong-token"


# ---------------------------------------------------------------- who deals first


def at_a_table() -> Sitting:
    """Return a table of the school edition before its match."""
    return new([None, None, None], rules=GAME, school=SchoolAsked(judging="teacher", language="en"), start=False)


@pytest.mark.parametrize("seat", range(3))
def test_who_has_the_longest_way_to_school_deals_first(seat: int) -> None:
    """The seats are turned, not the shuffle: the order round the table stays, and the draw of the dealer holds."""
    table = at_a_table()
    names, member = [each.name for each in table.table.seating.all], table.member(seat)
    table.say((seat + 1) % 3, "first", seat=seat)
    assert table.room["first"] == seat
    table.say(0, "start")
    now = [each.name for each in table.table.seating.all]
    assert table.table.seating.seat_of(member) == table.game.dealer
    by = now.index(names[0])
    assert now[by:] + now[:by] == names
    assert table.table.seating[table.table.seating.host or 0].name == names[0]
    match = table.table.match
    assert match is not None
    assert table.game.dealer == match.shuffles[0].below("dealer", 3)
    table.end_hand()
    assert verify.verdicts(match.record()) == ["fair"]


def test_nobody_chooses_the_dealer_elsewhere_or_during_a_match() -> None:
    """Chance chooses there, and an open seat deals nothing."""
    table = at_a_table()
    with pytest.raises(Refused):
        table.say(0, "first", seat=5)
    table.say(0, "first", seat=1)
    table.say(1, "first", seat=None)
    assert table.room["first"] is None
    table.say(0, "start")
    begin(table)
    with pytest.raises(Refused):
        table.say(0, "first", seat=1)
    with pytest.raises(Refused):
        new([None, None], start=False).say(0, "first", seat=1)


def test_a_seat_waits_for_whom_it_is_meant() -> None:
    """Others take what is left; the second of a name is told apart."""
    names = ["Ada", "", "Ben"]
    table = new(["open"] * 3, rules=GAME, school=SchoolAsked(judging="group", language="en"), names=names)
    assert [table.join(f"m{number}", name) for number, name in enumerate(("Ben", "Zoe", "Ada"))] == [2, 1, 0]
    again = new(["open"] * 3, rules=GAME, school=SchoolAsked(judging="group", language="en"), names=names)
    assert [again.join(f"m{number}", "Ben") for number in range(3)] == [2, 1, 0]
    assert [each.name for each in again.table.seating.all] == ["Ben 3", "Ben 2", "Ben"]


async def test_a_lesson_that_nobody_ended_is_deleted(tmp_path: Path) -> None:
    """Fourteen days after its last hand, with its names; other tables stay as long as the server keeps them."""
    lesson = new(["open", "open"], rules=GAME, school=SchoolAsked(judging="teacher", language="en"), lesson="ABCDEF")
    lesson.join("m", "Zwetschge")
    other = new(["open", None], seed=2)
    async with opened(tmp_path) as lobby:
        await put(lobby, "lesson", lesson, ago=15 * DAY)
        await put(lobby, "other", other, ago=15 * DAY)
        assert left(tmp_path, "Zwetschge") == ["Zwetschge"]
        await lobby.sweep()
        assert await lobby.find("lesson") is None
        assert await lobby.find("other") is not None
    assert left(tmp_path, "Zwetschge") == []


async def test_a_lesson_is_deleted_whoever_looks_at_it(tmp_path: Path) -> None:
    """To look at the wall page, or at what a device has, is no hand: the names go all the same."""
    lesson = new(["open", "open"], rules=GAME, school=SchoolAsked(judging="teacher", language="en"), lesson="ABCDEF")
    lesson.join("m", "Zwetschge")
    async with opened(tmp_path) as lobby:
        await put(lobby, "lesson", lesson, ago=15 * DAY)
        await lessons.info(lobby, "ABCDEF", lambda page: Invitation(link=page, qr="", size=0, here_only=False))
        await written(lobby)
        await lobby.sweep()
        assert await lobby.find("lesson") is None
    assert left(tmp_path, "Zwetschge") == []


def test_letters_that_no_font_has_are_told() -> None:
    """Paper would show boxes; the table takes them."""
    term = TermReport(card="7C", topic="Sprache", term="\u30a2", explanation="A", asked=1, right=0)
    told = LessonReport(language="de", asked=1, right=0, terms=[term], practise=None)
    assert "\u30a2".encode() in report_file(told, "csv")
    with pytest.raises(Refusal) as refused:
        report_file(told, "pdf")
    assert refused.value.problem.why.args["came"] == "\u30a2"
