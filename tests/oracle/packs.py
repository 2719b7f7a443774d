"""Packs in which rare things are common: special hands, equal hands, tables of one suit."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.oracle.cards import RANKS, SUITS, pack_of
from tests.oracle.match import Match
from tests.oracle.monte import MonteGame
from tests.oracle.palki import TriPalki
from tests.oracle.schwimmen import StopTheBus

Wish = Callable[[random.Random, int], list[list[str]]]


def biased_pack(chance: random.Random, match: Match, size: int) -> list[str]:
    """Shuffle a pack, then often put special or equal hands where they are dealt."""
    pack = pack_of(size)
    if chance.random() < 0.06:
        return nearly_sorted(chance, pack)
    chance.shuffle(pack)
    places = places_of(match)
    chance.shuffle(places)
    likely = WISHES[match.hand_size] + (COMBINATIONS[match.hand_size] if isinstance(match, MonteGame) else [])
    wishes: list[list[str]] = []
    while chance.random() < 0.45 and len(wishes) < len(places):
        wishes += chance.choice(likely)(chance, size)
    used: set[str] = set()
    for wish, place in zip(wishes, places, strict=False):
        if used.isdisjoint(wish) and set(wish) <= set(pack):
            used.update(wish)
            put(pack, wish, place[: len(wish)])
    return pack


def places_of(match: Match) -> list[list[int]]:
    """List which places of the pack each hand and the table get."""
    count = len(match.seats) - len(match.out)
    step = count + isinstance(match, TriPalki)
    hands = [[seat + step * k for k in range(match.hand_size)] for seat in range(step)]
    first = match.hand_size * step
    table = list(range(first, first + match.centre))
    return hands if isinstance(match, TriPalki) or len(table) < match.hand_size else [*hands, table]


def nearly_sorted(chance: random.Random, pack: list[str]) -> list[str]:
    """Cut a sorted pack and exchange a few cards."""
    cut = chance.randrange(len(pack))
    pack = pack[cut:] + pack[:cut]
    for _ in range(chance.choice([0, 3, 10])):
        put(pack, [chance.choice(pack)], [chance.randrange(len(pack))])
    return pack


def level_pack(chance: random.Random, match: Match, size: int) -> list[str]:
    """Shuffle a pack that deals truly equal hands to two players of a game with three cards."""
    pack = pack_of(size)
    chance.shuffle(pack)
    suit, *others = chance.sample(SUITS, 4)
    if size == 40:
        hands = equal_hands(chance, size)
        held = {card[1] for hand in hands for card in hand[:2]}
        odd = [card for card in pack if card[1] not in held and card[0] in "23456" and card not in hands[0] + hands[1]]
        hands = [[*hand, *odd[: match.hand_size - 3]] for hand, odd in zip(hands, (odd, odd[1:]), strict=True)]
    else:
        low = [rank for rank in "89" if rank + suit in pack]
        odd = [chance.choice(low) + other for other in others[:2]]
        tens = [rank + suit for rank in chance.sample("TJQK", 4)]
        hands = [[tens[0], tens[1], odd[0]], [tens[2], tens[3], odd[1]]]
    if isinstance(match, StopTheBus):
        ranks = chance.sample("TJQKA", 3)
        hands = [[rank + other for rank, other in zip(ranks, order, strict=True)] for order in ("CSH", "SCD")]
    places = places_of(match)
    put(pack, hands[0] + hands[1], places[0] + places[1])
    return pack


def put(pack: list[str], cards: list[str], places: list[int]) -> None:
    """Swap cards to places of the pack."""
    for card, place in zip(cards, places, strict=True):
        where = pack.index(card)
        pack[where], pack[place] = pack[place], pack[where]


# --- Wishes -----------------------------------------------------------------------------------------


def high_cards(count: int) -> Wish:
    """Wish for an ace and tens of its suit: 31, 41 or 51."""

    def wish(chance: random.Random, _size: int) -> list[list[str]]:
        suit = chance.choice(SUITS)
        return [["A" + suit, *(rank + suit for rank in chance.sample("TJQK", count - 1))]]

    return wish


def same_suit(count: int) -> Wish:
    """Wish for cards of one suit."""

    def wish(chance: random.Random, size: int) -> list[list[str]]:
        suit = chance.choice(SUITS)
        return [chance.sample([card for card in pack_of(size) if card[1] == suit], count)]

    return wish


def fire(chance: random.Random, _size: int) -> list[list[str]]:
    """Wish for three aces."""
    return [["A" + suit for suit in chance.sample(SUITS, 3)]]


def trio(chance: random.Random, size: int) -> list[list[str]]:
    """Wish for three cards of one rank."""
    rank = chance.choice(pack_of(size))[0]
    return [[rank + suit for suit in chance.sample(SUITS, 3)]]


def sixes(chance: random.Random, _size: int) -> list[list[str]]:
    """Wish for Tri Palki's special hands."""
    suits = chance.sample(SUITS, 4)
    return [[rank + suits[0] for rank in "678"], ["6" + suit for suit in suits[1:]]][chance.randrange(2) :]


def run(chance: random.Random, _size: int) -> list[list[str]]:
    """Wish for two hands of three in sequence, or nearly so."""
    ranks = chance.choice(["A23", "AKQ", "2AK", "789", "QJT"])
    return [[rank + chance.choice(SUITS[half : half + 2]) for rank in ranks] for half in (0, 2)]


def sequence(count: int) -> Wish:
    """Wish for neighbours of one suit, the ace beside the two among them."""

    def wish(chance: random.Random, size: int) -> list[list[str]]:
        suit = chance.choice(SUITS)
        ranks = [card[0] for card in pack_of(size) if card[1] == suit]
        first = chance.randrange(-1, len(ranks) - count + 1)
        return [[ranks[first + k] + suit for k in range(count)]]

    return wish


def quartet(chance: random.Random, size: int) -> list[list[str]]:
    """Wish for four cards of one rank."""
    rank = chance.choice(pack_of(size))[0]
    return [[rank + suit for suit in SUITS]]


def nearly(count: int) -> Wish:
    """Wish for a hand that lacks one card to the most, and for that card in another hand."""

    def wish(chance: random.Random, size: int) -> list[list[str]]:
        (wanted,) = high_cards(count)(chance, size)
        spare = chance.sample([card for card in pack_of(size) if card not in wanted], 1)
        return [[*wanted[:-1], *spare], wanted[-1:]]

    return wish


def equal_hands(chance: random.Random, size: int) -> list[list[str]]:
    """Wish for two hands of equal worth: two tens each, of one suit or of two; always of two without the T."""
    first, second = chance.choice(SUITS), chance.choice(SUITS)
    tens = chance.sample("TJQK", 4)
    if size == 40:
        first, second = chance.sample(SUITS, 2)
        tens = [*chance.sample("JQK", 2), *chance.sample("JQK", 2)]
    low = [card for card in pack_of(size) if card[0] in RANKS[:8] and card[1] not in {first, second}]
    odd = chance.sample(low, 2)
    return [[tens[0] + first, tens[1] + first, odd[0]], [tens[2] + second, tens[3] + second, odd[1]]]


def twins(count: int) -> Wish:
    """Wish for hands of the same ranks in two suits, or in two suits each."""

    def wish(chance: random.Random, size: int) -> list[list[str]]:
        ranks = chance.sample(sorted({card[0] for card in pack_of(size)}), count)
        suits = chance.sample(SUITS, 4)
        odd = chance.choice([0, 0, 1, 2])
        lines = [suits[:2], suits[1::-1]] if chance.random() < 0.5 else [suits[:2], suits[2:]]
        return [[rank + (pair[1] if k < odd else pair[0]) for k, rank in enumerate(ranks)] for pair in lines]

    return wish


COMBINATIONS: dict[int, list[Wish]] = {
    3: [sequence(3), sequence(3), sequence(3)],
    4: [fire, trio, quartet, sequence(3), sequence(4)],
}
"""What is wished for beside the rest where combinations count."""

WISHES: dict[int, list[Wish]] = {
    3: [
        *(high_cards(3), high_cards(3), fire, trio, nearly(3), equal_hands, equal_hands, same_suit(3), sixes, run),
        twins(3),
    ],
    4: [high_cards(4), same_suit(4), same_suit(4), nearly(4), twins(4), equal_hands],
    5: [high_cards(5), high_cards(5), same_suit(5), same_suit(5), nearly(5), nearly(5), twins(5)],
}
