"""What the rules of a table look like: hands with what they are worth, and one turn, before and after.

The engine says what each hand is worth under the rules of the table, so a house rule shows here too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from schwimmen import cards
from schwimmen.engine.bindings import worth
from schwimmen.engine.layout import fields_of
from schwimmen.engine.values import POINTS, SUIT_MASK
from schwimmen.match.values import value_text
from schwimmen.rules.fields import Centre, Rules, Valuation


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


def pictures(rules: Rules) -> list[Picture]:
    """Return hands that show what counts, the best first."""
    hands = sorted((hand.split() for hand in _hands(rules)), key=lambda hand: -_worth(rules, hand))
    return [picture(rules, hand) for hand in hands]


def picture(rules: Rules, hand: list[str]) -> Picture:
    """Return a hand as it is worth at a table."""
    return Picture(tuple(hand), tuple(_counting(rules, hand)), value_text(_worth(rules, hand), rules))


def turn(rules: Rules) -> Turn:
    """Return an exchange that makes more of a hand."""
    suited, odd, take = ["KH", "9H", "TH", "JH"][: rules.hand_size - 1], "8S", "AH"
    others = ["9C", "8D", "JC", "9S"]
    shown = {Centre.TABLE: rules.table_size - 1, Centre.POOL: 4, Centre.DISCARD: 0}[rules.centre]
    return Turn(
        before=picture(rules, [*suited, odd]),
        after=picture(rules, [*suited, take]),
        table=(*others[: shown // 2], take, *others[shown // 2 : shown]),
        give=odd,
        take=take,
    )


def _hands(rules: Rules) -> Iterator[str]:
    if rules.valuation == Valuation.BRAG:
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


def _counting(rules: Rules, hand: list[str]) -> list[str]:
    """Return the cards of a hand that bring points: those of the best suit, or all where they count together."""
    held = cards.cards_of(hand)
    suit = max(range(len(cards.SUITS)), key=lambda each: POINTS[held >> 13 * each & SUIT_MASK])
    inside = [card for card in hand if card[1] == cards.SUITS[suit]]
    points = 2 * int(POINTS[held >> 13 * suit & SUIT_MASK])
    if rules.valuation == Valuation.BRAG or (rules.valuation == Valuation.BEST and _worth(rules, hand) != points):
        return hand
    return inside if _worth(rules, hand) else []


def _worth(rules: Rules, hand: list[str]) -> int:
    return int(worth(cards.cards_of(hand), fields_of(rules)))
