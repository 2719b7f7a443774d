"""The words that fields of `Rules` can say: what an open table is, what a call does, who loses in a tie.

Names and words are those of the house-rule knobs. A member keeps its number: share codes know it by that.
"""

from __future__ import annotations

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
    SEE_EXTRA_ONLY = 3  # and his own cards only after it (C-17)


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
    """When you may pass before a call (HO-4, JF-A3, ES-6)."""

    NEVER = 0
    ALWAYS = 1
    FIRST_TURN = 2
    LATER_TURNS = 3
    STOCK_OUT = 4


class SwapCounts(Word):
    """How many cards an exchange can have: one or the whole hand, or any number (C-15)."""

    ONE_OR_ALL = 0
    ANY = 1


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
    """What a call does: last turns (C-5), the end, the caller's own hand alone (DU-3, LO-5), a contest (CF-7)."""

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


SPECIALS = ("none", "thirty-one", "fire", "both")
"""The words for sets of specials, by their bits."""


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
    COMBINATIONS = 3
    """By the list `combinations` (C-16)."""


class CombinationOrder(Word):
    """Whether runs beat as many cards of one rank, or these beat runs (PE-A2)."""

    SEQUENCE_FIRST = 0
    TRIO_FIRST = 1


class TrioRanks(Word):
    """Which three of a kind have a value of their own: all, or those of A K Q J (TR-A3)."""

    ALL = 0
    COURT = 1


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
    SWORDS = 64
    """Spades above the others, which are equal (C-18)."""
    COINS_FIRST = 128
    """Diamonds, spades, hearts, clubs (C-18)."""
    ELDER = 256
    """The leader, then in playing order; the dealer last (CO-10)."""


class TieCards(Word):
    """Which cards a tie-break of cards compares (TP-A1)."""

    COUNTING_SUIT = 0
    WHOLE_HAND = 1


class TieCardOrder(Word):
    """By what a tie-break compares cards: rank, or points, where K Q J T are equal (TO-A2)."""

    RANK = 0
    POINTS = 1


class LowestTie(Word):
    """Who pays when several hands are lowest and truly equal (SW-17, LO-9, TO-11, SB-4, TR-9)."""

    ALL_LOSE = 0
    NONE_LOSE = 1
    CALLER_EXEMPT = 2
    VOID_EITHER = 3  # also where the best hands tie
    DEALER_EXEMPT = 4


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
