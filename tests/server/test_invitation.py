"""How others get here: the link, its QR code, and the address in it."""

import re

import pytest
import segno

from schwimmen.server import addresses
from schwimmen.server.settings import Settings
from tests.server.checks import problem
from tests.server.live import GENEROUS, Live, serving


def drawn(path: str, size: int) -> str:
    """Return the text of a drawn QR code: the one whose modules are the dark squares of the drawing."""
    dark = {(int(row), int(column)) for column, row in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    assert len(dark) * len("M0 0h1v1h-1z") <= len(path), "nothing else is drawn"
    found = [text for text in DRAWN if modules(text) == (dark, size)]
    assert len(found) == 1, "it is the drawing of no text that was expected"
    return found[0]


DRAWN: list[str] = []
"""Texts that are looked for in drawings."""


def modules(text: str) -> tuple[set[tuple[int, int]], int]:
    """Return the places of the dark modules of a text's QR code, and the length of its side."""
    matrix = segno.make(text, error="m", micro=False).matrix
    return {(row, column) for row, line in enumerate(matrix) for column, dark in enumerate(line) if dark}, len(matrix)
