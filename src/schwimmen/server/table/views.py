"""What of a game stays as it is for a whole match, in the words of the protocol."""

from __future__ import annotations

from typing import Any, TypeAlias

from schwimmen.match import actions
from schwimmen.match.game import why_key
from schwimmen.rules import share
from schwimmen.rules.enums import Score
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import Preset
from schwimmen.server.protocol.view import GameView
from schwimmen.words.sentence import Sentence

Parts: TypeAlias = dict[str, Any]


def fixed(preset: Preset, rules: Rules) -> Parts:
    """Return the keys of a `TableView` that stay as they are for a whole match, by the rules at its start."""
    house = preset.house_of(rules)
    return {
        "rules": preset.id,
        "house": house,
        "code": share.encode(preset.id, house),
        "game": game_view(preset, rules),
        "units": counted_units(rules),
    }


def game_view(preset: Preset, rules: Rules) -> GameView:
    """Return what a table needs to know of some rules to lay itself out."""
    return GameView(
        centre=str(rules.centre),  # type: ignore[typeddict-item]
        hand_size=rules.hand_size,
        table_size=rules.table_size,
        direction=str(rules.direction),  # type: ignore[typeddict-item]
        dealer_choice=str(rules.dealer_choice),  # type: ignore[typeddict-item]
        actions=list(actions.known(rules, preset.rules)),
        unfit={action: Sentence(why_key(why)) for action, why in actions.unfit(rules).items()},
        call=preset.call,
        ledger=preset.ledger,
        tongue=preset.tongue,
        ante=preset.ante,
        counts_points=rules.score != Score.UNITS,
        grace=bool(rules.grace),
        match_end=str(rules.match_end),  # type: ignore[typeddict-item]
        match_length=rules.match_length,
        explains=rules.explain_gate,
        one_suit_table=str(rules.one_suit_table),  # type: ignore[typeddict-item]
        suits=list(rules.suit_labels),
    )


def counted_units(rules: Rules) -> int:
    """Return the units at the start of a match, 0 where points are counted instead."""
    return rules.units if rules.score == Score.UNITS else 0
