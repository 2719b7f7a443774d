"""Which game knows which knobs, and which values they have there (the tables of the house-rule reference)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from schwimmen.rules.combinations import Combination
from schwimmen.rules.enums import (
    AceInRuns,
    AllPass,
    CallRequires,
    Chicken,
    ClearCall,
    CloseTiming,
    CombinationOrder,
    ContestTie,
    ContestTotal,
    DealerChoice,
    DealtCheck,
    Direction,
    Exhausted,
    FinalTie,
    LowestTie,
    MatchEnd,
    On31,
    PassRule,
    PenaltyOverflow,
    Recycle,
    Special,
    SwapCounts,
    TieBreak,
    TieCardOrder,
    TieCards,
    TieCategory,
    TrioRanks,
    Valuation,
    Word,
)
from schwimmen.rules.fields import PLAYERS
from schwimmen.rules.knobs.choices import Choice, Count, Counted, Flag, Pack, Specials
from schwimmen.rules.knobs.knob import Group, Knob
from schwimmen.rules.knobs.numbers import Labels, PointsTable, Span, Whole, WholeOr

Knobs: TypeAlias = Mapping[str, Knob]


def _words(*values: Word) -> dict[str, int]:
    return {str(value): value for value in values}


def _choice(name: str, group: Group, *values: Word) -> Choice:
    return Choice(name=name, group=group, values=_words(*values))


def _or_none(name: str, *values: float) -> Choice:
    """Return a knob of some values of hands, compared as numbers, or none."""
    spelled: dict[Any, Any] = {value: value for value in values} | {"none": None}
    return Choice(name=name, group="values", values=spelled, second={None: None}, loose=True)


def _trio(*values: float) -> Choice:
    return _or_none("trio_value", *values)


_COMMERCE = (Combination.TRICON, Combination.SEQUENCE, Combination.COUNTED_FLUSH)
"""What every table of Commerce plays (CO-9)."""

_EVERYWHERE = (
    Span(name="players", group="setup", offered=17),
    Pack(name="pack", group="setup"),
    _choice("direction", "setup", *Direction),
)

_ITALIAN_PACK = Pack(name="pack", group="setup", values={size: size for size in (40, 52, 36, 32, 28)})

_DEALER_CHOICE = _choice("dealer_choice", "setup", DealerChoice.BLIND, DealerChoice.SEE_BOTH, DealerChoice.NONE)
_OR_EXTRA_ONLY = _choice(
    "dealer_choice",
    "setup",
    DealerChoice.BLIND,
    DealerChoice.SEE_BOTH,
    DealerChoice.SEE_EXTRA_ONLY,
    DealerChoice.NONE,
)
_TRADE_CLOSES = Flag(name="trade_closes", group="calls")
_CALLER_SHOWS = Flag(name="caller_shows", group="calls")
_DEALT_CHECK = _choice("dealt_check", "setup", *DealtCheck)
_DECLARE_DEALT = Flag(name="declare_dealt", group="setup")
_SUIT_LABELS = Labels(name="suit_labels", group="setup")

_ROUNDS = WholeOr(name="rounds", group="turns", word="players", meant=PLAYERS, first=3)
_SWAP_COUNTS = _choice("swap_counts", "turns", SwapCounts.ANY, SwapCounts.ONE_OR_ALL)
_SWAP_ALL = Flag(name="allow_swap_all", group="turns")
_PASS = Flag(name="pass", group="turns", fields=("pass_rule",), off=PassRule.NEVER, on=PassRule.ALWAYS, number=25)
_PASS_LATER = Flag(
    name="pass", group="turns", fields=("pass_rule",), off=PassRule.NEVER, on=PassRule.LATER_TURNS, number=25
)
_STAND = Flag(name="last_turn_stand", group="turns")
_EXPLAIN = Flag(name="explain_gate", group="turns")
_ALL_PASS = _choice("all_pass", "turns", AllPass.REFRESH, AllPass.NONE)
_EXHAUSTED = _choice("exhausted", "turns", *Exhausted)
_RECYCLE = (
    _choice("recycle", "turns", Recycle.SHUFFLE, Recycle.ORDER),
    Flag(name="recycle_includes_current", group="turns"),
)

_CLOSE_TIMING = Choice(name="close_timing", group="calls", values=_words(*CloseTiming), aliases=("call_timing",))
_CLOSE_FROM = Whole(name="close_from_turn", group="calls", aliases=("call_from_turn", "knock_from_turn"))
_NEEDS_FLUSH = Flag(
    name="stop_requires_flush",
    number=29,
    group="calls",
    fields=("call_requires",),
    off=CallRequires.NONE,
    on=CallRequires.FLUSH,
)
_AUTO_DECLARE = Specials(name="auto_declare", group="calls", values={"31": Special.THIRTY_ONE, "fire": Special.FIRE})
_DECLARE_AFTER = Flag(name="declare_after_close", group="calls", aliases=("declare_after_call",))
_BLITZ_AFTER = Flag(name="blitz_after_knock", number=30, group="calls", fields=("declare_after_close",))
_CALL_REQUIRES = Counted(
    name="call_requires",
    group="calls",
    fields=("call_requires", "call_minimum"),
    plain={"none": CallRequires.NONE, "flush": CallRequires.FLUSH},
    counted={"min": Count(CallRequires.FLUSH)},
)
_CALL_WORTH = Counted(
    name="call_requires",
    group="calls",
    fields=("call_requires", "call_minimum"),
    plain={"none": CallRequires.NONE},
    counted={"min": Count(CallRequires.NONE, first=26)},
)
_CLEAR_ANSWERED = Flag(
    name="clear_call_challengeable",
    number=45,
    group="calls",
    fields=("clear_call",),
    off=ClearCall.ENDS,
    on=ClearCall.ANSWERED,
)

_VALUATION = _choice("valuation", "values", Valuation.NET, Valuation.FLUSH)
_FIRE = _or_none("fire_value", 32, 33)
_TRIO_RANKS = _choice("trio_ranks", "values", *TrioRanks)
_NO_TRIO_RANK = Choice(name="tie_break", group="values", values={"suits_no_trio": TieBreak.SUITS, "none": 0})
_TRIO_RANK = Choice(name="tie_break", group="values", values={"trio_rank": TieBreak.TRIO_RANK, "none": 0})
_SWORDS = Choice(name="tie_break", group="values", values={"swords": TieBreak.SWORDS, "none": 0})
_COINS_FIRST = Choice(name="tie_break", group="values", values={"coins_first": TieBreak.COINS_FIRST, "none": 0})
_ACE_IN_RUNS = _choice("ace_in_runs", "values", AceInRuns.HIGH_LOW, AceInRuns.HIGH_ONLY)
_PETRANGOLE = (
    _choice("combination_order", "values", *CombinationOrder),
    Choice(
        name="petrangolone",
        number=51,
        group="values",
        fields=("top_combination",),
        values={"three_aces": True, "none": False},
    ),
)
_PAIR_AND_POINT = Flag(
    name="pair_and_point",
    number=62,
    group="values",
    fields=("combinations",),
    off=(*_COMMERCE, Combination.NOTHING),
    on=(*_COMMERCE, Combination.PAIR, Combination.POINT),
)
_TIE_CARD_ORDER = _choice("tie_card_order", "values", *TieCardOrder)
_TIE_CARDS = _choice("tie_cards", "values", *TieCards)
_BRAG = (
    _choice("ace_in_runs", "values", *AceInRuns),
    Flag(name="top_prial_threes", group="values"),
)


_LOWEST_TIE = Choice(
    name="lowest_tie",
    group="settlement",
    values=_words(LowestTie.ALL_LOSE, LowestTie.NONE_LOSE),
    second={"all": LowestTie.ALL_LOSE, "none": LowestTie.NONE_LOSE},
)
_DEALER_EXEMPT = Choice(
    name="lowest_tie",
    group="settlement",
    values=_words(LowestTie.DEALER_EXEMPT, LowestTie.ALL_LOSE),
    second={"all": LowestTie.ALL_LOSE},
)
_LOWEST_TIE_BREAK = Flag(
    name="lowest_tie_break",
    number=37,
    group="settlement",
    fields=("lowest_tie", "tie_break"),
    off=(LowestTie.CALLER_EXEMPT, 0),
    on=(LowestTie.ALL_LOSE, TieBreak.CARDS | TieBreak.PLACE),
)
_CALLER_LOWEST = Choice(name="caller_lowest_penalty", group="settlement", values={2: 2, 1: 1})
_CALLER_NOT_BEST = Flag(name="caller_not_best", group="settlement")
_EXACT_TIE = Choice(
    name="exact_tie",
    number=39,
    group="settlement",
    fields=("lowest_tie",),
    values={
        "void_either": LowestTie.VOID_EITHER,
        "void_lowest": LowestTie.NONE_LOSE,
        "all_tied_lowest_lose": LowestTie.ALL_LOSE,
    },
)
_ON_31 = _choice("on_31", "settlement", *On31)
_DEALT = (
    Flag(name="dealt_31_all_lose", group="settlement"),
    Flag(name="dealt_fire_double", group="settlement"),
)
_TABLE = (
    _choice("tie_category", "settlement", *TieCategory),
    PointsTable(name="points_table", group="settlement"),
)
_CONTEST = (
    _choice("contest_tie", "settlement", *ContestTie),
    _choice("contest_total", "settlement", *ContestTotal),
    Flag(name="double_in_contest", group="settlement"),
)

_UNITS = Whole(name="units", group="match", aliases=("chips",), most=99)
_OVERFLOW = _choice("penalty_overflow", "match", *PenaltyOverflow)
_FINAL_TIE = _choice("final_tie", "match", *FinalTie)
_GRACE = Choice(name="grace", group="match", values={1: 1, 0: 0})
_LEDGER = (_UNITS, _GRACE, _OVERFLOW, _FINAL_TIE)
_CHICKEN = Choice(
    name="chicken_after_multiple",
    number=47,
    group="match",
    fields=("chicken",),
    values=_words(Chicken.FORFEITED, Chicken.AVAILABLE),
)
_MATCH_END = Counted(
    name="match_end",
    group="match",
    fields=("match_end", "match_length"),
    plain={"single_hand": MatchEnd.SINGLE_HAND},
    counted={"hands": Count(MatchEnd.HANDS, most=999), "target": Count(MatchEnd.TARGET, most=99_999, first=100)},
)
_SURVIVOR_OR_HANDS = Counted(
    name="match_end",
    group="match",
    fields=("match_end", "match_length"),
    plain={"last_survivor": MatchEnd.LAST_SURVIVOR},
    counted={"hands": Count(MatchEnd.HANDS, most=999, first=15)},
)
_SURVIVOR_OR_SINGLE = _choice("match_end", "match", MatchEnd.LAST_SURVIVOR, MatchEnd.SINGLE_HAND)


def table_of(*knobs: Knob) -> Knobs:
    """Return the knobs of a game by name, in the order in which a form shows them."""
    return {knob.name: knob for knob in (*_EVERYWHERE, *knobs)}


_REFRESHED = (_ALL_PASS, _EXHAUSTED)

SCHWIMMEN = table_of(
    _OR_EXTRA_ONLY, _DEALT_CHECK, _SWAP_ALL, _STAND, *_REFRESHED, _CLOSE_TIMING, _CLOSE_FROM, _AUTO_DECLARE,
    _DECLARE_AFTER, _trio(30.5), _FIRE, _LOWEST_TIE, _CALLER_NOT_BEST, _ON_31, *_DEALT, *_LEDGER,
)  # fmt: skip
STOP_THE_BUS = table_of(
    _OR_EXTRA_ONLY, _SWAP_ALL, _PASS, _STAND, *_REFRESHED, _CLOSE_TIMING, _CLOSE_FROM, _AUTO_DECLARE, _DECLARE_AFTER,
    *_BRAG, _EXACT_TIE, *_LEDGER,
)  # fmt: skip
DUTCH_31 = table_of(
    _DEALER_CHOICE, _SWAP_ALL, _trio(30.5), _NO_TRIO_RANK, _LOWEST_TIE, _UNITS, _OVERFLOW, _CHICKEN, _FINAL_TIE,
)  # fmt: skip
HOSA_ABA = table_of(
    _OR_EXTRA_ONLY, _DEALT_CHECK, _SWAP_ALL, _STAND, *_REFRESHED, _CLOSE_FROM, _DECLARE_AFTER,
    _trio(30, 30.5, 31), _LOWEST_TIE, _ON_31, *_LEDGER,
)  # fmt: skip
_EXCHANGES_OF_SEVERAL = (
    _OR_EXTRA_ONLY, _TRADE_CLOSES, _SWAP_COUNTS, _PASS, _STAND, _CLOSE_TIMING, _CLOSE_FROM, _ACE_IN_RUNS,
)  # fmt: skip
PETRANGOLA = table_of(
    _ITALIAN_PACK, *_EXCHANGES_OF_SEVERAL, _CALLER_SHOWS, *_PETRANGOLE, _SWORDS, _LOWEST_TIE, *_LEDGER,
)  # fmt: skip
MAMBASSA = table_of(_ITALIAN_PACK, *_EXCHANGES_OF_SEVERAL, _COINS_FIRST, _LOWEST_TIE, *_LEDGER)
FORTY_ONE = table_of(_SWAP_ALL, *_RECYCLE, _MATCH_END)
TRI_PALKI = table_of(_SWAP_ALL, _STAND, _TIE_CARDS, *_LEDGER)
TUPPENNY_LOO = table_of(_DECLARE_DEALT, _SWAP_ALL, _trio(30, 30.5, 31), _LOWEST_TIE, _ON_31, *_LEDGER)
ENERGY = table_of(
    _SUIT_LABELS, _DEALER_CHOICE, _DEALT_CHECK, _SWAP_ALL, _STAND, _EXPLAIN, _ALL_PASS, _CLOSE_FROM, _DECLARE_AFTER,
    _trio(30.5), _TRIO_RANK, _LOWEST_TIE, _ON_31, *_LEDGER, _SURVIVOR_OR_SINGLE,
)  # fmt: skip
THIRTY_ONE = table_of(
    _STAND, _CLOSE_FROM, _AUTO_DECLARE, _BLITZ_AFTER, _trio(30, 30.5), _TIE_CARD_ORDER, _LOWEST_TIE_BREAK,
    _CALLER_LOWEST, _CALLER_NOT_BEST, *_LEDGER,
)  # fmt: skip
TRENTUNO = table_of(
    _ITALIAN_PACK, _STAND, _CLOSE_FROM, _CALL_WORTH, _AUTO_DECLARE, _BLITZ_AFTER, _trio(30), _TRIO_RANKS,
    _DEALER_EXEMPT, _CALLER_LOWEST, *_LEDGER,
)  # fmt: skip
COMMERCE = table_of(_ITALIAN_PACK, _ROUNDS, _ACE_IN_RUNS, _PAIR_AND_POINT, _UNITS, _GRACE, _SURVIVOR_OR_HANDS)
NO_ELIMINATION = table_of(_STAND, _CLOSE_FROM, _AUTO_DECLARE, _trio(30, 30.5), _TIE_CARD_ORDER, *_TABLE, _MATCH_END)
JAPANESE_51 = table_of(_SWAP_ALL, _PASS_LATER, _STAND, *_RECYCLE, _CLOSE_FROM, _NEEDS_FLUSH, _VALUATION, _MATCH_END)
CHINESE_51 = table_of(_CLEAR_ANSWERED, _CALL_REQUIRES, *_CONTEST, _MATCH_END)
EMPAT_SATU = table_of(_TIE_CARD_ORDER, _MATCH_END)
