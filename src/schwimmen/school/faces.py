"""A card of the school edition on paper, front and back, drawn with its lower left corner at the origin."""

from __future__ import annotations

from math import pi, sin

from reportlab.lib.colors import white
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from schwimmen.school.deck import Term
from schwimmen.school.drawing import (
    BACK,
    BACK_LINE,
    BELT,
    BOLD,
    CAP,
    INK,
    REGULAR,
    SUIT_COLOURS,
    centred,
    fit,
    icon,
    sign,
)
from schwimmen.words import Words

WIDTH, HEIGHT = 63 * mm, 88 * mm
MIDDLE = WIDTH / 2

EDGE = 4 * mm
"""Nothing that is read lies nearer to the edge of a card."""
TEXT = WIDTH - 2 * 3.5 * mm

INDEX = 31
"""The size of the rank in the corner."""
TERM_ROOM, TERM_SIZES = (TEXT, 16.5 * mm), (17.5, 8.0)
TOPIC_ROOM, TOPIC_SIZES = (TEXT - 8 * mm, 8 * mm), (9.5, 6.0)


def front(canvas: Canvas, term: Term, drawing: str) -> None:
    """Draw the face: rank and suit in two corners, the topic's drawing, the term above the waterline, the topic below.

    Without a drawing the suit sign stands in its place.
    """
    suit = term.card[1]
    for turned in (False, True):
        canvas.saveState()
        if turned:
            canvas.translate(WIDTH, HEIGHT)
            canvas.rotate(180)
        _index(canvas, term)
        canvas.restoreState()
    canvas.setStrokeColor(SUIT_COLOURS[suit])
    if drawing:
        icon(canvas, drawing, x=MIDDLE, y=69 * mm, size=21 * mm)
    else:
        sign(canvas, suit, x=MIDDLE, y=69 * mm, size=19 * mm)
    canvas.setFillColor(INK)
    centred(canvas, fit(term.term, BOLD, TERM_ROOM, sizes=TERM_SIZES), BOLD, x=MIDDLE, y=45 * mm)
    _waterline(canvas, y=32.5 * mm)
    canvas.setFillColor(SUIT_COLOURS[suit])
    centred(canvas, fit(term.topic, REGULAR, TOPIC_ROOM, sizes=TOPIC_SIZES), REGULAR, x=MIDDLE, y=27 * mm)


def _index(canvas: Canvas, term: Term) -> None:
    rank, suit = Words(term.language).rank(term.card[0]), term.card[1]
    canvas.setFillColor(SUIT_COLOURS[suit])
    canvas.setFont(BOLD, INDEX)
    # the figures of 10 move together, so that it is no wider than a court's letter
    canvas.drawCentredString(9.5 * mm, HEIGHT - EDGE - INDEX * CAP, rank, charSpace=-2 if len(rank) > 1 else 0)
    sign(canvas, suit, x=9.5 * mm, y=HEIGHT - EDGE - INDEX * CAP - 7.3 * mm, size=8 * mm)


def _waterline(canvas: Canvas, *, y: float) -> None:
    """Draw the still line that runs through everything: above it the term, below it what it belongs to."""
    canvas.setLineWidth(0.9)
    canvas.setLineCap(1)
    canvas.setStrokeColor(BACK_LINE)
    _wave(canvas, from_x=MIDDLE - 21 * mm, to_x=MIDDLE + 21 * mm, y=y, high=0.7 * mm, long=7 * mm)


def _wave(canvas: Canvas, *, from_x: float, to_x: float, y: float, high: float, long: float) -> None:
    """Draw a wave that is the same when the card is turned round, in quarters of a wave."""
    step = long / 16
    path = canvas.beginPath()
    x = from_x
    path.moveTo(x, y + high * _height(x, long))
    while x < to_x - step / 2:
        x = min(x + step, to_x)
        path.lineTo(x, y + high * _height(x, long))
    canvas.drawPath(path, stroke=1, fill=0)


def _height(x: float, long: float) -> float:
    return sin(2 * pi * (x - MIDDLE) / long)


# ---------------------------------------------------------------- the back

FRAME = 4 * mm
"""White around the pattern: cards that are cut a little beside the line still look alike."""


def back(canvas: Canvas) -> None:
    """Draw the back: calm water in a frame, a life-belt in its middle; the same when the card is turned round."""
    canvas.setStrokeColor(BACK)
    canvas.setLineWidth(0.9)
    canvas.roundRect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, 2.5 * mm, stroke=1, fill=0)
    canvas.setLineWidth(0.8)
    canvas.setLineCap(1)
    canvas.setStrokeColor(BACK_LINE)
    inside = FRAME + 3.2 * mm
    for row in range(-8, 9):
        y = HEIGHT / 2 + row * 4.5 * mm
        _wave(canvas, from_x=inside, to_x=WIDTH - inside, y=y, high=0.8 * mm, long=8.1 * mm)
    canvas.setFillColor(white)
    canvas.circle(MIDDLE, HEIGHT / 2, 12.5 * mm, stroke=0, fill=1)
    _belt(canvas, outer=9.5 * mm, inner=5.2 * mm)


def _belt(canvas: Canvas, *, outer: float, inner: float) -> None:
    between = (outer + inner) / 2
    canvas.setStrokeColor(BELT)
    canvas.setLineCap(0)
    canvas.setLineWidth(outer - inner)
    left, low, right, high = MIDDLE - between, HEIGHT / 2 - between, MIDDLE + between, HEIGHT / 2 + between
    for start in range(45, 405, 90):
        canvas.arc(left, low, right, high, start - 17, 34)
    canvas.setStrokeColor(BACK)
    canvas.setLineWidth(0.9)
    for radius in (outer, inner):
        canvas.circle(MIDDLE, HEIGHT / 2, radius, stroke=1, fill=0)
