"""The fields of `Rules` in words: all of them, also those that no house rule changes."""

from __future__ import annotations

from functools import cache

from schwimmen.rulebook.text.sections import lines
from schwimmen.rules.combinations import Combination
from schwimmen.rules.enums import MatchEnd, TieBreak, Word
from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs import Knob
from schwimmen.rules.presets import PRESETS, Preset
from schwimmen.words.sentence import Sentence, word_key

_NAMED = {
    "all_pass", "call_effect", "call_requires", "centre", "chicken", "clear_call", "deal_pattern", "declare_effect",
    "leader", "lowest_tie", "next_dealer", "one_suit_table", "pass_rule", "recycle", "score", "valuation",
}  # fmt: skip
"""The fields whose values have words of their own: `field-NAME-VALUE`."""


def field_name(name: str) -> Sentence:
    """Return what a field is called: as the house rule that changes it alone, if there is one."""
    own = name in _NAMED or (name not in _knobs() and name != "match_end")
    return Sentence(word_key("field" if own else "knob", name))


def field_sentences(preset: Preset, rules: Rules, name: str) -> list[Sentence]:
    """Return what a field says at a table, in words; nothing where the game has no such thing."""
    if name not in _spoken(preset, rules):
        return []
    value = getattr(rules, name)
    if name == "tie_break":
        bits = [bit for bit in TieBreak if value & bit]
        return [Sentence(word_key("field-tie-break", bit.name.lower())) for bit in bits] or [
            Sentence("field-tie-break-none")
        ]
    if name == "combinations":
        return [Sentence(word_key("field-combination", Combination(each).name.lower())) for each in value]
    if name == "match_end":
        word = word_key("knob-match-end", value)
        return [Sentence(word, {"number": rules.match_length} if value in (MatchEnd.HANDS, MatchEnd.TARGET) else {})]
    if name in _NAMED and isinstance(value, Word):
        return [Sentence(word_key("field", name, value))]
    knob = preset.knobs.get(name) or _knobs().get(name)
    if knob is not None:
        return knob.said(value)
    if isinstance(value, bool):
        return [Sentence("flag-true" if value else "flag-false")]
    return [Sentence("field-number", {"number": value})]


def _spoken(preset: Preset, rules: Rules) -> set[str]:
    """Return the fields that say something at a table: those of which its rules speak."""
    return {name for _, line in lines(preset, rules) for name in line.fields}


@cache
def _knobs() -> dict[str, Knob]:
    """Return the knob that changes a field alone and has its name."""
    return {
        name: knob
        for preset in PRESETS.values()
        for name, knob in preset.knobs.items()
        if not knob.fields and name != "match_end"
    }
