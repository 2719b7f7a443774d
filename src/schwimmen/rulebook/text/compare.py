"""How two tables differ: aspect by aspect, what one says and what the other says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from schwimmen.rulebook.text.sections import SECTIONS, lines, rules_text, terms
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import Preset
from schwimmen.words.sentence import Arg, Sentence

Side: TypeAlias = tuple[Preset, Rules]
"""A table: its game, and the rules that are played."""

Aspect: TypeAlias = tuple[str, str]
"""A section, and a topic in it."""


@dataclass(frozen=True, slots=True)
class CompareRow:
    """An aspect in which two tables differ."""

    section: str
    """Its heading is `rule-section-SECTION`."""
    aspect: Sentence
    left: tuple[Sentence, ...]
    """What the first table says and the second does not; empty if it says nothing of its own."""
    right: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two tables side by side: what differs, and the names of the aspects in which they are alike."""

    rows: tuple[CompareRow, ...]
    common: tuple[Sentence, ...]


@dataclass(frozen=True)
class _Said:
    """A sentence of one of them: which aspect it is about, and what it says."""

    aspect: Aspect
    says: tuple[str, dict[str, Arg], int]
    """What is compared: how large a hand is where the sentence speaks of it, and none of the game's own words."""
    sentence: Sentence


def differences(one: Side, other: Side) -> Comparison:
    """Compare two tables, whatever their games."""
    left, right = _said(one[0], one[1]), _said(other[0], other[1])
    rows = _words(one, other)
    common: list[Sentence] = []
    for aspect in _order(_aspects(left), _aspects(right)):
        here, there = _about(aspect, left), _about(aspect, right)
        only_here, only_there = _without(here, there), _without(there, here)
        section, topic = aspect
        told = Sentence(f"aspect-{topic}")
        if only_here or only_there:
            rows.append(CompareRow(section, told, only_here, only_there))
        else:
            common.append(told)
    return Comparison(tuple(rows), tuple(common))


def _words(one: Side, other: Side) -> list[CompareRow]:
    """Return the row of the games' own words, where they have others."""
    here, there = one[0], other[0]
    if here.call == there.call and here.ledger == there.ledger:
        return []
    left, right = Sentence("rule-terms", terms(here, one[1])), Sentence("rule-terms", terms(there, other[1]))
    return [CompareRow("goal", Sentence("aspect-terms"), (left,), (right,))]


def _said(preset: Preset, rules: Rules) -> list[_Said]:
    told = zip(lines(preset, rules), rules_text(preset, rules), strict=True)
    return [
        _Said(
            (section, line.topic),
            (line.key, line.args, rules.hand_size if "hand_size" in line.fields else 0),
            sentence,
        )
        for (section, line), sentence in told
    ]


def _aspects(said: Sequence[_Said]) -> list[Aspect]:
    return list(dict.fromkeys(each.aspect for each in said))


def _order(left: Sequence[Aspect], right: Sequence[Aspect]) -> list[Aspect]:
    """Return the aspects of both in reading order: those that only the second has stand behind what is before them."""
    order = list(left)
    at = 0
    for aspect in right:
        if aspect in order:
            at = order.index(aspect) + 1
        else:
            order.insert(at, aspect)
            at += 1
    return sorted(order, key=lambda aspect: SECTIONS.index(aspect[0]))


def _about(aspect: Aspect, said: Sequence[_Said]) -> list[_Said]:
    return [each for each in said if each.aspect == aspect]


def _without(said: Sequence[_Said], others: Sequence[_Said]) -> tuple[Sentence, ...]:
    """Return the sentences that say what the others do not."""
    also = [each.says for each in others]
    return tuple(each.sentence for each in said if each.says not in also)
