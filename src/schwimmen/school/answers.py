"""The answer sheet of a deck: every term with its model explanation, a page or more for each topic. PDF, A4."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import groupby
from xml.sax.saxutils import escape

from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph

from schwimmen.school.deck import Deck, Term
from schwimmen.school.drawing import (
    ABOUT,
    BACK_LINE,
    BOLD,
    CAP,
    INK,
    INK_2,
    LEADING,
    LINE,
    REGULAR,
    SUIT_COLOURS,
    Fitted,
    fit,
    fonts,
    icon,
    paper,
    sign,
)
from schwimmen.words import Words

PAGE_WIDTH, PAGE_HEIGHT = A4
SIDE, TOP, FOOT = 20 * mm, 17 * mm, 19 * mm
WIDTH = PAGE_WIDTH - 2 * SIDE

TERM_AT, EXPLANATION_AT = 17 * mm, 67 * mm
"""Where the columns for the term and its explanation begin; the card stands before them."""
TERM_ROOM, TERM_SIZES = (EXPLANATION_AT - TERM_AT - 5 * mm, 14 * mm), (11.0, 7.0)
ABOVE, BELOW = 2.9 * mm, 3.2 * mm
"""The air in a row."""
HEAD = 17 * mm
"""The height of a topic's heading."""

EXPLANATION = ParagraphStyle("explanation", fontName=REGULAR, fontSize=10.5, leading=14.25, textColor=INK)


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the sheet."""

    term: Term
    title: Fitted
    explanation: Paragraph
    text_height: float

    @property
    def height(self) -> float:
        """How much of the page it takes."""
        title = self.title.size * (CAP + 0.3 + (len(self.title.lines) - 1) * LEADING)
        return max(self.text_height, title) + ABOVE + BELOW


def answers_pdf(deck: Deck, language: str) -> bytes:
    """Return the answer sheet of a deck as PDF. Raises KeyError for a language that the deck lacks."""
    fonts()
    words = Words(language)
    terms = deck.of(language)
    about = Paragraph(escape(words("sheet-answers-about", count=len(terms))), ABOUT)
    opening = 15 * mm + about.wrap(WIDTH, PAGE_HEIGHT)[1] + 2 * mm
    pages = list(_pages(terms, opening))
    written = BytesIO()
    canvas = paper(written, language, words("sheet-answers-title"))
    canvas.setSubject(", ".join(deck.topics(language).values()))
    for number, page in enumerate(pages, 1):
        top = PAGE_HEIGHT - TOP
        if number == 1:
            _title(canvas, words("sheet-answers-title"), about, top=top)
            top -= opening
        _chapter(canvas, page, deck.icons, top=top)
        canvas.setFillColor(INK_2)
        canvas.setFont(REGULAR, 8.5)
        canvas.drawCentredString(PAGE_WIDTH / 2, 10 * mm, words("sheet-page", number=number, count=len(pages)))
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def _pages(terms: Sequence[Term], opening: float) -> Iterator[list[Entry]]:
    """Yield the rows of each page: a topic begins a new one, and goes on to the next where it needs to."""
    room = PAGE_HEIGHT - TOP - FOOT - HEAD
    left = room - opening
    for _, chapter in groupby(terms, key=lambda term: term.card[1]):
        page: list[Entry] = []
        for entry in map(_entry, chapter):
            if page and entry.height > left:
                yield page
                page, left = [], room
            page.append(entry)
            left -= entry.height
        yield page
        left = room


def _entry(term: Term) -> Entry:
    explanation = Paragraph(escape(_tied(term.explanation)), EXPLANATION)
    _, height = explanation.wrap(WIDTH - EXPLANATION_AT, PAGE_HEIGHT)
    return Entry(term, fit(term.term, BOLD, TERM_ROOM, sizes=TERM_SIZES), explanation, height)


def _tied(text: str) -> str:
    """Return a text in which no line ends between a number and its unit, and no short word stands on the last line."""
    return re.sub(r"(?<=\d) (?=\w)| (?=\S{1,7}$)", "\N{NO-BREAK SPACE}", text)


def _title(canvas: Canvas, title: str, about: Paragraph, *, top: float) -> None:
    canvas.setFillColor(INK)
    canvas.setFont(BOLD, 26)
    canvas.drawString(SIDE, top - 26 * CAP, title)
    about.drawOn(canvas, SIDE, top - 13 * mm - about.height)


def _chapter(canvas: Canvas, entries: Sequence[Entry], icons: Mapping[str, str], *, top: float) -> None:
    """Draw a topic's heading and its rows, from the top down."""
    term = entries[0].term
    _heading(canvas, term, icons.get(term.card[1], ""), top=top)
    y = top - HEAD
    for number, entry in enumerate(entries):
        if number:
            canvas.setStrokeColor(LINE)
            canvas.setLineWidth(0.5)
            canvas.line(SIDE, y, PAGE_WIDTH - SIDE, y)
        _row(canvas, entry, y)
        y -= entry.height


def _heading(canvas: Canvas, term: Term, drawing: str, *, top: float) -> None:
    suit = term.card[1]
    sign(canvas, suit, x=SIDE + 4 * mm, y=top - 7 * mm, size=8.5 * mm)
    canvas.setFillColor(SUIT_COLOURS[suit])
    room = WIDTH - TERM_AT - (14 * mm if drawing else 0)
    title = fit(term.topic, BOLD, (room, 8 * mm), sizes=(17.0, 9.0))
    canvas.setFont(BOLD, title.size)
    for number, line in enumerate(title.lines):
        canvas.drawString(SIDE + TERM_AT, top - 9 * mm - number * title.size * LEADING, line)
    canvas.setStrokeColor(SUIT_COLOURS[suit])
    if drawing:
        icon(canvas, drawing, x=PAGE_WIDTH - SIDE - 6 * mm, y=top - 6.5 * mm, size=12 * mm)
    canvas.setStrokeColor(BACK_LINE)
    canvas.setLineWidth(1.1)
    canvas.line(SIDE, top - HEAD + 1 * mm, PAGE_WIDTH - SIDE, top - HEAD + 1 * mm)


def _row(canvas: Canvas, entry: Entry, top: float) -> None:
    rank, suit = Words(entry.term.language).rank(entry.term.card[0]), entry.term.card[1]
    baseline = top - ABOVE - EXPLANATION.fontSize
    canvas.setFillColor(SUIT_COLOURS[suit])
    canvas.setFont(BOLD, 13)
    canvas.drawRightString(SIDE + 7 * mm, baseline, rank)
    sign(canvas, suit, x=SIDE + 10.2 * mm, y=baseline + 13 * CAP / 2, size=4.4 * mm)
    canvas.setFillColor(INK)
    canvas.setFont(BOLD, entry.title.size)
    for number, line in enumerate(entry.title.lines):
        canvas.drawString(SIDE + TERM_AT, baseline - number * entry.title.size * LEADING, line)
    entry.explanation.drawOn(canvas, SIDE + EXPLANATION_AT, top - ABOVE - entry.text_height)
