"""What is wrong with a request to the lobby, as a `Problem` whose sentence has words."""

from __future__ import annotations

from typing import Any

from schwimmen.knobs import Choice, Flag, HouseError, Knob, NumberOrNone, Pack, Span, Specials, Whole, WholeChoice
from schwimmen.rules import Rules
from schwimmen.server.protocol import Arg, Problem, Sentence
from schwimmen.variants import VARIANTS, Variant


class Refusal(Exception):
    """A request that cannot be followed: the status, and the problem as the answer's body."""

    def __init__(self, status: int, code: str, why: Sentence, *, knob: str | None = None) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code=code, why=why, knob=knob)


def checked_rules(preset: str, house: dict[str, Any], *, players: int | None = None) -> tuple[Variant, Rules]:
    """Return a preset and the rules by which it is played at this table. Raises Refusal."""
    if preset not in VARIANTS:
        args: dict[str, Arg] = {"came": preset[:40], "allowed": list(VARIANTS)}
        raise Refusal(404, "preset", Sentence(key="error-preset", args=args))
    variant = VARIANTS[preset]
    try:
        rules = variant.house(house)
    except HouseError as error:
        why = _why_not(variant.knobs.get(error.knob) or _by_alias(variant, error.knob), error, variant)
        raise Refusal(422, "house", why, knob=error.knob) from None
    check_players(rules, players)
    return variant, rules


def check_players(rules: Rules, players: int | None) -> None:
    """Refuse rules by which nobody, or not so many, can play."""
    fewest, most = rules.players
    served = rules.most_players()
    if players is not None and not fewest <= players <= most:
        args: dict[str, Arg] = {"count": players, "fewest": fewest, "most": most}
        raise Refusal(422, "players", Sentence(key="error-players", args=args), knob="players")
    if (players or fewest) > served:
        args = {"count": players or fewest, "pack": rules.pack, "most": served}
        raise Refusal(422, "pack", Sentence(key="problem-pack", args=args), knob="pack")


def _by_alias(variant: Variant, name: str) -> Knob | None:
    return next((knob for knob in variant.knobs.values() if name in knob.aliases), None)


def _why_not(knob: Knob | None, error: HouseError, variant: Variant) -> Sentence:
    """Say what a knob allows, by its kind."""
    came: dict[str, Arg] = {"knob": error.knob, "came": error.came}
    match knob:
        case None:
            return Sentence(key="error-knob-unknown", args=came | {"allowed": list(variant.knobs)})
        case Flag():
            return Sentence(key="error-knob-flag", args=came)
        case Whole():
            return Sentence(key="error-knob-whole", args=came | {"least": knob.least})
        case Span():
            return Sentence(key="error-knob-span", args=came | {"least": knob.least})
        case Pack():
            return Sentence(key="error-knob-pack", args=came)
        case Specials():
            return Sentence(key="error-knob-list", args=came | {"allowed": list(knob.values)})
        case Choice() | WholeChoice() | NumberOrNone():
            values = [str(knob.write(value)) for value in knob.values]
            return Sentence(key="error-knob-word", args=came | {"allowed": values})
        case _:
            return Sentence(key="error-house", args=came | {"allowed": '{"units": 2}'})
