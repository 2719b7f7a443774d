"""The best exchange is found without trying all of them: it is the same."""

import random
from dataclasses import replace

import pytest

from schwimmen.cards import pack_of, union
from schwimmen.engine import codes
from schwimmen.engine.bits import size
from schwimmen.engine.layout import fields_of
from schwimmen.players.evaluation import CODE, best_exchange, worth
from schwimmen.rules.enums import SwapCounts
from schwimmen.rules.presets import PRESETS
from tests.samples import samples


def subsets(cards: int) -> list[int]:
    """Return all sets of some of the cards."""
    found = [cards]
    while found[-1]:
        found.append(found[-1] - 1 & cards)
    return found


@pytest.mark.parametrize("swap_counts", SwapCounts)
@pytest.mark.parametrize("preset", ["schwimmen", "stop_the_bus", "petrangola", "mambassa", "commerce", "japanese_51"])
def test_the_best_exchange_is_the_best_of_all(preset: str, swap_counts: SwapCounts) -> None:
    """Of equal ones it is that with the highest code."""
    chance = random.Random(preset)
    rules = replace(PRESETS[preset].rules, swap_counts=swap_counts)
    fields = fields_of(rules)[0]
    for _ in range(samples(60, 2_000)):
        open_count = chance.randint(1, 6)
        dealt = chance.sample(pack_of(rules.pack), rules.hand_size + open_count)
        hand, open_cards = union(dealt[open_count:]), union(dealt[:open_count])
        noticed = union(chance.sample(dealt[:open_count], chance.randint(1, open_count)))
        most = chance.randint(2, rules.hand_size) if swap_counts == SwapCounts.ANY else 1
        found = []
        for gives in subsets(hand):
            for takes in subsets(noticed):
                if size(gives) == size(takes) and 1 <= size(gives) <= most:
                    move = (
                        codes.swap(gives.bit_length() - 1, takes.bit_length() - 1)
                        if size(gives) == 1
                        else codes.several(codes.places_of(hand, gives), codes.number_of(open_cards, takes))
                    )
                    found.append(int(worth(hand & ~gives | takes, fields)) << CODE | int(move))
        assert best_exchange(hand, open_cards, noticed, most, fields) == max(found)
