"""The school edition at a table: who judges, what nobody is told before the verdict."""

import json
import random
from typing import Any

import pytest

from schwimmen.school.deck import energy
from schwimmen.school.judging import Judging
from schwimmen.server.protocol import Level, State
from schwimmen.server.school.lesson import School
from schwimmen.server.school.messages import Learn, SchoolView
from schwimmen.server.table import Outgoing, Rest, Rested, Said, Table, Think, Thought
from schwimmen.words import LANGUAGES
from tests.server.live import Client, Live
from tests.server.tables import new, only, play, refused

MODES = list(Judging)
GAME = "energy_schwimmen"


def table_of(
    mode: Judging, levels: list[Level | None] | None = None, *, rightly: int = 75, language: str = "en", **game: Any
) -> Table:
    """Return a table of the school edition; the first seat is a person's, and the dealer is the last."""
    seats = [None, "random"] if levels is None else levels
    school = School(energy(), "energy", mode, language, rightly, chance=random.Random(31))
    table = new(seats, rules=GAME, dealer=len(seats) - 1, **game)
    table.school = school
    return table


def learn(table: Table, seat: int, do: str, **more: Any) -> list[Outgoing]:
    """Let a seat send something about an explanation."""
    fields = {"type": "learn", "id": f"{do} {table.seq} {more}", "seq": table.seq, "do": do} | more
    return table.take(Said(seat, Learn.model_validate(fields)))


def begin(table: Table) -> None:
    """Let whoever deals keep the first packet: the next one in turn has the first turn."""
    while table.game.phase == "choice":
        dealer = table.game.to_move
        assert dealer is not None
        table.take(Thought(table.seq, "keep"))
        if table.game.phase == "choice":
            play(table, dealer, "keep", name=f"keep {table.seq}")


def named(mode: Judging, kind: str = "swap", **more: Any) -> Table:
    """Return a table at which the person in seat 0 has named the cards that he wants."""
    table = table_of(mode, **more)
    begin(table)
    legal = table.game.legal()
    move = "all" if kind == "all" else next(token for token in legal if ">" in token)
    play(table, 0, move, name="named")
    assert table.game.phase == "verdict"
    return table


def school(table: Table, seat: int = 0) -> SchoolView:
    """Return what a seat sees of the school edition."""
    found = table.view(seat).view.school
    assert found is not None
    return found


def solutions(language: str = "en") -> dict[str, str]:
    """Return the model explanation of every card."""
    return {term.card: term.explanation for term in energy().of(language)}


def right_places(table: Table) -> list[int]:
    """Return the places of the right answers, by looking them up as no client could."""
    return [asked.answers.index(solutions()[asked.card]) for asked in school(table).asked]


# ---------------------------------------------------------------- the three judges


@pytest.mark.parametrize("kind", ["swap", "all"])
def test_the_group_sees_the_solution_and_then_judges(kind: str) -> None:
    """Explained aloud; shown; judged by whoever sits there; and it stays until somebody goes on."""
    table = named(Judging.GROUP, kind)
    assert (school(table).stage, school(table).may) == ("explain", ["solution"])
    assert refused(play(table, 0, "right")).why.key == "why-solution-first"
    assert table.view(0).view.legal == []

    learn(table, 0, "solution")

    shown = school(table)
    assert (shown.stage, shown.may) == ("judge", ["verdict"])
    assert [asked.solution for asked in shown.asked] == [solutions()[asked.card] for asked in shown.asked]
    assert table.view(0).view.legal == ["right", "wrong"]

    outgoing = play(table, 0, "wrong")

    assert not only(outgoing, Think), "the computer does not wait"
    assert (school(table).stage, school(table).verdict, school(table).may) == ("solution", "wrong", ["go-on"])
    assert only(learn(table, 0, "go-on"), Think)
    assert school(table).stage == ""


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("kind", ["swap", "all"])
def test_multiple_choice_is_judged_by_the_deck(kind: str, right: bool) -> None:
    """Four answers for each term; the verdict follows from those chosen; nobody can give it by hand."""
    table = named(Judging.CHOICE, kind)
    asked = school(table)
    assert asked.may == ["answer"]
    assert {len(each.answers) for each in asked.asked} == {4}
    assert refused(play(table, 0, "right")).why.key == "why-answer-first"
    before = set(table.view(0).view.hand)

    chosen = right_places(table)
    if not right:
        chosen[-1] = (chosen[-1] + 1) % 4
    learn(table, 0, "answer", chosen=chosen)

    judged = school(table)
    assert (judged.stage, judged.verdict) == ("solution", "right" if right else "wrong")
    assert judged.asked[-1].right is right
    assert judged.asked[-1].said == asked.asked[-1].answers[chosen[-1]]
    assert all(each.solution == solutions()[each.card] and each.answers == [] for each in judged.asked)
    assert (set(table.view(0).view.hand) != before) is right


@pytest.mark.parametrize("chosen", [[], [0, 0], [4], [-1]])
def test_an_answer_that_is_none_changes_nothing(chosen: list[int]) -> None:
    """One place for each term, and one that there is."""
    table = named(Judging.CHOICE)
    assert refused(learn(table, 0, "answer", chosen=chosen)).why.key == "error-malformed"
    assert school(table).stage == "explain"


def test_the_teacher_judges_for_all() -> None:
    """Whoever opened the table gives the verdict, also on others; nobody sees the solution before."""
    table = table_of(Judging.TEACHER, [None, None, "random"])
    begin(table)
    play(table, 0, next(token for token in table.game.legal() if ">" in token), name="first")
    play(table, 0, "right", name="verdict")
    learn(table, 1, "go-on")
    play(table, 1, next(token for token in table.game.legal() if ">" in token), name="second")
    assert (table.game.phase, table.game.to_move) == ("verdict", 1)
    for seat in (0, 1):
        assert [asked.solution for asked in school(table, seat).asked] == [None]
    assert (school(table, 0).may, school(table, 1).may) == (["verdict"], [])
    assert (table.view(0).view.legal, table.view(1).view.legal) == (["right", "wrong"], [])
    assert refused(play(table, 1, "right", name="own")).why.key == "why-teacher-judges"

    play(table, 0, "right", name="teacher")

    for seat in (0, 1):
        assert [asked.solution for asked in school(table, seat).asked] != [None]


def test_a_turn_of_the_person_puts_the_solution_away_too() -> None:
    """Who is next and a person may just play: that begins the next turn."""
    table = table_of(Judging.TEACHER, [None, None])
    begin(table)
    play(table, 0, next(token for token in table.game.legal() if ">" in token), name="first")
    play(table, 0, "wrong", name="verdict")
    assert school(table).stage == "solution"

    play(table, 1, "pass", name="next")

    assert school(table).stage == ""


def test_a_message_for_an_older_state_is_stale() -> None:
    """A late wish to go on does not put away the solution that has come meanwhile."""
    table = named(Judging.GROUP)
    late = Learn(type="learn", id="late", seq=table.seq - 1, do="solution")
    assert refused(table.take(Said(0, late))).code == "stale"
    assert refused(learn(table, 0, "go-on")).code == "not-now"
    assert refused(learn(new([None, "random"]), 0, "go-on")).code == "not-now"


# ---------------------------------------------------------------- computers


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("rightly", [0, 100])
def test_computers_explain_as_often_rightly_as_was_set(mode: Judging, rightly: int) -> None:
    """Its text is shown, a pause lets people think, then the verdict comes with the solution, and all wait."""
    table = table_of(mode, ["random", None], rightly=rightly)
    begin(table)
    outgoing = table.take(Thought(table.seq, "all"))

    told = school(table, 1)
    assert (told.stage, told.seat, told.may) == ("explain", 0, [])
    texts = [asked.said for asked in told.asked]
    assert [text == solutions()[asked.card] for text, asked in zip(texts, told.asked, strict=True)].count(True) == (
        3 if rightly else 2
    )
    assert only(outgoing, Rest)
    assert not only(outgoing, Think)
    assert table.take(Thought(table.seq, "right")) == []

    outgoing = table.take(Rested(table.seq))

    judged = school(table, 1)
    assert judged.verdict == ("right" if rightly else "wrong")
    assert [asked.right for asked in judged.asked].count(False) == (0 if rightly else 1)
    assert [asked.said for asked in judged.asked] == texts
    assert not only(outgoing, Rest)
    assert table.take(Rested(table.seq)) == []


def test_nobody_waits_for_a_computer_when_no_person_is_left_in_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever only watches sees the solution for a while, then it goes on by itself."""
    table = table_of(Judging.CHOICE, ["random", "random", None])
    begin(table)
    table.take(Thought(table.seq, "all"))
    monkeypatch.setattr(Table, "_waited_for", lambda _: set())
    assert only(table.take(Rested(table.seq)), Rest)
    assert school(table, 2).stage == "solution"

    outgoing = table.take(Rested(table.seq))

    assert school(table, 2).stage == ""
    assert only(outgoing, Think)


# ---------------------------------------------------------------- languages and cards


def test_each_reader_has_the_deck_in_his_language() -> None:
    """A seat may switch at any time; the answers keep their places."""
    table = named(Judging.CHOICE)
    place = right_places(table)
    learn(table, 0, "language", language="de")

    german = school(table)
    assert german.language == "de"
    assert german.asked[0].answers[place[0]] == solutions("de")[german.asked[0].card]
    assert school(table, 1).language == "en"
    assert {term.topic for term in german.terms.values()} <= set(energy().topics("de").values())


@pytest.mark.parametrize("mode", MODES)
def test_cards_in_sight_have_their_terms_and_no_others(mode: Judging) -> None:
    """Terms come for the hand and the middle; the name of a hidden card is in none of them."""
    table = named(mode)
    view = table.view(0).view
    assert set(view.hand) | set(view.table) <= set(school(table).terms)
    hidden = {card for card in solutions() if card not in (*view.hand, *view.table)}
    assert not hidden & set(school(table).terms)


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
        client.answered("learn", seq=state["seq"], do=lesson["may"][0])
    elif "answer" in lesson["may"]:
        chosen = [chance.randrange(len(asked["answers"])) for asked in lesson["asked"]]
        client.answered("learn", seq=state["seq"], do="answer", chosen=chosen)
    elif view["legal"]:
        wishes = [token for token in view["legal"] if ">" in token] if chance.random() < 0.5 else view["legal"]
        client.play(chance.choice(wishes or view["legal"]))
    elif view["phase"] == "deal" and view["seat"] not in view["ready"]:
        client.answered("next")
    else:
        client.receive()


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
    """Where no deck was asked for, whoever explains says right or wrong."""
    table = new([None, "random"], rules=GAME, dealer=1)
    begin(table)
    play(table, 0, next(token for token in table.game.legal() if ">" in token), name="named")
    state: State = table.view(0)
    assert state.view.school is None
    assert state.view.legal == ["right", "wrong"]
