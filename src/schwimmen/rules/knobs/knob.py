"""What every kind of knob can do: read and write values, say them, describe a control, and show samples."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from schwimmen.errors import TravellingError
from schwimmen.rules.fields import DECLARED, Rules
from schwimmen.rules.knobs.control import Control, Option
from schwimmen.words.sentence import Arg, Sentence, word_key

Group: TypeAlias = Literal["setup", "turns", "calls", "values", "settlement", "match"]
GROUPS: tuple[Group, ...] = get_args(Group)
"""The groups of house rules, in the order of forms."""


class HouseError(TravellingError):
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

    # ------------------------------------------------------------ values

    @abstractmethod
    def read(self, came: Any) -> Any:
        """Return the fields' value for a JSON value. Raises ValueError (without text) for any other value."""

    @abstractmethod
    def write(self, value: Any) -> Any:
        """Return the JSON value of the fields' value."""

    @abstractmethod
    def allowed(self) -> str:
        """Say which JSON values there are."""

    @abstractmethod
    def samples(self) -> list[Any]:
        """Return JSON values that it has, each another one: all of them where they are few."""

    @abstractmethod
    def faults(self) -> list[Any]:
        """Return JSON values that look like its own, and are not."""

    # ------------------------------------------------------------ words

    @abstractmethod
    def refusal(self) -> Sentence:
        """Return what is said of a value that it does not have; `$knob` and `$came` are added."""

    @abstractmethod
    def control(self) -> Control:
        """Return how a form asks for it."""

    def said(self, value: Any) -> list[Sentence]:
        """Return the words for a value of the fields: one sentence, or one for each item of a list."""
        return [Sentence(self.key(self.write(value)))]

    def compared(self, here: Any, printed: Any) -> dict[str, Arg]:
        """Return what holds and what is printed, as arguments of `house-NAME`."""
        return {"here": selected(self.write(here)), "printed": selected(self.write(printed))}

    def listed(self) -> list[Any]:
        """Return the JSON values that a table of them lists; none where only `allowed` can say them."""
        return []

    def also(self) -> list[Any]:
        """Return other spellings of the values listed."""
        return []

    def key(self, value: Any) -> str:
        """Return the message key of a JSON value, or of a part of one: `knob-trio-value-30-5`."""
        return word_key("knob", self.name, selected(value))

    def options(self, values: Any) -> tuple[Option, ...]:
        """Return JSON values, or parts of one, with their message keys."""
        return tuple(Option(value, self.key(value)) for value in values)

    # ------------------------------------------------------------ fields

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

    # ------------------------------------------------------------ share codes

    @property
    def code(self) -> int:
        """Its number in share codes: its own, or that of the field of its name. Raises KeyError if there is neither."""
        number = DECLARED[self.name].number if self.number is None else self.number
        if number is None:
            raise KeyError(self.name)
        return number

    def numbers(self, value: Any) -> list[int]:
        """Return a value as whole numbers."""
        return [int(value)]

    def of_numbers(self, numbers: list[int]) -> Any:
        """Return the value of whole numbers. Raises ValueError if there is none."""
        (number,) = numbers
        return self.read(number)


def selected(value: Any) -> str | int:
    """Return a JSON value as a sentence selects by it: whole numbers as they are, everything else as text."""
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int) else str(value)


def _show(value: Any) -> str:
    """Return a value as JSON would write it, cut to a length that an error line can bear."""
    try:
        text = json.dumps(value, ensure_ascii=False).encode(errors="replace").decode()
    except (TypeError, ValueError, RecursionError):
        text = f"a {type(value).__name__} that cannot be shown"
    return text if len(text) <= 60 else text[:57] + "…"
