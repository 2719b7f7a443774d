"""The rules in force as text, in reading order."""

from __future__ import annotations

from schwimmen.rulebook.text.calls import call, declare
from schwimmen.rulebook.text.lines import Line
from schwimmen.rulebook.text.matches import match, opened
from schwimmen.rulebook.text.opening import deal, goal
from schwimmen.rulebook.text.settlement import lose, score
from schwimmen.rulebook.text.sources import cited
from schwimmen.rulebook.text.turns import turn
from schwimmen.rulebook.text.worths import values
from schwimmen.rules.fields import DECLARED, Rules
from schwimmen.rules.presets import Preset
from schwimmen.words.sentence import Arg, Sentence, word_key

SECTIONS = ("goal", "deal", "turn", "call", "end", "values", "lose", "score", "match", "open")
"""The sections of the text in reading order."""


def rules_text(preset: Preset, rules: Rules) -> list[Sentence]:
    """Return the rules as they are played at a table, in reading order.

    Each sentence carries `section` (its heading is `rule-section-SECTION`), `sources` (rule numbers; documents) and
    `changed` (a house rule of this table made it say what it says), and the words of the game.
    """
    printed = [(line.key, line.args) for _, line in lines(preset, preset.rules)]
    return [
        _sentence(preset, rules, line, section=section, changed=(line.key, line.args) not in printed)
        for section, line in lines(preset, rules)
    ]


def lines(preset: Preset, rules: Rules) -> list[tuple[str, Line]]:
    """Return every sentence of the rules with its section, in reading order; a flag's stands last of its topic."""
    told = (
        goal(rules),
        deal(rules),
        turn(rules),
        call(rules),
        declare(rules),
        values(rules),
        lose(rules),
        score(rules),
        match(rules, ante=preset.ante, unit=preset.ledger, costs_two=_costs_two(preset, rules)),
        opened(rules),
    )
    found: list[tuple[str, Line]] = [
        (section, line) for section, part in zip(SECTIONS, told, strict=True) for line in part
    ]
    # Of what does not happen here no flag is told.
    for name in [name for name, field in DECLARED.items() if field.told and getattr(rules, name)]:
        topic = DECLARED[name].topic
        places = [place for place, (_, line) in enumerate(found) if line.topic == topic]
        if places:
            last: int = places[-1]
            found.insert(last + 1, (found[last][0], Line(word_key("rule", name), topic, (name,))))
    return found


def terms(preset: Preset, rules: Rules) -> dict[str, Arg]:
    """Return the words of a game, as every sentence about it carries them."""
    return {"word": preset.call, "unit": preset.ledger, "units": 1, "hand": rules.hand_size}


def _sentence(preset: Preset, rules: Rules, line: Line, *, section: str, changed: bool) -> Sentence:
    differing = [name for name in line.fields if getattr(rules, name) != getattr(preset.rules, name)]
    notes: dict[str, Arg] = {
        "section": section,
        "sources": cited(preset, line.topic, differing if changed else (), number=line.number),
        "changed": changed,
    }
    return Sentence(line.key, {**terms(preset, rules), **line.args, **notes})


def _costs_two(preset: Preset, rules: Rules) -> bool:
    """Say whether it matters what two units cost somebody who has one."""
    knobs = [knob.name for knob in preset.knobs.values()]
    return "penalty_overflow" in knobs and "penalty_overflow" not in [idle.knob for idle in preset.idle(rules)]
