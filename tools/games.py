"""The family as data for programs that are not Python: fields, knobs, presets, and when a knob says nothing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, fields, is_dataclass
from typing import Any

from schwimmen.rules.fields import DECLARED, Rules
from schwimmen.rules.knobs import Knob
from schwimmen.rules.knobs.idle import IDLE
from schwimmen.rules.presets import PRESETS, Preset

OF_ALL = {field.name for field in fields(Knob)}
"""What every kind of knob has; the rest are the parameters of its kind."""

LISTED = ("knobs", "presets", "idle")


def family() -> str:
    """Write all of it as JSON, one knob or preset a line."""
    knobs: list[Knob] = []
    for preset in PRESETS.values():
        knobs += [knob for knob in preset.knobs.values() if knob not in knobs]
    data: dict[str, Any] = {
        "rules": {name: plain(value) for name, value in asdict(Rules()).items()},
        "doubled": [name for name, field in DECLARED.items() if field.doubled],
        "declared": {
            name: {"topic": field.topic, "cites": field.cites, "told": field.told} for name, field in DECLARED.items()
        },
        "knobs": [knob_data(knob) for knob in knobs],
        "presets": [preset_data(preset, knobs) for preset in PRESETS.values()],
        "idle": [[knob, because, plain(list(map(dict, cases)))] for knob, because, cases in IDLE],
    }
    parts = (f'  "{name}": {_lines(value) if name in LISTED else _text(value)}' for name, value in data.items())
    return "{\n" + ",\n".join(parts) + "\n}\n"


def knob_data(knob: Knob) -> dict[str, Any]:
    """Return a knob: what all have, what its kind says of it, and the parameters of its kind."""
    told = {
        "kind": type(knob).__name__,
        "name": knob.name,
        "group": knob.group,
        "aliases": plain(knob.aliases),
        "fields": plain(knob.fields or (knob.name,)),
        "code": knob.code,
        "allowed": knob.allowed(),
        "refusal": asdict(knob.refusal()),
        "control": plain(asdict(knob.control())),
    }
    named = [field.name for field in fields(knob) if field.name not in OF_ALL]
    parameters = {name: pairs(getattr(knob, name)) for name in named}
    return told | {name: value for name, value in parameters.items() if value is not None and value is not False}


def preset_data(preset: Preset, knobs: list[Knob]) -> dict[str, Any]:
    """Return a preset: its rules where they are not the defaults, its knobs by their places in the list of all."""
    printed = Rules()
    return {
        "id": preset.id,
        "number": preset.number,
        "sources": plain(preset.sources),
        "prefix": preset.prefix,
        "call": preset.call,
        "ledger": preset.ledger,
        "tongue": preset.tongue,
        "ante": preset.ante,
        "rules": {
            name: plain(value) for name, value in asdict(preset.rules).items() if value != getattr(printed, name)
        },
        "knobs": [knobs.index(knob) for knob in preset.knobs.values()],
    }


def pairs(value: Any) -> Any:
    """Return a parameter: of a mapping, whose keys may be numbers, a list of pairs."""
    return [[key, plain(meant)] for key, meant in value.items()] if isinstance(value, Mapping) else plain(value)


def plain(value: Any) -> Any:
    """Return a value as JSON has it: words as their numbers, tuples as lists, records as objects."""
    if is_dataclass(value) and not isinstance(value, type):
        return plain(asdict(value))
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items() if each is not None}
    if isinstance(value, list | tuple):
        return list(map(plain, value))
    return int(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _lines(values: list[Any]) -> str:
    return "[\n" + ",\n".join(f"    {_text(value)}" for value in values) + "\n  ]"


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
