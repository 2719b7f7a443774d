"""One sentence of the rules, and what several sections ask of a set of rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from schwimmen.rules.enums import AllPass, Centre, DealerChoice, MatchEnd, OneSuitTable, PassRule, Score, Special
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Arg


@dataclass(frozen=True)
class Line:
    """A sentence of the rules: what it is about, and the fields of `Rules` from which it follows."""

    key: str
    topic: str
    fields: tuple[str, ...] = ()
    args: dict[str, Arg] = field(default_factory=dict)
    number: str = ""
    """A rule of the topic that says this sentence alone, or a common one that says it too."""


SHOWN_BY = ("auto_declare", "fire_value")
"""The fields that say what has to be shown at once."""


def shown(rules: Rules) -> int:
    """Return the specials that end a hand at this table, bits of `Special`."""
    return rules.auto_declare if rules.fire_value is not None else rules.auto_declare & ~Special.FIRE


def uses_stock(rules: Rules) -> bool:
    """Say whether any card that was not dealt can ever come into play."""
    if rules.centre != Centre.TABLE or rules.one_suit_table == OneSuitTable.WASHOUT:
        return True
    if rules.refresh_from_turn or rules.rounds not in (0, 1):
        return True
    return rules.all_pass == AllPass.REFRESH and rules.pass_rule != PassRule.NEVER


def has_packet(rules: Rules) -> bool:
    """Say whether the dealer chooses between two packets."""
    return rules.centre == Centre.TABLE and rules.dealer_choice != DealerChoice.NONE


def loses_units(rules: Rules) -> bool:
    """Say whether hands cost units; else they score points."""
    return rules.score == Score.UNITS


def is_one_hand(rules: Rules) -> bool:
    """Say whether the match is a single hand."""
    return rules.match_end == MatchEnd.SINGLE_HAND
