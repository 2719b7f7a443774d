"""The controls with which a form asks for house rules: a small closed set, each with the keys of its words.

A kind of knob describes which of them it is; what draws forms knows these and no kinds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Option:
    """A value that can be chosen: as JSON, with its message key."""

    value: Any
    key: str
    least: int | None = None
    """Where the value is a text with a number in it, as `hands(10)`: the least that can stand there instead."""
    most: int | None = None
    """The most; None: there is no end."""


@dataclass(frozen=True, slots=True)
class SwitchControl:
    """A value that is true or false, with the message keys of both."""

    on: str
    off: str
    kind: Literal["switch"] = "switch"


@dataclass(frozen=True, slots=True)
class ChoiceControl:
    """One of some values; the words of one with a number take `$number`."""

    options: tuple[Option, ...]
    kind: Literal["choice"] = "choice"


@dataclass(frozen=True, slots=True)
class SeveralControl:
    """A list out of some values; `none` are the words for an empty one."""

    options: tuple[Option, ...]
    none: str
    kind: Literal["several"] = "several"


@dataclass(frozen=True, slots=True)
class NumberControl:
    """A whole number, told as `$number`."""

    least: int
    most: int | None
    key: str
    kind: Literal["number"] = "number"


@dataclass(frozen=True, slots=True)
class PairControl:
    """Two whole numbers, the first not above the second, told under their names, which are message keys, too."""

    least: int
    most: int
    names: tuple[str, str]
    key: str
    kind: Literal["pair"] = "pair"


@dataclass(frozen=True, slots=True)
class TextsControl:
    """A text for each of some things; `names` are what their texts are told as, `none` the words if all are empty."""

    rows: tuple[Option, ...]
    names: tuple[str, ...]
    key: str
    none: str
    kind: Literal["texts"] = "texts"


@dataclass(frozen=True, slots=True)
class TableControl:
    """An object of rows of whole numbers, a number a column; told as the row's name and the column's value together."""

    rows: tuple[Option, ...]
    columns: tuple[Option, ...]
    key: str
    kind: Literal["table"] = "table"


Control: TypeAlias = (
    SwitchControl | ChoiceControl | SeveralControl | NumberControl | PairControl | TextsControl | TableControl
)
