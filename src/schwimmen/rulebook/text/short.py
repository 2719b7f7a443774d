"""A game in short: for somebody who sits down and knows none of them."""

from __future__ import annotations

from schwimmen.rulebook.text.lines import is_one_hand, loses_units
from schwimmen.rulebook.text.pictures import turn
from schwimmen.rulebook.text.sections import terms
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import Preset
from schwimmen.words.sentence import Sentence, word_key


def aim(preset: Preset, rules: Rules) -> Sentence:
    """Return what to collect, and what for."""
    won_by = "hand" if is_one_hand(rules) else "survive" if loses_units(rules) else "points"
    return Sentence("aim", {**terms(preset, rules), "what": str(rules.valuation), "for": won_by})


def in_short(preset: Preset) -> Sentence:
    """Return the printed game in a few sentences, one a line: aim, turn, end, what is lost."""
    return Sentence(word_key("page", preset.id, "short"))


def example(rules: Rules) -> list[Sentence]:
    """Return what a hand is worth at a table, and what an exchange makes of it."""
    shown = turn(rules)
    before, after = shown.before, shown.after
    return [
        Sentence("short-example", {"cards": list(before.cards), "value": before.value}),
        Sentence("short-exchange", {"give": shown.give, "take": shown.take, "value": after.value}),
    ]
