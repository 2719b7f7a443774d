"""Text of several colours and columns, for terminals and for other programs."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console

WIDEST = 100
"""Lines get no longer than this, however wide the terminal is."""


@contextmanager
def printed() -> Iterator[Console]:
    """Give a console, and print what it was told: no blanks at the ends of lines, letters that the other side reads."""
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    with console.capture() as told:
        yield console
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    print("\n".join(line.rstrip() for line in told.get().splitlines()), flush=True)
