"""What a packet of unseen cards is worth."""

from __future__ import annotations

from schwimmen.engine.kernel import kernel, lowest
from schwimmen.engine.layout import RuleFields
from schwimmen.engine.packs import whole_pack
from schwimmen.engine.values import value


@kernel
def mean_packet(hand: int, rules: RuleFields) -> int:
    """Return the mean value of all packets without the cards of a hand, to the nearest whole number."""
    unseen = whole_pack(rules) & ~hand
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
def next_set(cards: int) -> int:
    """Return the next greater set of as many cards (R. W. Gosper, HAKMEM 175, 1972)."""
    end = lowest(cards)
    carried = cards + (1 << end)
    return (carried ^ cards) >> (end + 2) | carried
