"""What a card from the stock may bring: how many of those that the seat has seen nowhere would improve its hand."""

from __future__ import annotations

from collections.abc import Iterator

from schwimmen.engine.codes import Kind
from schwimmen.match.tokens import Move
from schwimmen.review.after import best_discard
from schwimmen.review.imagined import told_value
from schwimmen.review.reason import Reason
from schwimmen.review.seen import Seen
from schwimmen.review.worths import worth
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Sentence


def about_drawing(seen: Seen, rules: Rules, move: Move) -> Iterator[Reason]:
    """Say how many hidden cards would make more of the hand; each is as likely to be drawn as any other."""
    value = told_value(seen.hand, rules)
    if move.kind != Kind.DRAW or value == "":
        return
    had = worth(rules, seen.hand)
    outs = sum(1 for card in seen.hidden if worth(rules, best_discard([*seen.hand, card], None, rules)) > had)
    yield Reason(Sentence("because-outs", {"outs": outs, "hidden": len(seen.hidden), "value": value}), 1.0)
