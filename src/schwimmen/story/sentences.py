"""What can be said at a table: sentences of the word catalogue, and events that carry one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Arg: TypeAlias = str | int | bool | list[int] | list[str]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A key of the word catalogue and its arguments: seats are numbers, cards their names."""

    key: str
    args: dict[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened."""

    kind: str
    """`deal choice swap all pass close refresh draw take discard trade name verdict answer washout declare turns end
    match`."""
    say: Sentence
    seat: int | None = None
    give: tuple[str, ...] = ()
    """Cards that left the hand."""
    take: tuple[str, ...] = ()
    """Cards that came to the hand, or to the table."""
    call: bool = False
    """Whether the call rode on the turn."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The words that a game has for its own things; the catalogue has a form of each in every sentence."""

    call: str = "close"
    """`close knock stop end stick pas last-round call`."""
    unit: str = "life"
    """`life chip token coin point stick`."""
