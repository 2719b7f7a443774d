"""What was wrong with an input, and what it should have been."""

from __future__ import annotations

from collections.abc import Iterable

from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs import HouseError, Knob, Knobs
from schwimmen.rules.knobs.kinds import Flag, Labels, Pack, PointsTable, Span, Specials, Whole
from schwimmen.words.sentence import Arg, Sentence


def trouble(error: HouseError, knobs: Knobs) -> Sentence:
    """Return a house rule that cannot be read as a sentence: which knob, what came, what is allowed."""
    args: dict[str, Arg] = {"knob": error.knob, "came": error.came}
    knob = _named(error.knob, knobs.values())
    if knob is not None:
        key, allowed = _allowed(knob)
        return Sentence(key, args | allowed)
    if error.knob == "house":
        return Sentence("error-house", args | {"allowed": '{"units": 2}'})
    if error.allowed.startswith("name=value"):
        return Sentence("error-pair", args | {"came": error.knob})
    return Sentence("error-knob-unknown", args | {"allowed": ", ".join(knobs)})


def _named(name: str, knobs: Iterable[Knob]) -> Knob | None:
    return next((knob for knob in knobs if name in (knob.name, *knob.aliases)), None)


def _allowed(knob: Knob) -> tuple[str, dict[str, Arg]]:
    match knob:
        case Flag():
            return "error-knob-flag", {}
        case Whole():
            key = "error-knob-whole" if knob.most is None else "error-knob-whole-to"
            return key, {"least": knob.least} if knob.most is None else {"least": knob.least, "most": knob.most}
        case Pack():
            return "error-knob-pack", {}
        case Span():
            return "error-knob-span", {"least": knob.least}
        case Specials():
            return "error-knob-list", {"allowed": _quoted(knob.values)}
        case PointsTable():
            return "error-knob-table", {"allowed": _quoted(knob.rows)}
        case Labels():
            return "error-knob-labels", {}
        case _:
            return "error-knob-word", {"allowed": knob.allowed()}


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def players_trouble(rules: Rules, count: int) -> Sentence | None:
    """Return why so many people cannot play by these rules, None if they can."""
    fewest, most = rules.players
    if not fewest <= count <= most:
        return Sentence("error-players", {"count": count, "fewest": fewest, "most": most})
    if count > rules.most_players():
        args: dict[str, Arg] = {"count": count, "size": rules.pack, "most": rules.most_players()}
        return Sentence("error-players-pack", args)
    return None
