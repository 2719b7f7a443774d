"""Rules: everything in which two games of the family differ, as one record of typed fields.

The engine reads these fields and nothing else; it knows no game by name. A field is declared here and nowhere else: its
type (`enums`), its default, what it means, and what rulebook, share codes and engine have to know of it (`Field`). Rule
numbers (SW-13, C-8) are those of the rules document (docs/rules.md).
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Annotated, TypeAlias, get_args, get_type_hints

from schwimmen.rules.combinations import in_force
from schwimmen.rules.enums import (
    AceInRuns,
    AllPass,
    CallEffect,
    CallRequires,
    Centre,
    Chicken,
    ClearCall,
    CloseTiming,
    CombinationOrder,
    ContestTie,
    ContestTotal,
    DealerChoice,
    DealPattern,
    DealtCheck,
    DeclareEffect,
    Direction,
    Exhausted,
    FinalTie,
    Leader,
    LowestTie,
    MatchEnd,
    NextDealer,
    On31,
    OneSuitTable,
    PassRule,
    PenaltyOverflow,
    Recycle,
    Score,
    Special,
    SwapCounts,
    TieBreak,
    TieCardOrder,
    TieCards,
    TieCategory,
    TrioRanks,
    Valuation,
)


@dataclass(frozen=True, slots=True)
class Field:
    """What the rulebook, share codes and the engine have to know of a field; its type carries it (`Annotated`)."""

    topic: str
    """What the sentences about it are about (`rulebook.text.sources`)."""
    _: KW_ONLY
    number: int | None = None
    """The number in share codes of the knob that has its name; never used again for another."""
    cites: str = ""
    """The numbers under which its readings are weighed, with blanks between them."""
    engine: bool = True
    """Whether the engine reads it."""
    doubled: bool = False
    """Whether the engine has it doubled, none as 0: values of hands come in halves."""
    told: bool = False
    """Whether a flag is told by one sentence, `rule-NAME`, where it holds, and by none where it does not."""


PLAYERS = -1
"""As many as play the hand (CO-7)."""

Labels: TypeAlias = tuple[str, str, str, str]
Points: TypeAlias = tuple[tuple[int, int], ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Rules:
    """The rules of one table. The defaults are Schwimmen as printed in documents 000 and 002."""

    players: Annotated[tuple[int, int], Field("players", number=0, cites="SW-A1 LO-A3", engine=False)] = (2, 8)
    """Fewest and most players (SW-1)."""
    pack: Annotated[int, Field("pack", number=1, cites="SW-O6")] = 32
    """Number of cards, which tells the ranks (`cards.PACK_RANKS`): 52, 40, 36, 32 or 28 (SW-2, C-14)."""
    direction: Annotated[Direction, Field("deal", number=2, cites="HO-A6")] = Direction.CLOCKWISE
    hand_size: Annotated[int, Field("deal")] = 3
    """Cards dealt to each player."""
    centre: Annotated[Centre, Field("turn")] = Centre.TABLE
    table_size: Annotated[int, Field("deal")] = 3
    """Cards turned up in the middle by the deal, and cards in the dealer's extra packet (SW-5)."""
    deal_pattern: Annotated[DealPattern, Field("deal")] = DealPattern.HANDS_FIRST
    dealer_choice: Annotated[DealerChoice, Field("choice", number=3, cites="SW-A3 HO-A3 EN-A1 SB-A5")] = (
        DealerChoice.BLIND
    )
    dealt_check: Annotated[DealtCheck, Field("dealt", number=4, cites="SW-A10 DU-A4")] = DealtCheck.BEFORE
    declare_dealt: Annotated[bool, Field("dealt", number=23, cites="LO-A1")] = True
    """Whether a dealt special is shown at all (LO-A1)."""
    leader: Annotated[Leader, Field("leader")] = Leader.AFTER_DEALER
    next_dealer: Annotated[NextDealer, Field("dealer")] = NextDealer.NEXT
    suit_labels: Annotated[Labels, Field("labels", number=24, cites="EN-A9", engine=False)] = ("", "", "", "")
    """Topics of clubs, spades, hearts, diamonds (EN-2)."""
    allow_swap_all: Annotated[bool, Field("turn", number=5, cites="SW-O1 JF-A4")] = True
    """Whether the whole hand may go for the whole table (SW-9, SW-O1)."""
    swap_counts: Annotated[SwapCounts, Field("turn", number=52, cites="PE-A6 MB-A1")] = SwapCounts.ONE_OR_ALL
    """How many cards an exchange can have (C-15)."""
    rounds: Annotated[int, Field("rounds", number=61, cites="CO-A9")] = 0
    """Rounds of a hand, before each but the first a table card more: `PLAYERS` as many as players, 0: uncounted."""
    pass_rule: Annotated[PassRule, Field("pass", cites="SB-A5 JF-A3")] = PassRule.ALWAYS
    last_turn_stand: Annotated[bool, Field("after-call", number=6, cites="HO-A1 EN-A8 JF-A3")] = True
    """Whether a player may pass in a turn after somebody else's call."""
    explain_gate: Annotated[bool, Field("explain", number=26, cites="EN-A4")] = False
    """Whether an exchange waits for the verdict on an explanation (EN-6)."""
    one_suit_table: Annotated[OneSuitTable, Field("offer")] = OneSuitTable.NONE
    all_pass: Annotated[AllPass, Field("all-pass", number=7, cites="HO-A2 EN-A2")] = AllPass.REFRESH
    exhausted: Annotated[Exhausted, Field("exhausted", number=8, cites="SW-A9")] = Exhausted.DRAW
    refresh_from_turn: Annotated[int, Field("refresh")] = 0
    """From which of their turns on a player may have the table replaced; 0: never (FO-4, JF-5)."""
    recycle: Annotated[Recycle, Field("recycle", number=27, cites="FO-A2 JF-A1")] = Recycle.NONE
    recycle_includes_current: Annotated[bool, Field("recycle", number=28, cites="FO-A3 JF-A2")] = False
    """Whether the table just removed belongs to the rebuilt stock (FO-A3)."""
    trade_closes: Annotated[bool, Field("choice", number=53, told=True)] = False
    """Whether the dealer who takes the packet has called by it (PE-6)."""
    close_timing: Annotated[CloseTiming, Field("call", number=9, cites="SW-A5")] = CloseTiming.RIDER
    close_from_turn: Annotated[int, Field("call", number=10, cites="SW-A6 TO-A6")] = 1
    """A player may call in this turn of his own or later, counted from 1 (SW-A6)."""
    caller_shows: Annotated[bool, Field("open", number=54, told=True)] = False
    """Whether a caller with a combination lays his cards open at once (PE)."""
    call_effect: Annotated[CallEffect, Field("after-call")] = CallEffect.LAST_TURNS
    call_requires: Annotated[CallRequires, Field("call", number=46, cites="JF-A5 CF-A7 TR-A2")] = CallRequires.NONE
    call_minimum: Annotated[int, Field("call", cites="CF-A7 TR-A2")] = 0
    """What a hand must be worth for a call that is a turn of its own; 0: anything (CF-A7, TR-A2)."""
    clear_call: Annotated[ClearCall, Field("call", cites="CF-A6")] = ClearCall.NONE
    swap_all_sticks: Annotated[bool, Field("turn")] = False
    """Whether exchanging the whole hand closes the player's own hand (DU-4)."""
    auto_declare: Annotated[int, Field("declare", number=11, cites="TO-A3 SB-A2")] = Special.THIRTY_ONE | Special.FIRE
    """The hands that have to be shown at once, bits of `Special`."""
    declare_effect: Annotated[DeclareEffect, Field("declare")] = DeclareEffect.END
    declare_after_close: Annotated[bool, Field("declare", number=12, cites="SW-A12 TO-A4")] = True
    """Whether a special made in a last turn still ends the hand (SW-A12, TO-A4)."""
    valuation: Annotated[Valuation, Field("value", number=31, cites="JF-A6")] = Valuation.BEST
    trio_value: Annotated[float | None, Field("trio", number=13, cites="SW-O4 TO-A10", doubled=True)] = 30.5
    """What three cards of one rank are worth; None: their best suit (SW-15, SW-O4)."""
    trio_ranks: Annotated[TrioRanks, Field("trio", number=60, cites="TR-A3")] = TrioRanks.ALL
    fire_value: Annotated[float | None, Field("trio", number=14, cites="SW-O4 EN-A6", doubled=True)] = 32
    """What three aces are worth; None: a trio like any other."""
    special_hands: Annotated[bool, Field("specials")] = False
    """Whether 666, 678 of one suit and AAA are safe, and AAA hurts everybody else (TP-10)."""
    combinations: Annotated[tuple[int, ...], Field("value")] = ()
    """What beats points, best first, and at the end what a hand without it has: numbers of `Combination` (C-16)."""
    combination_order: Annotated[CombinationOrder, Field("value", number=50, cites="PE-A2", engine=False)] = (
        CombinationOrder.SEQUENCE_FIRST
    )
    top_combination: Annotated[bool, Field("value", cites="PE-A1", engine=False)] = True
    """Whether combinations of a single rank are played, which stand above all others of their shape (PE-A1)."""
    ace_in_runs: Annotated[AceInRuns, Field("value", number=35, cites="SB-A3")] = AceInRuns.HIGH_LOW
    top_prial_threes: Annotated[bool, Field("value", number=36, cites="SB-A4", told=True)] = False
    """Whether three threes beat three aces (SB-A4)."""
    tie_break: Annotated[int, Field("ties", number=32, cites="DU-A5 EN-A3 TO-A1")] = TieBreak.TRIO_RANK | TieBreak.SUITS
    """What separates hands of equal value, bits of `TieBreak`."""
    tie_cards: Annotated[TieCards, Field("ties", number=34, cites="TP-A1")] = TieCards.COUNTING_SUIT
    tie_card_order: Annotated[TieCardOrder, Field("ties", number=33, cites="TO-A2 ES-A5")] = TieCardOrder.RANK
    score: Annotated[Score, Field("goal")] = Score.UNITS
    lowest_tie: Annotated[LowestTie, Field("lose", number=15, cites="LO-A4 TO-A1 SB-A1")] = LowestTie.ALL_LOSE
    best_gains: Annotated[bool, Field("lose")] = False
    """Whether the best hand gets the unit that the lowest loses (CO-10)."""
    caller_lowest_penalty: Annotated[int, Field("lose", number=38, cites="TO-11")] = 1
    """Units that a caller loses who is lowest alone (TO-11)."""
    caller_not_best: Annotated[bool, Field("lose", number=64, told=True)] = False
    """Whether a caller who has not the best hand loses a unit more: a house rule of many tables."""
    on_31: Annotated[On31, Field("lose-31", number=16, cites="SW-A11")] = On31.LOWEST
    caller_blitz_penalty: Annotated[int, Field("lose-31", cites="TO-A4 TR-A4")] = 2
    """Units that a Blitz of somebody's last turn costs a caller without a 31 (TO-12, TR-7)."""
    dealt_31_all_lose: Annotated[bool, Field("lose-31", number=17, cites="SW-O2")] = False
    """Whether after a dealt 31 everybody loses who was not dealt one (SW-O2)."""
    dealt_fire_double: Annotated[bool, Field("lose-fire", number=18, cites="SW-O3")] = False
    """Whether a dealt Feuer costs all others two, those with a dealt 31 one (SW-O3)."""
    points_table: Annotated[Points, Field("score", number=41, cites="NE-A1")] = ((6, 6), (3, 4), (1, 2), (0, 1))
    """Points of 31, highest, middle, lowest, for the knocker and for others (NE-2)."""
    tie_category: Annotated[TieCategory, Field("score", number=40, cites="NE-A2")] = TieCategory.BEST_PLACE
    contest_tie: Annotated[ContestTie, Field("score", number=42, cites="CF-A2")] = ContestTie.CHALLENGER
    contest_total: Annotated[ContestTotal, Field("score", number=43, cites="CF-A4")] = ContestTotal.FLUSH
    double_in_contest: Annotated[bool, Field("score", number=44, cites="CF-A5")] = False
    """Whether 51 of one suit scores another 51 for winning a contest, too (CF-A5)."""
    units: Annotated[int, Field("units", number=19, cites="SW-O5 DU-A7 HO-A5")] = 3
    """Lives, chips, coins at the start (C-8, SW-4)."""
    grace: Annotated[int, Field("grace", number=20, cites="HO-A5")] = 1
    """1: a player without units swims on until he loses again; 0: he is out at once."""
    penalty_overflow: Annotated[PenaltyOverflow, Field("overflow", number=21, cites="SW-A18 TO-A7")] = (
        PenaltyOverflow.ELIMINATE
    )
    chicken: Annotated[Chicken, Field("grace", cites="DU-A6")] = Chicken.NONE
    final_tie: Annotated[FinalTie, Field("final", number=22, cites="SW-A17 EN-A9")] = FinalTie.SHARE
    match_end: Annotated[MatchEnd, Field("match-end", number=48, cites="FO-A6 NE-A4 JF-A8")] = MatchEnd.LAST_SURVIVOR
    match_length: Annotated[int, Field("match-end", cites="FO-A6 NE-A4")] = 0
    """Hands or points of `match_end`."""
    one_leader: Annotated[bool, Field("match-end")] = False
    """Whether the match goes on while the lead is shared (CF-12)."""

    def ranking(self) -> list[int]:
        """Return the combinations as they are played, best first; the last is what a hand without one has."""
        same_first = self.combination_order == CombinationOrder.TRIO_FIRST
        return in_force(self.combinations, top=self.top_combination, same_first=same_first)

    def most_players(self) -> int:
        """Return how many players the pack can serve, whatever `players` says."""
        beside = self.table_size if self.centre == Centre.TABLE else 1
        return (self.pack - beside) // self.hand_size

    def check_players(self, count: int) -> None:
        """Raise ValueError if `count` people cannot play by these rules."""
        fewest, most = self.players
        if not fewest <= count <= most:
            raise ValueError(f"players: expected {fewest} to {most} (knob 'players'), got {count}")
        if count > self.most_players():
            served = f"{self.pack} cards serve at most {self.most_players()} players"
            raise ValueError(f"pack: {served}, {count} given (knob 'pack')")


DECLARED: dict[str, Field] = {
    name: get_args(hint)[1] for name, hint in get_type_hints(Rules, include_extras=True).items()
}
"""What is declared of each field, in their order."""
