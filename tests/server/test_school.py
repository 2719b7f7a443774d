"""The school edition at a table: who judges, what nobody is told before the verdict."""

import json
import random
from typing import Any

import pytest

from schwimmen.school.deck import energy
from schwimmen.school.judging import Judging
from schwimmen.server.table.inputs import Rest, Think
from schwimmen.words import LANGUAGES
from tests.server.checks import error
from tests.server.lessons import GAME, MODES, begin, named, refused, right_places, school, solutions, table_of, wish
from tests.server.live import Client, Live
from tests.server.tables import new

# ---------------------------------------------------------------- the three judges


@pytest.mark.parametrize("kind", ["swap", "all"])
def test_the_group_sees_the_solution_and_then_judges(kind: str) -> None:
    """Explained aloud; shown; judged by those who sit there; and it stays until somebody goes on."""
    table = named(Judging.GROUP, kind)
    assert (school(table)["stage"], school(table)["may"]) == ("explain", ["solution"])
    assert refused(table, 0, "play", move="right") == "why-solution-first"
    assert table.view(0)["legal"] == []

    table.say(0, "learn", do="solution")

    shown = school(table)
    assert (shown["stage"], shown["may"]) == ("judge", ["verdict"])
    assert [asked["solution"] for asked in shown["asked"]] == [solutions()[asked["card"]] for asked in shown["asked"]]
    assert table.view(0)["legal"] == ["right", "wrong"]

    table.play(0, "wrong")

    assert table.awaited is None, "the computer waits too"
    judged = school(table)
    assert (judged["stage"], judged["verdict"], judged["may"]) == ("solution", "wrong", ["go-on", "take-back"])
    table.say(0, "learn", do="go-on")
    assert isinstance(table.awaited, Think)
    assert school(table)["stage"] == ""


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("kind", ["swap", "all"])
def test_multiple_choice_is_judged_by_the_deck(kind: str, right: bool) -> None:
    """Four answers for each term; the verdict follows from those chosen; nobody can give it by hand."""
    table = named(Judging.CHOICE, kind)
    asked = school(table)
    assert asked["may"] == ["answer"]
    assert {len(each["answers"]) for each in asked["asked"]} == {4}
    assert refused(table, 0, "play", move="right") == "why-answer-first"
    before = set(table.view(0)["hand"])

    chosen = right_places(table)
    if not right:
        chosen[-1] = (chosen[-1] + 1) % 4
    table.say(0, "learn", do="answer", chosen=chosen)

    judged = school(table)
    assert (judged["stage"], judged["verdict"]) == ("solution", "right" if right else "wrong")
    assert judged["asked"][-1]["right"] is right
    assert judged["asked"][-1]["said"] == asked["asked"][-1]["answers"][chosen[-1]]
    assert all(each["solution"] == solutions()[each["card"]] and each["answers"] == [] for each in judged["asked"])
    assert judged["may"] == ["go-on"], "what the deck says is not taken back"
    table.say(0, "learn", do="go-on")
    assert (set(table.view(0)["hand"]) != before) is right


@pytest.mark.parametrize("chosen", [[], [0, 0], [4], [2**53 - 1]])
def test_an_answer_that_is_none_changes_nothing(chosen: list[int]) -> None:
    """One place for each term, and one that there is."""
    table = named(Judging.CHOICE)
    assert refused(table, 0, "learn", do="answer", chosen=chosen) == "error-malformed"
    assert school(table)["stage"] == "explain"


@pytest.mark.parametrize("more", [{"turn": 2**64}, {"chosen": [2**64]}, {"chosen": [-(2**64)]}, {"turn": 2**53}])
def test_a_number_beyond_all_is_malformed(more: dict[str, Any], live: Live) -> None:
    """A message with a number that no log can hold is answered, also where only the language is asked for."""
    at = live.open(rules=GAME, levels=["random"], school={"judging": "choice", "language": "en"})
    with Client(live) as client:
        client.sit(at["table"], at["token"])
        client.send(**{"type": "learn", "id": "a", "turn": 0, "do": "language", "language": "de"} | more)
        error(client.wait(lambda message: message["type"] == "error"), "malformed")
        assert client.answered("learn", turn=0, do="language", language="de")["type"] == "update"


def test_a_teacher_with_a_seat_judges_all_others() -> None:
    """The person who opened the table sees the solution and gives the verdict; on herself the whole table does."""
    table = table_of(Judging.TEACHER, [None, None, "random"])
    begin(table)
    table.play(0, wish(table))
    assert [school(table, seat)["may"] for seat in (0, 1, None)] == [["solution"], ["solution"], []]
    table.say(1, "learn", do="solution")
    table.play(1, "right")
    table.say(1, "learn", do="go-on")
    table.play(1, wish(table))
    assert (table.game.phase, table.game.to_move) == ("verdict", 1)
    for seat in (1, None):
        assert [asked["solution"] for asked in school(table, seat)["asked"]] == [None]
    assert [asked["solution"] for asked in school(table)["asked"]] != [None]
    assert [school(table, seat)["may"] for seat in (0, 1, None)] == [["verdict"], [], []]
    assert (table.view(0)["legal"], table.view(1)["legal"]) == (["right", "wrong"], [])
    assert refused(table, 1, "play", move="right") == "why-teacher-judges"

    table.play(0, "right")

    for seat in (0, 1, None):
        assert [asked["solution"] for asked in school(table, seat)["asked"]] != [None]


def test_a_message_for_an_older_state_is_stale() -> None:
    """A late wish to go on does not put away the solution that has come meanwhile."""
    table = named(Judging.GROUP)
    assert table.refuses(0, "learn", do="solution", turn=table.table.turn - 1).code == "stale"
    assert table.refuses(0, "learn", do="go-on").code == "not-now"
    assert new([None, "random"]).refuses(0, "learn", do="go-on").code == "not-now"


# ---------------------------------------------------------------- who is away


@pytest.mark.parametrize("mode", MODES)
def test_nobody_waits_for_the_explanation_of_somebody_who_has_left(mode: Judging) -> None:
    """A player who gets up in the middle of an explanation leaves it to the computer opponent that takes the seat."""
    table = table_of(mode, [None, None, "random"])
    table.say(0, "arrange", do="host", seat=1)
    begin(table)
    table.play(0, wish(table))

    table.say(0, "leave")

    for stage in ("solution", ""):
        assert isinstance(table.awaited, Rest)
        table.rest()
        assert school(table, 1)["stage"] == stage
    assert table.game.to_move == 1


def test_when_the_teacher_has_left_the_host_judges() -> None:
    """There is somebody who gives the verdict as long as people sit there."""
    table = table_of(Judging.TEACHER, [None, None, None])
    begin(table)
    table.say(0, "leave")
    table.think("pass")
    table.play(1, "pass")
    table.play(2, wish(table))

    assert school(table, 1)["may"] == ["verdict"]
    assert school(table, 2)["may"] == []
    table.play(1, "right")
    assert school(table, 2)["stage"] == "solution"


def test_a_class_has_no_clock() -> None:
    """In the school edition nobody is replaced because an explanation takes long."""
    table = table_of(Judging.GROUP, [None, None])
    assert (table.room["awaited"], table.room["until"]) == ([1], None)
    assert table.ring(10**6).entries == ()


# ---------------------------------------------------------------- computers


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("rightly", [0, 100])
def test_computers_explain_as_often_rightly_as_was_set(mode: Judging, rightly: int) -> None:
    """Its text is shown, a pause lets people think, then verdict and solution come, and it goes on by itself."""
    table = table_of(mode, ["random", None], rightly=rightly)
    begin(table)
    table.think("all")

    told = school(table, 1)
    assert (told["stage"], told["seat"], told["may"]) == ("explain", 0, [])
    texts = [asked["said"] for asked in told["asked"]]
    right = [text == solutions()[asked["card"]] for text, asked in zip(texts, told["asked"], strict=True)]
    assert right.count(True) == (3 if rightly else 2)
    assert isinstance(table.awaited, Rest)
    assert table.think("right").entries == ()

    table.rest()

    judged = school(table, 1)
    assert judged["verdict"] == ("right" if rightly else "wrong")
    assert [asked["right"] for asked in judged["asked"]].count(False) == (0 if rightly else 1)
    assert [asked["said"] for asked in judged["asked"]] == texts
    assert isinstance(table.awaited, Rest)
    assert (table.awaited.letters > 0) == (rightly == 0), "what is there to read takes its time"
    assert judged["may"] == ["go-on", "stay"]
    table.say(1, "set", pace="instant")
    assert isinstance(table.awaited, Rest)
    assert (table.awaited.pace, table.awaited.letters > 0) == ("brisk", True), "nobody has heard it, nor reads so fast"
    table.say(1, "learn", do="stay")
    assert table.awaited is None, "somebody still reads"
    assert (table.rest().entries, school(table, 1)["may"]) == ((), ["go-on"])
    table.say(1, "learn", do="go-on")
    assert (school(table, 1)["stage"], table.game.to_move) == ("", 1)


def test_nobody_waits_for_a_computer_when_no_person_is_left_in_the_match() -> None:
    """A spectator sees the solution for a while, then it goes on by itself."""
    table = table_of(Judging.CHOICE, ["random", "random", None])
    begin(table)
    table.think("all")
    table.say(2, "leave")
    table.here(watching=1)
    table.rest()
    assert isinstance(table.awaited, Rest)
    assert school(table, None)["stage"] == "solution"

    table.rest()

    assert school(table, None)["stage"] == ""
    assert isinstance(table.awaited, Think)


# ---------------------------------------------------------------- languages and cards


def test_each_reader_has_the_deck_in_his_language() -> None:
    """A seat may switch at any time; the answers keep their places."""
    table = named(Judging.CHOICE, levels=[None, None])
    place = right_places(table)
    table.say(0, "learn", do="language", language="de", turn=0)

    german = school(table)
    assert german["language"] == "de"
    assert german["asked"][0]["answers"][place[0]] == solutions("de")[german["asked"][0]["card"]]
    assert [school(table, other)["language"] for other in (1, None)] == ["en", "en"]
    assert {term["topic"] for term in german["terms"].values()} <= set(energy().topics("de").values())


@pytest.mark.parametrize("mode", MODES)
def test_cards_in_sight_have_their_terms_and_no_others(mode: Judging) -> None:
    """Terms come for the hand and the middle, for spectators for the middle; no other card is named by one."""
    table = named(mode)
    for reader in (0, None):
        view = table.view(reader)
        assert set(view["hand"]) | set(view["table"]) == set(school(table, reader)["terms"])


# ---------------------------------------------------------------- nothing leaks


def watch(state: dict[str, Any], texts: dict[str, str]) -> None:
    """Check that a message tells no solution that is not due, and nowhere which answer is right."""
    found = state["view"]["school"]
    told = json.dumps(state, ensure_ascii=False)
    due = found["stage"] in ("judge", "solution")
    assert '"right": [' not in told
    for asked in found["asked"]:
        assert (asked["solution"] is not None) == due
        assert (asked["right"] is not None) == (found["stage"] == "solution" and asked["said"] is not None)
        spoken = [*asked["answers"], asked["said"]]
        assert due or told.count(texts[asked["card"]]) == spoken.count(texts[asked["card"]])
    if not found["asked"]:
        assert not any(text in told for text in texts.values())


def act(client: Client, chance: random.Random) -> None:
    """Do what the table waits for: explain and judge as the mode wants it, or play by chance."""
    state, view = client.last, client.last["view"]
    lesson = view["school"]
    if "solution" in lesson["may"] or "go-on" in lesson["may"]:
        client.answered("learn", turn=state["turn"], do=lesson["may"][0])
    elif "answer" in lesson["may"]:
        chosen = [chance.randrange(len(asked["answers"])) for asked in lesson["asked"]]
        client.answered("learn", turn=state["turn"], do="answer", chosen=chosen)
    elif view["legal"]:
        wishes = [token for token in view["legal"] if ">" in token] if chance.random() < 0.5 else view["legal"]
        client.play(chance.choice(wishes or view["legal"]))
    elif view["phase"] == "deal" and view["seat"] not in view["ready"]:
        client.answered("next")
    else:
        client.receive()


@pytest.mark.few(2)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_hands_over_the_wire_tell_nothing_too_early(mode: Judging, language: str, live: Live) -> None:
    """Two hands in each mode, from the form's request to the next deal: every message that comes is searched."""
    chance = random.Random(31)
    asked = {"judging": mode.value, "language": language, "rightly": 50}
    at = live.open(rules=GAME, school=asked, levels=["random", "random"])
    texts, explained, stages = solutions(language), 0, set()
    with Client(live) as client:
        client.sit(at["table"], at["token"])
        for _ in range(400):
            view = client.last["view"]
            watch(client.last, texts)
            stages.add(view["school"]["stage"])
            explained += view["school"]["stage"] == "solution"
            if view["hand_number"] == 3 or (view["phase"] == "over" and not view["school"]["stage"]):
                break
            act(client, chance)
        else:
            pytest.fail("no second hand")
    assert explained
    assert {"explain", "solution"} <= stages


# ---------------------------------------------------------------- without a deck


def test_a_table_without_a_deck_is_as_ever() -> None:
    """Where no deck was asked for, the one who explains says right or wrong."""
    table = new([None, "random"], rules=GAME, dealer=1)
    begin(table)
    table.play(0, wish(table))
    assert table.view(0)["school"] is None
    assert table.view(0)["legal"] == ["right", "wrong"]
