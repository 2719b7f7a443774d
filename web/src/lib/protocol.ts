// Written by tools/generate.py from src/schwimmen/server/protocol.py; change that, not this.

import type { SchoolAsked, SchoolView } from './school/messages'

export type * from './school/messages'

/** First message of a connection: who I am. The token is never part of an address. */
export interface Sit {
  type: "sit"
  version: number
  table: string
  token: string
}

/**
 * A decision, with the number of the state that the player saw (`seq`).
 *
 * A repeated send is answered like the first and takes effect once; a send for an older state is an error.
 */
export interface Play {
  type: "play"
  id: string
  seq: number
  move: string
}

/** I have seen the showdown: deal the next hand. */
export interface Next {
  type: "next"
  id: string
}

/** How fast computer opponents move at this table. */
export interface SetPace {
  type: "pace"
  id: string
  pace: "relaxed" | "brisk" | "instant"
}

/** One thing that happened, as this reader may know it; the client animates it. */
export interface Event {
  kind: "deal" | "choice" | "swap" | "all" | "pass" | "close" | "refresh" | "draw" | "take" | "discard" | "trade" | "name" | "verdict" | "answer" | "washout" | "declare" | "turns" | "end" | "match"
  seat?: number | null
  /** cards that left the hand */
  give?: string[]
  /** cards that came to the hand, or to the table (refresh, washout) */
  take?: string[]
  /** the call rode on the turn */
  call?: boolean
  say: Sentence
}

/** What a table needs to know of the rules in force, to lay itself out: nothing here depends on the play. */
export interface GameView {
  /** what lies in the middle */
  centre: "table" | "discard" | "pool"
  hand_size: number
  /** open cards in the middle after the deal */
  table_size: number
  direction: "clockwise" | "anticlockwise"
  dealer_choice: "none" | "blind" | "see_both"
  /** turns that name no hand card and are possible here or in print */
  actions: string[]
  /** the word for the call: close knock stop end stick pas last-round call */
  call: string
  /** the call rides on a turn; else it is a turn of its own */
  rides: boolean
  /** what is lost or counted: life chip token coin die stick points */
  ledger: string
  /** hands bring points; nobody goes out */
  counts_points: boolean
  /** who has no unit left plays on until the next loss */
  grace: boolean
  match_end: "last_survivor" | "hands" | "target" | "single_hand"
  /** hands or points of match_end */
  match_length: number
  /** an exchange waits for the verdict on an explanation */
  explains: boolean
  one_suit_table: "none" | "offer" | "washout"
  /** topics of clubs, spades, hearts, diamonds; empty texts without */
  suits: string[]
}

/** How the last hand ended (the record's words). */
export interface Result {
  end: string
  /** by seat; null for who was out before */
  values: (string | null)[]
  /** units, or points where the game counts them */
  change: number[]
  /** hands that nothing can be lost with (Tri Palki) */
  safe: boolean[]
  /** points after the hand, by seat */
  points: number[]
  /** in which order hands are turned over: the best first */
  order: number[]
  /** seats eliminated by this hand */
  went_out: number[]
  /** who loses what, and why */
  reasons: Sentence[]
}

/** One finished hand of the match, for the summary at its end. */
export interface Review {
  end: string
  change: number[]
  /** units after the hand, by seat */
  units: number[]
  points: number[]
}

/** What everybody may know of one seat (C-12). */
export interface SeatView {
  name: string
  /** the level of a computer opponent; null for a person */
  bot: "random" | "beginner" | "club" | null
  connected: boolean
  /** lives, chips, coins left; 0 in games that count points */
  units: number
  points: number
  /** has no unit left and plays on grace */
  swims: boolean
  out: boolean
  /** number of cards in hand */
  cards: number
  /** cards that everybody knows this seat to hold */
  known: string[]
  /** the whole hand, once it lies open (declared, or showdown) */
  shown: string[] | null
  /** the value of an open hand, as in the record */
  value: string | null
  /** turns taken in this hand */
  turns: number
  /** has closed, knocked, stopped */
  called: boolean
  /** has closed its own game (Dutch 31, Loo) */
  stuck: boolean
  /** challenges the call (Chinese 51) */
  challenges: boolean
  /** has shown a special hand while others still play */
  declared: boolean
  /** sits on the chicken (Dutch 31) */
  chicken: boolean
  /** what this seat did last in this hand */
  did: Sentence | null
}

/**
 * One sentence: a key of the word catalogue and its arguments.
 *
 * Arguments by name: `seat`, `by`, … are seat numbers (the reader's own seat reads "you"), `seats` a list of them,
 * `card`, `give`, `take` a card ("7H"), `cards` a list of cards, everything else is text or a number as it is.
 */
export interface Sentence {
  key: string
  args?: Record<string, string | number | boolean | number[] | string[]>
}

/** The table as one seat may see it. Built by copying what is allowed. */
export interface TableView {
  /** preset id */
  rules: string
  /** knobs that differ from the preset */
  house: Record<string, unknown>
  /** the share code of these rules */
  code: string
  game: GameView
  /** units at the start of the match; 0 in games that count points */
  units: number
  /** the reader's own seat */
  seat: number
  /** from 1; 0 before the first hand */
  hand_number: number
  phase: "deal" | "choice" | "turn" | "discard" | "verdict" | "answer" | "over"
  to_move: number | null
  dealer: number
  /** who had the first turn of this hand */
  leader: number
  caller: number | null
  /** own cards, in card order; one more while a discard is due */
  hand: string[]
  /** value of the own hand; null while it has a card too many */
  value: string | null
  /** the second packet, where the dealer may look at it; else empty */
  packet: string[]
  /** the open cards: the table, or the pool */
  table: string[]
  stock: number
  /** the top of the discard pile, alone; empty where there is none */
  discard: string[]
  /** cards in the discard pile */
  discarded: number
  /** the card from the discard pile that may not be discarded in this turn */
  taken: string | null
  /** the player to move had the table replaced and must exchange one card now */
  refreshed: boolean
  /** the own exchange (a token) that waits for a verdict */
  pending: string | null
  /** the cards that somebody explains before taking them */
  wanted: string[]
  /** cards that everybody knows to be out of play in this hand */
  gone: string[]
  /** passes in a row (C-4) */
  streak: number
  /** turns left after a call; 0 before */
  last_turns: number
  /** every legal token of the reader, sorted; empty when it is not his turn */
  legal: string[]
  /** why a kind of action is not legal now: the engine's kinds, close also for the call that rides */
  blocked: Record<string, Sentence>
  seats: SeatView[]
  winners: number[] | null
  /** the last finished hand while phase is deal or over */
  result: Result | null
  history: Review[]
  /** everything that happened in this hand, in order */
  log: Sentence[]
  /** who wants the next hand (phase deal) */
  ready: number[]
  pace: "relaxed" | "brisk" | "instant"
  /** the school edition, where it is played */
  school?: SchoolView | null
}

/** The whole view, and what happened since the last message (empty after sitting down). */
export interface State {
  type?: "state"
  seq: number
  events: Event[]
  view: TableView
  /** id of the reader's message that this answers */
  ack?: string | null
}

/** A clear answer to a message that could not be followed. Nothing else has happened. */
export interface Error {
  type?: "error"
  id?: string | null
  code: "malformed" | "too-long" | "too-many" | "not-seated" | "unknown-table" | "wrong-token" | "version" | "stale" | "not-your-turn" | "illegal" | "not-now" | "server"
  why: Sentence
  /** the number of the table's present state */
  seq?: number | null
}

/** One value of a knob that has a list of values: the JSON value, and its message key. */
export interface Choice {
  value: unknown
  key: string
}

/** A knob as a form needs it. Its name, sentence and values are words: `knob-NAME`, `knob-NAME-about`. */
export interface KnobInfo {
  name: string
  group: "setup" | "turns" | "calls" | "values" | "settlement" | "match"
  kind: "flag" | "whole" | "choice" | "set" | "range" | "counted" | "points" | "labels"
  default: unknown
  /** for choice and set: the values in their order; for counted: plain words */
  choices: Choice[]
  /** for counted: words with a number in brackets, as "hands(10)"; their words take $number */
  counted?: Choice[]
  /** for points: the rows, each [knocker, other]; for labels: the suits, in their order */
  rows?: Choice[]
  /** for whole, range and points, and for the number of counted */
  least?: number | null
  most?: number | null
}

/** One game. Its words: `game-ID`, `game-ID-about`. */
export interface Preset {
  id: string
  players: [number, number]
  /** number of cards */
  pack: number
  game: GameView
  /** units at the start; 0 in games that count points */
  units: number
  knobs: KnobInfo[]
}

/** `GET /api/catalogue`. */
export interface Catalogue {
  version: number
  presets: Preset[]
  levels: ("random" | "beginner" | "club")[]
  paces: ("relaxed" | "brisk" | "instant")[]
}

/** `POST /api/rules`: look at a set of rules; either a preset with a house object, or a share code. */
export interface RulesAsked {
  rules?: string | null
  house?: Record<string, unknown>
  code?: string | null
  players?: number | null
}

/** The rules in force: what differs from the preset, which knobs say nothing, and the rules as text. */
export interface RulesAnswer {
  rules: string
  house: Record<string, unknown>
  code: string
  /** knobs that another knob makes meaningless, and why */
  idle: Sentence[]
  /** fewest and most players with these rules and this pack */
  players: [number, number]
  /** the rules as they are played; a key is `rule-…`, args carry `sources` */
  text: Sentence[]
}

/** A request that could not be followed (status 4xx). */
export interface Problem {
  code: string
  why: Sentence
  knob?: string | null
}

/** `POST /api/tables`: open a table and sit down at seat 0. `levels` are the opponents, clockwise. */
export interface NewTable {
  rules?: string
  house?: Record<string, unknown>
  name: string
  levels: ("random" | "beginner" | "club")[]
  pace?: "relaxed" | "brisk" | "instant"
  /** without it, whoever explains is the judge */
  school?: SchoolAsked | null
}

/** The answer: where to sit, and the secret that opens the seat. */
export interface Seated {
  table: string
  seat: number
  token: string
}
