"""What was wrong with an input, and what it should have been."""

from __future__ import annotations

from collections.abc import Collection

from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs import HouseError, Knob
from schwimmen.words.sentence import Arg, Sentence


def trouble(error: HouseError, knobs: Collection[Knob]) -> Sentence:
    """Return a house rule that cannot be read as a sentence: which knob, what came, what is allowed."""
    args: dict[str, Arg] = {"knob": error.knob, "came": error.came}
    knob = _named(error.knob, knobs)
    if knob is not None:
        said = knob.refusal()
        return Sentence(said.key, {**args, **said.args})
    if error.knob == "house":
        return Sentence("error-house", {**args, "allowed": '{"units": 2}'})
    if error.allowed.startswith("name=value"):
        return Sentence("error-pair", {**args, "came": error.knob})
    return Sentence("error-knob-unknown", {**args, "allowed": ", ".join([each.name for each in knobs])})


def _named(name: str, knobs: Collection[Knob]) -> Knob | None:
    return next((knob for knob in knobs if name in (knob.name, *knob.aliases)), None)


def players_trouble(rules: Rules, count: int) -> Sentence | None:
    """Return why that many people cannot play by these rules, None if they can."""
    fewest, most = rules.players
    if not fewest <= count <= most:
        return Sentence("error-players", {"count": count, "fewest": fewest, "most": most})
    if count > rules.most_players():
        args: dict[str, Arg] = {"count": count, "size": rules.pack, "most": rules.most_players()}
        return Sentence("error-players-pack", args)
    return None
