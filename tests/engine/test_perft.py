"""Exact numbers of ways to play on from fixed packs, to small depths: any slip in legality changes them."""

from __future__ import annotations

from typing import Any

import pytest

from schwimmen import VARIANTS, Game
from schwimmen.engine.kernel import JIT
from schwimmen.referee import Referee
from tests.oracle.house import house_of
from tests.oracle.schwimmen import Match
from tests.rules.table import pack_for

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


def walk(referee: Referee, depth: int) -> int:
    """Count the positions after `depth` more moves; a hand that has ended stays where it is and counts no more."""
    if depth == 0:
        return 1
    saved, total = referee.save(), 0
    for move in referee.legal():
        referee.play(move)
        total += walk(referee, depth - 1)
        referee.restore(saved)
    return total


def oracle_walk(start: tuple[dict[str, Any], str], tokens: list[str], depth: int) -> int:
    """Count the same with the oracle, which has to play every line from the deal."""
    players = 3 if start[1] == THREE else 2
    match = Match(start[0], players, players - 1)
    match.deal(start[1].split())
    for token in tokens:
        match.play(token)
    if depth == 0:
        return 1
    return sum(oracle_walk(start, [*tokens, token], depth - 1) for token in match.legal())


@pytest.mark.parametrize("preset", VARIANTS)
@pytest.mark.parametrize(("pack", "house", "counts"), COUNTS, ids=IDS)
def test_numbers_of_lines(preset: str, pack: str, house: dict[str, Any], counts: list[int]) -> None:
    """From a fixed pack there are exactly so many lines of play at each depth."""
    players = 3 if pack == THREE else 2
    game = Game(preset, players=players, house=house, dealer=players - 1, pack=pack)
    depths = range(len(counts) if JIT else 4)
    assert [walk(game._referee, depth) for depth in depths] == [counts[depth] for depth in depths]


@pytest.mark.parametrize(("pack", "house", "counts"), COUNTS, ids=IDS)
def test_the_oracle_counts_the_same(pack: str, house: dict[str, Any], counts: list[int]) -> None:
    """An independent program finds the same numbers."""
    start = house_of("schwimmen", house), pack
    assert [oracle_walk(start, [], depth) for depth in range(4)] == counts[:4]
