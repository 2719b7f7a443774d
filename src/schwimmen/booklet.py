"""The rules of a table as text: what is played, how it differs from print, and what a wrong input should have been.

Everything here is a list of sentences (`schwimmen.story.Sentence`): keys of the word catalogue with arguments. The
text follows from the fields of `Rules` alone, so it says of every table what is played there. Each rule sentence
carries `section` (its heading is `rule-section-SECTION`), `sources` (rule numbers; documents) and `changed` (a house
rule of this table made it say what it says).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from schwimmen.knobs import (
    Choice,
    Flag,
    HouseError,
    Knob,
    Knobs,
    NumberOrNone,
    Pack,
    Span,
    Specials,
    Whole,
    WholeChoice,
    idle_knobs,
)
from schwimmen.rules import (
    AllPass,
    CloseTiming,
    DealerChoice,
    DealtCheck,
    Direction,
    Exhausted,
    FinalTie,
    LowestTie,
    On31,
    PenaltyOverflow,
    Rules,
    Special,
    TieBreak,
)
from schwimmen.story import Arg, Sentence
from schwimmen.variants import Variant

# ---------------------------------------------------------------- the rules in force


def rules_text(variant: Variant, rules: Rules) -> list[Sentence]:
    """Return the rules as they are played at a table, in reading order."""
    return [
        Sentence(line.key, line.args | _notes(line, section, (variant.rules, rules)))
        for section, write in _SECTIONS.items()
        for line in write(rules)
    ]


@dataclass(frozen=True)
class _Line:
    """One sentence of the rules, the knobs that made it say what it says, and where it comes from."""

    key: str
    sources: str
    knobs: tuple[str, ...] = ()
    args: dict[str, Arg] = field(default_factory=dict)


def _notes(line: _Line, section: str, tables: tuple[Rules, Rules]) -> dict[str, Arg]:
    printed, rules = tables
    changed = any(getattr(rules, knob) != getattr(printed, knob) for knob in line.knobs)
    return {"section": section, "sources": line.sources, "changed": changed}


def _goal(_rules: Rules) -> Iterator[_Line]:
    yield _Line("rule-goal", "SW-15, SW-17, SW-18; 000, 001, 002, 004")


def _deal(rules: Rules) -> Iterator[_Line]:
    yield _who_plays(rules)
    sources = {32: "SW-2; 000, 001, 002, 004", 52: "SW-O6; 004"}.get(rules.pack, "SW-O6")
    yield _Line("rule-pack", sources, ("pack",), {"size": rules.pack, "lowest": 15 - rules.pack // 4})
    yield _round(rules, "rule-deal", ("SW-5, C-7", "004"))
    yield {
        DealerChoice.BLIND: _Line("rule-choice-blind", "SW-7; 000, 001, 002, 004", ("dealer_choice",)),
        DealerChoice.SEE_BOTH: _Line("rule-choice-see-both", "SW-A3; 003", ("dealer_choice",)),
        DealerChoice.NONE: _Line("rule-choice-none", "SW-A3", ("dealer_choice",)),
    }[rules.dealer_choice]
    if _shown(rules):
        yield _dealt_specials(rules)


def _who_plays(rules: Rules) -> _Line:
    fewest, most = rules.players[0], min(rules.players[1], rules.most_players())
    key = "rule-players" if fewest < most else "rule-players-exactly" if fewest == most else "rule-players-nobody"
    return _Line(key, "SW-1; 000, 001, 002, 004", ("players", "pack"), {"fewest": fewest, "most": most})


def _dealt_specials(rules: Rules) -> _Line:
    chosen = rules.dealer_choice != DealerChoice.NONE
    key = f"rule-dealt-{rules.dealt_check}" if chosen else "rule-dealt-at-once"
    after = chosen and rules.dealt_check == DealtCheck.AFTER
    sources = "SW-A10; 003" if after else "SW-6, SW-A10; 000, 002"
    return _Line(key, sources, ("dealt_check", *_SHOWN_BY), {"shown": _shown_word(rules)})


def _round(rules: Rules, key: str, source: tuple[str, str]) -> _Line:
    """Return a sentence about something that goes round the table; the documents print one direction of it."""
    number, documents = source
    sources = f"{number}; {documents}" if rules.direction == Direction.CLOCKWISE else number
    return _Line(key, sources, ("direction",), {"direction": str(rules.direction)})


def _turn(rules: Rules) -> Iterator[_Line]:
    yield _round(rules, "rule-leader", ("SW-8", "000, 001, 002, 004"))
    if rules.allow_swap_all:
        yield _Line("rule-turn-all", "SW-9; 000, 001, 002, 004", ("allow_swap_all",))
    else:
        yield _Line("rule-turn-one", "SW-O1; 000, 002", ("allow_swap_all",))
    yield _closing(rules)
    if rules.last_turn_stand:
        yield _Line("rule-last-round-stand", "SW-10, C-5; 000, 001, 002, 004", ("last_turn_stand",))
    else:
        yield _Line("rule-last-round-exchange", "SW-10, C-5", ("last_turn_stand",))
    if rules.all_pass == AllPass.NONE:
        yield _Line("rule-all-pass-none", "SW-13; 003", ("all_pass",))
        return
    yield _Line("rule-all-pass-refresh", "SW-13, C-4, SW-A7, SW-A8; 000, 001, 002, 004", ("all_pass",))
    sources = "SW-13, SW-A9; 004" if rules.exhausted == Exhausted.DRAW else "SW-A9"
    yield _Line(_key("rule-exhausted", rules.exhausted), sources, ("exhausted",))


def _closing(rules: Rules) -> _Line:
    rider = rules.close_timing == CloseTiming.RIDER
    sources = "SW-10, SW-A5, SW-A6; " + ("000, 001, 002, 004" if rider else "003")
    key = f"rule-close-{rules.close_timing}"
    return _Line(key, sources, ("close_timing", "close_from_turn"), {"number": rules.close_from_turn})


def _end(rules: Rules) -> Iterator[_Line]:
    yield _Line("rule-declare", _declare_sources(rules), _SHOWN_BY, {"shown": _shown_word(rules)})
    if _shown(rules) and rules.declare_after_close:
        yield _Line("rule-declare-last-round", "SW-12, SW-A12; 000, 002", ("declare_after_close",))
    elif _shown(rules):
        yield _Line("rule-declare-not-last-round", "SW-A12", ("declare_after_close",))


def _declare_sources(rules: Rules) -> str:
    if rules.auto_declare != _BOTH:
        return "SW-12"
    return "SW-12, SW-O4; 000, 002" if rules.fire_value is None else "SW-12; 000, 001, 002, 004"


def _values(rules: Rules) -> Iterator[_Line]:
    everywhere = "000, 001, 002, 004"
    example: dict[str, Arg] = {"cards": ["9H", "TH", "KS"], "value": "19"}
    yield _Line("rule-points", f"SW-3, C-2; {everywhere}")
    yield _Line("rule-value-suit", f"SW-15, C-3; {everywhere}", args=example)
    yield _Line("rule-value-31", f"SW-15; {everywhere}")
    fire = rules.fire_value is not None
    if fire:
        yield _Line("rule-value-fire", f"SW-15; {everywhere}", ("fire_value",))
    args: dict[str, Arg] = {"fire": fire}
    if rules.trio_value is None:
        yield _Line("rule-value-trio-none", "SW-O4; 000, 002", ("trio_value", "fire_value"), args)
    else:
        args |= {"value": f"{rules.trio_value:g}"}
        yield _Line("rule-value-trio", f"SW-15; {everywhere}", ("trio_value", "fire_value"), args)
    if rules.tie_break & TieBreak.TRIO_RANK and rules.trio_value is not None:
        yield _Line("rule-rank-trio", "SW-16, SW-A13; 000, 002, 004")
    key = "rule-rank-suits" if rules.tie_break & TieBreak.SUITS else "rule-rank-none"
    yield _Line(key, f"SW-16, SW-A13, SW-A16; {everywhere}")


def _lose(rules: Rules) -> Iterator[_Line]:
    everywhere = "000, 001, 002, 004"
    if rules.lowest_tie == LowestTie.ALL_LOSE:
        yield _Line("rule-lose-lowest-all", f"SW-17; {everywhere}", ("lowest_tie",))
    else:
        yield _Line("rule-lose-lowest-none", "SW-17", ("lowest_tie",))
    if _shown(rules) & Special.THIRTY_ONE:
        if rules.on_31 == On31.LOWEST:
            yield _Line("rule-lose-31-lowest", f"SW-17, SW-A11; {everywhere}", ("on_31",))
        else:
            yield _Line("rule-lose-31-others", "SW-A11", ("on_31",))
        if rules.dealt_31_all_lose and rules.on_31 == On31.LOWEST:
            yield _Line("rule-lose-dealt-31", "SW-O2; 000, 002", ("dealt_31_all_lose",))
    if _shown(rules) & Special.FIRE:
        yield _Line("rule-lose-fire", f"SW-17; {everywhere}", _SHOWN_BY)
        if rules.dealt_fire_double:
            yield _Line("rule-lose-fire-double", "SW-O3; 000, 002", ("dealt_fire_double",))


def _match(rules: Rules) -> Iterator[_Line]:
    everywhere = "000, 001, 002, 004"
    yield _Line("rule-units", f"SW-4, SW-O5; {everywhere}", ("units",), {"number": rules.units})
    if rules.grace:
        yield _Line("rule-grace", f"SW-18, C-8; {everywhere}", ("grace",))
    else:
        yield _Line("rule-grace-none", "C-8", ("grace",))
    if rules.grace and rules.dealt_fire_double and _shown(rules) & Special.FIRE:
        out = rules.penalty_overflow == PenaltyOverflow.ELIMINATE
        key = "rule-overflow-out" if out else "rule-overflow-swim"
        yield _Line(key, "C-8, SW-A18", ("penalty_overflow",))
    if rules.lowest_tie == LowestTie.ALL_LOSE:
        share = rules.final_tie == FinalTie.SHARE
        sources = "SW-18, SW-A17; " + ("000, 002" if share else "000, 002, 004")
        yield _Line(f"rule-final-{rules.final_tie}", sources, ("final_tie",))
    yield _round(rules, "rule-next-dealer", ("SW-19, C-10", "001"))


def _open(rules: Rules) -> Iterator[_Line]:
    yield _Line("rule-open", "SW-20, C-12")
    if rules.dealer_choice != DealerChoice.NONE:
        yield _Line("rule-open-packet", "SW-20; 000, 001, 002, 004", ("dealer_choice",))


_SECTIONS = {
    "goal": _goal,
    "deal": _deal,
    "turn": _turn,
    "end": _end,
    "values": _values,
    "lose": _lose,
    "match": _match,
    "open": _open,
}
"""The sections of the text in reading order, and what writes them."""

_SHOWN_BY = ("auto_declare", "fire_value")
"""The knobs that say what has to be shown at once."""


def _shown(rules: Rules) -> int:
    """Return the specials that end a hand at this table, bits of `Special`."""
    return rules.auto_declare if rules.fire_value is not None else rules.auto_declare & ~Special.FIRE


def _shown_word(rules: Rules) -> str:
    return _SPECIALS[_shown(rules)]


_SPECIALS = ("none", "thirty-one", "fire", "both")
_BOTH = Special.THIRTY_ONE | Special.FIRE


# ---------------------------------------------------------------- how a table differs


def deviations(variant: Variant, rules: Rules) -> list[Sentence]:
    """Return a sentence for each house rule: how this table differs from the printed game."""
    changed = variant.house_of(rules)
    return [_deviation(variant.knobs[name], variant.rules, rules) for name in changed]


def _deviation(knob: Knob, printed: Rules, rules: Rules) -> Sentence:
    here, before = getattr(rules, knob.name), getattr(printed, knob.name)
    key = _key("house", knob.name)
    if isinstance(knob, Span):
        names = ("fewest", "most", "printed_fewest", "printed_most")
        return Sentence(key, dict(zip(names, (*here, *before), strict=True)))
    if isinstance(knob, Specials):
        return Sentence(key, {"here": _SPECIALS[here], "printed": _SPECIALS[before]})
    args: dict[str, Arg] = {"here": _plain(knob, here), "printed": _plain(knob, before)}
    if isinstance(knob, NumberOrNone) and here is not None:
        args["value"] = f"{here:g}"
    return Sentence(key, args)


def _plain(knob: Knob, value: Any) -> str | int:
    """Return a value as a sentence selects by it: whole numbers as such, all others as their word."""
    if isinstance(knob, Whole | WholeChoice | Pack):
        return int(value)
    return _word(knob.write(value))


def idle_sentences(variant: Variant, rules: Rules) -> list[Sentence]:
    """Return a sentence for each knob that does nothing at this table because of another one, and why.

    Its arguments `knob` and `because` name the two.
    """
    return [
        Sentence(_key("idle", item.knob, item.because), {"knob": item.knob, "because": item.because})
        for item in idle_knobs(rules, variant.knobs)
    ]


# ---------------------------------------------------------------- knobs and their values in words


def value_sentences(knob: Knob, value: Any) -> list[Sentence]:
    """Return the words for a knob's value (of `Rules`): one sentence, or one for each item of a list."""
    if isinstance(knob, Span):
        return [Sentence(_key("knob", knob.name, "value"), {"fewest": value[0], "most": value[1]})]
    if isinstance(knob, Whole):
        return [Sentence(_key("knob", knob.name, "value"), {"number": value})]
    if isinstance(knob, Specials):
        return [Sentence(value_key(knob.name, item)) for item in knob.write(value) or ["none"]]
    return [Sentence(value_key(knob.name, knob.write(value)))]


def value_key(name: str, value: Any) -> str:
    """Return the catalogue key of one JSON value of a knob: `knob-trio-value-30-5`."""
    return _key("knob", name, _word(value))


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _key(*parts: object) -> str:
    return "-".join(str(part).replace("_", "-").replace(".", "-") for part in parts)


# ---------------------------------------------------------------- what was wrong with an input


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
            return "error-knob-whole", {"least": knob.least}
        case Pack():
            return "error-knob-pack", {}
        case Span():
            return "error-knob-span", {"least": knob.least}
        case Specials():
            return "error-knob-list", {"allowed": ", ".join(f'"{name}"' for name in knob.values)}
        case Choice() | WholeChoice() | NumberOrNone() | _:
            return "error-knob-word", {"allowed": knob.allowed()}


def players_trouble(rules: Rules, count: int) -> Sentence | None:
    """Return why so many people cannot play by these rules, None if they can."""
    fewest, most = rules.players
    if not fewest <= count <= most:
        return Sentence("error-players", {"count": count, "fewest": fewest, "most": most})
    if count > rules.most_players():
        args: dict[str, Arg] = {"count": count, "size": rules.pack, "most": rules.most_players()}
        return Sentence("error-players-pack", args)
    return None
