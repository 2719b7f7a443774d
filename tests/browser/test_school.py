"""The school edition in the browser, on a phone: a hand in each way of judging, an own deck, something to print."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect

from schwimmen.school.deck import energy, energy_csv
from schwimmen.server import bots
from schwimmen.words import Words
from tests.browser.tables import WAITS, Someone, TablePage, explains

PHONE = {"width": 360, "height": 640}
VIEW = {"viewport": PHONE}
LYING = ViewportSize(width=640, height=360)
ENGLISH = Words("en")
LESSON = '[data-testid="lesson"]'
OURS = '[data-testid="lesson-show"], [data-testid="lesson-answer"]'
"""What a person has to do about an explanation; a computer's is judged, and goes on, without anybody."""
GO_ON = '[data-testid="lesson-go-on"]'
SKIP = f"[saidNow(), document.querySelector('{GO_ON}')?.click(), saidNow()]"
"""Goes on at once from what a computer has explained, if it has not gone on by itself just now."""

Teach = Callable[[Locator], None]


def start(page: Page, judging: str = "choice", *, seated: bool = True) -> None:
    """Go to the start page, as if the school edition had been chosen there before."""
    table = {
        "rules": "energy_schwimmen",
        "house": {},
        "levels": ["random", "random"],
        "pace": "instant",
    }
    page.goto("/favicon.svg")  # where no script runs that keeps its own choices
    school = {"judging": judging, "rightly": 50, "seated": seated, "pupils": 4, "each": 2}
    for key, kept in (("setup", table), ("school", school)):
        page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [f"schwimmen.{key}", json.dumps(kept)])
    page.goto("/")


class Lessons:
    """A table of the school edition, and what a person does when something is explained."""

    def __init__(self, table: TablePage) -> None:
        self.table, self.page = table, table.page
        self.lesson = table.at("lesson")
        self.solutions = 0

    def open(self, judging: str) -> None:
        """Open a table on a phone."""
        self.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        start(self.page, judging)
        self.table.at("open-table").click()
        self.waits_for()  # a hand may be over as it is dealt

    def waits_for(self) -> str:
        """Return what the table waits for; an explanation comes before everything else."""
        self.page.locator(", ".join([LESSON, *WAITS.values()])).first.wait_for()
        return "lesson" if self.lesson.count() else self.table.waits_for()

    def explain(self) -> None:
        """Exchange the first card of the hand for the first on the table, once that is possible."""
        while (wish := self.waits_for()) != "turn":
            if wish == "lesson":
                self.skip()
            else:
                self.table.click("keep" if wish == "choice" else "next-hand")
        give, take = self.table.cards("hand")[0], self.table.cards("table-cards")[0]
        self.table.at(f"card-{give}").click()
        self.table.does(self.table.at(f"card-{take}").click)
        expect(self.lesson).to_have_attribute("data-stage", "explain")

    def go_on(self) -> None:
        """Read the solution, and go on."""
        expect(self.lesson).to_have_attribute("data-stage", "solution")
        expect(self.lesson.get_by_test_id("solution").first).not_to_be_empty()
        self.solutions += 1
        self.table.click("lesson-go-on")

    def skip(self) -> None:
        """Hear a computer opponent explain, and go on without reading."""
        self.page.locator(GO_ON).wait_for()
        before, _, after = self.page.evaluate(SKIP)
        if after > before:
            self.page.evaluate("(before) => answeredAfter(before)", before)

    def hand(self, teach: Teach) -> None:
        """Play until hands lie open: explain whenever that is possible, else pass."""
        turns = 0
        while (wish := self.waits_for()) != "next-hand":
            if wish == "lesson":
                self.page.locator(f"{OURS}, {GO_ON}").first.wait_for()
                if self.page.locator(OURS).count():
                    teach(self.lesson)
                    self.go_on()
                else:
                    self.skip()
            elif wish == "choice":
                self.table.click("keep")
            elif (turns := turns + 1) > 2:
                self.table.close()
            else:
                self.explain()


@pytest.fixture
def lessons(table: TablePage) -> Lessons:
    """A page, ready for the school edition."""
    return Lessons(table)


def model(lesson: Locator) -> tuple[str, str]:
    """Return the term of the first section, and its model explanation."""
    term = lesson.get_by_role("heading", level=2).first.evaluate("(title) => title.firstChild.textContent")
    return term, next(each.explanation for each in energy().of("en") if each.term == term)


@pytest.mark.thorough
def test_a_hand_with_multiple_choice(
    lessons: Lessons, table: TablePage, page: Page, violations: Callable[[Page], list[str]]
) -> None:
    """Four explanations to choose from; the right one gets the card; then the solution stays until one goes on."""
    lessons.open("choice")
    lessons.explain()
    _, right = model(lessons.lesson)
    answers = [lessons.lesson.locator("label").nth(place) for place in range(4)]
    expect(lessons.lesson.locator("label")).to_have_count(4)
    expect(table.at("lesson-answer")).to_have_attribute("aria-disabled", "true")
    assert violations(page) == []
    table.fits()
    next(answer for answer in answers if right in (answer.text_content() or "")).click()
    table.click("lesson-answer")
    expect(table.at("lesson-verdict")).to_have_text(ENGLISH("verdict-right"))
    expect(table.at("solution")).to_contain_text(right)
    assert violations(page) == []
    page.set_viewport_size(LYING)
    assert violations(page) == [], "what is longer than its place can be reached without a mouse"
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})

    def choose(lesson: Locator) -> None:
        while table.at("lesson-answer").count():
            lesson.locator("label").last.click()
            table.at("lesson-answer").click()
            expect(lesson).to_have_attribute("data-stage", "solution")

    lessons.hand(choose)
    expect(table.at("result")).to_be_visible()


@pytest.mark.thorough
def test_a_hand_judged_by_the_group(
    lessons: Lessons, table: TablePage, page: Page, violations: Callable[[Page], list[str]]
) -> None:
    """Explained aloud; the solution comes when it is asked for; then the group says right or wrong."""
    lessons.open("group")
    lessons.explain()
    _, right = model(lessons.lesson)
    expect(lessons.lesson).not_to_contain_text(right)
    assert violations(page) == []

    def judge(lesson: Locator) -> None:
        table.at("lesson-show").click()
        expect(lesson).to_have_attribute("data-stage", "judge")
        table.click("lesson-wrong")

    table.at("lesson-show").click()
    expect(lessons.lesson).to_contain_text(right)
    table.fits()
    page.keyboard.press("r")
    expect(table.at("lesson-verdict")).to_have_text(ENGLISH("verdict-right"))
    lessons.hand(judge)
    expect(table.at("result")).to_be_visible()


@pytest.mark.thorough
def test_what_a_teacher_with_a_seat_explains_is_judged_together(lessons: Lessons, table: TablePage) -> None:
    """Nobody judges himself: the solution is shown, then the verdict, and what was said can be taken back."""
    lessons.open("teacher")
    lessons.explain()
    _, right = model(lessons.lesson)
    expect(lessons.lesson).not_to_contain_text(right)
    table.click("lesson-show")
    expect(lessons.lesson).to_contain_text(right)
    assert lessons.page.evaluate("document.activeElement.dataset.testid") == "lesson", "neither verdict has the focus"
    table.click("lesson-right")
    table.click("lesson-take-back")
    table.click("lesson-wrong")
    expect(table.at("lesson-verdict")).to_have_text(ENGLISH("verdict-wrong"))
    lessons.go_on()


@pytest.mark.thorough
def test_whoever_reads_what_a_computer_explains_may_take_their_time(lessons: Lessons, table: TablePage) -> None:
    """It would go on by itself, and says so; one tap keeps the solution until another one goes on."""
    lessons.open("group")
    while lessons.waits_for() != "lesson":
        table.click("keep" if table.has("keep") else "action-pass" if table.has("action-pass") else "next-hand")
    lessons.page.locator(GO_ON).wait_for()
    expect(table.at("lesson-hint")).to_have_text(ENGLISH("lesson-goes-on"))
    table.click("lesson-stay")
    expect(table.at("lesson-stay")).to_have_count(0)
    lessons.go_on()


class Desk:
    """A teacher's desk with two tables, and two pupils at the second one."""

    def __init__(self, table: TablePage, someone: Someone) -> None:
        table.page.set_viewport_size({"width": 1280, "height": 800})
        start(table.page, "teacher", seated=False)
        table.page.get_by_label(ENGLISH("name")).fill("Ms Weber")
        table.at("open-table").click()
        self.table, self.card = table, table.at("desk-2")
        self.card.locator("summary").click()
        link = self.at("address").input_value()
        self.card.locator("summary").click()
        self.pupils = [someone(VIEW), someone(VIEW)]
        for pupil, name in zip(self.pupils, ("Anna", "Ben"), strict=True):
            pupil.join(link, name)
            expect(pupil.at("judge")).to_have_text(ENGLISH("judge-here", judge="Ms Weber"))
        self.at("desk-begin").click()

    def at(self, name: str) -> Locator:
        """Return a part of the second table on the desk."""
        return self.card.get_by_test_id(name)

    def tells_only_her(self, speaker: TablePage, listener: TablePage) -> None:
        """Check that she alone sees the solution and can judge, and that each pupil is told what is theirs."""
        solution = self.at("solution").locator("p").inner_text()
        expect(speaker.at("lesson-hint")).to_contain_text("Explain the term aloud. Ms Weber decides")
        expect(listener.at("lesson-hint")).to_contain_text("Ms Weber decides")
        expect(listener.at("lesson-hint")).not_to_contain_text("Explain")
        for pupil in (speaker, listener):
            assert solution not in pupil.page.content()
            right = pupil.page.get_by_role("button", name=ENGLISH("do-right"), include_hidden=True)
            expect(right).to_have_count(0)
        held = self.table.page.evaluate("document.activeElement.closest('button')")
        assert held is None, "no verdict by accident"


def test_a_teacher_judges_from_her_desk(
    table: TablePage,
    page: Page,
    someone: Someone,
    violations: Callable[[Page], list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All tables on one page; the solution first; a verdict is taken back; the table helps itself while she is away."""
    # Pupils see a verdict for five seconds before they may go on, so that she can take it back.
    monkeypatch.setitem(bots.RESTS, "relaxed", 0.5)
    desk = Desk(table, someone)
    assert violations(page) == []
    speaker, listener = explains(*desk.pupils)
    expect(table.at("desk-waiting")).to_have_text(ENGLISH("desk-waits", count=1))
    desk.tells_only_her(speaker, listener)
    assert violations(page) == []
    table.fits()

    desk.at("desk-wrong").click()
    expect(speaker.at("lesson-verdict")).to_have_text(ENGLISH("verdict-wrong"))
    page.reload()
    desk.at("desk-take-back").click()
    expect(listener.at("lesson-hint")).to_have_text(ENGLISH("lesson-judge-again", judge="Ms Weber"))
    desk.at("desk-right").click()
    expect(listener.at("lesson-verdict")).to_have_text(ENGLISH("verdict-right"))
    listener.click("lesson-go-on")
    expect(speaker.at("lesson")).to_have_count(0)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    table.fits()

    page.goto("about:blank")
    speaker, _ = explains(listener, speaker)
    expect(speaker.at("lesson-hint")).to_have_text(ENGLISH("lesson-judge-away", judge="Ms Weber"))
    speaker.click("lesson-show")
    speaker.click("lesson-right")


def test_a_table_opens_once_the_page_knows_that_terms_are_explained(lessons: Lessons, page: Page) -> None:
    """On a slow line nobody sits down without a judge: the button waits for the list of games."""
    held: list[Route] = []
    table = lessons.table
    page.route("**/api/catalogue", lambda route: held.append(route))  # noqa: PLW0108 (no builtin)
    start(page)
    expect(table.at("open-table")).to_have_attribute("aria-disabled", "true")
    table.at("open-table").click(force=True)
    expect(table.at("hand")).to_have_count(0)
    held[0].continue_()
    table.at("open-table").click()
    while lessons.waits_for() == "next-hand":  # a hand may be over as it is dealt
        table.click("next-hand")
    shown = table.cards("hand")[0]
    expect(table.at(f"card-{shown}")).to_contain_text(energy().term(shown, "en").topic)


def middle(part: Locator) -> float:
    """Return where the middle of something is, from the left."""
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2


def test_terms_follow_the_language_of_the_page(lessons: Lessons, table: TablePage) -> None:
    """On the cards, and in the middle of an explanation; on a desktop its panel stands in the middle of the table."""
    lessons.open("group")
    lessons.explain()
    table.page.set_viewport_size({"width": 1440, "height": 900})
    assert abs(middle(lessons.lesson) - middle(table.page.locator("main.deck"))) < 1
    card = (table.at("lesson").locator("section").get_attribute("data-testid") or "").removeprefix("term-")
    expect(lessons.lesson).to_contain_text(energy().term(card, "en").term)
    table.at("language").click()
    expect(lessons.lesson).to_contain_text(energy().term(card, "de").term)
    expect(lessons.lesson).to_contain_text(Words("de")("lesson-show"))
    shown = table.cards("hand")[0]
    expect(table.at(f"card-{shown}")).to_contain_text(energy().term(shown, "de").topic)


@pytest.mark.thorough
def test_an_own_deck_from_a_file(lessons: Lessons, page: Page, tmp_path: Path) -> None:
    """Mistakes are shown with their lines; a deck that is well opens a table and shows its terms."""
    table = lessons.table
    lines = energy_csv().decode().splitlines(keepends=True)
    wrong, fine = tmp_path / "wrong.csv", tmp_path / "biology.csv"
    wrong.write_text("".join([lines[0], lines[1].replace("de,C", "de,X", 1), *lines[2:]]), encoding="utf-8")
    fine.write_text("".join(lines).replace("Heat pump", "Heartbeat"), encoding="utf-8")
    start(page)
    page.get_by_text(ENGLISH("school-deck-own")).click()
    expect(table.at("open-table")).to_have_attribute("aria-disabled", "true")
    table.at("deck-file").set_input_files(wrong)
    expect(table.at("deck-answer")).to_contain_text("Line 2")
    table.at("deck-file").set_input_files(fine)
    expect(table.at("deck-answer")).to_contain_text("biology: 32 cards")
    table.at("open-table").click()
    while lessons.waits_for() == "next-hand":  # a hand may be over as it is dealt
        table.click("next-hand")
    shown = table.cards("hand")[0]
    expect(table.at(f"card-{shown}")).to_contain_text(energy().term(shown, "en").topic)


def test_cards_and_answers_to_print(table: TablePage, page: Page) -> None:
    """Two buttons, two files."""
    start(page)
    for what in ("cards", "answers"):
        with page.expect_download() as waiting:
            table.at(f"print-{what}").click()
        assert re.fullmatch(rf"schwimmen-energy-{what}-en\.pdf", waiting.value.suggested_filename)
