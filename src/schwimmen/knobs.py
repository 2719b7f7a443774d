"""House rules: which knobs exist, which JSON values they take, and how a `house` object changes a set of rules.

A knob is one field of `Rules` that a table may change. Its kind says which JSON values are read and written; types
are exact (a flag is not 0 or 1, a whole number is not 2.0). Every error names the knob, what came and what is
allowed.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from schwimmen.rules import (
    AllPass,
    CloseTiming,
    DealerChoice,
    DealtCheck,
    Direction,
    Exhausted,
    FinalTie,
    LowestTie,
    On31,
    PenaltyOverflow,
    Rules,
    Special,
    Word,
)

Group: TypeAlias = Literal["setup", "turns", "calls", "values", "settlement", "match"]

LARGEST = 2**53 - 1
"""The largest whole number that every JSON reader keeps exactly: what a form offers. The rules know no largest one."""


class HouseError(ValueError):
    """A house rule that cannot be read: which knob, what came, what is allowed."""

    def __init__(self, knob: str, came: Any, allowed: str) -> None:
        super().__init__(f"{knob}: {_show(came)} is not allowed; allowed: {allowed}")
        self.knob, self.came, self.allowed = knob, _show(came), allowed


@dataclass(frozen=True, kw_only=True)
class Knob(ABC):
    """One house rule: the field of `Rules` that it sets, and the group in which a form shows it."""

    name: str
    group: Group
    aliases: tuple[str, ...] = ()

    @abstractmethod
    def read(self, came: Any) -> Any:
        """Return the field's value for a JSON value. Raises ValueError (without text) for any other value."""

    @abstractmethod
    def write(self, value: Any) -> Any:
        """Return the JSON value of a field's value."""

    @abstractmethod
    def allowed(self) -> str:
        """Say which JSON values there are."""

    def numbers(self, value: Any) -> list[int]:
        """Return a field's value as whole numbers, for the share code."""
        return [int(value)]

    def of_numbers(self, numbers: list[int]) -> Any:
        """Return the field's value of whole numbers. Raises ValueError if there is none."""
        (number,) = numbers
        return self.read(number)


@dataclass(frozen=True, kw_only=True)
class Flag(Knob):
    """`true` or `false`."""

    def read(self, came: Any) -> bool:  # noqa: D102
        if not isinstance(came, bool):
            raise ValueError
        return came

    def write(self, value: Any) -> bool:  # noqa: D102
        return bool(value)

    def of_numbers(self, numbers: list[int]) -> bool:  # noqa: D102
        if numbers not in ([0], [1]):
            raise ValueError
        return numbers == [1]

    def allowed(self) -> str:  # noqa: D102
        return "true, false"


@dataclass(frozen=True, kw_only=True)
class Whole(Knob):
    """A JSON integer from `least` on."""

    least: int = 1

    def read(self, came: Any) -> int:  # noqa: D102
        if type(came) is not int or came < self.least:
            raise ValueError
        return came

    def write(self, value: Any) -> int:  # noqa: D102
        return int(value)

    def allowed(self) -> str:  # noqa: D102
        return f"a whole number from {self.least} on"


@dataclass(frozen=True, kw_only=True)
class Choice(Knob):
    """One of several words; `second` holds other spellings of the same values."""

    values: tuple[Word, ...]
    second: Mapping[str, Word] | None = None

    def read(self, came: Any) -> Word:  # noqa: D102
        spelled = {str(value): value for value in self.values} | dict(self.second or {})
        if not isinstance(came, str) or came not in spelled:
            raise ValueError
        return spelled[came]

    def write(self, value: Any) -> str:  # noqa: D102
        return str(value)

    def of_numbers(self, numbers: list[int]) -> Word:  # noqa: D102
        for value in self.values:
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


Knobs: TypeAlias = Mapping[str, Knob]


def table_of(knobs: Iterable[Knob]) -> dict[str, Knob]:
    """Return knobs by name, in their order."""
    return {knob.name: knob for knob in knobs}


SCHWIMMEN = table_of(
    [
        Span(name="players", group="setup"),
        Pack(name="pack", group="setup"),
        Choice(name="direction", group="setup", values=tuple(Direction)),
        Choice(
            name="dealer_choice",
            group="setup",
            values=(DealerChoice.BLIND, DealerChoice.SEE_BOTH, DealerChoice.NONE),
        ),
        Choice(name="dealt_check", group="setup", values=tuple(DealtCheck)),
        Flag(name="allow_swap_all", group="turns"),
        Flag(name="last_turn_stand", group="turns"),
        Choice(name="all_pass", group="turns", values=(AllPass.REFRESH, AllPass.NONE)),
        Choice(name="exhausted", group="turns", values=tuple(Exhausted)),
        Choice(name="close_timing", group="calls", values=tuple(CloseTiming), aliases=("call_timing",)),
        Whole(name="close_from_turn", group="calls", aliases=("call_from_turn", "knock_from_turn")),
        Specials(name="auto_declare", group="calls", values={"31": Special.THIRTY_ONE, "fire": Special.FIRE}),
        Flag(name="declare_after_close", group="calls", aliases=("declare_after_call",)),
        NumberOrNone(name="trio_value", group="values", values=(30.5, None)),
        NumberOrNone(name="fire_value", group="values", values=(32, None)),
        Choice(
            name="lowest_tie",
            group="settlement",
            values=tuple(LowestTie),
            second={"all": LowestTie.ALL_LOSE, "none": LowestTie.NONE_LOSE},
        ),
        Choice(name="on_31", group="settlement", values=tuple(On31)),
        Flag(name="dealt_31_all_lose", group="settlement"),
        Flag(name="dealt_fire_double", group="settlement"),
        Whole(name="units", group="match", aliases=("chips",)),
        WholeChoice(name="grace", group="match", values=(1, 0)),
        Choice(name="penalty_overflow", group="match", values=tuple(PenaltyOverflow)),
        Choice(name="final_tie", group="match", values=tuple(FinalTie)),
    ]
)
"""The knobs of the three Schwimmen presets."""


def apply_house(rules: Rules, knobs: Knobs, house: Any) -> Rules:
    """Return `rules` with the knobs of a house object changed.

    Raises HouseError for anything that is not an object, an unknown knob, or a value that the knob does not have.
    Where two names of one knob stand in the object, the one written later counts.
    """
    if not isinstance(house, Mapping):
        raise HouseError("house", house, 'an object of knobs, as {"units": 2}')
    by_name = {name: knob for knob in knobs.values() for name in (knob.name, *knob.aliases)}
    changes: dict[str, Any] = {}
    for name, came in house.items():
        if name not in by_name:
            raise HouseError(str(name), came, "one of the knobs " + ", ".join(knobs))
        knob = by_name[name]
        try:
            changes[knob.name] = knob.read(came)
        except ValueError:
            raise HouseError(name, came, knob.allowed()) from None
    return replace(rules, **changes)


def house_of(rules: Rules, preset: Rules, knobs: Knobs) -> dict[str, Any]:
    """Return the house object that makes `rules` out of `preset`: only what differs, in the order of the knobs."""
    pairs = ((knob, getattr(rules, knob.name)) for knob in knobs.values())
    return {knob.name: knob.write(value) for knob, value in pairs if value != getattr(preset, knob.name)}


def parse_pairs(pairs: Iterable[str]) -> dict[str, Any]:
    """Read `name=value` pairs of a command line; a value that is no JSON is plain text."""
    house: dict[str, Any] = {}
    for name, equals, text in (pair.partition("=") for pair in pairs):
        if not equals:
            raise HouseError(name, name, "name=value, as units=2")
        house.pop(name, None)  # of two names the one written later counts, so it has to stand later
        try:
            house[name] = json.loads(text)
        except (ValueError, RecursionError):
            house[name] = text
    return house


@dataclass(frozen=True)
class Idle:
    """A knob that has no effect at this table, because of another one."""

    knob: str
    because: str


_IDLE: tuple[tuple[str, str, Callable[[Rules], bool]], ...] = (
    ("dealt_check", "dealer_choice", lambda r: r.dealer_choice == DealerChoice.NONE),
    ("dealt_check", "auto_declare", lambda r: not _declared(r)),
    ("exhausted", "all_pass", lambda r: r.all_pass == AllPass.NONE),
    ("declare_after_close", "auto_declare", lambda r: not _declared(r)),
    ("on_31", "auto_declare", lambda r: not r.auto_declare & Special.THIRTY_ONE),
    ("dealt_31_all_lose", "auto_declare", lambda r: not r.auto_declare & Special.THIRTY_ONE),
    ("dealt_31_all_lose", "on_31", lambda r: r.on_31 == On31.ALL_OTHERS),
    ("dealt_fire_double", "fire_value", lambda r: r.fire_value is None),
    ("dealt_fire_double", "auto_declare", lambda r: not r.auto_declare & Special.FIRE),
    ("final_tie", "lowest_tie", lambda r: r.lowest_tie == LowestTie.NONE_LOSE),
    ("penalty_overflow", "grace", lambda r: r.grace == 0),
    ("penalty_overflow", "dealt_fire_double", lambda r: not _doubles(r)),
)
"""Which knob says nothing, because of which other one, and when (each pair is stated at the knob in the rules)."""


def _declared(rules: Rules) -> int:
    """Return the specials that really end a hand at this table."""
    return rules.auto_declare if rules.fire_value is not None else rules.auto_declare & ~Special.FIRE


def _doubles(rules: Rules) -> bool:
    """Say whether anything at this table ever costs two units at once."""
    return rules.dealt_fire_double and bool(_declared(rules) & Special.FIRE)


def idle_knobs(rules: Rules, knobs: Knobs) -> list[Idle]:
    """Return the knobs without effect under these rules, one reason each, in the order of the knobs."""
    reasons: dict[str, str] = {}
    for knob, because, holds in _IDLE:
        if knob in knobs and because in knobs and holds(rules):
            reasons.setdefault(knob, because)
    return [Idle(knob, reasons[knob]) for knob in knobs if knob in reasons]


def _show(value: Any) -> str:
    """Return a value as JSON would write it, cut to a length that an error line can bear."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = f"a {type(value).__name__} that cannot be shown"
    return text if len(text) <= 60 else text[:57] + "…"
