"""House rules at random, most of them readable: what Python makes of them, and what the page's own code does.

    python -m tests.page.houses --count 20000 --seed 1

The status is 1 if there was a difference.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from schwimmen.engine.layout import fields_of
from schwimmen.rules import share
from schwimmen.rules.knobs import HouseError, Knob, idle_knobs
from schwimmen.rules.presets import PRESETS, Preset
from tests.page.node import answers
from tests.page.soaking import compare

Question = dict[str, Any]
STRANGE: list[Any] = [None, [], "units=2", 7, True]


def questions(seed: int, count: int) -> Iterator[Question]:
    """Draw games with house objects, and with each a share code that may be damaged."""
    for number in range(seed, seed + count):
        chance = random.Random(number)
        preset = chance.choice(list(PRESETS.values()))
        drawn = list(some_house(chance, preset).items())
        house: Any = dict(chance.sample(drawn, k=chance.randint(0, len(drawn))))
        if chance.random() < 0.3:
            spoil(chance, preset, house)
        if chance.random() < 0.02:
            house = chance.choice(STRANGE)
        yield {"rules": preset.id, "house": house, "code": some_code(chance, preset), "players": chance.randint(0, 18)}


def some_house(chance: random.Random, preset: Preset) -> dict[str, Any]:
    """Draw a value for each knob, under one of its names."""
    return {chance.choice([knob.name, *knob.aliases]): some_value(chance, knob) for knob in preset.knobs.values()}


def some_value(chance: random.Random, knob: Knob) -> Any:
    """Draw a value that a knob has."""
    value = chance.choice(knob.samples())
    return chance.choice(knob.also()) if knob.also() and chance.random() < 0.2 else value


def spoil(chance: random.Random, preset: Preset, house: dict[str, Any]) -> None:
    """Put something into a house object that most likely does not belong there."""
    knob = chance.choice(list(preset.knobs.values()))
    other = chance.choice(list(chance.choice(list(PRESETS.values())).knobs.values()))
    name, value = chance.choice(
        [
            (chance.choice([knob.name, *knob.aliases]), chance.choice(knob.faults())),
            (knob.name, some_value(chance, other)),
            (other.name, some_value(chance, other)),
            (chance.choice(["", "unit", "Units", "hand_size", "é", "\ud800"]), chance.choice([1, "x" * 80, 1e300])),
            (knob.name, chance.choice([0.1, 1e-5, 1e16, 2.0, -0.0, 32.0, 52.0, 30.0, 10**18])),
        ]
    )
    house[name] = value


def some_code(chance: random.Random, preset: Preset) -> str:
    """Return the share code of some house rules, now and then one that somebody has mistyped."""
    house = chance.sample(list(some_house(chance, preset).items()), k=chance.randint(0, 3))
    letters = list(share.encode(preset.id, dict(house)))
    if chance.random() < 0.3:
        letters[chance.randrange(len(letters))] = chance.choice("0123456789ABCDEFGHJKMNPQRSTVWXYZUILO- aé")
    return chance.choice([str.upper, str.lower])("".join(letters))


def expected(question: Question) -> dict[str, Any]:
    """Return what the page's own code has to answer."""
    return looked_at(question) | {"decoded": decoded(question["code"])}


def looked_at(question: Question) -> dict[str, Any]:
    """Return everything that Python says of a game with a house object."""
    preset = PRESETS[question["rules"]]
    try:
        rules = preset.house(question["house"])
    except HouseError as error:
        return {"error": {"knob": error.knob, "came": error.came, "allowed": error.allowed, "message": str(error)}}
    trouble = None
    try:
        rules.check_players(question["players"])
    except ValueError as error:
        trouble = str(error)
    house = preset.house_of(rules)
    return {
        "record": fields_of(rules).tobytes().hex(),
        "house": house,
        "code": share.encode(preset.id, house),
        "idle": {idle.knob: idle.because for idle in idle_knobs(rules, preset.knobs)},
        "trouble": trouble,
    }


def decoded(code: str) -> dict[str, Any]:
    """Return what Python reads in a share code."""
    try:
        rules, house = share.decode(code)
    except share.CodeError as error:
        return {"reason": error.reason}
    return {"rules": rules, "house": house}


def differences(asked: Iterable[Question]) -> Iterator[str]:
    """Ask the page's own code, and name every answer that is not Python's."""
    asked = list(asked)
    for question, came in zip(asked, answers("houses", asked), strict=True):
        wanted = json.loads(json.dumps(expected(question)))
        for key in sorted({*wanted, *came}):
            if wanted.get(key) != came.get(key):
                yield f"{json.dumps(question)}: {key}: expected {wanted.get(key)}, got {came.get(key)}"


if __name__ == "__main__":
    sys.exit(compare(__doc__, lambda seed, count: differences(questions(seed, count)), "sets of house rules compared"))
