"""What every hand there is is worth, and how they rank (SW-15, SW-16), counted to the last one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

import pytest

from schwimmen import Rules, cards
from schwimmen.engine.layout import fields_of
from schwimmen.engine.pips import best_suit
from schwimmen.engine.ranking import strength
from schwimmen.engine.values import special, value
from schwimmen.match.values import value_text
from schwimmen.rules.enums import Special
from tests.oracle.house import house_of
from tests.oracle.schwimmen import Schwimmen
from tests.samples import SOAK

SIZES = {52: 22100, 36: 7140, 32: 4960, 28: 3276}
DISTRIBUTION = {
    "8": 24,
    "9": 72,
    "10": 1248,
    "11": 672,
    "15": 96,
    "16": 96,
    "17": 480,
    "18": 480,
    "19": 480,
    "20": 672,
    "21": 384,
    "24": 4,
    "25": 16,
    "26": 20,
    "27": 44,
    "28": 44,
    "29": 40,
    "30": 32,
    "30.5": 28,
    "31": 24,
    "32": 4,
}
"""How many hands of the 32-card pack have which value."""

KINDS = {
    "both": Rules(),
    "fire": Rules(trio_value=None),
    "trio": Rules(fire_value=None),
    "none": Rules(trio_value=None, fire_value=None),
}


@cache
def hands(size: int) -> tuple[int, ...]:
    """List all three-card hands of a pack."""
    return tuple(cards.union(hand) for hand in combinations(cards.pack_of(size), 3))


def counted(size: int, rules: Rules) -> Counter[str]:
    """Count the values of all hands."""
    fields = fields_of(rules)[0]
    return Counter(value_text(int(value(hand, fields)), rules) for hand in hands(size))


def test_distribution_of_all_hands_of_32_cards() -> None:
    """All 4,960 hands have the values that an independent count found, and no others."""
    assert counted(32, Rules()) == DISTRIBUTION
    assert sum(DISTRIBUTION.values()) == 4960


@pytest.mark.parametrize(
    ("size", "least", "least_plain", "trios"), [(32, 8, 7, 28), (36, 7, 6, 32), (28, 9, 8, 24), (52, 3, 2, 48)]
)
def test_extremes_of_every_pack(size: int, least: int, least_plain: int, trios: int) -> None:
    """Numbers of hands, least and greatest values, 31s, trios and Feuer are as counted independently."""
    seen = counted(size, Rules())
    assert sum(seen.values()) == SIZES[size]
    assert min(map(float, seen)) == least
    assert max(map(float, seen)) == 32
    assert (seen["31"], seen["30.5"], seen["32"], seen["30"]) == (24, trios, 4, 32)
    plain = counted(size, Rules(trio_value=None, fire_value=None))
    assert (min(map(float, plain)), max(map(float, plain))) == (least_plain, 31)
    assert plain["31"] == 24


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("size", "rules"),
    [pytest.param(52 if SOAK or kind == "both" else 32, rules, id=kind) for kind, rules in KINDS.items()],
)
def test_strength_is_the_order_of_the_rules(size: int, rules: Rules) -> None:
    """Over all pairs of hands the engine's strengths order exactly as the rules say: better, worse and equal."""
    fields = fields_of(rules)[0]
    written = {"trio_value": rules.trio_value, "fire_value": rules.fire_value}
    oracle = Schwimmen(house_of("schwimmen", written), 2, 0)
    ranks = {}
    for hand in hands(size):
        names = cards.names(hand)
        ranks.setdefault(oracle.worth(names), set()).add(int(strength(hand, fields)))
        assert value_text(int(value(hand, fields)), rules) == oracle.value_text(names)
    assert all(len(found) == 1 for found in ranks.values()), "equal hands differ in strength"
    ordered = [next(iter(ranks[rank])) for rank in sorted(ranks)]
    assert all(worse < better for worse, better in pairwise(ordered))


def declared(hand: int) -> Iterator[int]:
    """Tell what a hand has to show under each list of specials, with and without Feuer."""
    for listed in (0, Special.THIRTY_ONE, Special.FIRE, Special.THIRTY_ONE | Special.FIRE):
        for fire_value in (32, None):
            yield int(special(hand, fields_of(Rules(auto_declare=listed, fire_value=fire_value))[0]))


def test_specials_are_the_31s_and_the_aces() -> None:
    """What has to be shown are exactly the 24 hands worth 31 and the four of three aces, where they are listed."""
    seen = Counter(tuple(declared(hand)) for hand in hands(32))
    only_31 = (0, 0, 1, 1, 0, 0, 1, 1)
    only_fire = (0, 0, 0, 0, 2, 0, 2, 0)
    assert seen == {only_31: 24, only_fire: 4, (0,) * 8: 4960 - 28}


@pytest.mark.parametrize("size", [4, 5])
def test_the_best_suit_of_larger_hands(size: int) -> None:
    """The best suit of four and five cards is the largest sum of one suit."""
    pack = cards.pack_of(28)[::2]
    for hand in combinations(pack, size):
        sums: Counter[int] = Counter()
        for card in hand:
            sums[card // 13] += [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11][card % 13]
        assert best_suit(cards.union(hand)) == max(sums.values())
