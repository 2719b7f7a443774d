"""What the rules of a table look like: hands with what they are worth, and one turn, before and after.

The engine says what each hand is worth under the rules of the table, so a house rule shows here too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schwimmen.cards import PACK_RANKS, RANKS, SUITS
from schwimmen.match.values import value_text
from schwimmen.rulebook.text.hands import worth
from schwimmen.rules.combinations import Combination
from schwimmen.rules.enums import Centre, Valuation
from schwimmen.rules.fields import Rules


@dataclass(frozen=True, slots=True)
class Picture:
    """A hand, the cards of it that count, and what it is worth."""

    cards: tuple[str, ...]
    counts: tuple[str, ...]
    value: str


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: the hand before and after, the open cards, and the two cards that change places."""

    before: Picture
    after: Picture
    table: tuple[str, ...]
    give: str
    take: str


_FORMED: dict[int, str] = {
    Combination.THREE_ACES: "AC AS AH",
    Combination.SEQUENCE: "QH KH AH",
    Combination.TRIO: "QC QS QH",
    Combination.POINTS: "KD JD xH",
    Combination.FOUR_ACES: "AC AS AH AD",
    Combination.ROYAL_RUN_OF_4: "JH QH KH AH",
    Combination.RUN_OF_4: "xS JS QS KS",
    Combination.THREE_OF_A_KIND: "QC QS QH KD",
    Combination.RUN_OF_3: "QD KD AD JS",
}
"""A hand for each combination, by ranks that every pack has; `x` is the one below the jack. Four aces show fours."""


_INSTEAD: dict[str, str] = {"8": "5", "9": "6", "T": "7"}
"""The ranks that are there instead in the pack of 40."""


def pictures(rules: Rules) -> list[Picture]:
    """Return hands that show what counts, the best first."""
    hands = sorted((hand.split() for hand in _hands(rules)), key=lambda hand: -worth(rules, hand))
    return [picture(rules, hand) for hand in hands]


def picture(rules: Rules, hand: Sequence[str]) -> Picture:
    """Return a hand as it is worth at a table."""
    return Picture(tuple(hand), tuple(_counting(rules, hand)), value_text(worth(rules, hand), rules))


def turn(rules: Rules) -> Turn:
    """Return an exchange that makes more of a hand."""
    suited, take = _there(rules, ["KH", "9H", "TH", "JH"][: rules.hand_size - 1]), "AH"
    odd, others = _there(rules, ["8S"])[0], _there(rules, ["9C", "8D", "JC", "9S"])
    shown = {Centre.TABLE: rules.table_size - 1, Centre.POOL: 4, Centre.DISCARD: 0}[rules.centre]
    return Turn(
        before=picture(rules, [*suited, odd]),
        after=picture(rules, [*suited, take]),
        table=(*others[: shown // 2], take, *others[shown // 2 : shown]),
        give=odd,
        take=take,
    )


def _there(rules: Rules, cards: Sequence[str]) -> list[str]:
    """Return cards, and others for those that the pack does not have (C-14)."""
    return [card if card[0] in PACK_RANKS[rules.pack] else _INSTEAD[card[0]] + card[1] for card in cards]


def _hands(rules: Rules) -> Iterator[str]:
    if rules.valuation == Valuation.COMBINATIONS and rules.ranking()[-1] == Combination.POINTS:
        below = PACK_RANKS[rules.pack][-5]
        for each in [each for each in rules.ranking() if each in _FORMED]:
            odd = " xC" if each == Combination.POINTS and rules.hand_size == 4 else ""
            yield (_FORMED[each] + odd).replace("x", below)
        return
    if rules.valuation == Valuation.COMBINATIONS:
        yield from ("8C 8S 8H", "QH KH AH", "9C TS JH", "9D KD 8D", "QC QS 9H", "KC JS 8H")
        return
    one_suit = ["AH", "KH", "TH", "QH", "JH"][: rules.hand_size]
    yield " ".join(one_suit)
    if rules.hand_size == 3:
        yield from _trios(rules)
    yield " ".join([*one_suit[:-1], "8S"])


def _trios(rules: Rules) -> Iterator[str]:
    if rules.special_hands:
        yield from ("AC AS AH", "6D 7D 8D", "6C 6S 6H")
    if rules.fire_value is not None and rules.fire_value != rules.trio_value:
        yield "AC AS AH"
    if rules.trio_value is not None:
        yield "8C 8S 8H"


def _counting(rules: Rules, hand: Sequence[str]) -> list[str]:
    """Return the cards of a hand that bring points: those of the best suit, or all where they count together."""
    inside = max([[card for card in hand if card[1] == suit] for suit in SUITS], key=_points)
    value = worth(rules, hand)
    points = rules.valuation == Valuation.COMBINATIONS and value == 2 * _points(inside)
    if (rules.valuation == Valuation.COMBINATIONS and not points) or (
        rules.valuation == Valuation.BEST and value != 2 * _points(inside)
    ):
        return list(hand)
    return inside if value else []


def _points(hand: Sequence[str]) -> int:
    """Return the points of some cards: an ace has 11, a king, a queen and a jack have 10 (C-2)."""
    return sum(11 if card[0] == "A" else min(10, RANKS.index(card[0]) + 2) for card in hand)
