"""What every printed page needs: the fonts, the colours, the signs on paper, and text that fits where it belongs.

Lengths are points, as in PDF; y goes up. The face is Source Serif, from a package, embedded with the letters used.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from io import BytesIO
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase.pdfmetrics import registerFont, registerFontFamily, stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from schwimmen.school.signs import BOX, ICONS, SUITS, strokes

FACE = "font_source_serif_pro"
"""The package that brings the fonts."""
REGULAR, BOLD = "SourceSerifPro-Regular", "SourceSerifPro-Semibold"

INK, INK_2, LINE = HexColor("#14303a"), HexColor("#3d5157"), HexColor("#b9c4c4")
BACK, BACK_LINE, BELT = HexColor("#12566a"), HexColor("#8cc0c4"), HexColor("#c8432a")
SUIT_COLOURS = {"C": HexColor("#1f6a3c"), "S": HexColor("#1d2a33"), "H": HexColor("#b3271e"), "D": HexColor("#1d4f9c")}
"""Four colours: the suits are topics here, and each is told by its shape as well."""

ABOUT = ParagraphStyle("about", fontName=REGULAR, fontSize=9.5, leading=13.5, textColor=INK_2)
"""What a sheet says of itself under its title."""

LEADING = 1.17
"""From line to line, in sizes."""
CAP = 0.67
"""The height of capitals, in sizes."""
STEP = 0.25


@cache
def fonts() -> TTFont:
    """Make the fonts known to the PDF library, once, and return the regular one."""
    found = {}
    for name in (REGULAR, BOLD):
        with as_file(files(FACE).joinpath("files", f"{name}.ttf")) as path:
            found[name] = TTFont(name, str(path))
        registerFont(found[name])
    registerFontFamily(REGULAR, normal=REGULAR, bold=BOLD, italic=REGULAR, boldItalic=BOLD)
    return found[REGULAR]


def paper(written: BytesIO, language: str, title: str) -> Canvas:
    """Return empty A4 pages that are the same every time they are made."""
    fonts()
    face: Any = REGULAR  # what the library's types take for a number
    canvas = Canvas(written, pagesize=A4, lang=language, invariant=1, initialFontName=face)
    canvas.setTitle(title)
    canvas.setAuthor("Schwimmen")
    canvas.setCreator("Schwimmen")
    return canvas


def lacks(text: str) -> str:
    """Return the characters of a text that the fonts lack."""
    known = fonts().face.charToGlyph
    return "".join(dict.fromkeys(letter for letter in text if ord(letter) not in known))


# ---------------------------------------------------------------- signs


def sign(canvas: Canvas, suit: str, *, x: float, y: float, size: float) -> None:
    """Fill a suit sign in its colour; x and y are its middle."""
    canvas.setFillColor(SUIT_COLOURS[suit])
    _draw(canvas, SUITS[suit], (x, y, size), filled=True)


def icon(canvas: Canvas, name: str, *, x: float, y: float, size: float) -> None:
    """Draw an icon with the pen's colour; x and y are its middle."""
    canvas.setLineWidth(3.2 * size / BOX)
    canvas.setLineCap(1)
    canvas.setLineJoin(1)
    _draw(canvas, ICONS[name], (x, y, size), filled=False)


def _draw(canvas: Canvas, path: str, place: tuple[float, float, float], *, filled: bool) -> None:
    x, y, size = place
    canvas.saveState()
    canvas.translate(x - size / 2, y + size / 2)
    canvas.scale(size / BOX, -size / BOX)
    canvas.setLineWidth(3.2)
    outline = canvas.beginPath()
    for stroke in strokes(path):
        outline.moveTo(*stroke.start)
        for first, second, end in stroke.curves:
            outline.curveTo(*first, *second, *end)
        if stroke.closed:
            outline.close()
    canvas.drawPath(outline, stroke=int(not filled), fill=int(filled))
    canvas.restoreState()


# ---------------------------------------------------------------- text


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text in lines, and the size at which they fit."""

    size: float
    lines: tuple[str, ...]

    @property
    def height(self) -> float:
        """From the top of the first line's capitals to the last line's foot."""
        return self.size * (CAP + (len(self.lines) - 1) * LEADING)


def fit(text: str, font: str, room: tuple[float, float], *, sizes: tuple[float, float]) -> Fitted:
    """Return a text in the largest size at which it fits a width and a height, in lines of like length.

    Where not even the smallest size does, words are broken, and it gets as small as it has to.
    """
    fonts()
    (width, height), (size, smallest) = room, sizes
    parts = re.findall(r"[^ ]*?(?:[-–/](?=\w)| +|$)", text)
    while size >= smallest:
        ruler = Ruler(font, size)
        fitted = Fitted(size, ruler.lines(parts, width))
        if fitted.height <= height and ruler.longest(fitted.lines) <= width:
            return Fitted(size, ruler.even(parts, fitted.lines))
        size -= STEP
    while True:
        fitted = Fitted(size, Ruler(font, size).lines(list(text), width))
        if fitted.height <= height or size <= STEP:
            return fitted
        size -= STEP


@dataclass(frozen=True, slots=True)
class Ruler:
    """Measures lines in one font and size."""

    font: str
    size: float

    def longest(self, lines: Iterable[str]) -> float:
        """Return the width of the widest line."""
        return max(stringWidth(line, self.font, self.size) for line in lines)

    def lines(self, parts: Iterable[str], width: float) -> tuple[str, ...]:
        """Return the parts of a text in lines, each as full as a width allows, but at least one part long."""
        lines, line = [], ""
        for part in parts:
            if line and self.longest([(line + part).rstrip()]) > width:
                lines.append(line.rstrip())
                line = ""
            line += part
        return (*lines, line.rstrip())

    def even(self, parts: Iterable[str], lines: tuple[str, ...]) -> tuple[str, ...]:
        """Return as many lines as there are, but the longest of them as short as can be."""
        longest = self.longest(lines)
        tried = self.lines(parts, longest - 0.01)
        if len(tried) > len(lines) or self.longest(tried) >= longest:
            return lines
        return self.even(parts, tried)


def centred(canvas: Canvas, fitted: Fitted, font: str, *, x: float, y: float) -> None:
    """Write lines one below the other; x and y are the middle of them all."""
    baseline = y + fitted.height / 2 - fitted.size * CAP
    canvas.setFont(font, fitted.size)
    for line in fitted.lines:
        canvas.drawCentredString(x, baseline, line)
        baseline -= fitted.size * LEADING
