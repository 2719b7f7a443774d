"""The constants of the rules: exhaustive counts of what all hands of a pack are worth, made elsewhere."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from schwimmen import PRESETS, Rules, cards
from schwimmen.engine.combinations import CATEGORY
from schwimmen.engine.kernel import JIT, bit, kernel
from schwimmen.engine.layout import fields_of
from schwimmen.engine.pips import best_suit
from schwimmen.engine.ranking import TIE_BITS, strength
from schwimmen.engine.values import value
from schwimmen.match.values import combination_of, is_safe, value_text
from schwimmen.rules.combinations import MOST, NAMES, Combination, packed
from schwimmen.rules.enums import AceInRuns, Valuation

ZERO = 200
"""Where nothing is counted; doubled values lie from -44 to 102."""


@kernel
def count_four(pack: Any, rules: Any, counts: Any) -> None:
    """Count what all hands of four cards are worth."""
    for a in range(len(pack)):
        for b in range(a):
            for c in range(b):
                three = bit(pack[a]) | bit(pack[b]) | bit(pack[c])
                for d in range(c):
                    counts[ZERO + value(three | bit(pack[d]), rules)] += 1


@kernel
def count_five(pack: Any, rules: Any, counts: Any) -> None:
    """Count what all hands of five cards are worth."""
    for a in range(len(pack)):
        for b in range(a):
            for c in range(b):
                three = bit(pack[a]) | bit(pack[b]) | bit(pack[c])
                for d in range(c):
                    for e in range(d):
                        counts[ZERO + value(three | bit(pack[d]) | bit(pack[e]), rules)] += 1


def counted(size: int, rules: Rules, pack: int = 52) -> dict[int, int]:
    """Count the values of all hands of four or five cards."""
    counts = np.zeros(2 * ZERO, np.int64)
    count = count_four if size == 4 else count_five
    count(np.array(cards.pack_of(pack), np.int64), fields_of(rules)[0], counts)
    assert all(index % 2 == 0 for index in np.flatnonzero(counts)), "whole points, doubled"
    return {int(index - ZERO) // 2: int(counts[index]) for index in np.flatnonzero(counts)}


@pytest.mark.jit
@pytest.mark.skipif(not JIT, reason="as below")
def test_the_best_suit_of_four() -> None:
    """Of 270,725 hands the lowest is worth 2, one alone; sixteen are worth 41."""
    seen = counted(4, PRESETS["forty_one"].rules)
    assert (sum(seen.values()), min(seen), max(seen), seen[2], seen[41]) == (270725, 2, 41, 1, 16)


@pytest.mark.jit
@pytest.mark.skipif(not JIT, reason="as below")
def test_one_suit_minus_the_rest_of_four() -> None:
    """Four cards are worth -22 to 41 where the rest counts against the best suit."""
    seen = counted(4, PRESETS["empat_satu"].rules)
    assert (sum(seen.values()), min(seen), max(seen), seen[41]) == (270725, -22, 41, 16)


@pytest.mark.jit
@pytest.mark.skipif(not JIT, reason="millions of hands take an hour in plain Python")
def test_one_suit_minus_the_rest_of_five() -> None:
    """Of 2,598,960 hands of five four are worth 51, and the worst -22."""
    seen = counted(5, PRESETS["japanese_51"].rules)
    assert (sum(seen.values()), min(seen), max(seen), seen[51]) == (2598960, -22, 51, 4)


@pytest.mark.jit
@pytest.mark.skipif(not JIT, reason="as above")
def test_five_of_one_suit() -> None:
    """The 5,148 hands of one suit are worth 20 to 51, all others nothing."""
    for rules in (PRESETS["chinese_51"].rules, Rules(hand_size=5, valuation=Valuation.FLUSH)):
        seen = counted(5, rules)
        assert (sum(seen.values()), seen.pop(0)) == (2598960, 2598960 - 5148)
        assert (sum(seen.values()), min(seen), max(seen), seen[51]) == (5148, 20, 51, 4)


def hands(pack: int) -> list[int]:
    """List all hands of three cards."""
    return [cards.union(hand) for hand in combinations(cards.pack_of(pack), 3)]


BRAG = {"prial": 52, "running flush": 48, "run": 720, "flush": 1096, "pair": 3744, "high card": 16440}
ACE_HIGH_ONLY = BRAG | {"running flush": 44, "run": 660, "flush": 1100, "high card": 16500}


@pytest.mark.parametrize("aces", AceInRuns)
def test_categories_of_three_cards(aces: AceInRuns) -> None:
    """All 22,100 hands fall into the categories as an independent count has it, with and without A-2-3."""
    rules = replace(PRESETS["stop_the_bus"].rules, ace_in_runs=aces)
    fields = fields_of(rules)[0]
    seen = Counter(NAMES[combination_of(int(value(hand, fields)), rules)] for hand in hands(52))
    assert seen == (ACE_HIGH_ONLY if aces == AceInRuns.HIGH_ONLY else BRAG)
    assert sum(seen.values()) == 22100


def test_the_order_of_categories() -> None:
    """Prial, running flush, run, flush, pair, high card: rarer is better, and the code says which."""
    fields = fields_of(PRESETS["stop_the_bus"].rules)[0]
    best: dict[int, int] = {}
    for hand in hands(52):
        code = int(value(hand, fields))
        assert int(strength(hand, fields)) >> TIE_BITS == code
        best[code >> CATEGORY] = max(best.get(code >> CATEGORY, 0), code)
    assert [value_text(best[kind], PRESETS["stop_the_bus"].rules) for kind in sorted(best, reverse=True)] == [
        *("prial A", "running flush A", "run A", "flush A K J", "pair A K", "high card A K J"),
    ]


@pytest.mark.parametrize(
    ("preset", "least", "most", "at_most", "trios"),
    [("hosa_aba", 7, 31, 24, 36), ("tuppenny_loo", 9, 31, 24 + 28, 28), ("dutch31", 8, 31, 24, 32)],
)
def test_values_of_other_packs(preset: str, least: int, most: int, at_most: int, trios: int) -> None:
    """Where three aces are a trio like any other, 31s, trios and extremes are as counted elsewhere."""
    rules = PRESETS[preset].rules
    fields = fields_of(rules)[0]
    seen = Counter(value_text(int(value(hand, fields)), rules) for hand in hands(rules.pack))
    assert (min(map(float, seen)), max(map(float, seen)), seen["31"]) == (least, most, at_most)
    assert seen["30.5"] in {0, trios}
    assert seen["30"] == 32


def test_hands_that_are_safe() -> None:
    """Of 7,140 hands four are 666, four AAA, and 678 of one suit is there four times; all others are ordinary."""
    rules = PRESETS["tri_palki"].rules
    fields = fields_of(rules)[0]
    codes = [int(value(hand, fields)) for hand in hands(36)]
    safe = Counter(value_text(code, rules) for code in codes if is_safe(code, rules))
    assert safe == {"666": 4, "678": 4, "AAA": 4}
    ordinary = [int(best_suit(hand)) for hand in hands(36)]
    assert (min(ordinary), max(ordinary), ordinary.count(31), ordinary.count(30)) == (6, 31, 24, 32)


def test_a_list_of_combinations_is_a_number_that_javascript_has() -> None:
    """Any list is packed below 2 to the 53rd: the page makes the engine's record of rules from such a number."""
    *others, _, nothing = Combination  # the last two are what hands without one have
    longest: list[int] = [*others[1 - MOST :], nothing]
    for listed in (longest, *(preset.rules.ranking() for preset in PRESETS.values())):
        assert packed(listed) < 1 << 53
