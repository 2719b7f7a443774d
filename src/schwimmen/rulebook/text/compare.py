"""How two tables differ: aspect by aspect, what one says and what the other says."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from schwimmen.rulebook.text.sections import SECTIONS, lines, rules_text, terms
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import Preset
from schwimmen.words import LANGUAGES, Words
from schwimmen.words.sentence import Sentence

Side: TypeAlias = tuple[Preset, Rules]
"""A table: its game, and the rules that are played."""

_NOT_COMPARED = {"section", "sources", "changed", "word", "unit"}
"""Arguments that two equal rules may have of their own: where they stand, and the words of their game."""


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


def differences(one: Side, other: Side) -> Comparison:
    """Compare two tables, whatever their games."""
    left, right = _by_aspect(*one), _by_aspect(*other)
    rows, common = _words(one, other), []
    for section, topic in _order(left, right):
        here, there = left.get((section, topic), ()), right.get((section, topic), ())
        only_here, only_there = _without(here, there), _without(there, here)
        aspect = Sentence(f"aspect-{topic}")
        if only_here or only_there:
            rows.append(CompareRow(section, aspect, only_here, only_there))
        else:
            common.append(aspect)
    return Comparison(tuple(rows), tuple(common))


def _words(one: Side, other: Side) -> list[CompareRow]:
    """Return the row of the games' own words, where they have others."""
    (here, _), (there, _) = one, other
    if (here.call, here.ledger) == (there.call, there.ledger):
        return []
    left, right = (Sentence("rule-terms", terms(*side)) for side in (one, other))
    return [CompareRow("goal", Sentence("aspect-terms"), (left,), (right,))]


def _by_aspect(preset: Preset, rules: Rules) -> dict[tuple[str, str], tuple[Sentence, ...]]:
    found: dict[tuple[str, str], tuple[Sentence, ...]] = {}
    for (section, line), sentence in zip(lines(preset, rules), rules_text(preset, rules), strict=True):
        found[section, line.topic] = (*found.get((section, line.topic), ()), sentence)
    return found


def _order(left: Iterable[tuple[str, str]], right: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
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


def _without(sentences: Iterable[Sentence], others: Iterable[Sentence]) -> tuple[Sentence, ...]:
    """Return the sentences that say what the others do not."""
    said = [_told(other) for other in others]
    return tuple(sentence for sentence in sentences if _told(sentence) not in said)


def _told(sentence: Sentence) -> list[str]:
    """Return what a sentence says, in every language: an argument that it does not speak of makes no difference."""
    args = {name: value for name, value in sentence.args.items() if name not in _NOT_COMPARED}
    return [Words(language).say(sentence.key, args) for language in LANGUAGES]
