"""Files of puzzles: those that ship with the program, and how to continue one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from schwimmen.puzzles.puzzle import Puzzle
from schwimmen.rules.presets import find

_HEAD = "seed "
"""What stands before the seed in the first line."""


@cache
def found(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that ship with the program. Raises ValueError for an unknown game."""
    path = files("schwimmen.puzzles") / "found" / f"{find(game).id}.txt"
    return tuple(_read(game, path.read_text("ascii"), None)) if path.is_file() else ()


def kept(path: Path, game: str, seed: int) -> list[Puzzle]:
    """Return the puzzles in a file, starting it if it is missing. Raises ValueError for a file of another seed."""
    if not path.exists():
        path.write_text(f"{_HEAD}{seed}\n", "ascii")
    return _read(game, path.read_text("ascii"), seed)


def keep(path: Path, puzzle: Puzzle) -> None:
    """Write one more puzzle into a file."""
    with path.open("a", encoding="ascii") as file:
        file.write(puzzle.line() + "\n")


def _read(game: str, text: str, seed: int | None) -> list[Puzzle]:
    head, *lines = text.splitlines() or [""]
    if seed is not None and head != f"{_HEAD}{seed}":
        raise ValueError(f"{game}: expected puzzles of seed {seed}, got {head!r}")
    return [Puzzle.of(game, line) for line in lines]
