"""The rules of the school edition for pupils, on one page: how it is played, and what four hands are worth. PDF, A4."""

from __future__ import annotations

from io import BytesIO
from typing import Final
from xml.sax.saxutils import escape

from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph

from schwimmen.school.deck import Deck
from schwimmen.school.drawing import ABOUT, BOLD, CAP, INK, INK_2, LINE, REGULAR, SUIT_COLOURS, fonts, paper, sign
from schwimmen.words import Words

HANDS: Final = {"20": "QH TH 8C", "30": "AS KS 9S", "30-5": "7C 7H 7D", "31": "AD QD JD"}
"""Four hands to learn from, by the end of the key of what they are worth: two of a suit, a whole suit, a trio, 31."""
STEPS: Final = 7

PAGE_WIDTH, PAGE_HEIGHT = A4
SIDE, TOP = 20 * mm, 20 * mm
WIDTH = PAGE_WIDTH - 2 * SIDE
NUMBER = 8 * mm
"""The room for the number of a step."""
CARD_WIDTH, CARD_HEIGHT = 15 * mm, 21 * mm
ROW = CARD_HEIGHT + 5 * mm

STEP = ParagraphStyle("step", fontName=REGULAR, fontSize=11.5, leading=15.5, textColor=INK)


def rules_pdf(deck: Deck, language: str) -> bytes:
    """Return the page of rules as PDF, with a deck’s topics. Raises KeyError for a language that the deck lacks."""
    fonts()
    words = Words(language)
    topics = ", ".join(deck.topics(language).values())
    written = BytesIO()
    canvas = paper(written, language, words("sheet-rules-title"))
    canvas.setSubject(topics)
    y = PAGE_HEIGHT - TOP
    y = _heading(canvas, words("sheet-rules-title"), 26, y=y) - 3 * mm
    y = _text(canvas, words("sheet-rules-about", topics=topics), ABOUT, y=y) - 5 * mm
    for number in range(1, STEPS + 1):
        canvas.setFillColor(INK_2)
        canvas.setFont(BOLD, 13)
        canvas.drawString(SIDE, y - STEP.fontSize, str(number))
        y = _text(canvas, words(f"sheet-rules-{number}"), STEP, y=y, inset=NUMBER) - 2.5 * mm
    y = _heading(canvas, words("sheet-rules-hands"), 17, y=y - 4 * mm) - 5 * mm
    for key, hand in HANDS.items():
        _hand(canvas, hand, words, y=y)
        inset = 3 * (CARD_WIDTH + 2 * mm) + 5 * mm
        _text(canvas, words(f"sheet-rules-hand-{key}"), STEP, y=y - 4 * mm, inset=inset)
        y -= ROW
    canvas.showPage()
    canvas.save()
    return written.getvalue()


def _heading(canvas: Canvas, text: str, size: float, *, y: float) -> float:
    """Draw a heading below a line, and return where it ends."""
    canvas.setFillColor(INK)
    canvas.setFont(BOLD, size)
    canvas.drawString(SIDE, y - size * CAP, text)
    return y - size


def _text(canvas: Canvas, text: str, style: ParagraphStyle, *, y: float, inset: float = 0.0) -> float:
    """Draw a text below a line, and return where it ends."""
    paragraph = Paragraph(escape(text), style)
    _, height = paragraph.wrap(WIDTH - inset, PAGE_HEIGHT)
    paragraph.drawOn(canvas, SIDE + inset, y - height)
    return float(y - height)


def _hand(canvas: Canvas, hand: str, words: Words, *, y: float) -> None:
    """Draw three small cards below a line."""
    for place, card in enumerate(hand.split()):
        x = SIDE + place * (CARD_WIDTH + 2 * mm)
        canvas.setStrokeColor(LINE)
        canvas.setLineWidth(0.8)
        canvas.roundRect(x, y - CARD_HEIGHT, CARD_WIDTH, CARD_HEIGHT, 1.6 * mm)
        canvas.setFillColor(SUIT_COLOURS[card[1]])
        canvas.setFont(BOLD, 19)
        canvas.drawCentredString(x + CARD_WIDTH / 2, y - 9 * mm, words.rank(card[0]))
        sign(canvas, card[1], x=x + CARD_WIDTH / 2, y=y - 15 * mm, size=6.5 * mm)
