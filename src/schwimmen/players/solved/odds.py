"""What the other hand means for each move: what a call would win on average, and how good a hand he can make next."""

from __future__ import annotations

from schwimmen.engine.kernel import kernel
from schwimmen.players.solved.belief import SETS, THRESHOLDS
from schwimmen.players.solved.features import CLASSES, suit_of
from schwimmen.players.solved.infoset import InformationSet
from schwimmen.players.solved.net import Net
from schwimmen.players.solved.reach import cards_of, number_of_three, pair_of, put_row


@kernel
def find_pairs(infoset: InformationSet, net: Net) -> None:
    """Write where each candidate stands and the pairs that it has, suits as they are: they decide ties (SW-16)."""
    places, suits = infoset.features.places, infoset.suits
    for suit in range(4):
        suits[places[suit]] = suit
    for index in range(infoset.possible):
        one, two, top = cards_of(as_it_is(SETS[infoset.candidates[index]], infoset))
        infoset.stands[index] = net.reach.place[number_of_three(one, two, top)]
        infoset.pairs[index, 0] = pair_of(one, two)
        infoset.pairs[index, 1] = pair_of(one, top)
        infoset.pairs[index, 2] = pair_of(two, top)


@kernel
def as_it_is(cards: int, infoset: InformationSet) -> int:
    """Return a set of 32 cards whose suits are in order with its suits as they are."""
    found = 0
    for place in range(4):
        found |= (cards >> 8 * place & 255) << 8 * infoset.suits[place]
    return found


@kernel
def write_odds(hand: int, open_cards: int, infoset: InformationSet, net: Net, row: int) -> None:
    """Write what the candidates mean for the move that leaves a hand and open cards, as row `row` of `odds`."""
    one, two, top = cards_of(of_32(hand))
    own = net.reach.place[number_of_three(one, two, top)]
    taken = put_row(of_32(open_cards), net.reach, infoset.rows[0])
    odds, by_class = infoset.odds[row], infoset.by_class
    odds[0] = count_answers(own, taken, infoset, net)
    for threshold in range(len(THRESHOLDS)):
        odds[threshold + 1] = 0.0
        for least in range(THRESHOLDS[threshold], CLASSES):
            odds[threshold + 1] += by_class[least]


@kernel
def of_32(cards: int) -> int:
    """Return a set of the engine's cards as one of 32."""
    found = 0
    for suit in range(4):
        found |= suit_of(cards, suit) << 8 * suit
    return found


@kernel
def count_answers(own: int, taken: int, infoset: InformationSet, net: Net) -> float:
    """Write how likely the best hand that the other one can make is of each class; return what a call would win."""
    row, pairs, likely, by_class = infoset.rows[0], infoset.pairs, infoset.likely, infoset.by_class
    for index in range(CLASSES):
        by_class[index] = 0.0
    won = 0.0
    for index in range(infoset.possible):
        best = max(infoset.stands[index], taken, row[pairs[index, 0]], row[pairs[index, 1]], row[pairs[index, 2]])
        by_class[net.reach.class_at[best]] += likely[index]
        won += likely[index] * ((own > best) - (own < best))
    return won
