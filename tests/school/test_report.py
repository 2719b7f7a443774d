"""The report of a lesson as files: a table for spreadsheets, and paper."""

import csv
import re
from dataclasses import replace
from io import StringIO

import pytest

from schwimmen.school.deck import Term, energy
from schwimmen.school.report import TermCount, report_csv, report_pdf
from schwimmen.words import LANGUAGES, Words


def counts(language: str) -> list[TermCount]:
    """Return a count of all terms of the energy deck."""
    return [TermCount(term, asked=5, right=number % 6) for number, term in enumerate(energy().of(language))]


def read(data: bytes, language: str) -> list[list[str]]:
    """Return the rows of a table as a spreadsheet reads them."""
    separator = ";" if language == "de" else ","
    return list(csv.reader(StringIO(data.decode("utf-8-sig")), delimiter=separator))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_has_a_line_for_each_term(language: str) -> None:
    """With a heading in the language, in the order given, and each number in its column."""
    head, *rows = read(report_csv(counts(language), language), language)
    assert head[0] == Words(language)("report-term")
    assert [(row[0], *map(int, row[2:5])) for row in rows] == [
        (each.term.term, each.asked, each.right, each.asked - each.right) for each in counts(language)
    ]


def test_no_text_of_a_deck_is_a_formula() -> None:
    """A spreadsheet that opens a stranger's deck computes nothing."""
    evil = replace(energy().of("en")[0], term='=HYPERLINK("x")', topic="+1", explanation="@SUM(A1)")
    rows = read(report_csv([TermCount(evil, 1, 0)], "en"), "en")
    assert [rows[1][column] for column in (0, 1, 5)] == ['\'=HYPERLINK("x")', "'+1", "'@SUM(A1)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_paper_has_room_for_a_whole_deck(language: str) -> None:
    """Page after page; a text that looks like markup is one; an empty report is a page, too."""
    told = counts(language)
    assert pages(report_pdf(told, language)) > 1
    odd = TermCount(Term("7C", language, "<b>", "a < b & c", "<i>" * 200), 1, 1)
    assert pages(report_pdf([odd], language)) == pages(report_pdf([], language)) == 1


def pages(pdf: bytes) -> int:
    """Return how many pages a file has."""
    return len(re.findall(rb"/Type /Page\b", pdf))
