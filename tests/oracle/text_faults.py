"""Ways of writing a record that are odd, or no JSON."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from tests.oracle.house import SECOND_NAMES
from tests.oracle.ranges import VALUES
from tests.oracle.records import Record


def text_fault(chance: random.Random) -> Callable[[Record], str]:
    """Choose a way of writing that is not JSON, or not a record."""

    def write(record: Record) -> str:
        text = json.dumps(record)
        cut = chance.randrange(len(text))
        return chance.choice(
            [
                *(
                    text[:cut],
                    text[cut:],
                    text + text,
                    text + " x",
                    f"[{text}]",
                    json.dumps(text),
                    "null",
                    "1",
                    '"',
                    "{",
                ),
                *("NaN", "[]", "{}", "\ufeff" + text, text.replace('"', "'"), text.replace(", ", ",, ", 1), "\x00"),
                *(text.replace("{", '{"x": NaN, ', 1), text.replace("{", '{"x": -Infinity, ', 1), text[:-1] + ",}"),
                *("[" * 3000, "[" * 3000 + "]" * 3000, "9" * 5000, "\ud800".encode("utf-8", "replace").decode()),
            ]
        )

    return write


def written_twice(chance: random.Random) -> Callable[[Record], str]:
    """Write a house rule several times, by equal and by different names: the latest counts."""

    def write(record: Record) -> str:
        second, first = chance.choice(list(SECOND_NAMES.items()))
        pairs = [(chance.choice([first, second]), chance.choice(VALUES[first])) for _ in range(chance.randint(2, 4))]
        house = ", ".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in pairs)
        return json.dumps({**record, "house": "HOUSE"}).replace('"HOUSE"', "{" + house + "}")

    return write


def other_form(chance: random.Random) -> Callable[[Record], str]:
    """Write good JSON in another way."""

    def write(record: Record) -> str:
        shuffled = dict(chance.sample(list(record.items()), len(record)))
        separators = chance.choice([(",", ":"), (" , ", " : ")])
        return json.dumps(shuffled, ensure_ascii=chance.random() < 0.5, separators=separators)

    return write


def slip(chance: random.Random) -> Callable[[Record], str]:
    """Mistype, drop or double a few characters."""

    def write(record: Record) -> str:
        text = list(json.dumps(record))
        for _ in range(chance.choice([1, 1, 1, 2, 5])):
            place = chance.randrange(len(text))
            text[place] = chance.choice(
                ["", text[place] * 2, chance.choice('0123456789.-+eE"[]{},: !>ACDHJKQSTx\\\u00e9')]
            )
        return "".join(text)

    return write


TEXT_FAULTS: list[Callable[[random.Random], Callable[[Record], str]]] = [
    text_fault,
    written_twice,
    other_form,
    slip,
    slip,
]
