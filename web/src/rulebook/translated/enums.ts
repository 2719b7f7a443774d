// Written by tools/generate.py from schwimmen/rules/enums.py; change that, not this.


/** An enumeration whose members are written as their names in small letters. */
export const Word = {  }
/** Which way the deal and the turns go round. */
export const Direction = { CLOCKWISE: 1, ANTICLOCKWISE: -1 }
/** What lies in the middle: an open table, a stock with a discard pile, or a stock with an open pool (CF-4). */
export const Centre = { TABLE: 0, DISCARD: 1, POOL: 2 }
/** In which order cards are dealt (C-7, TP-2, CF-2). */
export const DealPattern = { HANDS_FIRST: 0, INTERLEAVED: 1, SELF_DRAWN: 2 }
/** What the dealer does with the extra packet (SW-7). */
export const DealerChoice = { NONE: 0, BLIND: 1, SEE_BOTH: 2, SEE_EXTRA_ONLY: 3 }
/** When dealt specials are shown: before the dealer's choice or after it (SW-6). */
export const DealtCheck = { BEFORE: 0, AFTER: 1 }
/** Who has the first turn of a hand (SW-8, TP-4, FO-3, ES-3). */
export const Leader = { AFTER_DEALER: 0, DEALER: 1, BIGGEST_LOSER: 2, WINNER: 3 }
/** Who deals the next hand (C-10, TP-14, ES-3). */
export const NextDealer = { NEXT: 0, BEST_ORDINARY: 1, LOSER: 2 }
/** When you may pass before a call (HO-4, JF-A3, ES-6). */
export const PassRule = { NEVER: 0, ALWAYS: 1, FIRST_TURN: 2, LATER_TURNS: 3, STOCK_OUT: 4 }
/** How many cards an exchange can have: one or the whole hand, or any number (C-15). */
export const SwapCounts = { ONE_OR_ALL: 0, ANY: 1 }
/** What a table of one suit is: nothing, an offer (HO-3), or washed out (TP-3). */
export const OneSuitTable = { NONE: 0, OFFER: 1, WASHOUT: 2 }
/** What `n` passes in a row do (C-4, SW-13, TP-8). */
export const AllPass = { NONE: 0, REFRESH: 1, END: 2 }
/** What a stock that is used up does: to a refresh (SW-13), or once its last card was drawn (TO-7, CF-11). */
export const Exhausted = { DRAW: 0, SHOWDOWN: 1, KEEP_TABLE: 2 }
/** How a stock is rebuilt out of tables set aside (FO-6, JF-6). */
export const Recycle = { NONE: 0, SHUFFLE: 1, ORDER: 2 }
/** Whether the call rides on an action or is a turn of its own (SW-10). */
export const CloseTiming = { RIDER: 0, INSTEAD: 1 }
/** What a call does: last turns (C-5), the end, the caller's own hand alone (DU-3, LO-5), a contest (CF-7). */
export const CallEffect = { LAST_TURNS: 0, AT_ONCE: 1, STICK: 2, CHALLENGE: 3 }
/** What the caller must hold: anything, one suit (ES-5), an ordinary 31 (TP-7). */
export const CallRequires = { NONE: 0, FLUSH: 1, THIRTY_ONE: 2 }
/** What the call of CF-6 does, riding on a turn that leaves 51 of one suit: it ends the hand, or is answered. */
export const ClearCall = { NONE: 0, ENDS: 1, ANSWERED: 2 }
/** Hands that may have to be shown at once, a bit each (SW-12). */
export const Special = { THIRTY_ONE: 1, FIRE: 2 }
export const SPECIALS = (["none", "thirty-one", "fire", "both"] as const)
/** What a declared 31 does: ends the hand, ends it after single turns (DU-7), wins it (TO-5). */
export const DeclareEffect = { END: 0, SINGLE_TURNS: 1, BLITZ: 2 }
/** What the cards of a hand are worth (C-3). */
export const Valuation = { BEST: 0, NET: 1, FLUSH: 2, COMBINATIONS: 3 }
/** Whether runs beat as many cards of one rank, or these beat runs (PE-A2). */
export const CombinationOrder = { SEQUENCE_FIRST: 0, TRIO_FIRST: 1 }
/** Which three of a kind have a value of their own: all, or those of A K Q J (TR-A3). */
export const TrioRanks = { ALL: 0, COURT: 1 }
/** Whether A-2-3 is a run, and which (SB-A3). */
export const AceInRuns = { HIGH_LOW: 0, HIGH_ONLY: 1, BRAG: 2 }
/** What separates hands of equal value, a bit each, in this order (SW-16, TP-11, ES-9, TO-10). */
export const TieBreak = { TRIO_RANK: 1, CARDS: 2, LOWEST_CARD: 4, SUITS: 8, SUITS_HEARTS_FIRST: 16, PLACE: 32, SWORDS: 64, COINS_FIRST: 128, ELDER: 256 }
/** Which cards a tie-break of cards compares (TP-A1). */
export const TieCards = { COUNTING_SUIT: 0, WHOLE_HAND: 1 }
/** By what a tie-break compares cards: rank, or points, where K Q J T are equal (TO-A2). */
export const TieCardOrder = { RANK: 0, POINTS: 1 }
/** Who pays when several hands are lowest and truly equal (SW-17, LO-9, TO-11, SB-4, TR-9). */
export const LowestTie = { ALL_LOSE: 0, NONE_LOSE: 1, CALLER_EXEMPT: 2, VOID_EITHER: 3, DEALER_EXEMPT: 4 }
/** Who pays when a 31 ends the hand (SW-A11). */
export const On31 = { LOWEST: 0, ALL_OTHERS: 1 }
/** What a hand brings: units lost, or points (FO-9, NE-2, JF-10, CF-10, ES-10). */
export const Score = { UNITS: 0, DIFFERENCE: 1, TABLE: 2, WINS: 3, CONTEST: 4, WIN_AND_LOSS: 5 }
/** Which row of the points table equal hands take (NE-4). */
export const TieCategory = { BEST_PLACE: 0, BY_VALUE: 1 }
/** Who wins a contest in which the caller equals the best challenger (CF-A2). */
export const ContestTie = { CHALLENGER: 0, CALLER: 1 }
/** What a contest compares and adds up (CF-A4). */
export const ContestTotal = { FLUSH: 0, BEST_SUIT: 1 }
/** A demand of two units from a player who has one (C-8). */
export const PenaltyOverflow = { ELIMINATE: 0, STOP_AT_GRACE: 1 }
/** The one chicken of a match, and what becomes of it when several run out at once (DU-14). */
export const Chicken = { NONE: 0, FORFEITED: 1, AVAILABLE: 2 }
/** All live players would go out together (C-9). */
export const FinalTie = { SHARE: 0, REPLAY: 1 }
/** When a match is over; `match_length` says how many hands or points. */
export const MatchEnd = { LAST_SURVIVOR: 0, HANDS: 1, TARGET: 2, SINGLE_HAND: 3 }
