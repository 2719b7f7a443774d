"""How a table differs from the printed game."""

from __future__ import annotations

from schwimmen.rulebook.text.sections import terms
from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs import Knob
from schwimmen.rules.presets import Preset
from schwimmen.words.sentence import Sentence, word_key


def deviations(preset: Preset, rules: Rules) -> list[Sentence]:
    """Return a sentence for each house rule: how this table differs from the printed game."""
    changed = preset.house_of(rules)
    return [_deviation(preset, knob, rules) for knob in preset.knobs.values() if knob.name in changed]


def _deviation(preset: Preset, knob: Knob, rules: Rules) -> Sentence:
    args = knob.compared(knob.get(rules), knob.get(preset.rules))
    return Sentence(word_key("house", knob.name), {**terms(preset, rules), **args})
