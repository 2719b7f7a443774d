"""What stands where on the pages of a PDF: texts with their boxes, and drawings that are used again."""

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from pypdf import PageObject, PdfReader, Transformation
from pypdf.generic import ContentStream
from reportlab.pdfbase.pdfmetrics import stringWidth

from schwimmen.school.drawing import BOLD, REGULAR, fonts


@dataclass(frozen=True)
class Placed:
    """A piece of text in the box that it fills, or a drawing at its lower left corner."""

    text: str
    left: float
    low: float
    right: float
    high: float


def pages(pdf: bytes) -> list[PageObject]:
    """Return the pages of a PDF."""
    return list(PdfReader(BytesIO(pdf)).pages)


def plain(text: str) -> str:
    """Return a text without blanks and line breaks, which a page may set as it likes."""
    return "".join(text.split())


def texts(page: PageObject) -> list[Placed]:
    """Return every piece of text of a page with its box, from the feet of its letters to the top of its capitals."""
    fonts()
    found: list[Placed] = []

    def visit(text: str, cm: list[float], tm: list[float], font: dict[str, Any] | None, size: float) -> None:
        if text.strip() and font is not None:
            name = BOLD if "SemiBold" in font["/BaseFont"] else REGULAR
            lines = text.strip().splitlines()
            wide = max(stringWidth(line, name, size) for line in lines)
            place = Transformation(tuple(tm)).transform(Transformation(tuple(cm)))
            corners = [place.apply_on((x, y)) for x in (0.0, wide) for y in (-0.25 * size, 0.72 * size)]
            across, up = [x for x, _ in corners], [y for _, y in corners]
            found.append(Placed("".join(lines), min(across), min(up), max(across), max(up)))

    page.extract_text(visitor_text=visit)
    return found


def drawings(page: PageObject) -> Iterator[tuple[str, float, float]]:
    """Yield each drawing that a page calls by its name, with its lower left corner."""
    here, kept = Transformation(), []
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        if operator == b"q":
            kept.append(here)
        elif operator == b"Q":
            here = kept.pop()
        elif operator == b"cm":
            here = Transformation(tuple(float(number) for number in operands)).transform(here)
        elif operator == b"Do":
            x, y = here.apply_on((0.0, 0.0))
            yield str(operands[0]), x, y
