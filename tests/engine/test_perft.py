"""Exact numbers of ways to play on from fixed packs, to small depths: any slip in legality changes them."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import pytest

from schwimmen import PRESETS, Game
from schwimmen.cards import each
from schwimmen.engine.kernel import JIT
from schwimmen.match.referee import Referee
from tests.oracle.answer import GAMES
from tests.oracle.cards import in_order, pack_of
from tests.oracle.house import house_of
from tests.oracle.match import Match
from tests.oracle.refresh import RefreshGame
from tests.rules.table import pack_for
from tests.samples import samples

QUIET = pack_for({0: "7H 9H KS", 1: "QD TD 8C"}, seats=2, dealer=1, extra="AH JC KD", stock="TH 8S 7D")
SHARP = pack_for({0: "AS KS 7D", 1: "AH AC 8C"}, seats=2, dealer=1, extra="QS AD KD", stock="TH 8S 7H")
"""In the sharp pack one exchange makes a 31 or Feuer, and a trade makes others."""
THREE = pack_for({0: "AS KS 7D", 1: "AH AC 8C", 2: "9S TH 8D"}, seats=3, dealer=2, extra="QS AD KD", stock="8S 7H")

COUNTS: list[tuple[str, dict[str, Any], list[int]]] = [
    (QUIET, {}, [1, 2, 44, 726, 7986]),
    (SHARP, {}, [1, 2, 44, 693, 7260]),
    (THREE, {}, [1, 2, 44, 693, 9548]),
    (QUIET, {"close_timing": "instead"}, [1, 2, 24, 286, 3146]),
    (QUIET, {"close_from_turn": 2}, [1, 2, 22, 242, 5324]),
    (SHARP, {"allow_swap_all": False, "last_turn_stand": False}, [1, 2, 40, 551, 5249]),
    (THREE, {"declare_after_close": False}, [1, 2, 44, 693, 9702]),
    (SHARP, {"dealer_choice": "none", "auto_declare": ["fire"]}, [1, 22, 363, 3630]),
]
IDS = ["quiet", "sharp", "three", "instead", "later", "single cards", "mere values", "no choice"]


@dataclass(frozen=True)
class Tree:
    """The first moves from the pack of `pack_of_tree`: numbers of lines, depth by depth."""

    preset: str
    counts: list[int]
    house: dict[str, Any] = field(default_factory=dict)
    players: int = 2


TREES: list[Tree] = [
    Tree("dutch31", [1, 2, 22, 242, 2178]),
    Tree("dutch31", [1, 2, 22, 242, 2662], players=3),
    Tree("dutch31", [1, 10, 100, 900, 8100], {"allow_swap_all": False, "dealer_choice": "none"}),
    Tree("hosa_aba", [1, 2, 22, 242, 2626]),
    Tree("hosa_aba", [1, 2, 24, 286, 3370], {"close_from_turn": 1, "pack": 28}, players=3),
    Tree("hosa_aba", [1, 2, 20, 200, 1964], {"allow_swap_all": False}),
    Tree("forty_one", [1, 19, 339, 6067]),
    Tree("forty_one", [1, 19, 339, 6067], {"pack": 28, "recycle_includes_current": True}, players=5),
    Tree("forty_one", [1, 17, 272, 4352], {"pack": 28, "recycle": "order", "allow_swap_all": False}, players=6),
    Tree("tri_palki", [1, 11, 121, 1320]),
    Tree("tri_palki", [1, 11, 121, 1331], {"pack": 28, "last_turn_stand": False}, players=7),
    Tree("tuppenny_loo", [1, 11, 121, 1210]),
    Tree("tuppenny_loo", [1, 10, 100, 1000], {"allow_swap_all": False, "declare_dealt": False}, players=3),
    Tree("energy_schwimmen", [1, 2, 24, 86, 606, 2326]),
    Tree(
        "energy_schwimmen",
        [1, 2, 24, 286, 3146],
        {"explain_gate": False, "all_pass": "refresh", "dealer_choice": "blind"},
    ),
    Tree("thirty_one", [1, 3, 10, 28, 70, 196, 490, 1372]),
    Tree(
        "thirty_one",
        [1, 3, 9, 28, 77, 245, 539, 1715],
        {"blitz_after_knock": True, "last_turn_stand": False},
        players=3,
    ),
    Tree("thirty_one", [1, 2, 7, 14, 49, 98, 343], {"pack": 32, "close_from_turn": 2}, players=4),
    Tree("thirty_one_trio", [1, 3, 10, 31, 98, 266, 686, 1862], players=3),
    Tree("thirty_one_trio", [1, 3, 10, 31, 101, 318, 1025, 3059], {"pack": 28}, players=8),
    Tree("no_elimination_31", [1, 3, 10, 28, 70, 196, 490, 1372]),
    Tree("no_elimination_31", [1, 2, 7, 14, 49, 98, 343, 1029], {"close_from_turn": 2, "auto_declare": []}, players=3),
    Tree("trentuno", [1, 3, 10, 28, 70, 196]),
    Tree("trentuno", [1, 3, 10, 31, 101, 315], {"pack": 32}, players=4),
    Tree("petrangola", [1, 2, 40, 400]),
    Tree("petrangola", [1, 2, 40], {"pack": 28}, players=5),
    Tree("mambassa", [1, 2, 140], players=3),
    Tree("mambassa", [1, 2, 37], {"pass": True, "swap_counts": "one_or_all"}, players=4),
    Tree("commerce", [1, 20, 400, 13860], {"players": [2, 10], "rounds": 2}),
    Tree("commerce", [1, 20, 400, 8000], {"pack": 28, "rounds": 1}, players=3),
    Tree("stop_the_bus", [1, 2, 44, 726, 7986]),
    Tree(
        "stop_the_bus",
        [1, 2, 22, 242, 2662],
        {"pass": False, "auto_declare": ["31", "fire"], "close_timing": "instead"},
        players=3,
    ),
    Tree("japanese_51", [1, 50, 1875]),
    Tree(
        "japanese_51",
        [1, 26, 676],
        {"pack": 28, "allow_swap_all": True, "pass": True, "stop_requires_flush": True},
        players=4,
    ),
    Tree("chinese_51", [1, 6, 42, 258, 1722]),
    Tree(
        "chinese_51",
        [1, 6, 36, 216, 1476],
        {"pack": 28, "clear_call_challengeable": True, "call_requires": "flush"},
        players=4,
    ),
    Tree("empat_satu", [1, 1, 5, 10, 45, 90, 405, 810]),
    Tree("empat_satu", [1, 1, 5, 10, 45, 90, 405, 810], {"pack": 28}, players=6),
    Tree("schwimmen", [1, 2, 44, 726, 7986]),
    Tree("schwimmen_gamerules", [1, 2, 24, 286, 3146], {"all_pass": "none", "close_timing": "instead"}),
    Tree("schwimmen_catsatcards", [1, 2, 44, 726], {"pack": 28}, players=8),
]
"""Trees of every preset; small packs and early turns reach what is rare at small depths."""


def pack_of_tree(size: int) -> str:
    """Shuffle a pack so that anybody can repeat it: always the seventh of the cards that are left, round and round."""
    left, order, at = pack_of(size), [], 0
    while left:
        at = (at + 6) % len(left)
        order.append(left.pop(at))
    return " ".join(order)


def walk(referee: Referee, depth: int) -> int:
    """Count the positions after `depth` more moves; a hand that has ended stays where it is and counts no more."""
    if depth == 0:
        return 1
    saved, total = referee.save(), 0
    for move in referee.legal():
        if referee.needs_order(move):
            referee.give_order(list(each(referee.rebuilds())))
        referee.play(move)
        total += walk(referee, depth - 1)
        referee.restore(saved)
    return total


def oracle_walk(match: Match, depth: int) -> int:
    """Count the same with the oracle."""
    if depth == 0:
        return 1
    total = 0
    for token in match.legal():
        after = deepcopy(match)
        if isinstance(after, RefreshGame) and token == "refresh":
            after.recycled = [" ".join(in_order(after.rebuildable()))]
        after.play(token)
        total += oracle_walk(after, depth - 1)
    return total


def oracle_at(preset: str, house: dict[str, Any], players: int, pack: str) -> Match:
    """Open the oracle's table and deal; the last seat is the dealer."""
    match = GAMES[preset](house_of(preset, house), players, players - 1)
    match.deal(pack.split())
    return match


def small(counts: list[int]) -> int:
    """Say how many depths are counted where there is not much time."""
    most = samples(2500, 10**9) if JIT else 900
    return next((depth for depth, count in enumerate(counts) if count > most), len(counts))


SW = ["schwimmen", "schwimmen_gamerules", "schwimmen_catsatcards"]


@pytest.mark.parametrize("preset", SW)
@pytest.mark.parametrize(("pack", "house", "counts"), COUNTS, ids=IDS)
def test_numbers_of_lines(preset: str, pack: str, house: dict[str, Any], counts: list[int]) -> None:
    """From a fixed pack there are exactly this many lines of play at each depth."""
    players = 3 if pack == THREE else 2
    game = Game(preset, players=players, house=house, dealer=players - 1, pack=pack)
    depths = small(counts)
    assert [walk(game._referee, depth) for depth in range(depths)] == counts[:depths]


@pytest.mark.parametrize(("pack", "house", "counts"), COUNTS, ids=IDS)
def test_the_oracle_counts_the_same(pack: str, house: dict[str, Any], counts: list[int]) -> None:
    """An independent program finds the same numbers."""
    match = oracle_at("schwimmen", house, 3 if pack == THREE else 2, pack)
    assert [oracle_walk(match, depth) for depth in range(4)] == counts[:4]


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: "-".join([tree.preset, *map(str, tree.house.values())]))
def test_numbers_of_lines_of_every_preset(tree: Tree) -> None:
    """In every game, plain and by house rules, there are exactly this many lines of play at each depth."""
    size = PRESETS[tree.preset].house(tree.house).pack
    pack = pack_of_tree(size)
    game = Game(tree.preset, players=tree.players, house=tree.house, dealer=tree.players - 1, pack=pack)
    depths = small(tree.counts)
    assert [walk(game._referee, depth) for depth in range(depths)] == tree.counts[:depths]


@pytest.mark.few(4)
@pytest.mark.parametrize("tree", TREES, ids=lambda tree: "-".join([tree.preset, *map(str, tree.house.values())]))
def test_the_oracle_counts_the_same_in_every_preset(tree: Tree) -> None:
    """The independent program finds the same numbers there."""
    size = PRESETS[tree.preset].house(tree.house).pack
    match = oracle_at(tree.preset, tree.house, tree.players, pack_of_tree(size))
    depths = next((depth for depth, count in enumerate(tree.counts) if count > 2500), len(tree.counts))
    assert [oracle_walk(match, depth) for depth in range(depths)] == tree.counts[:depths]


def test_every_preset_has_trees() -> None:
    """No game is left out."""
    assert {tree.preset for tree in TREES} == set(PRESETS)
