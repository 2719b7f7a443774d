"""A deck on paper: A4 sheets of nine cards to cut out, front and back, as PDF. `answers` has the solutions.

A sheet is two pages, made for printing on both sides and flipping on the long edge: behind the left card of the front
lies the right one of the back.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from schwimmen.school.deck import Deck, Term
from schwimmen.school.drawing import INK_2, LINE, REGULAR, lacks, paper
from schwimmen.school.faces import HEIGHT, WIDTH, back, front
from schwimmen.school.reading import DeckProblem
from schwimmen.words import Words

BACK = "back"
"""The name of the drawing that all backs share."""

ACROSS, DOWN = 3, 3
A_SHEET = ACROSS * DOWN

PAGE_WIDTH, PAGE_HEIGHT = A4
LEFT = (PAGE_WIDTH - ACROSS * WIDTH) / 2
BOTTOM = (PAGE_HEIGHT - DOWN * HEIGHT) / 2

MARK, AWAY, CROSS = 5 * mm, 2 * mm, 1.5 * mm
"""The length of a cut mark, how far from the cards it stays, and half a cross where four cards meet."""


def cards_pdf(deck: Deck, language: str) -> bytes:
    """Return the cards of a deck as PDF, a page of fronts and a page of backs in turn.

    Raises KeyError for a language that the deck lacks.
    """
    words = Words(language)
    terms = deck.of(language)
    sheets = [terms[start : start + A_SHEET] for start in range(0, len(terms), A_SHEET)]
    written = BytesIO()
    canvas = paper(written, language, words("sheet-cards-title"))
    canvas.setSubject(", ".join(deck.topics(language).values()))
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge")
    canvas.beginForm(BACK, 0, 0, WIDTH, HEIGHT)
    back(canvas)
    canvas.endForm()
    for number, sheet in enumerate(sheets, 1):
        _fronts(canvas, deck, sheet)
        _margin(canvas, words("sheet-front", number=number, count=len(sheets)))
        canvas.showPage()
        _backs(canvas, len(sheet))
        _margin(canvas, words("sheet-back", number=number, count=len(sheets)))
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def count(deck: Deck) -> int:
    """Return how many sheets of paper the cards of a deck take."""
    return -(-deck.pack // A_SHEET)


def unprintable(deck: Deck, language: str, *, file: str) -> list[DeckProblem]:
    """Return the texts that no sheet can show, because the fonts lack their letters; `file` names the deck."""
    texts = [
        (term.line, column, getattr(term, column))
        for term in deck.of(language)
        for column in ("topic", "term", "explanation")
    ]
    lacking = [(line, column, lacks(text)) for line, column, text in texts]
    return [
        DeckProblem(file, line, "deck-letters", {"column": column, "came": " ".join(letters)})
        for line, column, letters in lacking
        if letters
    ]


def place(number: int) -> tuple[float, float]:
    """Return the lower left corner of a card on its front page, by its number on the sheet from 0."""
    row, column = divmod(number, ACROSS)
    return LEFT + column * WIDTH, BOTTOM + (DOWN - 1 - row) * HEIGHT


def place_of_back(number: int) -> tuple[float, float]:
    """Return the lower left corner of a card's back: the paper is flipped on its long edge."""
    x, y = place(number)
    return PAGE_WIDTH - x - WIDTH, y


def _fronts(canvas: Canvas, deck: Deck, terms: Sequence[Term]) -> None:
    _marks(canvas)
    _crosses(canvas)
    for number, term in enumerate(terms):
        canvas.saveState()
        canvas.translate(*place(number))
        front(canvas, term, deck.icons.get(term.card[1], ""))
        canvas.restoreState()


def _backs(canvas: Canvas, count: int) -> None:
    _marks(canvas)
    for number in range(count):
        canvas.saveState()
        canvas.translate(*place_of_back(number))
        canvas.doForm(BACK)
        canvas.restoreState()


def _marks(canvas: Canvas) -> None:
    """Draw a short line in the margin at each end of each cut."""
    canvas.setStrokeColor(INK_2)
    canvas.setLineWidth(0.4)
    canvas.setLineCap(0)
    right, top = LEFT + ACROSS * WIDTH, BOTTOM + DOWN * HEIGHT
    for column in range(ACROSS + 1):
        x = LEFT + column * WIDTH
        canvas.line(x, BOTTOM - AWAY, x, BOTTOM - AWAY - MARK)
        canvas.line(x, top + AWAY, x, top + AWAY + MARK)
    for row in range(DOWN + 1):
        y = BOTTOM + row * HEIGHT
        canvas.line(LEFT - AWAY, y, LEFT - AWAY - MARK, y)
        canvas.line(right + AWAY, y, right + AWAY + MARK, y)


def _crosses(canvas: Canvas) -> None:
    """Draw a small cross where four cards meet, for those who cut with scissors."""
    canvas.setStrokeColor(LINE)
    for column in range(1, ACROSS):
        for row in range(1, DOWN):
            x, y = LEFT + column * WIDTH, BOTTOM + row * HEIGHT
            canvas.line(x - CROSS, y, x + CROSS, y)
            canvas.line(x, y - CROSS, x, y + CROSS)


def _margin(canvas: Canvas, text: str) -> None:
    """Say in the margin, which is cut away, what sheet this is."""
    canvas.setFillColor(INK_2)
    canvas.setFont(REGULAR, 7)
    canvas.drawCentredString(PAGE_WIDTH / 2, 6 * mm, text)
