"""The kernels in the form in which Python and the page call them: records come in arrays of one (`engine.bindings`).

Texts are rows of one array, their marks rows of another: the output first, then the tokens of legal moves.
"""

from __future__ import annotations

from typing import Annotated, Final

from schwimmen.engine.kernel import Records, brief
from schwimmen.engine.layout import End, RuleFields, Table, View
from schwimmen.projection.own import Reader, note_own, own
from schwimmen.projection.public import details, note_public, public, reasons, summary
from schwimmen.projection.story import happened, tell
from schwimmen.projection.text import LIST_END, LISTS, OBJECT, OBJECT_END, Marks, Texts, empty, gap, part, put
from schwimmen.projection.values import NOTES, NOW, SPARE, UNTOLD, WAS, Facts

OUT: Final = 0
TOKENS: Final = 1
TEXTS: Final = 2

NUMBERS: Final = TEXTS + NOTES
"""Rows of numbers: the marks of each text, then the notes (`values`)."""


@brief
def story(
    tables: Records[Table],
    rules: Records[RuleFields],
    terms: Texts,
    move: int,
    rows: Annotated[Facts, 2],
    texts: Texts,
    marks: Annotated[Marks, 2],
) -> None:
    """Write the events of a move or of a deal (`DEALT`), and the result if the hand has ended.

    `tables` has the table as it was and as it is now. The parts are those of the events, then the result's beginning,
    details, reasons and end.
    """
    out, at, table = texts[OUT], marks[OUT], tables[1]
    empty(at)
    happened(rows, tables[0], table, rules[0], move)
    tell(out, at, rows, rules[0], terms)
    if table.end != End.NONE:
        part(at)
        put(out, at, OBJECT)
        summary(out, at, table, rules[0], terms)
        gap(out, at)
        part(at)
        details(out, at, table, rules[0], terms)
        part(at)
        reasons(out, at, table, rules[0], terms, marks[TEXTS + SPARE])
        part(at)
        put(out, at, LIST_END)
        put(out, at, OBJECT_END)


@brief
def news(
    tables: Records[Table],
    rules: Records[RuleFields],
    terms: Texts,
    readers: Records[Reader],
    views: Records[View],
    texts: Texts,
    marks: Annotated[Marks, 2],
) -> None:
    """Write what has changed: a part for all, then one for each reader, as the keys of an object without its braces.

    `tables` has the table as it was and as it is now; `readers` has each reader likewise. A reader who has been told
    nothing yet is told everything; before the first hand, so are all.
    """
    out, at, notes = texts[OUT], marks[OUT], marks[TEXTS:]
    fresh = tables[0].hand_number == 0
    empty(at)
    part(at)
    if tables[1].hand_number:
        if fresh:
            notes[WAS, :LISTS] = UNTOLD
        else:
            note_public(tables[0], rules[0], views[0], notes[WAS])
        note_public(tables[1], rules[0], views[0], notes[NOW])
        public(out, at, tables[1], rules[0], terms, notes)
    for number in range(0, len(readers), 2):
        if fresh or not readers[number].told:
            notes[WAS, :LISTS] = UNTOLD
        else:
            note_own(tables[0], rules[0], readers[number], views[0], notes[WAS], texts[TOKENS], marks[TOKENS])
        note_own(tables[1], rules[0], readers[number + 1], views[0], notes[NOW], texts[TOKENS], marks[TOKENS])
        part(at)
        own(out, at, rules[0], terms, notes)
