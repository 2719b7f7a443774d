"""What the lobby answers about games and rules: the catalogue, and a look at one set of rules."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from schwimmen import rulebook
from schwimmen.rulebook import pages
from schwimmen.rules import share
from schwimmen.rules.knobs import Knob
from schwimmen.rules.presets import PRESETS, Name, Preset, names_of
from schwimmen.rules.presets.absent import ABSENT, Absent
from schwimmen.server.problems import checked_rules, decoded
from schwimmen.server.protocol.common import PROTOCOL_VERSION, Clock, Level, Pace
from schwimmen.server.protocol.lobby import (
    AbsentInfo,
    Catalogue,
    KnobInfo,
    NameInfo,
    PresetInfo,
    RulesAnswer,
    RulesAsked,
)
from schwimmen.server.table import views


@cache
def catalogue() -> Catalogue:
    """Return the games, their knobs, and what else can be chosen for a table."""
    presets = [preset_info(preset) for preset in PRESETS.values()]
    return Catalogue(
        version=PROTOCOL_VERSION,
        presets=presets,
        absent=[absent_info(game) for game in ABSENT],
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
        names=[name_info(name) for name in names_of(preset.id)],
    )


def name_info(name: Name) -> NameInfo:
    """Return what a game is called somewhere, as a search field needs it."""
    return NameInfo(text=name.text, places=list(name.places), house=dict(name.house), also=list(name.also))


def absent_info(game: Absent) -> AbsentInfo:
    """Return a game that cannot be played here, for those who look for it."""
    why = rulebook.absence(game)
    return AbsentInfo(names=list(game.texts), why=why, nearest=game.nearest, house=dict(game.house))


def knob_info(knob: Knob, default: Any) -> KnobInfo:
    """Return a knob as a form needs it."""
    return KnobInfo(name=knob.name, group=knob.group, default=knob.write(default), control=knob.control())


def rules_answer(asked: RulesAsked) -> RulesAnswer:
    """Return a set of rules as they would be played. Raises Refusal."""
    preset_id, wanted = (asked.rules or "schwimmen", asked.house) if asked.code is None else decoded(asked.code)
    preset, rules = checked_rules(preset_id, wanted, players=asked.players)
    house = preset.house_of(rules)
    fewest, most = rules.players
    return RulesAnswer(
        rules=preset.id,
        house=house,
        code=share.encode(preset.id, house),
        deviations=rulebook.deviations(preset, rules),
        idle=list(rulebook.idle_sentences(preset, rules)),
        players=(fewest, min(most, rules.most_players())),
        text=list(rulebook.rules_text(preset, rules)),
        pictures=rulebook.pictures(rules),
        turn=rulebook.turn(rules),
    )
