"""Text of several colours and columns, for terminals and for other programs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console

WIDEST = 100
"""Lines get no longer than this, however wide the terminal is."""


def plain(text: str) -> str:
    """Return somebody else's text without what moves the cursor of a terminal, hides letters, or turns them round."""
    return "".join(character if character.isprintable() else "\ufffd" for character in text)


@contextmanager
def printed() -> Iterator[Console]:
    """Give a console, and print what it was told, without blanks at the ends of lines."""
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    with console.capture() as told:
        yield console
    print("\n".join(line.rstrip() for line in told.get().splitlines()), flush=True)
