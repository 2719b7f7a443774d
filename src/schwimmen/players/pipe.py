"""Computer opponents in programs of their own: one JSON line out for each decision, one JSON line back.

The line holds what the seat may know and the rules, and nothing else; the program may be written in any language
(docs/bots.md). `question` and `position` are both sides of the line, `Program` plays through it.
"""

from __future__ import annotations

import json
import os
import selectors
import subprocess
import time
from collections.abc import Sequence
from dataclasses import fields
from enum import IntEnum
from typing import Any, Final, Self, get_type_hints

from numpy.typing import NDArray

from schwimmen import cards
from schwimmen.engine.codes import Kind, kind_of
from schwimmen.engine.kernel import dtype_of, new
from schwimmen.engine.layout import NOBODY, View
from schwimmen.match.tokens import NO_TOKEN, code_of, token_of
from schwimmen.rules.enums import Word
from schwimmen.rules.fields import Rules

VERSION: Final = 1
"""Of the lines; a field more is none."""

SEVERAL: Final = "trade-pool"
"""The word for an exchange of several cards that everybody has seen."""

LINE: Final = 65_536
"""Bytes of an answer at most."""

_SETS: Final = ("hand", "packet", "table", "gone", "pile", "wanted", "known", "saw", "shown")
_CARDS: Final = ("top_card", "taken")
_MOVES: Final = ("last_move", "move_before")
_APART: Final = ("legal", "legal_count", "pending", "saw_before")


class PipeError(Exception):
    """A program that plays has failed: what was expected, and what came."""


# ---------------------------------------------------------------- both sides of the line


def question(view: NDArray[Any], rules: Rules, seed: int) -> dict[str, Any]:
    """Return what a program is asked: the view (an array with one engine `View` record), the rules, a seed."""
    record = view[0]
    hand, table, seats = int(record["hand"]), int(record["table"]), int(record["seats"])
    shown: dict[str, Any] = {}
    for name in dtype_of(View).names or ():
        if name not in _APART:
            cell = record[name]
            found = cell[:seats].tolist() if cell.ndim else cell.item()
            shown[name] = [_shown(name, each) for each in found] if cell.ndim else _shown(name, found)
    shown["saw_before"] = [cards.names(each) for each in record["saw_before"][:seats].tolist()]
    shown["pending"] = token_of(int(record["pending"])) if record["pending"] else None
    shown["legal"] = [token_of(int(code), hand, table) for code in record["legal"][: record["legal_count"]]]
    return {"version": VERSION, "view": shown, "rules": _plain(rules), "seed": seed}


def position(asked: dict[str, Any]) -> tuple[Any, Rules, int]:
    """Return view, rules and seed of a question. Raises ValueError for what is none."""
    try:
        shown, rules, seed = asked["view"], rules_of(asked["rules"]), int(asked.get("seed", 0))
        view = new(View)
        record = view[0]
        for name in dtype_of(View).names or ():
            if name not in _APART:
                _write(record, name, shown[name])
        for seat, each in enumerate(shown["saw_before"]):
            record["saw_before"][seat] = cards.cards_of(each)
        hand, table = int(record["hand"]), int(record["table"])
        record["pending"] = code_of(shown["pending"]) if shown["pending"] else 0
        codes = [code_of(token, hand, table) for token in shown["legal"]]
        record["legal"][: len(codes)] = codes
        record["legal_count"] = len(codes)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"line: expected view and rules, got {type(error).__name__} at {error}") from None
    if NO_TOKEN in codes:
        raise ValueError(f"legal: expected moves, got {shown['legal'][codes.index(NO_TOKEN)]!r}")
    return view, rules, seed


def rules_of(plain: dict[str, Any]) -> Rules:
    """Return the rules that `question` wrote. Raises KeyError or ValueError for a field or word that there is not."""
    found: dict[str, Any] = {}
    hints = get_type_hints(Rules)
    for name, value in plain.items():
        kind = hints[name]
        if isinstance(kind, type) and issubclass(kind, Word):
            found[name] = kind[value.upper()]
        elif name == "points_table":
            found[name] = tuple((row[0], row[1]) for row in value)
        else:
            found[name] = tuple(value) if isinstance(value, list) else value
    return Rules(**found)


def _plain(rules: Rules) -> dict[str, Any]:
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return {name: str(value) if isinstance(value, Word) else _number(value) for name, value in values.items()}


def _number(value: Any) -> Any:
    return int(value) if isinstance(value, IntEnum) else value


def _shown(name: str, value: int) -> Any:
    if name in _SETS:
        return cards.names(value)
    if name in _CARDS:
        return None if value == NOBODY else cards.NAMES[value]
    if name in _MOVES:
        return None if value == NOBODY else _deed(value)
    return value


def _deed(code: int) -> str:
    """Return a decision that everybody saw; of an exchange of several cards only that there was one."""
    return SEVERAL if kind_of(code) == Kind.SOME else token_of(code)


def _write(record: Any, name: str, value: Any) -> None:
    if record[name].ndim:
        record[name][: len(value)] = [_read(name, each) for each in value]
    else:
        record[name] = _read(name, value)


def _read(name: str, value: Any) -> int:
    if name in _SETS:
        return int(cards.cards_of(value))
    if name in _CARDS:
        return NOBODY if value is None else cards.NUMBERS[value]
    if name in _MOVES:
        if value is None:
            return NOBODY
        return int(Kind.SOME) if value == SEVERAL else code_of(value)
    return int(value)


# ---------------------------------------------------------------- a program that plays


class Program:
    """A computer opponent that is a program: started once, asked for each decision, a context manager.

    Raises PipeError where the program cannot be started, has ended, answers nonsense, or is too late.
    """

    def __init__(self, command: Sequence[str], *, seconds: float = 10.0) -> None:
        """Start `command`; each answer is waited for as long as `seconds`."""
        self._name, self._seconds, self._rest = command[0], seconds, b""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - a program that the caller chose
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except OSError as error:
            raise PipeError(f"{self._name}: cannot be started ({error.strerror})") from None

    def __enter__(self) -> Self:
        """Return the player."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the program."""
        self.close()

    def close(self) -> None:
        """End the program, by force if it does not end by itself."""
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        try:
            self._process.wait(1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def choose(self, view: NDArray[Any], rules: Rules, seed: int) -> str:
        """Return the token of the move that the program plays; `view` as for `players.choose`."""
        asked = question(view, rules, seed)
        stream = self._process.stdin
        assert stream is not None
        try:
            stream.write(json.dumps(asked, separators=(",", ":")).encode() + b"\n")
        except (BrokenPipeError, ValueError):
            raise self._ended() from None
        return self._move(self._line(), asked["view"]["legal"])

    def _move(self, line: bytes, legal: list[str]) -> str:
        try:
            move = json.loads(line)["move"]
        except (ValueError, TypeError, KeyError):
            raise PipeError(f'{self._name}: expected {{"move": …}}, got {line[:80]!r}') from None
        if move not in legal:
            raise PipeError(f"{self._name}: expected one of {', '.join(legal)}, got {move!r}")
        return str(move)

    def _line(self) -> bytes:
        """Return the next line, waiting no longer than allowed."""
        stream = self._process.stdout
        assert stream is not None
        until = time.monotonic() + self._seconds
        with selectors.DefaultSelector() as ready:
            ready.register(stream, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                if not ready.select(max(0.0, until - time.monotonic())):
                    raise PipeError(f"{self._name}: no answer within {self._seconds:g} s")
                more = os.read(stream.fileno(), LINE)
                if not more:
                    raise self._ended()
                self._rest += more
                if len(self._rest) > LINE:
                    raise PipeError(f"{self._name}: expected a line of at most {LINE} bytes")
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def _ended(self) -> PipeError:
        try:
            status = self._process.wait(1)
        except subprocess.TimeoutExpired:
            return PipeError(f"{self._name}: has closed its output")
        return PipeError(f"{self._name}: has ended (status {status})")
