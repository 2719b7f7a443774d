"""Which knobs of a table do nothing, and why."""

from __future__ import annotations

from schwimmen.rulebook.text.sections import terms
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import Preset
from schwimmen.words.sentence import Sentence, word_key


def idle_sentences(preset: Preset, rules: Rules) -> list[Sentence]:
    """Return a sentence for each knob that does nothing at this table because of another one, and why.

    Its arguments `knob` and `because` name the two; `because` is `game` where the game itself is the reason.
    """
    words = terms(preset, rules)
    return [
        Sentence(word_key("idle", item.knob, item.because), {"knob": item.knob, "because": item.because, **words})
        for item in preset.idle(rules)
    ]


def idle_by_house(preset: Preset, rules: Rules) -> list[Sentence]:
    """Return those of them that this table has set, or whose reason it has set: nobody asks about the others."""
    house = preset.house_of(rules)
    return [
        idle for idle in idle_sentences(preset, rules) if idle.args["knob"] in house or idle.args["because"] in house
    ]
