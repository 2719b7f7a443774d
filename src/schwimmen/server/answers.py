"""What the lobby answers about games and rules: the catalogue, and a look at one set of rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

from schwimmen import rulebook
from schwimmen.cards import SUITS
from schwimmen.rulebook import pages
from schwimmen.rules import share
from schwimmen.rules.knobs import Knob
from schwimmen.rules.knobs.kinds import (
    Choice,
    Counted,
    Flag,
    Labels,
    NumberOrNone,
    Pack,
    PointsTable,
    Span,
    Specials,
    Whole,
    WholeChoice,
)
from schwimmen.rules.presets import PRESETS, Preset
from schwimmen.server.problems import checked_rules, decoded
from schwimmen.server.protocol import lobby as protocol
from schwimmen.server.protocol.common import MAX_SEATS, PROTOCOL_VERSION, Clock, Level, Pace
from schwimmen.server.protocol.lobby import Catalogue, KnobInfo, PresetInfo, RulesAnswer, RulesAsked
from schwimmen.server.table import views


@cache
def catalogue() -> Catalogue:
    """Return the games, their knobs, and what else can be chosen for a table."""
    presets = [preset_info(preset) for preset in PRESETS.values()]
    return Catalogue(
        version=PROTOCOL_VERSION,
        presets=presets,
        levels=list(get_args(Level)),
        paces=list(get_args(Pace)),
        clocks=list(get_args(Clock)),
    )


def preset_info(preset: Preset) -> PresetInfo:
    """Return a game as a form needs it."""
    rules = preset.rules
    fewest, most = rules.players
    return PresetInfo(
        id=preset.id,
        players=(fewest, min(most, rules.most_players())),
        pack=rules.pack,
        game=views.game_view(preset, rules),
        units=views.counted_units(rules),
        minutes=pages.minutes(preset),
        to_learn=pages.to_learn(preset),
        knobs=[knob_info(knob, knob.get(rules)) for knob in preset.knobs.values()],
    )


def knob_info(knob: Knob, default: Any) -> KnobInfo:
    """Return a knob as a form needs it."""
    kind, values = _kind(knob)
    return KnobInfo(
        name=knob.name,
        group=knob.group,
        kind=kind,
        default=knob.write(default),
        choices=_choices(knob, values),
        **_more(knob),
    )


def _choices(knob: Knob, values: Iterable[Any]) -> list[protocol.Choice]:
    return [protocol.Choice(value=value, key=rulebook.value_key(knob.name, value)) for value in values]


_UNLISTED: dict[type[Knob], str] = {
    Flag: "flag",
    Whole: "whole",
    Span: "range",
    PointsTable: "points",
    Labels: "labels",
}
"""How a form asks for the knobs that have no list of values."""


def _kind(knob: Knob) -> tuple[Any, list[Any]]:
    """Return how a form asks for a knob, and its JSON values where they are a list."""
    match knob:
        case Counted():
            return "counted", list(knob.plain)
        case Specials():
            return "set", list(knob.values)
        case Pack():
            return "choice", [knob.write(size) for size in knob.sizes]
        case Choice():
            return "choice", list(knob.values)
        case WholeChoice() | NumberOrNone():
            return "choice", [knob.write(value) for value in knob.values]
    if type(knob) not in _UNLISTED:
        raise TypeError(f"{knob.name}: a form does not know this kind of knob")
    return _UNLISTED[type(knob)], []


def _more(knob: Knob) -> dict[str, Any]:
    """Return the limits of a knob's numbers, and what it has besides plain values."""
    match knob:
        case Whole():
            return {"least": knob.least, "most": knob.most}
        case Span():
            return {"least": knob.least, "most": MAX_SEATS}
        case Counted():
            return {"counted": _choices(knob, knob.counted), "least": 1}
        case PointsTable():
            return {"rows": _choices(knob, knob.rows)}
        case Labels():
            return {"rows": [protocol.Choice(value=suit, key=f"suit-{suit}") for suit in SUITS]}
        case _:
            return {}


def rules_answer(asked: RulesAsked) -> RulesAnswer:
    """Return a set of rules as they would be played. Raises Refusal."""
    preset_id, house = (asked.rules or "schwimmen", asked.house) if asked.code is None else decoded(asked.code)
    preset, rules = checked_rules(preset_id, house, players=asked.players)
    deviations = preset.house_of(rules)
    fewest, most = rules.players
    return RulesAnswer(
        rules=preset.id,
        house=deviations,
        code=share.encode(preset.id, deviations),
        idle=list(rulebook.idle_sentences(preset, rules)),
        players=(fewest, min(most, rules.most_players())),
        text=list(rulebook.rules_text(preset, rules)),
        pictures=rulebook.pictures(rules),
        turn=rulebook.turn(rules),
    )
