"""What can be said at a table: a sentence of the word catalogue with its arguments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Arg: TypeAlias = str | int | bool | list[int] | list[str]


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence: a key of the word catalogue and its arguments.

    Arguments by name: `seat`, `by`, … are seat numbers (the reader's own seat reads "you"), `seats` a list of them,
    `card`, `give`, `take` a card ("7H"), `cards` a list of cards, everything else is text or a number as it is.
    """

    key: str
    args: dict[str, Arg] = field(default_factory=dict)


def word_key(*parts: object) -> str:
    """Return a catalogue key made of names: a hyphen stands for underscore and point."""
    return "-".join(str(part).replace("_", "-").replace(".", "-") for part in parts)
