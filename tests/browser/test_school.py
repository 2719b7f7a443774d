"""The school edition in the browser, on a phone: a hand in each way of judging, an own deck, something to print."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect

from schwimmen.school.deck import energy, energy_csv
from schwimmen.words import Words
from tests.browser.tables import WAITS, TablePage

PHONE = {"width": 360, "height": 640}
LYING = ViewportSize(width=640, height=360)
ENGLISH = Words("en")
LESSON = '[data-testid="lesson"]'
OURS = '[data-testid="lesson-show"], [data-testid="lesson-answer"], [data-testid="lesson-go-on"]'
"""What a person has to do about an explanation; a computer's is judged without anybody."""

Teach = Callable[[Locator], None]


def start(page: Page, judging: str = "choice") -> None:
    """Go to the start page, as if the school edition had been chosen there before."""
    table = {"rules": "energy_schwimmen", "house": {}, "levels": ["random", "random"], "pace": "instant"}
    page.goto("/favicon.svg")  # where no script runs that keeps its own choices
    for key, kept in (("setup", table), ("school", {"judging": judging, "rightly": 50})):
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
        expect(self.table.at("hand")).to_be_visible()

    def waits_for(self) -> str:
        """Return what the table waits for; an explanation comes before everything else."""
        self.page.locator(", ".join([LESSON, *WAITS.values()])).first.wait_for()
        return "lesson" if self.lesson.count() else self.table.waits_for()

    def explain(self) -> None:
        """Exchange the first card of the hand for the first on the table, once that is possible."""
        while (wish := self.waits_for()) != "turn":
            if wish == "lesson":
                self.go_on()
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

    def hand(self, teach: Teach) -> None:
        """Play until hands lie open: explain whenever that is possible, else pass."""
        turns = 0
        while (wish := self.waits_for()) != "next-hand":
            if wish == "lesson":
                self.page.locator(OURS).first.wait_for()
                if self.lesson.get_attribute("data-stage") != "solution":
                    teach(self.lesson)
                self.go_on()
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


def test_the_teacher_judges_and_everybody_reads_the_solution_then(lessons: Lessons, table: TablePage) -> None:
    """Right or wrong first, the solution after it."""
    lessons.open("teacher")
    lessons.explain()
    _, right = model(lessons.lesson)
    expect(lessons.lesson).not_to_contain_text(right)
    table.click("lesson-wrong")
    expect(table.at("lesson-verdict")).to_have_text(ENGLISH("verdict-wrong"))
    expect(lessons.lesson).to_contain_text(right)
    lessons.go_on()
    assert lessons.solutions


def test_a_table_opens_once_the_page_knows_that_terms_are_explained(table: TablePage, page: Page) -> None:
    """On a slow line nobody sits down without a judge: the button waits for the list of games."""
    held: list[Route] = []
    page.route("**/api/catalogue", lambda route: held.append(route))  # noqa: PLW0108 (no builtin)
    start(page)
    expect(table.at("open-table")).to_have_attribute("aria-disabled", "true")
    table.at("open-table").click(force=True)
    expect(table.at("hand")).to_have_count(0)
    held[0].continue_()
    table.at("open-table").click()
    expect(table.at("hand")).to_be_visible()
    shown = table.cards("hand")[0]
    expect(table.at(f"card-{shown}")).to_contain_text(energy().term(shown, "en").topic)


def test_terms_follow_the_language_of_the_page(lessons: Lessons, table: TablePage) -> None:
    """On the cards, and in the middle of an explanation."""
    lessons.open("group")
    lessons.explain()
    card = (table.at("lesson").locator("section").get_attribute("data-testid") or "").removeprefix("term-")
    expect(lessons.lesson).to_contain_text(energy().term(card, "en").term)
    table.at("language").click()
    expect(lessons.lesson).to_contain_text(energy().term(card, "de").term)
    expect(lessons.lesson).to_contain_text(Words("de")("lesson-show"))
    shown = table.cards("hand")[0]
    expect(table.at(f"card-{shown}")).to_contain_text(energy().term(shown, "de").topic)


def test_an_own_deck_from_a_file(table: TablePage, page: Page, tmp_path: Path) -> None:
    """Mistakes are shown with their lines; a deck that is well opens a table and shows its terms."""
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
    expect(table.at("hand")).to_be_visible()
    shown = table.cards("hand")[0]
    expect(table.at(f"card-{shown}")).to_contain_text(energy().term(shown, "en").topic)


def test_cards_and_answers_to_print(table: TablePage, page: Page) -> None:
    """Two buttons, two files."""
    start(page)
    for what in ("cards", "answers"):
        with page.expect_download() as waiting:
            table.at(f"print-{what}").click()
        assert re.fullmatch(rf"schwimmen-energy-{what}-en\.pdf", waiting.value.suggested_filename)
