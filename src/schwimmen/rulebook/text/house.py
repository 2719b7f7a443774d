"""How a table differs from the printed game, and which of its knobs do nothing."""

from __future__ import annotations

from schwimmen.rulebook.text.sections import terms
from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs import Knob, idle_knobs
from schwimmen.rules.presets import Preset
from schwimmen.words.sentence import Sentence, word_key


def deviations(preset: Preset, rules: Rules) -> list[Sentence]:
    """Return a sentence for each house rule: how this table differs from the printed game."""
    changed = preset.house_of(rules)
    return [_deviation(preset, preset.knobs[name], rules) for name in changed]


def _deviation(preset: Preset, knob: Knob, rules: Rules) -> Sentence:
    args = knob.compared(knob.get(rules), knob.get(preset.rules))
    return Sentence(word_key("house", knob.name), terms(preset, rules) | args)


def idle_sentences(preset: Preset, rules: Rules) -> list[Sentence]:
    """Return a sentence for each knob that does nothing at this table because of another one, and why.

    Its arguments `knob` and `because` name the two; `because` is `game` where the game itself is the reason.
    """
    words = terms(preset, rules)
    return [
        Sentence(word_key("idle", item.knob, item.because), {"knob": item.knob, "because": item.because, **words})
        for item in idle_knobs(rules, preset.knobs)
    ]


def idle_by_house(preset: Preset, rules: Rules) -> list[Sentence]:
    """Return those of them that this table has set, or whose reason it has set: nobody asks about the others."""
    house = preset.house_of(rules)
    return [idle for idle in idle_sentences(preset, rules) if {idle.args["knob"], idle.args["because"]} & house.keys()]
