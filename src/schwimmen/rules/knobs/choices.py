"""Kinds of knobs with a few values: flags, words, listed numbers, words with a number, lists out of words.

Types are exact: a flag is not 0 or 1, a whole number is not 2.0.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from schwimmen.rules.enums import SPECIALS, Special
from schwimmen.rules.fields import DECLARED
from schwimmen.rules.knobs import control
from schwimmen.rules.knobs.knob import Knob
from schwimmen.words.sentence import Arg, Sentence


@dataclass(frozen=True, kw_only=True)
class Flag(Knob):
    """`true` or `false`; `off` and `on` are what they mean."""

    off: Any = False
    on: Any = True

    def read(self, came: Any) -> Any:
        if not isinstance(came, bool):
            raise ValueError
        return self.on if came else self.off

    def write(self, value: Any) -> bool:
        return bool(value == self.on)

    def allowed(self) -> str:
        return "true, false"

    def refusal(self) -> Sentence:
        return Sentence("error-knob-flag")

    def listed(self) -> list[Any]:
        return [True, False]

    samples = listed

    def faults(self) -> list[Any]:
        return [0, 1, "true", "yes", None, []]

    def control(self) -> control.SwitchControl:
        return control.SwitchControl(on=self.key(True), off=self.key(False))  # noqa: FBT003 - a JSON value

    def numbers(self, value: Any) -> list[int]:
        return [int(self.write(value))]

    def of_numbers(self, numbers: list[int]) -> Any:
        (number,) = numbers
        return self.read({0: False, 1: True}.get(number))


@dataclass(frozen=True, kw_only=True)
class Choice(Knob):
    """One of several JSON values, with what each means; `second` holds other spellings of the same."""

    values: Mapping[Any, Any]
    second: Mapping[Any, Any] = field(default_factory=dict)
    loose: bool = False
    """Whether numbers compare as numbers: `32.0` is `32`."""

    def read(self, came: Any) -> Any:
        for spelled, meant in (*self.values.items(), *self.second.items()):
            number = self.loose and {type(came), type(spelled)} <= {int, float}
            if (number or type(came) is type(spelled)) and came == spelled:
                return meant
        raise ValueError

    def write(self, value: Any) -> Any:
        return next(spelled for spelled, meant in self.values.items() if meant == value)

    def allowed(self) -> str:
        return _quoted([*self.values, *self.also()])

    def refusal(self) -> Sentence:
        return Sentence("error-knob-word", {"allowed": self.allowed()})

    def listed(self) -> list[Any]:
        return list(self.values)

    samples = listed

    def also(self) -> list[Any]:
        return [spelled for spelled in self.second if spelled is not None]

    def faults(self) -> list[Any]:
        return [True, "", "no such word", 1000, 0.5, [*self.values], {}]

    def compared(self, here: Any, printed: Any) -> dict[str, Arg]:
        value = self.write(here)
        number: dict[str, Arg] = {"value": f"{value:g}"} if isinstance(value, int | float) else {}
        return super().compared(here, printed) | number

    def control(self) -> control.ChoiceControl:
        return control.ChoiceControl(self.options(self.values))

    def numbers(self, value: Any) -> list[int]:
        doubled = self.name in DECLARED and DECLARED[self.name].doubled
        return [int(2 * (value or 0)) if doubled else int(value)]

    def of_numbers(self, numbers: list[int]) -> Any:
        for value in self.values.values():
            if self.numbers(value) == numbers:
                return value
        raise ValueError


@dataclass(frozen=True, kw_only=True)
class Pack(Choice):
    """The pack, by its number of cards (`32`), or by its lowest rank (`"7"` or `7`) where no rank is missing above."""

    values: Mapping[Any, Any] = field(default_factory=lambda: {size: size for size in (52, 36, 32, 28)})
    second: Mapping[Any, Any] = field(
        default_factory=lambda: {spell(rank): 4 * (15 - rank) for spell in (str, int) for rank in (2, 6, 7, 8)}
    )
    loose: bool = True

    def allowed(self) -> str:
        return f'the number of cards ({_quoted(self.values)}) or the lowest rank ("2", "6", "7", "8" or that number)'

    def refusal(self) -> Sentence:
        return Sentence("error-knob-pack", {"allowed": _quoted(self.values)})


@dataclass(frozen=True, slots=True)
class Count:
    """A word that has a number in brackets: what it means, the most it can be, and what a form begins with."""

    meant: int
    most: int | None = None
    first: int = 10


@dataclass(frozen=True, kw_only=True)
class Counted(Knob):
    """A word, or a word with a whole number from 1 on in brackets: `hands(10)`, `min(40)`."""

    plain: Mapping[str, int]
    counted: Mapping[str, Count]

    def read(self, came: Any) -> tuple[int, int]:
        if isinstance(came, str) and came in self.plain:
            return self.plain[came], 0
        found = re.fullmatch(r"([a-z]+)\(([0-9]+)\)", came) if isinstance(came, str) else None
        count = self.counted.get(found[1]) if found else None
        if not found or count is None or not 1 <= int(found[2]) <= (count.most or int(found[2])):
            raise ValueError
        return count.meant, int(found[2])

    def write(self, value: Any) -> str:
        kind, number = value
        if number:
            return next(f"{word}({number})" for word, count in self.counted.items() if count.meant == kind)
        return next(word for word, meant in self.plain.items() if meant == kind)

    def allowed(self) -> str:
        spans = (
            f'"{word}(1)" …' + (f' "{word}({count.most})"' if count.most else "")
            for word, count in self.counted.items()
        )
        return ", ".join([_quoted(self.plain), *spans])

    def refusal(self) -> Sentence:
        return Sentence("error-knob-word", {"allowed": self.allowed()})

    def listed(self) -> list[Any]:
        return [*self.plain, *(f"{word}(10)" for word in self.counted)]

    def samples(self) -> list[Any]:
        numbers = (1, 10, 40)
        most = (f"{word}({count.most})" for word, count in self.counted.items() if count.most)
        return [*self.plain, *(f"{word}({number})" for word in self.counted for number in numbers), *most]

    def faults(self) -> list[Any]:
        over = (f"{word}({count.most + 1})" for word, count in self.counted.items() if count.most)
        odd = (f"{word}{end}" for word in self.counted for end in ("", "()", "(0)", "(-1)", "( 1)", "(1.0)", "(٣)"))
        return [*over, *odd, "no such word", 10, None, []]

    def said(self, value: Any) -> list[Sentence]:
        word, number = self._parts(value)
        return [Sentence(self.key(word), {"number": number} if number else {})]

    def compared(self, here: Any, printed: Any) -> dict[str, Arg]:
        (word, number), (printed_word, printed_number) = self._parts(here), self._parts(printed)
        return {"here": word, "here_number": number, "printed": printed_word, "printed_number": printed_number}

    def _parts(self, value: Any) -> tuple[str, int]:
        return self.write(value).partition("(")[0], int(value[1])

    def control(self) -> control.ChoiceControl:
        numbered = (
            control.Option(f"{word}({count.first})", self.key(word), 1, count.most)
            for word, count in self.counted.items()
        )
        return control.ChoiceControl((*self.options(self.plain), *numbered))

    def numbers(self, value: Any) -> list[int]:
        return list(map(int, value))

    def of_numbers(self, numbers: list[int]) -> tuple[int, int]:
        kind, number = numbers
        meanings = [count.meant for count in self.counted.values()] if number else self.plain.values()
        return self.read(self.write((kind, number)) if kind in meanings else None)


@dataclass(frozen=True, kw_only=True)
class Specials(Knob):
    """A list out of the hands that must be shown at once; repeats are harmless."""

    values: Mapping[str, Special]

    def read(self, came: Any) -> int:
        if not isinstance(came, list) or not all(isinstance(item, str) and item in self.values for item in came):
            raise ValueError
        result = 0
        for item in came:
            result |= self.values[item]
        return result

    def write(self, value: Any) -> list[str]:
        return [name for name, special in self.values.items() if special & value]

    def allowed(self) -> str:
        return f"a list out of {_quoted(self.values)}"

    def refusal(self) -> Sentence:
        return Sentence("error-knob-list", {"allowed": _quoted(self.values)})

    def samples(self) -> list[Any]:
        return [[*some] for size in range(len(self.values) + 1) for some in combinations(self.values, size)]

    def faults(self) -> list[Any]:
        return [*self.values, ["no such word"], [31], None, {}]

    def said(self, value: Any) -> list[Sentence]:
        return [Sentence(self.key(item)) for item in self.write(value) or ["none"]]

    def compared(self, here: Any, printed: Any) -> dict[str, Arg]:
        return {"here": SPECIALS[here], "printed": SPECIALS[printed]}

    def control(self) -> control.SeveralControl:
        return control.SeveralControl(self.options(self.values), none=self.key("none"))

    def of_numbers(self, numbers: list[int]) -> int:
        (bits,) = numbers
        if bits & ~sum(self.values.values()):
            raise ValueError
        return bits


def _quoted(values: Iterable[Any]) -> str:
    """Return JSON values with commas between them."""
    return ", ".join(f'"{value}"' if isinstance(value, str) else f"{value:g}" for value in values)
