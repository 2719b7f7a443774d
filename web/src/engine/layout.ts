// Written by tools/generate.py from src/schwimmen and tools/exports.py; change those, not this.

/** Each record's size, and of each field [offset, type, how many there are]. */
export const RECORDS = {
  Table: {"size": 1824, "fields": {"last_move": [0, "i4", 17], "saw": [72, "i8", 17], "move_before": [208, "i4", 17], "saw_before": [280, "i8", 17], "seats": [416, "i4", 1], "out": [420, "i1", 17], "units": [440, "i8", 17], "points": [576, "i8", 17], "chicken": [712, "i4", 1], "dealer": [716, "i4", 1], "hand_number": [720, "i4", 1], "dealt_by": [724, "i4", 1], "players": [728, "i4", 1], "leader": [732, "i4", 1], "phase": [736, "i4", 1], "to_move": [740, "i4", 1], "known": [744, "i8", 17], "table": [880, "i8", 1], "gone": [888, "i8", 1], "turns": [896, "i4", 17], "taken": [964, "i4", 1], "refreshed": [968, "i1", 1], "round_number": [972, "i4", 1], "streak": [976, "i4", 1], "caller": [980, "i4", 1], "last_turns": [984, "i4", 1], "sticking": [988, "i4", 1], "single": [992, "i4", 1], "challengers": [996, "i4", 1], "declared": [1000, "i4", 1], "rng": [1008, "i8", 1], "pack": [1016, "i1", 52], "top": [1068, "i4", 1], "bottom": [1072, "i4", 1], "lazy": [1076, "i1", 1], "order": [1077, "i1", 52], "ordered": [1132, "i4", 1], "leads": [1136, "i4", 1], "winners": [1140, "i4", 1], "hands": [1144, "i8", 17], "packet": [1280, "i8", 1], "pile": [1288, "i1", 52], "piled": [1340, "i4", 1], "place": [1344, "i1", 52], "aside": [1396, "i1", 52], "set_aside": [1448, "i4", 1], "drew": [1452, "i1", 1], "pending": [1456, "i4", 1], "dealt_31": [1460, "i4", 1], "dealt_fire": [1464, "i4", 1], "end": [1468, "i4", 1], "values": [1472, "i2", 17], "strengths": [1512, "i8", 17], "change": [1648, "i8", 17], "cause": [1784, "i1", 17], "fate": [1801, "i1", 17], "played": [1820, "i4", 1]}},
  RuleFields: {"size": 336, "fields": {"pack": [0, "i4", 1], "direction": [4, "i4", 1], "hand_size": [8, "i4", 1], "centre": [12, "i4", 1], "table_size": [16, "i4", 1], "deal_pattern": [20, "i4", 1], "dealer_choice": [24, "i4", 1], "dealt_check": [28, "i4", 1], "declare_dealt": [32, "i4", 1], "leader": [36, "i4", 1], "next_dealer": [40, "i4", 1], "allow_swap_all": [44, "i4", 1], "swap_counts": [48, "i4", 1], "rounds": [52, "i4", 1], "pass_rule": [56, "i4", 1], "last_turn_stand": [60, "i4", 1], "explain_gate": [64, "i4", 1], "one_suit_table": [68, "i4", 1], "all_pass": [72, "i4", 1], "exhausted": [76, "i4", 1], "refresh_from_turn": [80, "i4", 1], "recycle": [84, "i4", 1], "recycle_includes_current": [88, "i4", 1], "trade_closes": [92, "i4", 1], "close_timing": [96, "i4", 1], "close_from_turn": [100, "i4", 1], "caller_shows": [104, "i4", 1], "call_effect": [108, "i4", 1], "call_requires": [112, "i4", 1], "call_minimum": [116, "i4", 1], "clear_call": [120, "i4", 1], "swap_all_sticks": [124, "i4", 1], "auto_declare": [128, "i4", 1], "declare_effect": [132, "i4", 1], "declare_after_close": [136, "i4", 1], "valuation": [140, "i4", 1], "trio_value": [144, "i4", 1], "trio_ranks": [148, "i4", 1], "fire_value": [152, "i4", 1], "special_hands": [156, "i4", 1], "combinations": [160, "i8", 1], "ace_in_runs": [168, "i4", 1], "top_prial_threes": [172, "i4", 1], "tie_break": [176, "i4", 1], "tie_cards": [180, "i4", 1], "tie_card_order": [184, "i4", 1], "score": [188, "i4", 1], "lowest_tie": [192, "i4", 1], "best_gains": [196, "i4", 1], "caller_lowest_penalty": [200, "i4", 1], "caller_not_best": [204, "i4", 1], "on_31": [208, "i4", 1], "caller_blitz_penalty": [212, "i4", 1], "dealt_31_all_lose": [216, "i4", 1], "dealt_fire_double": [220, "i4", 1], "points_table": [224, "i8", 8], "tie_category": [288, "i4", 1], "contest_tie": [292, "i4", 1], "contest_total": [296, "i4", 1], "double_in_contest": [300, "i4", 1], "units": [304, "i4", 1], "grace": [308, "i4", 1], "penalty_overflow": [312, "i4", 1], "chicken": [316, "i4", 1], "final_tie": [320, "i4", 1], "match_end": [324, "i4", 1], "match_length": [328, "i4", 1], "one_leader": [332, "i4", 1]}},
  View: {"size": 75096, "fields": {"last_move": [0, "i4", 17], "saw": [72, "i8", 17], "move_before": [208, "i4", 17], "saw_before": [280, "i8", 17], "seats": [416, "i4", 1], "out": [420, "i1", 17], "units": [440, "i8", 17], "points": [576, "i8", 17], "chicken": [712, "i4", 1], "dealer": [716, "i4", 1], "hand_number": [720, "i4", 1], "dealt_by": [724, "i4", 1], "players": [728, "i4", 1], "leader": [732, "i4", 1], "phase": [736, "i4", 1], "to_move": [740, "i4", 1], "known": [744, "i8", 17], "table": [880, "i8", 1], "gone": [888, "i8", 1], "turns": [896, "i4", 17], "taken": [964, "i4", 1], "refreshed": [968, "i1", 1], "round_number": [972, "i4", 1], "streak": [976, "i4", 1], "caller": [980, "i4", 1], "last_turns": [984, "i4", 1], "sticking": [988, "i4", 1], "single": [992, "i4", 1], "challengers": [996, "i4", 1], "declared": [1000, "i4", 1], "seat": [1004, "i4", 1], "hand": [1008, "i8", 1], "packet": [1016, "i8", 1], "pile": [1024, "i8", 1], "top_card": [1032, "i4", 1], "stock": [1036, "i4", 1], "counts": [1040, "i1", 17], "pending": [1060, "i4", 1], "wanted": [1064, "i8", 1], "end": [1072, "i4", 1], "shown": [1080, "i8", 17], "values": [1216, "i2", 17], "change": [1256, "i8", 17], "legal": [1392, "i4", 18424], "legal_count": [75088, "i4", 1]}},
  Reader: {"size": 20, "fields": {"seat": [0, "i4", 1], "open_hands": [4, "i4", 1], "judges": [8, "i4", 1], "standing": [12, "i4", 1], "told": [16, "i4", 1]}},
  SearchState: {"size": 5568, "fields": {"rng": [0, "i8", 1], "candidates": [8, "i4", 24], "estimates": [104, "i8", 24], "priors": [296, "i8", 24], "count": [488, "i4", 1], "temper": [492, "i1", 1], "casual": [493, "i1", 1], "asks": [494, "i1", 1], "budget": [496, "i8", 1], "default": [504, "i4", 1], "worlds": [512, "i8", 1], "rewards": [520, "i8", 24], "squares": [712, "i8", 576], "hidden": [5320, "i1", 52], "owner": [5372, "i1", 52], "held": [5424, "i4", 1], "total": [5428, "i4", 1], "surprisals": [5432, "i8", 17]}},
  NetworkWeights: {"size": 332112, "fields": {"trust": [0, "i4", 1], "players": [4, "i2", 1], "rollouts": [6, "i2", 1], "wide": [8, "i4", 1], "deep": [12, "i4", 1], "levels": [16, "i8", 31], "position": [264, "i1", 272384], "move": [272648, "i1", 42112], "second": [314760, "i1", 14336], "third": [329096, "i1", 2048], "out": [331144, "i2", 64], "first_bias": [331272, "i2", 224], "second_bias": [331720, "i4", 64], "third_bias": [331976, "i4", 32], "out_bias": [332104, "i4", 2]}},
  TurnFeatures: {"size": 1232, "fields": {"position": [0, "i4", 128], "count": [512, "i4", 1], "move": [516, "i4", 128], "move_count": [1028, "i4", 1], "places": [1032, "i8", 4], "planes": [1064, "i8", 21]}},
  ValueNetwork: {"size": 416488, "fields": {"present": [0, "i1", 1], "weights": [8, "NetworkWeights", 1], "judged": [332120, "i8", 1], "features": [332128, "TurnFeatures", 1], "base": [333360, "i4", 224], "sums": [334256, "i4", 224], "first": [335152, "i1", 224], "second": [335376, "i1", 64], "third": [335440, "i1", 32], "sight": [335472, "View", 1], "past": [410568, "Table", 1], "values": [412392, "i8", 256], "odds": [414440, "i8", 256]}},
  Scratch: {"size": 498976, "fields": {"seat_view": [0, "View", 1], "state": [75096, "SearchState", 1], "world": [80664, "Table", 1], "network": [82488, "ValueNetwork", 1]}},
  Outcomes: {"size": 968, "fields": {"deals": [0, "i8", 1], "counts": [8, "i8", 96], "chances": [776, "i8", 24]}},
  Weighing: {"size": 427936, "fields": {"state": [0, "SearchState", 1], "world": [5568, "Table", 1], "size": [7392, "i8", 1], "sums": [7400, "i8", 384], "outcomes": [10472, "Outcomes", 1], "trust": [11440, "i4", 1], "network": [11448, "ValueNetwork", 1]}},
} as const

/** Where a record lies in the memory of the module. */
export type At<Name extends keyof typeof RECORDS> = number & { readonly record?: Name }

/** What the module offers. */
export interface Kernels {
  /** Seat the players for a new match; `dealer` deals the first hand. */
  start(table: At<'Table'>, rules: At<'RuleFields'>, seats: number, dealer: number): void
  /** Deal a hand from `table.pack` to all live players, and show dealt specials (C-7, SW-5, SW-6). */
  deal(table: At<'Table'>, rules: At<'RuleFields'>): void
  /** Carry out a legal move of the seat to move, and everything that the rules force after it. */
  play(table: At<'Table'>, rules: At<'RuleFields'>, move: number): void
  /** Write into `view` what `seat` may know of the table, with its legal moves. */
  look(table: At<'Table'>, rules: At<'RuleFields'>, seat: number, view: At<'View'>): void
  /** Return why a move is not legal now (`Why`), 0 if it is. */
  why(table: At<'Table'>, rules: At<'RuleFields'>, move: number): number
  /** Say whether a refresh would rebuild the stock now by shuffling, so that chance has to give an order. */
  needs_order(table: At<'Table'>, rules: At<'RuleFields'>): number
  /** Stop a hand that has taken `STALL_TURNS` moves a player; say whether it was stopped (C-13). */
  stop_stalled(table: At<'Table'>, rules: At<'RuleFields'>, moves: number): number
  /** Return the doubled value of a hand (SW-15); the codes of `SAFE` and `combinations` stand for others. */
  worth(hand: number, rules: At<'RuleFields'>): number
  /** Begin a hand that is dealt from a real pack. */
  begin_told(table: At<'Table'>, rules: At<'RuleFields'>): void
  /** Settle a hand by what was told of it: `end caller challengers dealt_31 dealt_fire values strengths hands`. */
  settle_told(table: At<'Table'>, rules: At<'RuleFields'>): void
  /** Return cards of one suit that are worth so many points, none where no cards are. */
  stand_in(points: number): number
  /** Write the events of a move or of a deal (`DEALT`), and the result if the hand has ended. */
  story(tables: At<'Table'>, tables_length: number, rules: At<'RuleFields'>, rules_length: number, terms: number, terms_length: number, terms_width: number, move: number, rows: number, rows_length: number, rows_width: number, texts: number, texts_length: number, texts_width: number, marks: number, marks_length: number, marks_width: number): void
  /** Write what has changed: a part for all, then one for each reader, as the keys of an object without its braces. */
  news(tables: At<'Table'>, tables_length: number, rules: At<'RuleFields'>, rules_length: number, terms: number, terms_length: number, terms_width: number, readers: At<'Reader'>, readers_length: number, views: At<'View'>, views_length: number, texts: number, texts_length: number, texts_width: number, marks: number, marks_length: number, marks_width: number): void
  /** Return the code of the move that a computer opponent of some level plays in `scratch.seat_view`. */
  choose(level: number, rules: At<'RuleFields'>, scratch: At<'Scratch'>): number
  /** Return the chance of a seat to win the match, of `WHOLE`, after a hand has been settled. */
  equity(table: At<'Table'>, rules: At<'RuleFields'>, seat: number): number
  /** Weigh a decision in so many worlds, fewer where a network plays them; `code` was played, or is `UNPLAYED`. */
  weigh(view: At<'View'>, rules: At<'RuleFields'>, weighing: At<'Weighing'>, code: number, worlds: number): void
  /** Return the chance to win the match after a move (0 to 1); that of the first is what worlds say. */
  chance_after(weighing: At<'Weighing'>, place: number): number
  /** Return how far the chance to win the match after a move is below that after the first (0 to 1). */
  behind(weighing: At<'Weighing'>, place: number): number
  /** Return the standard error of `behind`. */
  error(weighing: At<'Weighing'>, place: number): number
  /** Return the chance to win the match after a move (0 to 1) by the network alone; 0 where it has no say. */
  learned(weighing: At<'Weighing'>, place: number): number
  /** Return which hand that must be shown at once this is (`Special`), 0 for none (SW-12). */
  special(hand: number, rules: At<'RuleFields'>): number
}

/** src/schwimmen/rules/enums.py */
export const AceInRuns = { HIGH_LOW: 0, HIGH_ONLY: 1, BRAG: 2 } as const

/** src/schwimmen/rules/enums.py */
export const AllPass = { NONE: 0, REFRESH: 1, END: 2 } as const

/** src/schwimmen/rules/enums.py */
export const CallEffect = { LAST_TURNS: 0, AT_ONCE: 1, STICK: 2, CHALLENGE: 3 } as const

/** src/schwimmen/rules/enums.py */
export const CallRequires = { NONE: 0, FLUSH: 1, THIRTY_ONE: 2 } as const

/** src/schwimmen/players/playout.py */
export const Caller = { PATIENT: 0, SHARP: 1, CASUAL: 2 } as const

/** src/schwimmen/engine/causes.py */
export const Cause = { NONE: 0, LOSE_LOWEST: 1, LOSE_LOWEST_EQUAL: 2, LOSE_LOWEST_CALLER_SAFE: 3, LOSE_LOWEST_DEALER_SAFE: 4, LOSE_LOWER_SUIT: 5, LOSE_LOWER_TRIO: 6, LOSE_LOWER_CARDS: 7, LOSE_LOWER_ORDINARY: 8, LOSE_CALLER: 9, LOSE_CALLER_NOT_BEST: 10, LOSE_ORDINARY: 11, LOSE_ACES: 12, LOSE_FIRE: 13, LOSE_FIRE_DEALT: 14, LOSE_BLITZ: 15, LOSE_NO_31: 16, LOSE_NO_DEALT_31: 17, LOSE_TO_BEST: 18, WIN_FROM_LOWEST: 19, SCORE_BEST: 20, SCORE_SHORT: 21, SCORE_KNOCKER: 22, SCORE_ROW: 23, SCORE_WIN: 24, SCORE_CALLER_TIED: 25, SCORE_CONTEST_WON: 26, SCORE_CONTEST_LOST: 27, SCORE_OWN: 28, SCORE_CLEAR: 29, SCORE_MIXED: 30, SCORE_WINNER: 31, SCORE_LOSER: 32, LOSE_NOBODY: 33, LOSE_NOBODY_DRAW: 34, LOSE_NOBODY_TIE: 35, LOSE_NOBODY_SPECIAL: 36, LOSE_NOBODY_STALLED: 37, LOSE_CANCELLED: 38, SCORE_NOBODY: 39 } as const

/** src/schwimmen/rules/enums.py */
export const Centre = { TABLE: 0, DISCARD: 1, POOL: 2 } as const

/** src/schwimmen/rules/enums.py */
export const Chicken = { NONE: 0, FORFEITED: 1, AVAILABLE: 2 } as const

/** src/schwimmen/rules/enums.py */
export const ClearCall = { NONE: 0, ENDS: 1, ANSWERED: 2 } as const

/** src/schwimmen/rules/enums.py */
export const CloseTiming = { RIDER: 0, INSTEAD: 1 } as const

/** src/schwimmen/rules/enums.py */
export const ContestTie = { CHALLENGER: 0, CALLER: 1 } as const

/** src/schwimmen/rules/enums.py */
export const ContestTotal = { FLUSH: 0, BEST_SUIT: 1 } as const

/** src/schwimmen/rules/enums.py */
export const DealPattern = { HANDS_FIRST: 0, INTERLEAVED: 1, SELF_DRAWN: 2 } as const

/** src/schwimmen/rules/enums.py */
export const DealerChoice = { NONE: 0, BLIND: 1, SEE_BOTH: 2, SEE_EXTRA_ONLY: 3 } as const

/** src/schwimmen/rules/enums.py */
export const DealtCheck = { BEFORE: 0, AFTER: 1 } as const

/** src/schwimmen/rules/enums.py */
export const DeclareEffect = { END: 0, SINGLE_TURNS: 1, BLITZ: 2 } as const

/** src/schwimmen/engine/layout.py */
export const End = { NONE: 0, CLOSE: 1, THIRTY_ONE: 2, FIRE: 3, DRAW: 4, STOCK: 5, STICK: 6, ALLPASS: 7, WASHOUT: 8, BLITZ: 9, CALL: 10, CLEAR: 11, REFUSED: 12, STALLED: 13, ROUNDS: 14 } as const

/** src/schwimmen/rules/enums.py */
export const Exhausted = { DRAW: 0, SHOWDOWN: 1, KEEP_TABLE: 2 } as const

/** src/schwimmen/engine/causes.py */
export const Fate = { NONE: 0, SWIMS: 1, CHICKEN: 2, OUT: 3 } as const

/** src/schwimmen/rules/enums.py */
export const FinalTie = { SHARE: 0, REPLAY: 1 } as const

/** src/schwimmen/engine/codes.py */
export const Kind = { KEEP: 0, TRADE: 1, SWAP: 2, ALL: 3, PASS: 4, CLOSE: 5, REFRESH: 6, DRAW: 7, TAKE: 8, DISCARD: 9, SOME: 10, RIGHT: 11, WRONG: 12, CHALLENGE: 13, DECLINE: 14 } as const

/** src/schwimmen/rules/enums.py */
export const Leader = { AFTER_DEALER: 0, DEALER: 1, BIGGEST_LOSER: 2, WINNER: 3 } as const

/** src/schwimmen/players/level.py */
export const Level = { RANDOM: 0, BEGINNER: 1, CLUB: 2, EXPERT: 3, MASTER: 4 } as const

/** src/schwimmen/rules/enums.py */
export const LowestTie = { ALL_LOSE: 0, NONE_LOSE: 1, CALLER_EXEMPT: 2, VOID_EITHER: 3, DEALER_EXEMPT: 4 } as const

/** src/schwimmen/rules/enums.py */
export const MatchEnd = { LAST_SURVIVOR: 0, HANDS: 1, TARGET: 2, SINGLE_HAND: 3 } as const

/** src/schwimmen/players/memory.py */
export const Memory = { PERFECT: 0, HUMAN: 1, FORGETFUL: 2 } as const

/** src/schwimmen/rules/enums.py */
export const NextDealer = { NEXT: 0, BEST_ORDINARY: 1, LOSER: 2 } as const

/** src/schwimmen/rules/enums.py */
export const On31 = { LOWEST: 0, ALL_OTHERS: 1 } as const

/** src/schwimmen/rules/enums.py */
export const OneSuitTable = { NONE: 0, OFFER: 1, WASHOUT: 2 } as const

/** src/schwimmen/players/outcomes.py */
export const Outcome = { BEATS: 0, LOSES: 1, LAST: 2, GROWS: 3 } as const

/** src/schwimmen/rules/enums.py */
export const PassRule = { NEVER: 0, ALWAYS: 1, FIRST_TURN: 2, LATER_TURNS: 3, STOCK_OUT: 4 } as const

/** src/schwimmen/rules/enums.py */
export const PenaltyOverflow = { ELIMINATE: 0, STOP_AT_GRACE: 1 } as const

/** src/schwimmen/engine/layout.py */
export const Phase = { DEAL: 0, CHOICE: 1, TURN: 2, DISCARD: 3, VERDICT: 4, ANSWER: 5, OVER: 6 } as const

/** src/schwimmen/rules/enums.py */
export const Recycle = { NONE: 0, SHUFFLE: 1, ORDER: 2 } as const

/** src/schwimmen/engine/calls.py */
export const Riding = { NONE: 0, ALL: 1, SOME: 2 } as const

/** src/schwimmen/projection/spelling.py */
export const Say = { DID_DEAL: 0, DID_KEEP: 1, DID_TRADE: 2, DID_SWAP: 3, DID_ALL: 4, DID_NAME_SWAP: 5, DID_NAME_ALL: 6, DID_PASS: 7, DID_REFUSE: 8, DID_CLOSE: 9, DID_REBUILD: 10, DID_CLEAR: 11, DID_DRAW: 12, DID_POOL_GONE: 13, DID_TAKE: 14, DID_DISCARD: 15, DID_TRADE_POOL: 16, DID_RIGHT: 17, DID_WRONG: 18, DID_CHALLENGE: 19, DID_DECLINE: 20, DID_REFRESH: 21, DID_REFRESH_NONE: 22, DID_WASHOUT: 23, DID_EXTRA_TURN: 24, DID_LAST_ACTIVE: 25, DID_DECLARE_31: 26, DID_DECLARE_FIRE: 27, DID_DECLARE_BLITZ: 28, DID_SINGLE_TURNS: 29, MATCH_WON: 30, END_DRAW_STOCK: 31, WHY_NOT_YOUR_TURN: 32, DID_SWAP_SOME: 33, DID_ROUND: 34, DID_ROUND_EMPTY: 35 } as const

/** src/schwimmen/rules/enums.py */
export const Score = { UNITS: 0, DIFFERENCE: 1, TABLE: 2, WINS: 3, CONTEST: 4, WIN_AND_LOSS: 5 } as const

/** src/schwimmen/rules/combinations.py */
export const Shape = { SAME: 0, RUN: 1, ANY_RUN: 2, SUIT: 3, CARDS: 4, BEST: 5, TOTAL: 6, NOTHING: 7 } as const

/** src/schwimmen/rules/enums.py */
export const Special = { THIRTY_ONE: 1, FIRE: 2 } as const

/** src/schwimmen/rules/enums.py */
export const SwapCounts = { ONE_OR_ALL: 0, ANY: 1 } as const

/** src/schwimmen/rules/combinations.py */
export const Tells = { RANKS: 0, POINTS: 1, NOTHING: 2 } as const

/** src/schwimmen/players/temper.py */
export const Temper = { EVEN: 0, CAREFUL: 1, GREEDY: 2, WATCHFUL: 3 } as const

/** src/schwimmen/rules/enums.py */
export const TieBreak = { TRIO_RANK: 1, CARDS: 2, LOWEST_CARD: 4, SUITS: 8, SUITS_HEARTS_FIRST: 16, PLACE: 32, SWORDS: 64, COINS_FIRST: 128, ELDER: 256 } as const

/** src/schwimmen/rules/enums.py */
export const TieCardOrder = { RANK: 0, POINTS: 1 } as const

/** src/schwimmen/rules/enums.py */
export const TieCards = { COUNTING_SUIT: 0, WHOLE_HAND: 1 } as const

/** src/schwimmen/rules/enums.py */
export const TieCategory = { BEST_PLACE: 0, BY_VALUE: 1 } as const

/** src/schwimmen/projection/spelling.py */
export const Told = { DEAL: 0, CHOICE: 1, SWAP: 2, ALL: 3, PASS: 4, CLOSE: 5, REFRESH: 6, DRAW: 7, TAKE: 8, DISCARD: 9, TRADE: 10, NAME: 11, VERDICT: 12, ANSWER: 13, WASHOUT: 14, DECLARE: 15, TURNS: 16, END: 17, MATCH: 18, ROUND: 19 } as const

/** src/schwimmen/rules/enums.py */
export const TrioRanks = { ALL: 0, COURT: 1 } as const

/** src/schwimmen/rules/enums.py */
export const Valuation = { BEST: 0, NET: 1, FLUSH: 2, COMBINATIONS: 3 } as const

/** src/schwimmen/engine/reasons.py */
export const Why = { LEGAL: 0, HAND_OVER: 1, MATCH_OVER: 2, CHOOSE_FIRST: 3, CHOICE_MADE: 4, NO_SWAP_ALL: 5, MUST_EXCHANGE: 6, CALLED_ALREADY: 7, CALL_TOO_EARLY: 8, CALL_RIDES: 9, CALL_IS_A_TURN: 10, NOT_IN_HAND: 11, NOT_ON_TABLE: 12, NO_MOVE: 13, MUST_KEEP: 14, MUST_DISCARD: 15, MUST_JUDGE: 16, MUST_ANSWER: 17, MUST_SWAP_ONE: 18, OFFER: 19, NO_PASS: 20, PASS_FIRST_TURN: 21, PASS_LATER: 22, PASS_STOCK_OUT: 23, CALL_NEEDS_SUIT: 24, CALL_NEEDS_31: 25, CALL_NEEDS_51: 26, CALL_CANNOT_RIDE: 27, REFRESH_TOO_EARLY: 28, REFRESH_NO_CARDS: 29, STOCK_EMPTY: 30, PILE_EMPTY: 31, JUST_TAKEN: 32, POOL_NOT_FULL: 33, POOL_COUNT: 34, NOT_NOW: 35, NOT_IN_GAME: 36, CALL_NEEDS_POINTS: 37, NOT_SEVERAL: 38, NAME_ALL: 39 } as const

/** src/schwimmen/engine/layout.py: no seat, no card, no move */
export const NOBODY = -1

/** src/schwimmen/engine/layout.py: where the chicken is while it is to be had */
export const FREE = -1

/** src/schwimmen/engine/layout.py: where the chicken is once it is gone for the match */
export const GONE = -2

/** src/schwimmen/engine/layout.py: most seats at a table */
export const SEATS = 17

/** src/schwimmen/engine/codes.py: the bit of a move's code that says that a call rides on it */
export const RIDER = 16

/** src/schwimmen/engine/values.py: the four aces */
export const ACES = 2252074725150720

/** src/schwimmen/engine/values.py: a safe hand without three aces */
export const SAFE_666 = 1001

/** src/schwimmen/engine/values.py: three aces, where they are safe */
export const SAFE_AAA = 1003

/** src/schwimmen/engine/ending.py: moves a player after which a hand is stopped (C-13) */
export const STALL_TURNS = 500

/** src/schwimmen/players/equity.py: the worth of a match that is surely won */
export const WHOLE = 16384

/** src/schwimmen/review/weighing.py: in the place of a move: it is still to be made */
export const UNPLAYED = -1

/** src/schwimmen/players/outcomes.py: what is counted of each move */
export const OUTCOMES = 4

/** src/schwimmen/players/search_state.py: most moves that are weighed against each other */
export const WEIGHED = 24

/** src/schwimmen/review/weighing.py: moves that are told, beside the one that was played */
export const TOLD = 4

/** src/schwimmen/projection/story.py: in the place of a move: a hand was dealt */
export const DEALT = -1

/** src/schwimmen/projection/story.py: most events of one move */
export const EVENTS = 16

/** src/schwimmen/projection/story.py: numbers that tell of an event */
export const WIDTH = 16

/** src/schwimmen/projection/story.py: which of them is its kind (`Told`) */
export const KIND = 0

/** src/schwimmen/projection/story.py: which of them is its seat */
export const SEAT = 2

/** src/schwimmen/projection/bindings.py: texts that are written at once, the first is what comes out */
export const TEXTS = 2

/** src/schwimmen/projection/bindings.py: rows of marks and notes that belong to them */
export const NUMBERS = 5

/** src/schwimmen/projection/text.py: most letters of a text */
export const LETTERS = 1473920

/** src/schwimmen/projection/text.py: how long each of those rows is */
export const MARKS = 55784

/** src/schwimmen/players/memory.py: the bits of a player's code below its memory */
export const MEMORY_BITS = 8
