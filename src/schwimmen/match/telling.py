"""What kernels have written of a table: where they write, how it is cut into messages, and how Python reads it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain, pairwise
from threading import local
from typing import Any, TypeAlias, cast

import numpy as np
import orjson

from schwimmen.engine.kernel import Records, dtype_of, new
from schwimmen.engine.layout import NOBODY, RuleFields, Table, View, fields_of
from schwimmen.match import views
from schwimmen.match.event import Event
from schwimmen.match.result import HandResult
from schwimmen.projection import bindings
from schwimmen.projection.own import Reader
from schwimmen.projection.shown import SeatView
from schwimmen.projection.spelling import spelled
from schwimmen.projection.story import EVENTS, KIND, SEAT, WIDTH
from schwimmen.projection.text import LENGTH, LETTERS, MARKS, PARTS, STARTS, Letters
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Sentence

Told: TypeAlias = tuple[int, int, bool, int]
"""A reader: the seat (`NOBODY`: none), a bit for each open hand, whether it judges, a bit for each standing action."""

Pair: TypeAlias = tuple[Told | None, Told]
"""A reader: as whom it was told before, None if nobody was, and as whom it is told now."""

NOBODY_TOLD: Told = (NOBODY, 0, False, 0)

KIND_AND_SEAT = slice(KIND, SEAT + 1, SEAT - KIND)
"""Where the kind and the seat of an event stand in its row."""


@dataclass
class Happened:
    """What a deal or a move has changed, as JSON. Nobody changes one: a frozen one takes twice as long to make."""

    json: bytes
    """The events as everybody may know them, with commas between them."""
    says: list[tuple[int, int | None, bytes]]
    """Of each event its kind (`spelling.Told`), its seat, and its sentence."""
    ending: bytes = b""
    """How the hand has ended (`HandResult`); empty while it is played."""
    summary: bytes = b""
    """What the summary of the match shows of that (`HandSummary`)."""
    reasons: bytes = b""
    """The sentences that say why, with commas between them."""

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The events."""
        return tuple(
            Event(
                told["kind"],
                Sentence(**told["say"]),
                told["seat"],
                tuple(told["give"]),
                tuple(told["take"]),
                told["call"],
            )
            for told in orjson.loads(b"[%b]" % self.json)
        )

    @cached_property
    def result(self) -> HandResult:
        """How the hand has ended."""
        return result_of(orjson.loads(self.ending))


class Teller:
    """Tells of one table. States are those of `Referee.save`, empty where there was no hand before."""

    def __init__(self, rules: Rules, call: str, unit: str) -> None:
        self._rules: Records[RuleFields] = fields_of(rules)
        self._terms: Letters = spelled(call, unit).copy()  # writable, as a deepcopy is: kernels tell the two apart

    def happened(self, before: bytes, after: bytes, move: int) -> Happened:
        """Return what a move, or a deal (`DEALT`), has changed."""
        desk = _desk
        desk.take(before, after)
        bindings.story(desk.tables, self._rules, self._terms, move, desk.rows, desk.texts, desk.marks)
        parts, count = desk.cut(), desk.rows.item(0)
        who = desk.rows[1 : count + 1, KIND_AND_SEAT].tolist()
        said = parts[1 : 3 * count : 3]
        says = [
            (kind, None if seat == NOBODY else seat, say[:-1])  # without the comma behind it
            for (kind, seat), say in zip(who, said, strict=True)
        ]
        events, ending = b"".join(parts[: 3 * count]), parts[3 * count :]
        if not ending:
            return Happened(events, says)
        return Happened(events, says, b"".join(ending), ending[0][:-1] + b"}", ending[2])

    def news(self, before: bytes, after: bytes, readers: Sequence[Pair]) -> list[bytes]:
        """Return what has changed as keys of an object that is not begun: for all, then for each reader."""
        desk = _desk
        desk.take(before, after)
        bindings.news(
            desk.tables, self._rules, self._terms, _records(tuple(readers)), desk.views, desk.texts, desk.marks
        )
        return desk.cut()

    def whole(self, state: bytes, reader: Told) -> bytes:
        """Return everything that a reader may know, as keys of an object that is not begun."""
        return b",".join(self.news(b"", state, [(None, reader)]))

    def view(self, state: bytes, reader: Told) -> views.View:
        """Return the same as Python reads it."""
        told = orjson.loads(b"{%b}" % self.whole(state, reader))
        told["seats"] = [SeatView(**seat) for seat in told["seats"]]
        told["blocked"] = {action: Sentence(**why) for action, why in told["blocked"].items()}
        told["waits"] = told["waits"] and Sentence(**told["waits"])
        told["result"] = told["result"] and result_of(told["result"])
        return views.View(**told)


class _Desk(local):
    """Where kernels write, in each thread."""

    def __init__(self) -> None:
        self.texts = np.zeros((bindings.TEXTS, LETTERS), np.uint8)
        self.marks = np.zeros((bindings.NUMBERS, MARKS), np.int64)
        self.rows = np.zeros((EVENTS + 1, WIDTH), np.int64)
        self.tables = new(Table, 2)
        self.views = new(View)
        self._bytes = self.tables.view(np.uint8).data  # numpy would copy records field by field
        self._text, self._marks = self.texts[bindings.OUT].data, self.marks[bindings.OUT].data

    def take(self, before: bytes, after: bytes) -> None:
        """Lay out the states to tell of."""
        self._bytes[:] = (before or _NOTHING) + (after or _NOTHING)

    def cut(self) -> list[bytes]:
        """Return the parts of what came out."""
        marks = self._marks
        length, parts = marks[LENGTH], marks[PARTS]
        text = self._text[:length].tobytes()
        places = marks[STARTS : STARTS + parts].tolist()
        return [text[begins:end] for begins, end in pairwise((*places, length))]


_NOTHING = new(Table).tobytes()
_STRANGER = (0, 0, 0, 0, 0)
_READER: Any = dtype_of(Reader)
_desk = _Desk()


@lru_cache(maxsize=1024)
def _records(readers: tuple[Pair, ...]) -> Records[Reader]:
    """Return readers, as they were and as they are, as records: the same from move to move, nobody writes to them."""
    rows = [(*told, True) if told else _STRANGER for pair in readers for told in pair]
    return cast("Records[Reader]", np.frombuffer(array("i", chain.from_iterable(rows)), _READER))


def result_of(told: dict[str, Any]) -> HandResult:
    """Return the last finished hand from its JSON."""
    reasons = tuple(Sentence(**reason) for reason in told.pop("reasons"))
    listed = {name: tuple(value) for name, value in told.items() if name != "end"}
    return HandResult(end=told["end"], **listed, reasons=reasons)
