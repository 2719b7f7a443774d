"""A lesson in the browser: from the names to its end, with pupils who come by the code on the wall."""

import json
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from schwimmen.school.deck import energy
from schwimmen.words import Words
from tests.browser.tables import Someone, TablePage, explains

PHONE = {"viewport": {"width": 390, "height": 844}}
WALL = {"viewport": {"width": 1920, "height": 1080}}
ENGLISH = Words("en")
Violations = Callable[..., list[str]]


def opened(table: TablePage, names: str) -> str:
    """Open the tables of a class by its names, and return the code."""
    table.page.goto("/#/class")
    table.at("class-names").fill(names)
    table.page.get_by_label(ENGLISH("name")).fill("Ms Weber")
    table.at("open-table").click()
    return table.at("desk-code").inner_text().replace(" ", "")


@pytest.mark.thorough
def test_a_lesson_from_its_names_to_its_end(
    table: TablePage, page: Page, someone: Someone, violations: Violations
) -> None:
    """One tap opens the tables, one tap seats a pupil; the report brings cards to practise; then nothing is left."""
    page.goto("/#/class")
    table.at("class-names").fill("Anna\nBen, Cem\n4. Dora\nEla")
    expect(table.at("class-tables")).to_contain_text("Table 1 Anna, Ben, Cem, Dora, and Ela")
    code = opened(table, "Anna\nBen")
    anna, ben = arrived(table, code, someone, violations)
    ben.at("longest-way").get_by_role("button", name="Ben").click()
    expect(table.at("longest-way")).to_contain_text(ENGLISH("longest-way-first", name="Ben"))
    assert violations(ben.page) == []
    ben.fits()
    table.at("desk-begin").click()
    speaker, _ = explains(ben, anna)
    card = table.at("desk-1").locator("[data-testid^=term-]").get_attribute("data-testid") or ""
    solution = energy().term(card.removeprefix("term-"), "en").explanation
    table.at("desk-wrong").click()
    table.at("desk-go-on").click()
    expect(speaker.at("lesson")).to_have_count(0)
    table.at("desk-report").click()
    link = reported(table, solution)
    assert violations(page) == []
    table.at("lesson-end").click()
    table.at("lesson-end-sure").click()
    expect(table.at("lesson-ended")).to_be_visible()
    expect(anna.page.get_by_text(ENGLISH("gone"))).to_be_visible()
    assert page.evaluate("localStorage.getItem('schwimmen.seats')") == "[]"
    practises(ben, link, solution, violations)


def arrived(table: TablePage, code: str, someone: Someone, violations: Violations) -> list[TablePage]:
    """Let two pupils come, while the wall says who is there; none of their pages has a secret of the teacher's."""
    wall, pupils = someone(WALL), [someone(PHONE), someone(PHONE)]
    wall.page.goto(f"/#/wall/{code}")
    expect(wall.at("wall")).to_contain_text(ENGLISH("wall-here", here=0, count=2))
    for pupil, name in zip(pupils, ("Anna", "Ben"), strict=True):
        pupil.page.goto(f"/#/lesson/{code}")
        pupil.page.get_by_role("button", name=name, exact=True).click()
        expect(pupil.at("waiting")).to_be_visible()
    expect(wall.at("wall")).to_contain_text(ENGLISH("wall-here", here=2, count=2))
    secrets = json.loads(table.page.evaluate("localStorage.getItem('schwimmen.seats')"))
    for shown in (wall, *pupils):
        assert not [each["token"] for each in secrets if each["token"] in shown.page.content() + shown.page.url]
    assert (violations(wall.page), violations(table.page)) == ([], [])
    wall.page.close()
    return pupils


def reported(table: TablePage, solution: str) -> str:
    """Look at the report and take its files; return where the cards are."""
    expect(table.at("report-term")).to_contain_text([ENGLISH("report-of", right=0, asked=1)])
    expect(table.at("report-term")).to_contain_text([solution])
    for kind in ("pdf", "csv"):
        with table.page.expect_download() as waiting:
            table.at(f"report-{kind}").click()
        assert waiting.value.suggested_filename == f"schwimmen-lesson.{kind}"
    return f"/#{urlsplit(table.at('address').input_value()).fragment}"


def practises(pupil: TablePage, link: str, solution: str, violations: Violations) -> None:
    """Practise on a pupil's own device: it keeps the cards, also when nobody answers."""
    pupil.page.goto(link)
    expect(pupil.at("practise-card")).not_to_contain_text(solution)
    pupil.at("practise-show").click()
    expect(pupil.at("practise-solution")).to_have_text(solution)
    assert violations(pupil.page) == []
    pupil.page.set_viewport_size(ViewportSize(width=844, height=390))
    pupil.fits()
    pupil.at("practise-again").click()
    pupil.page.route("**/api/**", lambda route: route.abort())
    pupil.page.goto("/#/practise")
    pupil.at("practise-show").click()
    pupil.page.keyboard.press("2")
    expect(pupil.at("practise-done")).to_be_visible()
    pupil.at("practise-away").click()
    assert pupil.page.evaluate("localStorage.getItem('schwimmen.practise')") is None


def test_the_page_for_teachers_can_be_read_and_printed(table: TablePage, page: Page, violations: Violations) -> None:
    """In two languages, by day and by night, on a phone; on paper the buttons are left away."""
    page.set_viewport_size(ViewportSize(width=390, height=844))
    page.goto("/#/teachers")
    expect(page.get_by_role("heading", level=2)).to_have_count(5)
    assert violations(page, by_night=True) == []
    table.fits()
    table.at("language").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(Words("de")("teachers"))
    page.emulate_media(media="print")
    expect(table.at("teachers-print")).to_be_hidden()
