"""The kinds of knobs: which JSON values a house rule takes, and what they mean in `Rules`.

Types are exact: a flag is not 0 or 1, a whole number is not 2.0.
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from schwimmen.rules.fields import DECLARED, Rules, Special

Group: TypeAlias = Literal["setup", "turns", "calls", "values", "settlement", "match"]


class HouseError(ValueError):
    """A house rule that cannot be read: which knob, what came, what is allowed."""

    def __init__(self, knob: str, came: Any, allowed: str) -> None:
        super().__init__(f"{knob}: {_show(came)} is not allowed; allowed: {allowed}")
        self.knob, self.came, self.allowed = knob, _show(came), allowed


@dataclass(frozen=True, kw_only=True)
class Knob(ABC):
    """One house rule: the fields of `Rules` that it sets, and the group in which a form shows it."""

    name: str
    group: Group
    aliases: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    """The fields that it sets; by default the one of its own name. The value of several fields is a tuple."""
    number: int | None = None
    """Its number in share codes where no field has its name; never used again for another."""

    @property
    def code(self) -> int:
        """Its number in share codes: its own, or that of the field of its name. Raises KeyError if there is neither."""
        number = DECLARED[self.name].number if self.number is None else self.number
        if number is None:
            raise KeyError(self.name)
        return number

    @abstractmethod
    def read(self, came: Any) -> Any:
        """Return the fields' value for a JSON value. Raises ValueError (without text) for any other value."""

    @abstractmethod
    def write(self, value: Any) -> Any:
        """Return the JSON value of the fields' value."""

    @abstractmethod
    def allowed(self) -> str:
        """Say which JSON values there are."""

    def get(self, rules: Rules) -> Any:
        """Return the value that some rules have."""
        if len(self.fields) > 1:
            return tuple(getattr(rules, field) for field in self.fields)
        return getattr(rules, self.fields[0] if self.fields else self.name)

    def changes(self, value: Any) -> dict[str, Any]:
        """Return the fields of `Rules` that a value sets."""
        if len(self.fields) > 1:
            return dict(zip(self.fields, value, strict=True))
        return {self.fields[0] if self.fields else self.name: value}

    def numbers(self, value: Any) -> list[int]:
        """Return a value as whole numbers, for the share code."""
        return [int(value)]

    def of_numbers(self, numbers: list[int]) -> Any:
        """Return the value of whole numbers. Raises ValueError if there is none."""
        (number,) = numbers
        return self.read(number)


@dataclass(frozen=True, kw_only=True)
class Flag(Knob):
    """`true` or `false`; `off` and `on` are what they mean."""

    off: Any = False
    on: Any = True

    def read(self, came: Any) -> Any:  # noqa: D102
        if not isinstance(came, bool):
            raise ValueError
        return self.on if came else self.off

    def write(self, value: Any) -> bool:  # noqa: D102
        return bool(value == self.on)

    def numbers(self, value: Any) -> list[int]:  # noqa: D102
        return [int(self.write(value))]

    def of_numbers(self, numbers: list[int]) -> Any:  # noqa: D102
        if numbers not in ([0], [1]):
            raise ValueError
        return self.read(numbers == [1])

    def allowed(self) -> str:  # noqa: D102
        return "true, false"


@dataclass(frozen=True, kw_only=True)
class Whole(Knob):
    """A JSON integer from `least` to `most`, or without end."""

    least: int = 1
    most: int | None = None

    def read(self, came: Any) -> int:  # noqa: D102
        if type(came) is not int or came < self.least or (self.most is not None and came > self.most):
            raise ValueError
        return came

    def write(self, value: Any) -> int:  # noqa: D102
        return int(value)

    def allowed(self) -> str:  # noqa: D102
        return f"a whole number from {self.least} " + ("on" if self.most is None else f"to {self.most}")


@dataclass(frozen=True, kw_only=True)
class Choice(Knob):
    """One of several words, with what each means; `second` holds other spellings of the same values."""

    values: Mapping[str, int]
    second: Mapping[str, int] | None = None

    def read(self, came: Any) -> int:  # noqa: D102
        spelled = {**self.values, **(self.second or {})}
        if not isinstance(came, str) or came not in spelled:
            raise ValueError
        return spelled[came]

    def write(self, value: Any) -> str:  # noqa: D102
        return next(word for word, meant in self.values.items() if meant == value)

    def of_numbers(self, numbers: list[int]) -> int:  # noqa: D102
        for value in self.values.values():
            if [int(value)] == numbers:
                return value
        raise ValueError

    def allowed(self) -> str:  # noqa: D102
        return ", ".join(f'"{value}"' for value in (*self.values, *(self.second or ())))


@dataclass(frozen=True, kw_only=True)
class WholeChoice(Knob):
    """One of a few whole numbers."""

    values: tuple[int, ...]

    def read(self, came: Any) -> int:  # noqa: D102
        if type(came) is not int or came not in self.values:
            raise ValueError
        return came

    def write(self, value: Any) -> int:  # noqa: D102
        return int(value)

    def allowed(self) -> str:  # noqa: D102
        return ", ".join(map(str, self.values))


@dataclass(frozen=True, kw_only=True)
class NumberOrNone(Knob):
    """One of a few numbers, compared as numbers, or none: `null` or `"none"`."""

    values: tuple[float | None, ...]

    def read(self, came: Any) -> float | None:  # noqa: D102
        if came is None or came == "none":
            return None
        if isinstance(came, bool) or not isinstance(came, int | float) or came not in self.values:
            raise ValueError
        return self.values[self.values.index(came)]

    def write(self, value: Any) -> Any:  # noqa: D102
        return "none" if value is None else value

    def numbers(self, value: Any) -> list[int]:  # noqa: D102
        return [int(2 * (value or 0))]

    def of_numbers(self, numbers: list[int]) -> float | None:  # noqa: D102
        (doubled,) = numbers
        return self.read(doubled / 2 if doubled else None)

    def allowed(self) -> str:  # noqa: D102
        return ", ".join('"none"' if value is None else f"{value:g}" for value in self.values)


@dataclass(frozen=True, kw_only=True)
class Pack(Knob):
    """The pack, by its lowest rank (`"7"` or `7`) or by its number of cards (`32`)."""

    sizes: tuple[int, ...] = (52, 36, 32, 28)

    def read(self, came: Any) -> int:  # noqa: D102
        lowest = {rank: 4 * (15 - rank) for rank in (2, 6, 7, 8)}
        if isinstance(came, str) and came in map(str, lowest):
            return lowest[int(came)]
        if isinstance(came, bool) or not isinstance(came, int | float) or came not in (*lowest, *self.sizes):
            raise ValueError
        return lowest.get(int(came), int(came))

    def write(self, value: Any) -> int:  # noqa: D102
        return int(value)

    def allowed(self) -> str:  # noqa: D102
        return 'the lowest rank ("2", "6", "7", "8" or that number) or the number of cards (52, 36, 32, 28)'


@dataclass(frozen=True, kw_only=True)
class Specials(Knob):
    """A list out of the hands that must be shown at once; repeats are harmless."""

    values: Mapping[str, Special]

    def read(self, came: Any) -> int:  # noqa: D102
        if not isinstance(came, list) or not all(isinstance(item, str) and item in self.values for item in came):
            raise ValueError
        result = 0
        for item in came:
            result |= self.values[item]
        return result

    def write(self, value: Any) -> list[str]:  # noqa: D102
        return [name for name, special in self.values.items() if special & value]

    def of_numbers(self, numbers: list[int]) -> int:  # noqa: D102
        (bits,) = numbers
        if bits & ~sum(self.values.values()):
            raise ValueError
        return bits

    def allowed(self) -> str:  # noqa: D102
        return "a list out of " + ", ".join(f'"{name}"' for name in self.values)


@dataclass(frozen=True, kw_only=True)
class Span(Knob):
    """Two whole numbers, the smaller first."""

    least: int = 2

    def read(self, came: Any) -> tuple[int, int]:  # noqa: D102
        if not isinstance(came, list) or len(came) != 2 or any(type(item) is not int for item in came):
            raise ValueError
        if not self.least <= came[0] <= came[1]:
            raise ValueError
        return came[0], came[1]

    def write(self, value: Any) -> list[int]:  # noqa: D102
        return list(value)

    def numbers(self, value: Any) -> list[int]:  # noqa: D102
        return list(value)

    def of_numbers(self, numbers: list[int]) -> tuple[int, int]:  # noqa: D102
        return self.read(numbers)

    def allowed(self) -> str:  # noqa: D102
        return f"[fewest, most], two whole numbers, {self.least} <= fewest <= most"


@dataclass(frozen=True, kw_only=True)
class Counted(Knob):
    """A word, or a word with a whole number from 1 on in brackets: `hands(10)`, `min(40)`."""

    plain: Mapping[str, int]
    counted: Mapping[str, int]
    most: Mapping[str, int] = field(default_factory=dict)
    """The largest number of a word that has one."""

    def read(self, came: Any) -> tuple[int, int]:  # noqa: D102
        if isinstance(came, str) and came in self.plain:
            return self.plain[came], 0
        found = re.fullmatch(r"([a-z]+)\(([0-9]+)\)", came) if isinstance(came, str) else None
        if not found or found[1] not in self.counted or not int(found[2]):
            raise ValueError
        if found[1] in self.most and int(found[2]) > self.most[found[1]]:
            raise ValueError
        return self.counted[found[1]], int(found[2])

    def write(self, value: Any) -> str:  # noqa: D102
        kind, count = value
        if count:
            return next(f"{word}({count})" for word, meant in self.counted.items() if meant == kind)
        return next(word for word, meant in self.plain.items() if meant == kind)

    def numbers(self, value: Any) -> list[int]:  # noqa: D102
        return list(map(int, value))

    def of_numbers(self, numbers: list[int]) -> tuple[int, int]:  # noqa: D102
        kind, count = numbers
        known = self.counted if count else self.plain
        return self.read(next((self.write((value, count)) for value in known.values() if value == kind), None))

    def allowed(self) -> str:  # noqa: D102
        return ", ".join([*(f'"{word}"' for word in self.plain), *map(self._numbered, self.counted)])

    def _numbered(self, word: str) -> str:
        """Return a word with the least and the most of its number."""
        return f'"{word}(1)" … '.rstrip() + (f' "{word}({self.most[word]})"' if word in self.most else "")


@dataclass(frozen=True, kw_only=True)
class PointsTable(Knob):
    """An object of rows, each two whole numbers: for the knocker, for others (NE-2)."""

    rows: tuple[str, ...] = ("blitz", "highest", "middle", "lowest")

    def read(self, came: Any) -> tuple[tuple[int, int], ...]:  # noqa: D102
        if not isinstance(came, Mapping) or set(came) != set(self.rows):
            raise ValueError
        for pair in came.values():
            if not isinstance(pair, list) or len(pair) != 2 or any(type(item) is not int for item in pair):
                raise ValueError
        return tuple((came[row][0], came[row][1]) for row in self.rows)

    def write(self, value: Any) -> dict[str, list[int]]:  # noqa: D102
        return {row: list(pair) for row, pair in zip(self.rows, value, strict=True)}

    def numbers(self, value: Any) -> list[int]:  # noqa: D102
        return [points for pair in value for points in pair]

    def of_numbers(self, numbers: list[int]) -> tuple[tuple[int, int], ...]:  # noqa: D102
        pairs = [numbers[start : start + 2] for start in range(0, len(numbers), 2)]
        return self.read(dict(zip(self.rows, pairs, strict=True)))

    def allowed(self) -> str:  # noqa: D102
        return "an object with " + ", ".join(f'"{row}"' for row in self.rows) + ", each [knocker, other]"


@dataclass(frozen=True, kw_only=True)
class Labels(Knob):
    """Four texts, one a suit: clubs, spades, hearts, diamonds."""

    def read(self, came: Any) -> tuple[str, ...]:  # noqa: D102
        if not isinstance(came, list) or len(came) != 4 or not all(isinstance(text, str) for text in came):
            raise ValueError
        return tuple(came)

    def write(self, value: Any) -> list[str]:  # noqa: D102
        return list(value)

    def numbers(self, value: Any) -> list[int]:  # noqa: D102
        return [number for text in value for number in (len(text), *map(ord, text))]

    def of_numbers(self, numbers: list[int]) -> tuple[str, ...]:  # noqa: D102
        rest, texts = list(numbers), []
        while rest:
            length = rest.pop(0)
            texts.append("".join(map(chr, rest[:length])))
            del rest[:length]
        return self.read(texts)

    def allowed(self) -> str:  # noqa: D102
        return "a list of four texts (clubs, spades, hearts, diamonds)"


def _show(value: Any) -> str:
    """Return a value as JSON would write it, cut to a length that an error line can bear."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = f"a {type(value).__name__} that cannot be shown"
    return text if len(text) <= 60 else text[:57] + "…"
