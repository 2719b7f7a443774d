"""Events: what happened, each with a sentence that tells of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from schwimmen.words.sentence import Sentence

EventKind: TypeAlias = Literal[
    "deal", "choice", "swap", "all", "pass", "close", "refresh", "draw", "take", "discard", "trade", "name", "verdict",
    "answer", "washout", "declare", "turns", "end", "match", "round",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as everybody may know it."""

    kind: EventKind
    say: Sentence
    seat: int | None = None
    give: tuple[str, ...] = ()
    """Cards that left the hand."""
    take: tuple[str, ...] = ()
    """Cards that came to the hand, or to the table (refresh, washout)."""
    call: bool = False
    """The call rode on the turn."""
