"""Kinds of knobs whose values nobody can list: whole numbers, spans, tables of points, texts of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from schwimmen.cards import SUITS
from schwimmen.rules.knobs import control
from schwimmen.rules.knobs.args import NAMES, ROWS, label_args, table_args
from schwimmen.rules.knobs.knob import Knob
from schwimmen.words.sentence import Arg, Sentence


@dataclass(frozen=True, kw_only=True)
class Whole(Knob):
    """A JSON integer from `least` to `most`, or without end."""

    least: int = 1
    most: int | None = None

    def read(self, came: Any) -> int:
        if type(came) is not int or not self.least <= came <= (came if self.most is None else self.most):
            raise ValueError
        return came

    def write(self, value: Any) -> int:
        return int(value)

    def allowed(self) -> str:
        return f"a whole number from {self.least} " + ("on" if self.most is None else f"to {self.most}")

    def refusal(self) -> Sentence:
        if self.most is None:
            return Sentence("error-knob-whole", {"least": self.least})
        return Sentence("error-knob-whole-to", {"least": self.least, "most": self.most})

    def samples(self) -> list[Any]:
        return [self.least, self.least + 1, self.least + 4, 10**30 if self.most is None else self.most]

    def faults(self) -> list[Any]:
        return [self.least - 1, *([] if self.most is None else [self.most + 1]), 2.0, "2", True, None, [2]]

    def said(self, value: Any) -> list[Sentence]:
        return [Sentence(self.key("value"), {"number": value})]

    def compared(self, here: Any, printed: Any) -> dict[str, Arg]:
        return {"here": here, "printed": printed, "number": here}

    def control(self) -> control.NumberControl:
        return control.NumberControl(self.least, self.most, self.key("value"))


@dataclass(frozen=True, kw_only=True)
class WholeOr(Knob):
    """A JSON integer from 1 on, or a word for a number that is not told; a form begins with `first`."""

    word: str
    meant: int
    first: int

    def read(self, came: Any) -> int:
        if type(came) is str and came == self.word:
            return self.meant
        if type(came) is not int or came < 1:
            raise ValueError
        return came

    def write(self, value: Any) -> int | str:
        return self.word if value == self.meant else int(value)

    def allowed(self) -> str:
        return f'"{self.word}", a whole number from 1 on'

    def refusal(self) -> Sentence:
        return Sentence("error-knob-whole", {"least": 1})

    def listed(self) -> list[Any]:
        return [self.word, self.first]

    def samples(self) -> list[Any]:
        return [self.word, 1, 2, self.first, 10**30]

    def faults(self) -> list[Any]:
        return [0, -1, 2.0, "2", self.word.upper(), True, None, [2]]

    def said(self, value: Any) -> list[Sentence]:
        if value == self.meant:
            return [Sentence(self.key(self.word))]
        return [Sentence(self.key("value"), {"number": value})]

    def compared(self, here: Any, printed: Any) -> dict[str, Arg]:
        return {"here": self.write(here), "printed": self.write(printed), "number": here}

    def control(self) -> control.ChoiceControl:
        numbered = control.Option(self.first, self.key("value"), 1)
        return control.ChoiceControl((*self.options([self.word]), numbered))

    def of_numbers(self, numbers: list[int]) -> int:
        (number,) = numbers
        return self.meant if number == self.meant else self.read(number)


@dataclass(frozen=True, kw_only=True)
class Span(Knob):
    """Two whole numbers, the smaller first; a form offers them up to `offered`."""

    least: int = 2
    offered: int

    def read(self, came: Any) -> tuple[int, int]:
        if not _is_pair(came) or not self.least <= came[0] <= came[1]:
            raise ValueError
        return came[0], came[1]

    def write(self, value: Any) -> list[int]:
        return list(value)

    def allowed(self) -> str:
        return f"[fewest, most], two whole numbers, {self.least} <= fewest <= most"

    def refusal(self) -> Sentence:
        return Sentence("error-knob-span", {"least": self.least})

    def samples(self) -> list[Any]:
        return [[2, 8], [2, 9], [3, 6], [4, 4], [2, 10**9]]

    def faults(self) -> list[Any]:
        return [[self.least - 1, 8], [8, 2], [2], [2, 8, 9], [2, 8.0], [2, True], 2, "2", None, {}]

    def said(self, value: Any) -> list[Sentence]:
        return [Sentence(self.key("value"), {"fewest": value[0], "most": value[1]})]

    def compared(self, here: Any, printed: Any) -> dict[str, Arg]:
        return dict(zip(("fewest", "most", "printed_fewest", "printed_most"), (*here, *printed), strict=True))

    def control(self) -> control.PairControl:
        return control.PairControl(self.least, self.offered, ("fewest", "most"), self.key("value"))

    def numbers(self, value: Any) -> list[int]:
        return list(value)

    def of_numbers(self, numbers: list[int]) -> tuple[int, int]:
        return self.read(numbers)


@dataclass(frozen=True, kw_only=True)
class PointsTable(Knob):
    """An object of rows, each two whole numbers: for the knocker, for others (NE-2)."""

    def read(self, came: Any) -> tuple[tuple[int, int], ...]:
        if not isinstance(came, Mapping) or set(came) != set(ROWS) or not all(map(_is_pair, came.values())):
            raise ValueError
        return tuple((came[row][0], came[row][1]) for row in ROWS)

    def write(self, value: Any) -> dict[str, list[int]]:
        return {row: list(pair) for row, pair in zip(ROWS, value, strict=True)}

    def allowed(self) -> str:
        return f"an object with {_rows()}, each [knocker, other]"

    def refusal(self) -> Sentence:
        return Sentence("error-knob-table", {"allowed": _rows()})

    def samples(self) -> list[Any]:
        return [{row: [scale * place, 2 - place] for place, row in enumerate(ROWS)} for scale in (1, -3, 10**12)]

    def faults(self) -> list[Any]:
        whole = self.samples()[0]
        return [{}, [], None, {**whole, "more": [1, 2]}, *({**whole, ROWS[0]: odd} for odd in (6, [6], [6, 6.0]))]

    def said(self, value: Any) -> list[Sentence]:
        return [Sentence(self.key("value"), table_args(value))]

    def compared(self, here: Any, printed: Any) -> dict[str, Arg]:  # noqa: ARG002
        return table_args(here)

    def control(self) -> control.TableControl:
        columns = control.Option("", self.key("knocker")), control.Option("_other", self.key("other"))
        return control.TableControl(self.options(ROWS), columns, self.key("value"))

    def numbers(self, value: Any) -> list[int]:
        return [points for pair in value for points in pair]

    def of_numbers(self, numbers: list[int]) -> tuple[tuple[int, int], ...]:
        pairs = [numbers[start : start + 2] for start in range(0, len(numbers), 2)]
        return self.read(dict(zip(ROWS, pairs, strict=True)))


@dataclass(frozen=True, kw_only=True)
class Labels(Knob):
    """Four texts, one a suit: clubs, spades, hearts, diamonds."""

    def read(self, came: Any) -> tuple[str, ...]:
        if not isinstance(came, list) or len(came) != len(NAMES) or not all(isinstance(text, str) for text in came):
            raise ValueError
        "".join(came).encode()  # half a character (a lone surrogate) cannot be written down, and is a ValueError
        return tuple(came)

    def write(self, value: Any) -> list[str]:
        return list(value)

    def allowed(self) -> str:
        return f"a list of four texts ({', '.join(NAMES)})"

    def refusal(self) -> Sentence:
        return Sentence("error-knob-labels")

    def samples(self) -> list[Any]:
        return [[""] * 4, ["Wald", "Wiese", "Wasser", "Wind"], ["é", "“x”", " ", "\n"]]

    def faults(self) -> list[Any]:
        return [[], ["a"] * 3, ["a"] * 5, ["a", "b", "c", 4], "abcd", None, {}]

    def said(self, value: Any) -> list[Sentence]:
        return [Sentence(self.key("value"), label_args(value)) if any(value) else Sentence(self.key("none"))]

    def compared(self, here: Any, printed: Any) -> dict[str, Arg]:  # noqa: ARG002
        return label_args(here)

    def control(self) -> control.TextsControl:
        rows = tuple(control.Option(suit, f"suit-{suit}") for suit in SUITS)
        return control.TextsControl(rows, NAMES, self.key("value"), none=self.key("none"))

    def numbers(self, value: Any) -> list[int]:
        return [number for text in value for number in (len(text), *map(ord, text))]

    def of_numbers(self, numbers: list[int]) -> tuple[str, ...]:
        rest, texts = list(numbers), []
        while rest:
            length = rest.pop(0)
            texts.append("".join(map(chr, rest[:length])))
            del rest[:length]
        return self.read(texts)


def _is_pair(came: Any) -> bool:
    return isinstance(came, list) and len(came) == 2 and all(type(item) is int for item in came)


def _rows() -> str:
    return ", ".join(f'"{row}"' for row in ROWS)
