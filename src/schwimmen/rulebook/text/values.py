"""Knobs and their values in words."""

from __future__ import annotations

from typing import Any

from schwimmen.rules.knobs import Knob
from schwimmen.rules.knobs.kinds import Counted, Labels, PointsTable, Span, Specials, Whole
from schwimmen.words.sentence import Arg, Sentence


def value_sentences(knob: Knob, value: Any) -> list[Sentence]:
    """Return the words for a knob's value (of `Rules`): one sentence, or one for each item of a list."""
    match knob:
        case Span():
            return [Sentence(word_key("knob", knob.name, "value"), {"fewest": value[0], "most": value[1]})]
        case Whole():
            return [Sentence(word_key("knob", knob.name, "value"), {"number": value})]
        case Specials():
            return [Sentence(value_key(knob.name, item)) for item in knob.write(value) or ["none"]]
        case Counted():
            return [_counted(knob, value)]
        case PointsTable():
            return [Sentence(word_key("knob", knob.name, "value"), table_args(value))]
        case Labels():
            return [_labels(knob, value)]
    return [Sentence(value_key(knob.name, knob.write(value)))]


def _counted(knob: Counted, value: Any) -> Sentence:
    word, _, count = knob.write(value).partition("(")
    return Sentence(value_key(knob.name, word), {"number": int(count[:-1])} if count else {})


def _labels(knob: Labels, value: Any) -> Sentence:
    if not any(value):
        return Sentence(value_key(knob.name, "none"))
    return Sentence(word_key("knob", knob.name, "value"), label_args(value))


def label_args(labels: tuple[str, ...]) -> dict[str, Arg]:
    """Return the topics of the suits as arguments."""
    return dict(zip(("clubs", "spades", "hearts", "diamonds"), labels, strict=True))


def table_args(table: tuple[tuple[int, int], ...]) -> dict[str, Arg]:
    """Return the numbers of a points table as arguments: `blitz`, `blitz_other`, `highest`, …."""
    args: dict[str, Arg] = {}
    for row, (caller, other) in zip(("blitz", "highest", "middle", "lowest"), table, strict=True):
        args |= {row: caller, f"{row}_other": other}
    return args


def value_key(name: str, value: Any) -> str:
    """Return the catalogue key of one JSON value of a knob: `knob-trio-value-30-5`."""
    return word_key("knob", name, plain(value))


def plain(value: Any) -> str:
    """Return a JSON value as a sentence selects by it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def word_key(*parts: object) -> str:
    """Return a catalogue key made of names: a hyphen stands for underscore and point."""
    return "-".join(str(part).replace("_", "-").replace(".", "-") for part in parts)
