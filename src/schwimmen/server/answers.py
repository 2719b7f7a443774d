"""What the lobby answers about games and rules: the catalogue, and a look at one set of rules."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from schwimmen import booklet, share
from schwimmen.knobs import (
    LARGEST,
    Choice,
    Flag,
    Knob,
    NumberOrNone,
    Pack,
    Span,
    Specials,
    Whole,
    WholeChoice,
)
from schwimmen.server import protocol, views
from schwimmen.server.problems import checked_rules, decoded
from schwimmen.server.protocol import (
    MAX_SEATS,
    PROTOCOL_VERSION,
    Catalogue,
    KnobInfo,
    Level,
    Pace,
    Preset,
    RulesAnswer,
    RulesAsked,
)
from schwimmen.variants import VARIANTS, Variant


@cache
def catalogue() -> Catalogue:
    """Return the games, their knobs, and what else can be chosen for a table."""
    presets = [preset(variant) for variant in VARIANTS.values()]
    return Catalogue(
        version=PROTOCOL_VERSION, presets=presets, levels=list(get_args(Level)), paces=list(get_args(Pace))
    )


def preset(variant: Variant) -> Preset:
    """Return a game as a form needs it."""
    knobs = [knob_info(knob, getattr(variant.rules, knob.name)) for knob in variant.knobs.values()]
    return Preset(id=variant.id, players=variant.rules.players, units=variant.rules.units, knobs=knobs)


def knob_info(knob: Knob, default: Any) -> KnobInfo:
    """Return a knob as a form needs it."""
    kind, values = _kind(knob)
    limits: dict[str, Any] = {}
    if isinstance(knob, Whole):
        limits = {"least": knob.least, "most": LARGEST}
    elif isinstance(knob, Span):
        limits = {"least": knob.least, "most": MAX_SEATS}
    choices = [protocol.Choice(value=value, key=booklet.value_key(knob.name, value)) for value in values]
    return KnobInfo(name=knob.name, group=knob.group, kind=kind, default=knob.write(default), choices=choices, **limits)


def _kind(knob: Knob) -> tuple[Any, list[Any]]:
    """Return how a form asks for a knob, and its JSON values where they are a list."""
    match knob:
        case Flag():
            return "flag", []
        case Whole():
            return "whole", []
        case Span():
            return "range", []
        case Specials():
            return "set", list(knob.values)
        case Pack():
            return "choice", [knob.write(size) for size in knob.sizes]
        case Choice() | WholeChoice() | NumberOrNone():
            return "choice", [knob.write(value) for value in knob.values]
        case _:
            raise TypeError(f"{knob.name}: a form does not know this kind of knob")


def rules_answer(asked: RulesAsked) -> RulesAnswer:
    """Return a set of rules as they would be played. Raises Refusal."""
    preset_id, house = (asked.rules or "schwimmen", asked.house) if asked.code is None else decoded(asked.code)
    variant, rules = checked_rules(preset_id, house, players=asked.players)
    deviations = variant.house_of(rules)
    fewest, most = rules.players
    return RulesAnswer(
        rules=variant.id,
        house=deviations,
        code=share.encode(variant.id, deviations),
        idle=list(map(views.sentence, booklet.idle_sentences(variant, rules))),
        players=(fewest, min(most, rules.most_players())),
        text=list(map(views.sentence, booklet.rules_text(variant, rules))),
    )
