"""How a table differs from the printed game, and which of its knobs do nothing."""

from __future__ import annotations

from typing import Any

from schwimmen.rulebook.text.lines import SPECIALS
from schwimmen.rulebook.text.sections import terms
from schwimmen.rulebook.text.values import label_args, plain, table_args, word_key
from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs import Knob, idle_knobs
from schwimmen.rules.knobs.kinds import (
    Counted,
    Labels,
    NumberOrNone,
    Pack,
    PointsTable,
    Span,
    Specials,
    Whole,
    WholeChoice,
)
from schwimmen.rules.presets import Preset
from schwimmen.words.sentence import Arg, Sentence


def deviations(preset: Preset, rules: Rules) -> list[Sentence]:
    """Return a sentence for each house rule: how this table differs from the printed game."""
    changed = preset.house_of(rules)
    return [_deviation(preset, preset.knobs[name], rules) for name in changed]


def _deviation(preset: Preset, knob: Knob, rules: Rules) -> Sentence:
    args = _compared(knob, knob.get(rules), knob.get(preset.rules))
    return Sentence(word_key("house", knob.name), terms(preset, rules) | args)


def _compared(knob: Knob, here: Any, printed: Any) -> dict[str, Arg]:
    """Return what holds and what is printed as arguments."""
    match knob:
        case Span():
            names = ("fewest", "most", "printed_fewest", "printed_most")
            return dict(zip(names, (*here, *printed), strict=True))
        case Specials():
            return {"here": SPECIALS[here], "printed": SPECIALS[printed]}
        case Counted():
            return _counted("here", knob, here) | _counted("printed", knob, printed)
        case PointsTable():
            return table_args(here)
        case Labels():
            return label_args(here)
        case Whole() | WholeChoice() | Pack():
            return {"here": int(here), "printed": int(printed), "number": int(here)}
        case NumberOrNone() if here is not None:
            return {"here": plain(here), "printed": plain(knob.write(printed)), "value": f"{here:g}"}
    return {"here": plain(knob.write(here)), "printed": plain(knob.write(printed))}


def _counted(name: str, knob: Counted, value: Any) -> dict[str, Arg]:
    word, _, _ = knob.write(value).partition("(")
    return {name: word, f"{name}_number": int(value[1])}


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
