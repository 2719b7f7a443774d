"""The report of a lesson: each term with how often it was explained rightly, as a table and on paper. PDF, A4; CSV."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO, StringIO
from xml.sax.saxutils import escape

from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph

from schwimmen.school.deck import Term
from schwimmen.school.drawing import ABOUT, BACK, BOLD, CAP, INK, LINE, REGULAR, SUIT_COLOURS, fonts, paper, sign
from schwimmen.words import Words

SEPARATORS = {"de": ";"}
"""What a spreadsheet of a language expects between fields, where it is no comma."""
FORMULA = re.compile(r"[=+\-@\t\r]")
"""How a text begins that a spreadsheet would take for a formula."""

PAGE_WIDTH, PAGE_HEIGHT = A4
SIDE, TOP, FOOT = 20 * mm, 17 * mm, 19 * mm
WIDTH = PAGE_WIDTH - 2 * SIDE
TERM_AT, COUNT = 17 * mm, 38 * mm
"""Where a term begins, after its card, and the width of the column with its count."""
BAR, GAP = 2.2 * mm, 6 * mm

TERM = ParagraphStyle("term", fontName=BOLD, fontSize=11, leading=14, textColor=INK)
EXPLANATION = ParagraphStyle("explanation", fontName=REGULAR, fontSize=9.5, leading=13, textColor=INK)


@dataclass(frozen=True, slots=True)
class TermCount:
    """A term, how often it was explained, and how often rightly."""

    term: Term
    asked: int
    right: int


def report_csv(counts: Sequence[TermCount], language: str) -> bytes:
    """Return a report as CSV, as spreadsheets read it: UTF-8 with its mark, and no text that is a formula."""
    words, written = Words(language), StringIO()
    table = csv.writer(written, delimiter=SEPARATORS.get(language, ","))
    table.writerow([words(f"report-{column}") for column in ("term", "topic", "asked", "right", "missed", "solution")])
    for each in counts:
        term = each.term
        texts = [("'" if FORMULA.match(text) else "") + text for text in (term.term, term.topic, term.explanation)]
        table.writerow([*texts[:2], each.asked, each.right, each.asked - each.right, texts[2]])
    return written.getvalue().encode("utf-8-sig")


def report_pdf(counts: Sequence[TermCount], language: str) -> bytes:
    """Return a report as PDF, in the order given."""
    fonts()
    words, written = Words(language), BytesIO()
    canvas = paper(written, language, words("report"))
    asked, right = sum(each.asked for each in counts), sum(each.right for each in counts)
    canvas.setFillColor(INK)
    canvas.setFont(BOLD, 26)
    canvas.drawString(SIDE, PAGE_HEIGHT - TOP - 26 * CAP, words("report"))
    y = PAGE_HEIGHT - TOP - 13 * mm
    for text in (words("report-sum", asked=asked, right=right, terms=len(counts)), words("report-about")):
        paragraph = Paragraph(escape(text), ABOUT)
        y -= paragraph.wrap(WIDTH, PAGE_HEIGHT)[1]
        paragraph.drawOn(canvas, SIDE, y)
    y -= GAP
    for each in counts:
        row = ReportRow.of(each, words)
        if y - row.height < FOOT:
            canvas.showPage()
            y = PAGE_HEIGHT - TOP
        row.draw(canvas, y)
        y -= row.height
    canvas.showPage()
    canvas.save()
    return written.getvalue()


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A term on paper."""

    count: TermCount
    told: str
    rank: str
    title: Paragraph
    explanation: Paragraph
    height: float

    @classmethod
    def of(cls, count: TermCount, words: Words) -> ReportRow:
        """Lay a row out."""
        room = WIDTH - TERM_AT - COUNT - GAP
        title = Paragraph(f'{escape(count.term.term)} <font name="{REGULAR}">· {escape(count.term.topic)}</font>', TERM)
        explanation = Paragraph(escape(count.term.explanation), EXPLANATION)
        height = title.wrap(room, PAGE_HEIGHT)[1] + explanation.wrap(room, PAGE_HEIGHT)[1] + GAP
        told = words("report-of", right=count.right, asked=count.asked)
        return cls(count, told, words.rank(count.term.card[0]), title, explanation, height)

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw it from the top down: the card, the term with its explanation, how often it was right."""
        suit = self.count.term.card[1]
        canvas.setStrokeColor(LINE)
        canvas.setLineWidth(0.5)
        canvas.line(SIDE, top, PAGE_WIDTH - SIDE, top)
        y = top - GAP / 2 - self.title.height
        canvas.setFillColor(SUIT_COLOURS[suit])
        canvas.setFont(BOLD, 13)
        baseline = top - GAP / 2 - TERM.fontSize
        canvas.drawRightString(SIDE + 7 * mm, baseline, self.rank)
        sign(canvas, suit, x=SIDE + 10.2 * mm, y=baseline + 13 * CAP / 2, size=4.4 * mm)
        self.title.drawOn(canvas, SIDE + TERM_AT, y)
        self.explanation.drawOn(canvas, SIDE + TERM_AT, y - self.explanation.height)
        x = PAGE_WIDTH - SIDE - COUNT
        canvas.setFillColor(INK)
        canvas.setFont(REGULAR, 10.5)
        canvas.drawString(x, baseline, self.told)
        canvas.setFillColor(LINE)
        canvas.rect(x, baseline - 2 * BAR, COUNT, BAR, stroke=0, fill=1)
        if self.count.right:
            canvas.setFillColor(BACK)
            canvas.rect(x, baseline - 2 * BAR, COUNT * self.count.right / self.count.asked, BAR, stroke=0, fill=1)
