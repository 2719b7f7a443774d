"""What the reasons for a move ask the engine about hands; cards go by their names here."""

from __future__ import annotations

from collections.abc import Sequence

from schwimmen import cards
from schwimmen.engine import values
from schwimmen.engine.layout import fields_of
from schwimmen.rules.fields import Rules


def worth(rules: Rules, hand: Sequence[str]) -> int:
    """Return the value of a hand, as `engine.values.value` does."""
    return int(values.value(cards.cards_of(hand), fields_of(rules)[0]))


def is_special(rules: Rules, hand: Sequence[str]) -> bool:
    """Say whether a hand has to be shown at once (SW-12)."""
    return bool(values.special(cards.cards_of(hand), fields_of(rules)[0]))
