"""A tournament as a file: JSON lines, a head and then one for each set, to be continued where it stops.

The head says everything that results depend on; a set, by its number, follows from the head. docs/arena.md names the
fields.
"""

from __future__ import annotations

import json
import math
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeGuard

from schwimmen.arena.advised import network_named
from schwimmen.arena.duplicate import go_on
from schwimmen.arena.entrants import CHOOSERS, entrants_of
from schwimmen.arena.tables import Set, Setup
from schwimmen.engine.cached import key_of
from schwimmen.players.level import choose_move
from schwimmen.players.solved.policy import SHIPPED
from schwimmen.players.value_network.shipped import network_for

VERSION = 1
"""Of the format."""

_FOREIGN = "file: expected one that `arena --file` has begun, {} is something else"


class ResultFile:
    """A file to which sets are appended."""

    def __init__(self, path: Path, setup: Setup, code: str, *, resume: bool) -> None:
        """Begin a file, or continue one. `code` is the share code of the rules.

        Raises ValueError if there is one already and it shall not be continued, or if it is of another tournament. The
        head is written with the first set: what is refused before leaves nothing that had to be continued.
        """
        self.path, self.names = path, setup.names
        self.sets: list[Set] = []
        """The sets that the file held."""
        self._setup, self._head = setup, head_of(setup, code)
        if path.exists() and path.stat().st_size:
            if not resume:
                raise ValueError(f"file: {path} is there already; --resume continues it")
            self._read(self._head)
        else:
            path.touch()

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
            if not file.tell():
                file.write(_line(self._head))
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
        lineup = self._setup.lineup(number)
        wrong = _wrong(line, number, [self.names[entrant] for entrant in lineup])
        if wrong:
            raise ValueError(f"file: line {number + 2} of {self.path} is not set {number}: {wrong}")
        return Set(number, lineup, line["results"], line["hands"], line["moves"])


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
        "weights": _weights_key(setup),
    }


def _weights_key(setup: Setup) -> str:
    """Return a hash of what the players of the house have learned that they go by at such a table."""
    learned = network_for(setup.rules)["weights"].tobytes()
    for entrant in entrants_of(setup.entrants):
        if entrant.chooser is CHOOSERS["solved"]:
            learned += SHIPPED.read_bytes()
        elif entrant.advised:
            learned += network_named(entrant.advised, setup.rules)["weights"].tobytes()
    return sha256(learned).hexdigest()[:16]


def _wrong(line: dict[str, Any], number: int, lineup: list[str]) -> str | None:
    """Return what is wrong with the line of a set, None if nothing is."""
    for name, wanted in (("set", number), ("lineup", lineup)):
        if line.get(name) != wanted:
            return f"{name}: expected {wanted}, got {line.get(name)!r}"
    size = len(lineup)
    if not _is_square(line.get("results"), size):
        return f"results: expected {size} rows of {size} numbers, got {line.get('results')!r}"
    for name in ("hands", "moves"):
        if type(line.get(name)) is not int:
            return f"{name}: expected a whole number, got {line.get(name)!r}"
    return None


def _is_square(rows: object, size: int) -> bool:
    """Say whether something is a row of numbers for each of so many rotations."""
    return _is_list(rows, size) and all(_is_list(row, size) and all(map(_is_number, row)) for row in rows)


def _is_list(found: object, size: int) -> TypeGuard[list[object]]:
    return isinstance(found, list) and len(found) == size


def _is_number(found: object) -> bool:
    return type(found) is int or (isinstance(found, float) and math.isfinite(found))


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
