"""What every knob of every game can do, whatever kind it is."""

import json
from dataclasses import asdict
from typing import Any

import pytest

from schwimmen import PRESETS, HouseError
from schwimmen.rules.knobs import Knob
from schwimmen.words import LANGUAGES, Words


@pytest.mark.parametrize("game", PRESETS)
def test_a_knob_takes_its_samples_and_refuses_its_faults(game: str) -> None:
    """What a kind shows of its values is taken, written as JSON and taken again; what only looks like them is not."""
    for knob in PRESETS[game].knobs.values():
        takes_its_samples_and_refuses_its_faults(knob)


def takes_its_samples_and_refuses_its_faults(knob: Knob) -> None:
    """Check what a knob takes."""
    for sample in knob.samples():
        value = knob.read(sample)
        assert knob.read(json.loads(json.dumps(knob.write(value)))) == value
        assert knob.of_numbers(knob.numbers(value)) == value
    for fault in knob.faults():
        with pytest.raises(ValueError, match=r"^$"):
            knob.read(fault)
    assert all(knob.read(spelled) in map(knob.read, knob.samples()) for spelled in (*knob.listed(), *knob.also()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESETS)
def test_a_knob_has_words_for_all_that_it_says(game: str, language: str) -> None:
    """The words of a knob's control, and of what is allowed, are there."""
    words = Words(language)
    for knob in PRESETS[game].knobs.values():
        refusal = knob.refusal()
        keys = [text for text in _texts(asdict(knob.control())) if text.startswith(("knob-", "suit-"))]

        assert keys
        assert [key for key in keys if key not in words] == []
        assert words.say(refusal.key, {"knob": knob.name, "came": "1", **refusal.args}).endswith(".")


@pytest.mark.parametrize("game", PRESETS)
def test_an_error_says_what_is_allowed(game: str) -> None:
    """Each fault of each knob is refused by name, with what came and what is allowed."""
    for knob in PRESETS[game].knobs.values():
        for fault in knob.faults():
            with pytest.raises(HouseError) as caught:
                PRESETS[game].house({knob.name: fault})
            assert (caught.value.knob, caught.value.allowed) == (knob.name, knob.allowed())


def _texts(told: Any) -> list[str]:
    """Return all texts in something like JSON."""
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list | tuple):
        return [text for part in told for text in _texts(part)]
    return [told] if isinstance(told, str) else []
