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
from schwimmen.engine.layout import GONE, NOBODY, Phase, View, fields_of
from schwimmen.match.tokens import NO_TOKEN, code_of, token_of
from schwimmen.rules.enums import Word
from schwimmen.rules.fields import Rules

VERSION: Final = 1
"""Of the lines; a field more is none."""

SEVERAL: Final = "trade-pool"
"""The word for an exchange of several cards that everybody has seen."""

LINE: Final = 65_536
"""Bytes of an answer at most."""

HANDS: Final = (3, 4, 5)
"""Sizes of hands that there are."""

_SETS: Final = ("hand", "packet", "table", "gone", "pile", "wanted", "known", "saw", "shown")
_CARDS: Final = ("top_card", "taken")
_MOVES: Final = ("last_move", "move_before")
_APART: Final = ("legal", "legal_count", "pending", "saw_before")
_WHO: Final = ("chicken", "dealer", "dealt_by", "leader", "to_move", "caller")
_SIGNED: Final = ("units", "points", "values", "change", *_CARDS, *_MOVES, *_WHO)
"""What may be below 0; of the last, no less than `GONE`."""


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
        if asked.get("version", VERSION) != VERSION:
            raise ValueError(f"version: expected {VERSION}, got {asked['version']!r}")
        _check_rules(rules, shown["seats"])
        view = new(View)
        record = view[0]
        for name in dtype_of(View).names or ():
            if name not in _APART:
                _write(record, name, shown[name], shown["seats"])
        _check_numbers(record)
        for seat, each in enumerate(shown["saw_before"]):
            record["saw_before"][seat] = cards.cards_of(each)
        hand, table = int(record["hand"]), int(record["table"])
        record["pending"] = _code(shown["pending"]) if shown["pending"] else 0
        codes = [_code(token, hand, table) for token in shown["legal"]]
        record["legal"][: len(codes)] = codes
        record["legal_count"] = len(codes)
    except (KeyError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise ValueError(f"line: expected view and rules, got {type(error).__name__} at {error}") from None
    return view, rules, seed


def _check_rules(rules: Rules, seats: Any) -> None:
    """Raise ValueError for what no table of the house has: kernels keep rows for so many seats and cards."""
    if rules.pack not in cards.PACK_RANKS or rules.hand_size not in HANDS:
        raise ValueError(f"rules: expected a pack and hands of the house, got {rules.pack} and {rules.hand_size} cards")
    rules.check_players(seats)
    fields_of(rules)


def _check_numbers(record: Any) -> None:
    """Raise ValueError for numbers by which a kernel would look beside its rows."""
    seats = int(record["seats"])
    Phase(record["phase"])
    if not 0 <= record["seat"] < seats or not 0 < record["players"] <= seats:
        raise ValueError(f"seat, players: expected some of {seats}, got {record['seat']}, {record['players']}")
    for name in _WHO:
        if not GONE <= record[name] < seats:
            raise ValueError(f"{name}: expected a seat below {seats}, got {record[name]}")
    for name in record.dtype.names:
        if name not in _SIGNED and name not in _APART and (record[name] < 0).any():
            raise ValueError(f"{name}: expected 0 or more, got {record[name].min()}")
    for name in ("hand", "known"):
        if (most := max(int(each).bit_count() for each in record[name].flat)) > max(HANDS) + 1:
            raise ValueError(f"{name}: expected {max(HANDS) + 1} cards at most, got {most}")


def _code(token: Any, hand: int = 0, table: int = 0) -> int:
    """Return the code of a token. Raises ValueError for one that names no move."""
    code = code_of(token, hand, table)
    if code == NO_TOKEN:
        raise ValueError(f"move: expected a token, got {token!r}")
    return code


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


def _write(record: Any, name: str, value: Any, seats: int) -> None:
    if record[name].ndim:
        if len(value) != seats:
            raise ValueError(f"{name}: expected {seats} numbers, one for each seat, got {len(value)}")
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
        return int(Kind.SOME) if value == SEVERAL else _code(value)
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
            self._kill()

    def _kill(self) -> None:
        """End the program by force, and return once it has ended: until then it would take questions."""
        self._process.kill()
        self._process.wait()

    def choose(self, view: NDArray[Any], rules: Rules, seed: int) -> str:
        """Return the token of the move that the program plays; `view` as for `players.choose`."""
        asked = question(view, rules, seed)
        if more := self._unasked():
            raise PipeError(f"{self._name}: expected one answer to each question, got {more[:80]!r} besides")
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

    def _unasked(self) -> bytes:
        """Return what the program has said since its last answer."""
        stream = self._process.stdout
        assert stream is not None
        with selectors.DefaultSelector() as ready:
            ready.register(stream, selectors.EVENT_READ)
            if not self._rest and ready.select(0):
                self._rest = os.read(stream.fileno(), LINE)
        return self._rest

    def _line(self) -> bytes:
        """Return the next line, waiting no longer than allowed; who is too late has to end."""
        stream = self._process.stdout
        assert stream is not None
        until = time.monotonic() + self._seconds
        with selectors.DefaultSelector() as ready:
            ready.register(stream, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                if not ready.select(max(0.0, until - time.monotonic())):
                    self._kill()
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
