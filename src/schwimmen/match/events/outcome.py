"""Who loses or scores what by a finished hand, and why: the engine's codes as a sentence for each seat."""

from __future__ import annotations

from collections.abc import Iterator

from schwimmen.engine.causes import Cause, Fate
from schwimmen.match.events.event import Terms
from schwimmen.match.referee import Referee
from schwimmen.match.values import value_text
from schwimmen.words.sentence import Arg, Sentence

KEYS = {cause: cause.name.lower().replace("_", "-") for cause in Cause}

_NAMES_EQUALS = {
    Cause.LOSE_LOWEST_CALLER_SAFE,
    Cause.LOSE_LOWER_SUIT,
    Cause.LOSE_LOWER_TRIO,
    Cause.LOSE_LOWER_CARDS,
}
"""Reasons whose sentence names the seats with a hand of the same value."""


def reasons(referee: Referee, terms: Terms) -> list[Sentence]:
    """Return, for the last finished hand, a sentence for each seat that loses or scores, and for what becomes of it."""
    played = referee.members("played")
    causes = [Cause(cause) for cause in referee.row("cause")]
    if causes[played[0]] >= Cause.LOSE_NOBODY:
        return [Sentence(KEYS[causes[played[0]]], {"unit": terms.unit})]
    said = [Sentence(KEYS[causes[seat]], _args(referee, seat, terms)) for seat in played if causes[seat]]
    return [*said, *_fates(referee, terms)]


def _args(referee: Referee, seat: int, terms: Terms) -> dict[str, Arg]:
    cause, change, values = referee.row("cause")[seat], referee.row("change")[seat], referee.row("values")
    args: dict[str, Arg] = {"seat": seat}
    args |= {"points": change} if cause >= Cause.SCORE_BEST else {"units": -change, "unit": terms.unit}
    args["value"] = value_text(values[seat], referee.rules)
    if cause in _NAMES_EQUALS:
        others = [other for other in referee.members("played") if other != seat]
        args["others"] = [other for other in others if values[other] == values[seat]]
    return args


def _fates(referee: Referee, terms: Terms) -> Iterator[Sentence]:
    """Tell who swims from now on, who gets the chicken, and who is out."""
    for seat, fate in enumerate(referee.row("fate")):
        if fate:
            yield Sentence(f"fate-{Fate(fate).name.lower()}", {"seat": seat, "unit": terms.unit})
