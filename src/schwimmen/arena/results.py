"""A tournament as a file: JSON lines, a head and then one for each set, to be continued where it stops.

The head says everything that results depend on; a set, by its number, follows from the head. docs/arena.md names the
fields.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from schwimmen.arena.duplicate import go_on
from schwimmen.arena.tables import Set, Setup
from schwimmen.engine.cached import key_of
from schwimmen.players.level import choose_move

VERSION = 1
"""Of the format."""

_FOREIGN = "file: expected one that `arena --file` has begun, {} is something else"


class ResultFile:
    """A file to which sets are appended."""

    def __init__(self, path: Path, setup: Setup, code: str, *, resume: bool) -> None:
        """Begin a file, or continue one. `code` is the share code of the rules.

        Raises ValueError if there is one already and it shall not be continued, or if it is of another tournament.
        """
        self.path, self.names = path, setup.names
        self.sets: list[Set] = []
        """The sets that the file held."""
        head = head_of(setup, code)
        if path.exists() and path.stat().st_size:
            if not resume:
                raise ValueError(f"file: {path} is there already; --resume continues it")
            self._read(head)
        else:
            path.write_text(_line(head), encoding="utf-8")

    def append(self, played: Set) -> None:
        """Write a set behind the others."""
        line = {
            "set": played.number,
            "lineup": [self.names[entrant] for entrant in played.lineup],
            "results": played.results,
            "hands": played.hands,
            "moves": played.moves,
        }
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_line(line))

    def _read(self, head: dict[str, Any]) -> None:
        text = self.path.read_text(encoding="utf-8", errors="replace")
        whole, _, torn = text.rpartition("\n")
        lines = whole.splitlines()
        if lines:
            self._compare(head, lines[0])
        elif not _line(head).startswith(torn):
            raise ValueError(_FOREIGN.format(self.path))
        for number, line in enumerate(lines[1:]):
            self.sets.append(self._set(_json(line, self.path, number + 2), number))
        if torn or not lines:  # the writer was stopped in the middle of a line
            self.path.write_text(whole + "\n" if lines else _line(head), encoding="utf-8")

    def _compare(self, head: dict[str, Any], line: str) -> None:
        try:
            found = json.loads(line)
        except json.JSONDecodeError:
            found = None
        if not isinstance(found, dict) or "arena" not in found:
            raise ValueError(_FOREIGN.format(self.path))
        for name, wanted in head.items():
            if found.get(name) != wanted:
                raise ValueError(f"file: it is of another tournament: {name} is {found.get(name)!r}, now {wanted!r}")

    def _set(self, line: dict[str, Any], number: int) -> Set:
        try:
            if line["set"] != number:
                raise ValueError(f"set {line['set']}")
            lineup = [self.names.index(name) for name in line["lineup"]]
            return Set(number, lineup, line["results"], line["hands"], line["moves"])
        except (KeyError, ValueError) as error:
            raise ValueError(f"file: line {number + 2} of {self.path} is not set {number}: {error}") from None


def head_of(setup: Setup, code: str) -> dict[str, Any]:
    """Return the head of a file: what the results of its sets depend on."""
    return {
        "arena": VERSION,
        "rules": code,
        "players": setup.players,
        "entrants": list(setup.entrants),
        "unit": setup.unit,
        "seed": setup.seed,
        "kernels": key_of(go_on, choose_move),
    }


def _json(line: str, path: Path, number: int) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except json.JSONDecodeError as error:
        raise ValueError(f"file: line {number} of {path} is no JSON: {error}") from None
    if not isinstance(found, dict):
        raise ValueError(f"file: line {number} of {path} is no object")
    return found


def _line(content: dict[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False) + "\n"
