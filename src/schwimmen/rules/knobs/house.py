"""House objects: how they change a set of rules, and how they are read off one."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs.knob import HouseError
from schwimmen.rules.knobs.tables import Knobs


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
            changes |= knob.changes(knob.read(came))
        except ValueError:
            raise HouseError(name, came, knob.allowed()) from None
    return replace(rules, **changes)


def house_of(rules: Rules, preset: Rules, knobs: Knobs) -> dict[str, Any]:
    """Return the house object that makes `rules` out of `preset`: only what differs, in the order of the knobs."""
    pairs = ((knob, knob.get(rules)) for knob in knobs.values())
    return {knob.name: knob.write(value) for knob, value in pairs if value != knob.get(preset)}


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
