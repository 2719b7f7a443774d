"""The one thing that the rulebook asks the engine: what a hand is worth at a table."""

from __future__ import annotations

from collections.abc import Sequence

from schwimmen import cards
from schwimmen.engine import bindings
from schwimmen.engine.layout import fields_of
from schwimmen.rules.fields import Rules


def worth(rules: Rules, hand: Sequence[str]) -> int:
    """Return the value of a hand, as `engine.values.value`."""
    return int(bindings.worth(cards.cards_of(hand), fields_of(rules)))
