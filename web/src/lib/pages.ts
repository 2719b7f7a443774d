// Written by tools/generate.py from src/schwimmen/server/pages_protocol.py; change that, not this.

import type { HandResult, Sentence } from './protocol'

/** One hand to click through. Its words: `example-GAME-NAME`. */
export interface PageExample {
  name: string
  dealer: number
  steps: PageStep[]
  ending: HandResult
}

/** One seat in an example. */
export interface PageHand {
  name: string
  cards: string[]
  /** With a card too many, the most that a discard leaves. */
  value: string | null
}

/** What has just happened, and how the table looks after it. */
export interface PageStep {
  told: Sentence[]
  to_move: number | null
  /** The open cards: the table, or the pool. */
  table: string[]
  /** The dealer's other packet, before the choice. */
  packet: string[]
  /** The top of the discard pile, alone. */
  discard: string[]
  stock: number
  hands: PageHand[]
}

/** A few words of a document, and where they stand. */
export interface Quote {
  document: string
  line: number
  text: string
  language: string
}

/** A place where somebody has to decide how to play. */
export interface Reading {
  id: string
  /** Empty where the documents say nothing. */
  words: Quote[]
  /** The house rules by which a table plays it otherwise; empty where there is no other way here. */
  knobs: string[]
  /** The games that it is about, if not all of its letters. */
  only?: string[]
}

/** `GET /api/pages/GAME`. Its words: `game-ID`, `page-ID-story-1` …, `page-ID-short`. */
export interface GamePage {
  id: string
  title: string
  /** the source documents, by number: `source-NUMBER` */
  sources: string[]
  /** the game by which this one is told */
  parent: string | null
  /** what lies in the middle: table discard pool */
  centre: string
  counts_points: boolean
  /** the rules as printed, with `section`, `sources` and `changed` */
  text: Sentence[]
  /** for each paragraph the places that tell it: document:line, or a source */
  story: string[][]
  readings: Reading[]
  examples: PageExample[]
}

/** An aspect in which two tables differ. */
export interface CompareRow {
  /** Its heading is `rule-section-SECTION`. */
  section: string
  aspect: Sentence
  /** What the first table says and the second does not; empty if it says nothing of its own. */
  left: Sentence[]
  right: Sentence[]
}

/** `GET /api/compare?left=GAME&right=GAME`; any name of a game will do. */
export interface Compared {
  left: string
  right: string
  /** the house rules that the name stands for */
  left_house: Record<string, unknown>
  right_house: Record<string, unknown>
  rows: CompareRow[]
  /** aspects in which the two are alike */
  common: Sentence[]
}

/** `GET /api/replays/{key}`: a finished hand, openly; everybody who has the address may look. */
export interface Replay {
  /** the match up to and with this hand, as a record (docs/notation.md) with the proofs of the shuffles */
  record: Record<string, unknown>
  rules: string
  /** the share code of the rules */
  code: string
  /** number of the match at its table */
  match: number
  /** number of the hand in the match, from 1 */
  hand: number
  /** computer opponents, by seat */
  levels: (string | null)[]
  dealer: number
  /** what lies in the middle: table discard pool */
  centre: string
  counts_points: boolean
  steps: PageStep[]
  /** null where somebody brings the record of a hand that is not over */
  ending: HandResult | null
  /** the address of the hand before it in the match */
  previous: string | null
  next: string | null
}

/** How the match went up to this hand, and how much is coming: the first event of a review. */
export interface ReviewCourse {
  kind?: "course"
  /** how many are coming */
  decisions: number
  /** before each hand up to this one: the chance of every seat to win */
  chances: number[][]
}

/** A move that was possible, and what it was worth to the player to move, by what could be seen then. */
export interface ReviewMove {
  move: string
  told: Sentence
  /** the chance to win the match after it, 0 to 1 */
  chance: number
  /** by how much that is less than after the best move */
  behind: number
  /** the standard error of `behind` */
  error: number
  /** reasons for it, or of a worse move against it; may be empty */
  because: Sentence[]
}

/** A decision of the hand, weighed. */
export interface ReviewDecision {
  kind?: "decision"
  /** number of the move in the hand, from 0: it leads to step `move` + 1 */
  move: number
  seat: number
  grade: "forced" | "best" | "good" | "slip" | "mistake" | "blunder"
  /** how much chance to win was given away, never below 0 */
  loss: number
  played: ReviewMove
  /** the best moves, best first; at least one */
  best: ReviewMove[]
  /** whether a call would have been better */
  closing: boolean
}

/** What the hand came to, by seat; who is out has 0 throughout. */
export interface ReviewHand {
  kind?: "hand"
  before: number[]
  after: number[]
  /** given away by the player's decisions */
  given: number[]
  /** after - before + given */
  luck: number[]
}

/** Nothing more is coming; where this is missing the line was cut. */
export interface ReviewEnd {
  kind?: "end"
}

/** The review cannot go on; nothing more is coming. */
export interface ReviewProblem {
  kind?: "problem"
  why: Sentence
}
