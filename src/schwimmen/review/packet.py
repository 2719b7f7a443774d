"""What a packet of unseen cards is worth."""

from __future__ import annotations

from schwimmen.engine.kernel import kernel, lowest
from schwimmen.engine.layout import RuleFields
from schwimmen.engine.values import SUIT_MASK, value


@kernel
def mean_packet(hand: int, rules: RuleFields) -> int:
    """Return the mean value of all packets without the cards of a hand, to the nearest whole number."""
    unseen = pack(rules) & ~hand
    packet = (1 << rules.hand_size) - 1
    total = 0
    count = 0
    while packet < 1 << 52:
        if packet & ~unseen == 0:
            total += value(packet, rules)
            count += 1
        packet = next_set(packet)
    return (total + count) // (2 * count)  # values are doubled


@kernel
def pack(rules: RuleFields) -> int:
    """Return the cards of the pack: of each suit those from some rank up."""
    lacking = 13 - rules.pack // 4
    suit = SUIT_MASK >> lacking << lacking
    return suit | suit << 13 | suit << 26 | suit << 39


@kernel
def next_set(cards: int) -> int:
    """Return the next greater set of as many cards (R. W. Gosper, HAKMEM 175, 1972)."""
    end = lowest(cards)
    carried = cards + (1 << end)
    return (carried ^ cards) >> (end + 2) | carried
