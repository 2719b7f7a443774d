"""The kernels as Python and the page call them: records come in arrays of one (`engine.bindings`).

Texts are rows of one array, their marks rows of another: what comes out, then scratch.
"""

from __future__ import annotations

from typing import Annotated, Final

from schwimmen.engine.kernel import Records, brief, kernel
from schwimmen.engine.layout import End, RuleFields, Table, View
from schwimmen.engine.view import see
from schwimmen.projection.own import Reader, blocked, hold, legal, look_for, offer, open_hands, sort_moves, worths
from schwimmen.projection.public import details, public, reasons, summary
from schwimmen.projection.story import happened, tell
from schwimmen.projection.text import LIST_END, OBJECT, OBJECT_END, Marks, Texts, changed, empty, gap, part, put
from schwimmen.projection.values import Facts

OUT: Final = 0
BEFORE: Final = 1
AFTER: Final = 2
TOKENS: Final = 3
TEXTS: Final = 4

FACTS: Final = TEXTS
"""The row of marks that holds the numbers of an object while it is written."""


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
    """Write the events of a move or of a deal (`DEALT`), then the result if the hand has ended.

    `tables` has the table as it was, and as it is. Parts are those of the events, and of the result its beginning,
    its details, its reasons and its end.
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
        reasons(out, at, table, rules[0], terms, marks[FACTS])
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
    """Write what has changed: a part for all, then one for each reader, as keys of an object that is not begun.

    `tables` has the table as it was, and as it is; `readers` each reader as he was, and as he is. Whoever was told
    nothing is told everything; so are all before the first hand.
    """
    empty(marks[OUT])
    for now in range(2):
        text, at = texts[BEFORE + now], marks[BEFORE + now]
        empty(at)
        if tables[now].hand_number:
            see(tables[now], rules[0], 0, views[0])
            public(text, at, tables[now], rules[0], terms, views[0], marks[FACTS])
    add_changes(texts, marks)
    for number in range(len(readers)):
        now = number & 1
        text, at, table, reader = texts[BEFORE + now], marks[BEFORE + now], tables[now], readers[number]
        empty(at)
        if reader.told:
            look_for(table, rules[0], reader.seat, views[0])
            hold(text, at, views[0], rules[0], terms, marks[FACTS])
            sort_moves(views[0], texts[TOKENS], marks[TOKENS])
            legal(text, at, views[0], reader.judges, texts[TOKENS], marks[TOKENS])
            worths(text, at, views[0], rules[0], terms, texts[TOKENS], marks[TOKENS])
            open_hands(text, at, table, reader.open_hands, rules[0], terms)
            possible = blocked(text, at, table, rules[0], terms, views[0], marks[FACTS])
            offer(text, at, views[0], reader.standing, possible, rules[0], terms)
        if now:
            add_changes(texts, marks)


@kernel
def add_changes(texts: Texts, marks: Annotated[Marks, 2]) -> None:
    """Add what has changed to what comes out."""
    part(marks[OUT])
    changed(texts[BEFORE], marks[BEFORE], texts[AFTER], marks[AFTER], texts[OUT], marks[OUT])
