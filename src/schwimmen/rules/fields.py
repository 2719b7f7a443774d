"""Rules: everything in which two games of the family differ, as one record of typed fields.

The engine reads these fields and nothing else; it knows no game by name. Names and words are those of the house-rule
knobs. Rule numbers (SW-13, C-8) are those of the rules document (docs/rules.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Word(IntEnum):
    """An enumeration whose members are written as their names in small letters."""

    def __str__(self) -> str:
        """Return the word as the record and the command line spell it."""
        return self.name.lower()


class Direction(Word):
    """Which way the deal and the turns go round."""

    CLOCKWISE = 1
    ANTICLOCKWISE = -1


class Centre(Word):
    """What lies in the middle: an open table, a stock with a discard pile, or a stock with an open pool (CF-4)."""

    TABLE = 0
    DISCARD = 1
    POOL = 2


class DealPattern(Word):
    """In which order cards are dealt (C-7, TP-2, CF-2)."""

    HANDS_FIRST = 0
    INTERLEAVED = 1
    SELF_DRAWN = 2


class DealerChoice(Word):
    """What the dealer does with the extra packet (SW-7)."""

    NONE = 0
    BLIND = 1
    SEE_BOTH = 2


class DealtCheck(Word):
    """When dealt specials are shown: before the dealer's choice or after it (SW-6)."""

    BEFORE = 0
    AFTER = 1


class Leader(Word):
    """Who has the first turn of a hand (SW-8, TP-4, FO-3, ES-3)."""

    AFTER_DEALER = 0
    DEALER = 1
    BIGGEST_LOSER = 2
    WINNER = 3


class NextDealer(Word):
    """Who deals the next hand (C-10, TP-14, ES-3)."""

    NEXT = 0
    BEST_ORDINARY = 1
    LOSER = 2


class PassRule(Word):
    """When one may pass before a call (HO-4, JF-A3, ES-6)."""

    NEVER = 0
    ALWAYS = 1
    FIRST_TURN = 2
    LATER_TURNS = 3
    STOCK_OUT = 4


class OneSuitTable(Word):
    """What a table of one suit is: nothing, an offer (HO-3), or washed out (TP-3)."""

    NONE = 0
    OFFER = 1
    WASHOUT = 2


class AllPass(Word):
    """What `n` passes in a row do (C-4, SW-13, TP-8)."""

    NONE = 0
    REFRESH = 1
    END = 2


class Exhausted(Word):
    """What a stock that is used up does: to a refresh (SW-13), or once its last card was drawn (TO-7, CF-11)."""

    DRAW = 0
    SHOWDOWN = 1
    KEEP_TABLE = 2


class Recycle(Word):
    """How a stock is rebuilt out of tables set aside (FO-6, JF-6)."""

    NONE = 0
    SHUFFLE = 1
    ORDER = 2


class CloseTiming(Word):
    """Whether the call rides on an action or is a turn of its own (SW-10)."""

    RIDER = 0
    INSTEAD = 1


class CallEffect(Word):
    """What a call does: last turns (C-5), the end, one's own game alone (DU-3, LO-5), a contest (CF-7)."""

    LAST_TURNS = 0
    AT_ONCE = 1
    STICK = 2
    CHALLENGE = 3


class CallRequires(Word):
    """What the caller must hold: anything, one suit (ES-5), an ordinary 31 (TP-7)."""

    NONE = 0
    FLUSH = 1
    THIRTY_ONE = 2


class ClearCall(Word):
    """What the call of CF-6 does, riding on a turn that leaves 51 of one suit: it ends the hand, or is answered."""

    NONE = 0
    ENDS = 1
    ANSWERED = 2


class Special(IntEnum):
    """Hands that may have to be shown at once, a bit each (SW-12)."""

    THIRTY_ONE = 1
    FIRE = 2


class DeclareEffect(Word):
    """What a declared 31 does: ends the hand, ends it after single turns (DU-7), wins it (TO-5)."""

    END = 0
    SINGLE_TURNS = 1
    BLITZ = 2


class Valuation(Word):
    """What the cards of a hand are worth (C-3)."""

    BEST = 0
    NET = 1
    FLUSH = 2
    BRAG = 3


class AceInRuns(Word):
    """Whether A-2-3 is a run, and which (SB-A3)."""

    HIGH_LOW = 0
    HIGH_ONLY = 1
    BRAG = 2


class TieBreak(IntEnum):
    """What separates hands of equal value, a bit each, in this order (SW-16, TP-11, ES-9, TO-10)."""

    TRIO_RANK = 1
    CARDS = 2  # from the highest down
    LOWEST_CARD = 4
    SUITS = 8
    """Clubs, spades, hearts, diamonds."""
    SUITS_HEARTS_FIRST = 16
    """Hearts, diamonds, clubs, spades."""
    PLACE = 32
    """The dealer, then in playing order from him."""


class TieCards(Word):
    """Which cards a tie-break of cards compares (TP-A1)."""

    COUNTING_SUIT = 0
    WHOLE_HAND = 1


class TieCardOrder(Word):
    """By what a tie-break compares cards: rank, or points, where K Q J T are equal (TO-A2)."""

    RANK = 0
    POINTS = 1


class LowestTie(Word):
    """Who pays when several hands are lowest and truly equal (SW-17, LO-9, TO-11, SB-4)."""

    ALL_LOSE = 0
    NONE_LOSE = 1
    CALLER_EXEMPT = 2
    VOID_EITHER = 3  # also where the best hands tie


class On31(Word):
    """Who pays when a 31 ends the hand (SW-A11)."""

    LOWEST = 0
    ALL_OTHERS = 1


class Score(Word):
    """What a hand brings: units lost, or points (FO-9, NE-2, JF-10, CF-10, ES-10)."""

    UNITS = 0
    DIFFERENCE = 1
    TABLE = 2
    WINS = 3
    CONTEST = 4
    WIN_AND_LOSS = 5


class TieCategory(Word):
    """Which row of the points table equal hands take (NE-4)."""

    BEST_PLACE = 0
    BY_VALUE = 1


class ContestTie(Word):
    """Who wins a contest in which the caller equals the best challenger (CF-A2)."""

    CHALLENGER = 0
    CALLER = 1


class ContestTotal(Word):
    """What a contest compares and adds up (CF-A4)."""

    FLUSH = 0
    BEST_SUIT = 1


class PenaltyOverflow(Word):
    """A demand of two units from a player who has one (C-8)."""

    ELIMINATE = 0
    STOP_AT_GRACE = 1


class Chicken(Word):
    """The one chicken of a match, and what becomes of it when several run out at once (DU-14)."""

    NONE = 0
    FORFEITED = 1
    AVAILABLE = 2


class FinalTie(Word):
    """All live players would go out together (C-9)."""

    SHARE = 0
    REPLAY = 1


class MatchEnd(Word):
    """When a match is over; `match_length` says how many hands or points."""

    LAST_SURVIVOR = 0
    HANDS = 1
    TARGET = 2
    SINGLE_HAND = 3


@dataclass(frozen=True, kw_only=True, slots=True)
class Rules:
    """The rules of one table. The defaults are Schwimmen as printed in documents 000 and 002."""

    # set-up and deal
    players: tuple[int, int] = (2, 8)
    """Fewest and most players (SW-1)."""
    pack: int = 32
    """Number of cards: 52, 36, 32 or 28; four suits from some rank up to the ace (SW-2)."""
    direction: Direction = Direction.CLOCKWISE
    hand_size: int = 3
    centre: Centre = Centre.TABLE
    table_size: int = 3
    """Cards turned up in the middle by the deal, and cards in the dealer's extra packet (SW-5)."""
    deal_pattern: DealPattern = DealPattern.HANDS_FIRST
    dealer_choice: DealerChoice = DealerChoice.BLIND
    dealt_check: DealtCheck = DealtCheck.BEFORE
    declare_dealt: bool = True
    """Whether a dealt special is shown at all (LO-A1)."""
    leader: Leader = Leader.AFTER_DEALER
    next_dealer: NextDealer = NextDealer.NEXT
    suit_labels: tuple[str, str, str, str] = ("", "", "", "")
    """Topics of clubs, spades, hearts, diamonds (EN-2)."""

    # turns
    allow_swap_all: bool = True
    """Whether the whole hand may go for the whole table (SW-9, SW-O1)."""
    pass_rule: PassRule = PassRule.ALWAYS
    last_turn_stand: bool = True
    """Whether one may pass in a turn after somebody else's call."""
    explain_gate: bool = False
    """Whether an exchange waits for the verdict on an explanation (EN-6)."""
    one_suit_table: OneSuitTable = OneSuitTable.NONE
    all_pass: AllPass = AllPass.REFRESH
    exhausted: Exhausted = Exhausted.DRAW
    refresh_from_turn: int = 0
    """From which own turn on a player may have the table replaced; 0: never (FO-4, JF-5)."""
    recycle: Recycle = Recycle.NONE
    recycle_includes_current: bool = False  # FO-A3

    # calls and declarations
    close_timing: CloseTiming = CloseTiming.RIDER
    close_from_turn: int = 1
    """A player may call in this turn of his own or later, counted from 1 (SW-A6)."""
    call_effect: CallEffect = CallEffect.LAST_TURNS
    call_requires: CallRequires = CallRequires.NONE
    call_minimum: int = 0
    """Points that a hand of one suit must have for a call (CF-A7)."""
    clear_call: ClearCall = ClearCall.NONE
    swap_all_sticks: bool = False
    """Whether exchanging the whole hand closes one's own game (DU-4)."""
    auto_declare: int = Special.THIRTY_ONE | Special.FIRE
    declare_effect: DeclareEffect = DeclareEffect.END
    declare_after_close: bool = True
    """Whether a special made in a last turn still ends the hand (SW-A12, TO-A4)."""

    # values and ties
    valuation: Valuation = Valuation.BEST
    trio_value: float | None = 30.5
    """What three cards of one rank are worth; None: their best suit (SW-15, SW-O4)."""
    fire_value: float | None = 32
    """What three aces are worth; None: a trio like any other."""
    special_hands: bool = False
    """Whether 666, 678 of one suit and AAA are safe, and AAA hurts everybody else (TP-10)."""
    ace_in_runs: AceInRuns = AceInRuns.HIGH_LOW
    top_prial_threes: bool = False  # SB-A4
    tie_break: int = TieBreak.TRIO_RANK | TieBreak.SUITS
    tie_cards: TieCards = TieCards.COUNTING_SUIT
    tie_card_order: TieCardOrder = TieCardOrder.RANK

    # settlement
    score: Score = Score.UNITS
    lowest_tie: LowestTie = LowestTie.ALL_LOSE
    caller_lowest_penalty: int = 1
    """Units that a caller loses who is lowest alone (TO-11)."""
    on_31: On31 = On31.LOWEST
    dealt_31_all_lose: bool = False  # SW-O2
    dealt_fire_double: bool = False  # SW-O3
    points_table: tuple[tuple[int, int], ...] = ((6, 6), (3, 4), (1, 2), (0, 1))
    """Points of 31, highest, middle, lowest, for the knocker and for others (NE-2)."""
    tie_category: TieCategory = TieCategory.BEST_PLACE
    contest_tie: ContestTie = ContestTie.CHALLENGER
    contest_total: ContestTotal = ContestTotal.FLUSH
    double_in_contest: bool = False  # CF-A5

    # match
    units: int = 3
    """Lives, chips, coins at the start (C-8, SW-4)."""
    grace: int = 1
    """1: a player without units swims on until he loses again; 0: he is out at once."""
    penalty_overflow: PenaltyOverflow = PenaltyOverflow.ELIMINATE
    chicken: Chicken = Chicken.NONE
    final_tie: FinalTie = FinalTie.SHARE
    match_end: MatchEnd = MatchEnd.LAST_SURVIVOR
    match_length: int = 0
    """Hands or points of `match_end`."""
    one_leader: bool = False
    """Whether the match goes on while the lead is shared (CF-12)."""

    def most_players(self) -> int:
        """Return how many players the pack can serve, whatever `players` says."""
        beside = self.table_size if self.centre == Centre.TABLE else 1
        return (self.pack - beside) // self.hand_size

    def check_players(self, count: int) -> None:
        """Raise ValueError if `count` people cannot play by these rules."""
        fewest, most = self.players
        if not fewest <= count <= most:
            raise ValueError(f"players: {count} given, {fewest} to {most} can play (knob 'players')")
        if count > self.most_players():
            served = f"{self.pack} cards serve at most {self.most_players()} players"
            raise ValueError(f"pack: {served}, {count} given (knob 'pack')")
