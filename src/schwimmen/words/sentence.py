"""What can be said at a table: a sentence of the word catalogue with its arguments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Arg: TypeAlias = str | int | bool | list[int] | list[str]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A key of the word catalogue and its arguments: seats are numbers, cards their names."""

    key: str
    args: dict[str, Arg] = field(default_factory=dict)
