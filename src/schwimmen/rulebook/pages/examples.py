"""Examples of a game: one short hand each, as data beside this file.

A line of `examples.jsonl` is an object: the game, the example's name in it (its words are `example-GAME-NAME`), how
many play and who deals, the pack and the moves as in a record, and what comes out, by seat: how the hand ends, what
the hands are worth, and what changes on the slate.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from schwimmen.rules.presets import Preset


@dataclass(frozen=True, slots=True)
class Example:
    """One hand of a game, from the deal to the end."""

    game: str
    name: str
    players: int
    dealer: int
    pack: str
    moves: tuple[str, ...]
    end: str
    values: tuple[str, ...]
    change: tuple[int, ...]


@cache
def _all() -> tuple[Example, ...]:
    text = (files(__package__) / "examples.jsonl").read_text(encoding="utf-8")
    return tuple(_read(line) for line in text.splitlines())


def _read(line: str) -> Example:
    told = json.loads(line)
    lists = {name: tuple(told[name]) for name in ("values", "change")}
    return Example(**told | lists | {"moves": tuple(told["moves"].split())})


def examples_of(preset: Preset) -> tuple[Example, ...]:
    """Return the examples of a game, in the order in which its page shows them."""
    return tuple(example for example in _all() if example.game == preset.id)
