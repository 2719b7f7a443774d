// Written by tools/generate.py from src/schwimmen/server/protocol; change that, not this.

import type { SchoolAsked, SchoolView } from './school/messages'

export type * from './school/messages'

/** First message of a connection: who I am, and what I have seen. The token is never part of an address. */
export interface Sit {
  type: "sit"
  version: number
  table: string
  /** the secret that opens a seat; without one I look on as a spectator */
  token?: string | null
  /** `seq` of the last message that I got: the answer's events begin after it */
  since?: number | null
  /** my part of the first hand, which is dealt as I sit down, where its seal is known (`Seated`) */
  salt?: string | null
}

/** Is the line alive? Answered by a `pong`, whatever else goes on. */
export interface Ping {
  type: "ping"
}

/**
 * A decision, with the number of the game's state that the player saw (`turn`).
 *
 * A repeated send is answered like the first and takes effect once; a send for an older state is an error.
 */
export interface Play {
  type: "play"
  id: string
  turn: number
  move: string
}

/** I have seen the showdown: deal the next hand. */
export interface Next {
  type: "next"
  id: string
}

/** My part of the shuffle of a coming hand, sent after I have seen the commitment to the server's part. */
export interface Salt {
  type: "salt"
  id: string
  hand: number
  value: string
}

/** Begin the match, or a rematch (host). */
export interface Start {
  type: "start"
  id: string
  /** who takes the open seats; null leaves them away */
  fill?: "random" | "beginner" | "club" | "expert" | "master" | "beginner-careful" | "beginner-greedy" | "beginner-watchful" | "club-careful" | "club-greedy" | "club-watchful" | null
}

/**
 * Change who sits where (host).
 *
 * `remove` frees a person's seat, during a match a computer opponent takes it; `bot` gives a seat to a computer
 * opponent; `open` frees a computer opponent's seat between matches; `host` hands over the host's role; `add` puts
 * one more open seat to the table (`seat` says nothing then).
 */
export interface Arrange {
  type: "arrange"
  id: string
  do: "remove" | "bot" | "open" | "host" | "add"
  seat: number
  level?: "random" | "beginner" | "club" | "expert" | "master" | "beginner-careful" | "beginner-greedy" | "beginner-watchful" | "club-careful" | "club-greedy" | "club-watchful"
}

/**
 * Who deals first in the school edition: the pupil with the longest way to school, or (null) whom chance chooses.
 *
 * Everybody at the table can say it, and the judge: the seats are turned until the dealer's seat is that pupil's.
 */
export interface DealFirst {
  type: "first"
  id: string
  seat: number | null
}

/** Change how the table is run (host); what is null stays. */
export interface Configure {
  type: "set"
  id: string
  pace?: "relaxed" | "brisk" | "instant" | null
  clock?: "relaxed" | "quick" | "mail" | null
  chat?: boolean | null
  watch?: boolean | null
  public?: boolean | null
}

/** Give those for whom we wait more time. */
export interface Wait {
  type: "wait"
  id: string
}

/** I am back: the computer opponent that stands in for me hands back. */
export interface Back {
  type: "back"
  id: string
}

/** I get up for good; during a match a computer opponent takes my seat. */
export interface Leave {
  type: "leave"
  id: string
}

/** Whether those who are out of the match may look into my hand. */
export interface Show {
  type: "show"
  id: string
  on: boolean
}

/** A line of talk. */
export interface Chat {
  type: "chat"
  id: string
  text: string
}

/** A quick reaction, seen for a moment. */
export interface React {
  type: "react"
  id: string
  sign: "clap" | "laugh" | "wow" | "ouch" | "luck" | "think" | "thanks" | "wave"
}

/** What would be good to do here? In a game against computers alone; answered by a `hint`, to this connection. */
export interface Hint {
  type: "hint"
  id: string
  turn: number
}

/** One line of talk. */
export interface ChatLine {
  /** the table's number (`seq`) at which it was said */
  number: number
  /** where the speaker sat then */
  seat: number
  name: string
  text: string
}

/** What the table has counted in all its matches. */
export interface EveningView {
  /** everybody who has finished a match, who has won most first */
  won: Won[]
  /** the lowest value that somebody called on and that did better than another hand */
  brave: Feat | null
  /** the highest value that did worse than another hand */
  unlucky: Feat | null
}

/** One thing that happened, as everybody may know it. */
export interface Event {
  kind: "deal" | "choice" | "swap" | "all" | "pass" | "close" | "refresh" | "draw" | "take" | "discard" | "trade" | "name" | "verdict" | "answer" | "washout" | "declare" | "turns" | "end" | "match" | "round"
  say: Sentence
  seat?: number | null
  /** Cards that left the hand. */
  give?: string[]
  /** Cards that came to the hand, or to the table (refresh, washout). */
  take?: string[]
  /** The call rode on the turn. */
  call?: boolean
}

/** The shuffle of the next hand, as far as it is fixed: the server's part is sealed, people add theirs. */
export interface Fair {
  /** the name of the table in the shuffle */
  table: string
  /** number of that hand at this table, from 1 */
  hand: number
  /** hash of the server's secret for it */
  commitment: string
  /** what each seat has contributed to it so far */
  salts: (string | null)[]
  /** the commitment of the hand that is being played */
  now: string | null
  /** the last finished hand */
  last: Proof | null
}

/** A hand of the evening that is remembered. */
export interface Feat {
  /** whose hand it was; empty for a person whose traces were deleted */
  name: string
  /** what it was worth, as in the record */
  value: string
}

/** What a table needs to know of the rules in force, to lay itself out: nothing here depends on the play. */
export interface GameView {
  /** what lies in the middle */
  centre: "table" | "discard" | "pool"
  hand_size: number
  /** open cards in the middle after the deal */
  table_size: number
  direction: "clockwise" | "anticlockwise"
  dealer_choice: "none" | "blind" | "see_both" | "see_extra_only"
  /** the actions of a turn that are ever possible, here or in print */
  actions: string[]
  /** why chosen cards do not fit what others would, by action */
  unfit: Record<string, Sentence>
  /** the word for the call: close knock stop end stick pas last-round call */
  call: string
  /** what is lost or counted: life chip token coin die stick points */
  ledger: string
  /** whose words are said: plain schnauz hosa-aba widow trial ride */
  tongue: string
  /** what each has paid into the pot at the start; null without a pot */
  ante: number | null
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

/** How a hand ended: by seat, and in sentences. */
export interface HandResult {
  /** The word of the record. */
  end: string
  /** Units, or points where the game counts them. */
  change: number[]
  /** Units after the hand. */
  units: number[]
  /** Points after the hand. */
  points: number[]
  /** As in the record; null for who was out before. */
  values: (string | null)[]
  /** Hands that nothing can be lost with (Tri Palki, TP-10). */
  safe: boolean[]
  /** The seats in the order in which their hands are turned over: the best first. */
  order: number[]
  /** Seats eliminated by this hand. */
  went_out: number[]
  /** Who loses or scores what, and why. */
  reasons: Sentence[]
}

/** One finished hand of the match, as the summary at its end shows it: by seat. */
export interface HandSummary {
  /** The word of the record. */
  end: string
  /** Units, or points where the game counts them. */
  change: number[]
  /** Units after the hand. */
  units: number[]
  /** Points after the hand. */
  points: number[]
}

/** Who judges explanations without a seat; without that person, those at the table do. */
export interface Judge {
  /** empty where it was not given, or was deleted */
  name: string
  connected: boolean
}

/** Who plays on a seat of the match. */
export interface PlayerView {
  /** empty for a person whose traces were deleted */
  name: string
  /** the level of a computer opponent; null for a person */
  bot: "random" | "beginner" | "club" | "expert" | "master" | "beginner-careful" | "beginner-greedy" | "beginner-watchful" | "club-careful" | "club-greedy" | "club-watchful" | null
  connected: boolean
  /** the computer opponent that plays for an absent person */
  stand_in: "random" | "beginner" | "club" | "expert" | "master" | "beginner-careful" | "beginner-greedy" | "beginner-watchful" | "club-careful" | "club-greedy" | "club-watchful" | null
}

/** The shuffle of a finished hand, laid open (docs/fair-shuffle.md). */
export interface Proof {
  commitment: string
  secret: string
  table: string
  hand: number
  contributions: (string | null)[]
}

/** The table as a place, as one reader may see it. */
export interface RoomView {
  table: string
  /** the reader's own seat; null for a spectator, and for a judge without one */
  me: number | null
  /** who may start, remove and change things */
  host: number | null
  /** school edition: who judges without a seat */
  judge: Judge | null
  /** school edition: who deals first; null where chance chooses the dealer */
  first: number | null
  /** the code of the lesson that the table belongs to; empty without one */
  lesson: string
  phase: "waiting" | "playing" | "over"
  /** number of the match at this table; 0 before the first */
  match: number
  seats: SeatInfo[]
  /** preset id */
  rules: string
  /** knobs that differ from the preset */
  house: Record<string, unknown>
  /** the share code of the rules */
  code: string
  game: GameView
  /** fewest players */
  least: number
  /** most players, by the rules and by the pack: no seat can be added then */
  most: number
  /** who takes the open seats at the start; null leaves them away */
  fill: "random" | "beginner" | "club" | "expert" | "master" | "beginner-careful" | "beginner-greedy" | "beginner-watchful" | "club-careful" | "club-greedy" | "club-watchful" | null
  /** shown in the lobby while there are open seats */
  public: boolean
  /** how fast computer opponents move */
  pace: "relaxed" | "brisk" | "instant"
  /** how long people have */
  clock: "relaxed" | "quick" | "mail"
  /** a match is over after the hand in which this time runs out; null for no limit */
  minutes: number | null
  /** when that is for the match that is played, in milliseconds */
  ends: number | null
  chat: boolean
  /** whether spectators may look on; they see what everybody knows */
  watch: boolean
  /** how many spectators there are */
  watching: number
  /** the people for whom the others wait */
  awaited: number[]
  /** when a computer opponent stands in for them, in milliseconds as in `now` */
  until: number | null
  fair: Fair
  /** the addresses of the finished hands of this match, oldest first */
  replays: string[]
  evening: EveningView
  /** the last lines, oldest first */
  talk: ChatLine[]
}

/** One seat, whether somebody sits there or not. */
export interface SeatInfo {
  kind: "person" | "bot" | "open"
  /** empty for an open seat, and for a person whose traces were deleted */
  name: string
  /** of a computer opponent */
  level: "random" | "beginner" | "club" | "expert" | "master" | "beginner-careful" | "beginner-greedy" | "beginner-watchful" | "club-careful" | "club-greedy" | "club-watchful" | null
  connected: boolean
  /** the computer opponent that plays for an absent person */
  stand_in: "random" | "beginner" | "club" | "expert" | "master" | "beginner-careful" | "beginner-greedy" | "beginner-watchful" | "club-careful" | "club-greedy" | "club-watchful" | null
  /** lets those who are out of the match look into this hand */
  shows: boolean
}

/** What everybody may know of one seat (C-12). */
export interface SeatView {
  /** Lives, chips, coins left; 0 in games that count points. */
  units: number
  points: number
  /** Has no unit left and plays on grace. */
  swims: boolean
  out: boolean
  /** Number of cards in hand. */
  cards: number
  /** Cards that everybody knows this seat to hold. */
  known: string[]
  /** The whole hand at a showdown; one that is shown before is known. */
  shown: string[] | null
  /** The value of an open hand, as in the record. */
  value: string | null
  /** Turns taken in this hand. */
  turns: number
  /** Has closed, knocked, stopped. */
  called: boolean
  /** Has closed its own game (Dutch 31, Loo). */
  sticking: boolean
  /** Challenges the call (Chinese 51). */
  challenges: boolean
  /** Has shown a special hand while others still play. */
  declared: boolean
  /** Sits on the chicken (Dutch 31). */
  chicken: boolean
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

/** The game as one reader may see it. Built by copying what is allowed; a spectator's own part is empty. */
export interface TableView {
  /** Your own seat. */
  seat: number | null
  /** Your cards, in card order; one more while a discard is due. */
  hand: string[]
  /** Value of your hand; with a card too many, the most that a discard leaves. */
  value: string | null
  /** The second packet, where the dealer may look at it; else empty. */
  packet: string[]
  /** Your exchange (a token) that waits for a verdict. */
  pending: string | null
  /** Every legal token of yours, sorted; empty when it is not your turn. */
  legal: string[]
  /** What your hand is worth after each legal move whose cards are known, by token without !. */
  worths: Record<string, string>
  /** Hands that a reader who is out may look into, by seat. */
  open_hands: Record<string, string[]>
  /** In your turn, why an action is not possible, of all that there are. */
  blocked: Record<string, Sentence>
  /** Why no action is possible now, when it is not your turn. */
  waits: Sentence | null
  /** What is offered now, in order: kinds of moves, and `ride`, the call that rides on one. */
  actions: string[]
  /** From 1; 0 before the first hand. */
  hand_number: number
  phase: "deal" | "choice" | "turn" | "discard" | "verdict" | "answer" | "over"
  to_move: number | null
  /** Who has dealt the hand in sight; it changes with the next deal. */
  dealer: number
  /** Who had the first turn of this hand. */
  leader: number
  caller: number | null
  /** The open cards: the table, or the pool. */
  table: string[]
  stock: number
  /** The top of the discard pile, alone; empty where there is none. */
  discard: string[]
  /** Cards in the discard pile. */
  discarded: number
  /** The card from the discard pile that may not be discarded in this turn. */
  taken: string | null
  /** The player to move had the table replaced and must exchange one card now. */
  refreshed: boolean
  /** The cards that somebody explains before taking them. */
  wanted: string[]
  /** Cards that everybody knows to be out of play in this hand. */
  gone: string[]
  /** Passes in a row (C-4). */
  streak: number
  /** Turns left after a call; 0 before. */
  last_turns: number
  /** Which round it is, from 1 on; None where rounds are not counted (CO-7). */
  round: number | null
  /** How many rounds the hand has. */
  rounds: number | null
  /** Who has won the match, once it is over. */
  winners: number[] | null
  seats: SeatView[]
  /** The last finished hand while phase is deal or over. */
  result: HandResult | null
  /** Preset id. */
  rules: string
  /** Knobs that differ from the preset. */
  house: Record<string, unknown>
  /** The share code of these rules. */
  code: string
  game: GameView
  /** Units at the start of the match; 0 in games that count points. */
  units: number
  /** Who plays on each seat. */
  players: PlayerView[]
  /** What each seat did last in this hand. */
  last_moves: (Sentence | null)[]
  history: HandSummary[]
  /** Everything that happened in this hand, in order. */
  log: Sentence[]
  /** Who wants the next hand (phase deal). */
  ready: number[]
  /** The school edition, where it is played. */
  school: SchoolView | null
}

/** How many matches somebody has won at this table. */
export interface Won {
  /** empty for a person whose traces were deleted */
  name: string
  count: number
}

/** Everything that the reader may know, and what happened since `since` of `sit`, where that is still known. */
export interface State {
  type: "state"
  /** the table's sequence number: one more with everything that happens */
  seq: number
  /** number of the game's state: one more with every move and every deal */
  turn: number
  /** the server's clock in milliseconds */
  now: number
  events: Event[]
  room: RoomView
  /** null before the first match */
  view: TableView | null
  /** id of the reader's message that this answers */
  ack: string | null
}

/** What happened, and the keys of `room` and of `view` that it changed, with their new values. */
export interface Update {
  type: "update"
  seq: number
  turn: number
  now: number
  events: Event[]
  /** a part of RoomView */
  room: Record<string, unknown>
  /** a part of TableView; the whole at the start of a match */
  view: Record<string, unknown>
  ack: string | null
}

/** A quick reaction of somebody; it is not kept. */
export interface Reaction {
  type?: "reaction"
  seat: number
  sign: "clap" | "laugh" | "wow" | "ouch" | "luck" | "think" | "thanks" | "wave"
}

/** A move that is worth a thought. */
export interface HintedMove {
  move: string
  told: Sentence
  /** the chance to win the match after it, 0 to 1 */
  chance: number
  /** reasons for it, or of a worse move against it; may be empty */
  because: Sentence[]
}

/** The best moves by what the reader's own seat can see, best first; told to nobody else and not kept. */
export interface Hinted {
  type?: "hint"
  ack: string
  /** the state of the game that it is about */
  turn: number
  best: HintedMove[]
  why: Sentence
}

/** The line is alive; a smaller `seq` than expected here means that nothing was missed. */
export interface Pong {
  type?: "pong"
  seq: number
}

/** A clear answer to a message that could not be followed. Nothing else has happened. */
export interface Error {
  type?: "error"
  id?: string | null
  code: "malformed" | "too-long" | "too-many" | "not-seated" | "unknown-table" | "wrong-token" | "version" | "stale" | "not-your-turn" | "illegal" | "not-now" | "not-host" | "server"
  why: Sentence
  /** the table's sequence number */
  seq?: number | null
}

/** A game of the family that cannot be played here, for those who look for it. */
export interface AbsentInfo {
  names: string[]
  /** what it is, what is missing, and which game comes nearest */
  why: Sentence
  /** the game that comes nearest */
  nearest: string
  /** the house rules that bring that game nearer still */
  house: Record<string, unknown>
}

/** One of some values; the words of one with a number take `$number`. */
export interface ChoiceControl {
  options: Option[]
  kind?: "choice"
}

/** A knob as a form needs it: its words are `knob-NAME` and `knob-NAME-about`. */
export interface KnobInfo {
  name: string
  group: "setup" | "turns" | "calls" | "values" | "settlement" | "match"
  default: unknown
  control: SwitchControl | ChoiceControl | SeveralControl | NumberControl | PairControl | TextsControl | TableControl
}

/** What a game is called somewhere. */
export interface NameInfo {
  text: string
  /** where; each has a word, `place-PLACE` */
  places: string[]
  /** the house rules that the name stands for */
  house: Record<string, unknown>
  /** shorter names of it, which other games have as well */
  also: string[]
}

/** A whole number, told as `$number`. */
export interface NumberControl {
  least: number
  most: number | null
  key: string
  kind?: "number"
}

/** A value that can be chosen: as JSON, with its message key. */
export interface Option {
  value: unknown
  key: string
  /** Where the value is a text with a number in it, as `hands(10)`: the least that can stand there instead. */
  least?: number | null
  /** The most; None: there is no end. */
  most?: number | null
}

/** Two whole numbers, the first not above the second, told under their names, which are message keys, too. */
export interface PairControl {
  least: number
  most: number
  names: [string, string]
  key: string
  kind?: "pair"
}

/** One game. Its words: `game-ID`, `game-ID-tile`, `game-ID-about`. */
export interface PresetInfo {
  id: string
  players: [number, number]
  /** number of cards */
  pack: number
  game: GameView
  /** units at the start; 0 in games that count points */
  units: number
  /** about how long a match of four takes: measured decisions and hands */
  minutes: number
  /** how many rules there are to learn: 1 few, 2, 3 many */
  to_learn: number
  knobs: KnobInfo[]
  /** what else it is called, by the places */
  names: NameInfo[]
}

/** A list out of some values; `none` are the words for an empty one. */
export interface SeveralControl {
  options: Option[]
  none: string
  kind?: "several"
}

/** A value that is true or false, with the message keys of both. */
export interface SwitchControl {
  on: string
  off: string
  kind?: "switch"
}

/** An object of rows of whole numbers, a number a column; told as the row's name and the column's value together. */
export interface TableControl {
  rows: Option[]
  columns: Option[]
  key: string
  kind?: "table"
}

/** A text for each of some things; `names` are what their texts are told as, `none` the words if all are empty. */
export interface TextsControl {
  rows: Option[]
  names: string[]
  key: string
  none: string
  kind?: "texts"
}

/** `GET /api/catalogue`. */
export interface Catalogue {
  version: number
  presets: PresetInfo[]
  absent: AbsentInfo[]
  levels: ("random" | "beginner" | "club" | "expert" | "master" | "beginner-careful" | "beginner-greedy" | "beginner-watchful" | "club-careful" | "club-greedy" | "club-watchful")[]
  paces: ("relaxed" | "brisk" | "instant")[]
  clocks: ("relaxed" | "quick" | "mail")[]
}

/** `POST /api/rules`: look at a set of rules; either a game with a house object, or a share code. */
export interface RulesAsked {
  /** an id, or any other name of a game */
  rules?: string | null
  house?: Record<string, unknown>
  /** a share code, or any name of a game */
  code?: string | null
  players?: number | null
}

/** A hand, the cards of it that count, and what it is worth. */
export interface Picture {
  cards: string[]
  counts: string[]
  value: string
}

/** One turn: the hand before and after, the open cards, and the two cards that change places. */
export interface Turn {
  before: Picture
  after: Picture
  table: string[]
  give: string
  take: string
}

/** The rules in force: what differs from the preset, which knobs say nothing, and the rules as text. */
export interface RulesAnswer {
  rules: string
  house: Record<string, unknown>
  code: string
  /** how they differ from print, a sentence for each knob of `house` */
  deviations: Sentence[]
  /** knobs that another knob makes meaningless, and why */
  idle: Sentence[]
  /** fewest and most players with these rules and this pack */
  players: [number, number]
  /** the rules as they are played; a key is `rule-…`, args carry `sources` */
  text: Sentence[]
  /** hands that show what counts, the best first */
  pictures: Picture[]
  turn: Turn
}

/** A request that could not be followed (status 4xx). */
export interface Problem {
  code: string
  why: Sentence
  knob?: string | null
}

/**
 * `POST /api/tables`: open a table and sit down at seat 0, or judge there without a seat.
 *
 * The match begins at once where no seat is open; else the host starts it.
 */
export interface NewTable {
  /** an id, or any other name of a game */
  rules?: string
  house?: Record<string, unknown>
  name: string
  /** the other seats, clockwise: a computer opponent, or `open` for a person */
  levels: ("random" | "beginner" | "club" | "expert" | "master" | "beginner-careful" | "beginner-greedy" | "beginner-watchful" | "club-careful" | "club-greedy" | "club-watchful" | "open")[]
  /** who takes seats that are still open at the start; null leaves them away */
  fill?: "random" | "beginner" | "club" | "expert" | "master" | "beginner-careful" | "beginner-greedy" | "beginner-watchful" | "club-careful" | "club-greedy" | "club-watchful" | null
  /** show the table in the lobby */
  public?: boolean
  pace?: "relaxed" | "brisk" | "instant"
  /** of the computer opponents */
  memory?: "perfect" | "human" | "forgetful"
  clock?: "relaxed" | "quick" | "mail"
  /** a match for a number of hands is over after the hand in which this time runs out */
  minutes?: number | null
  chat?: boolean
  /** spectators may look on */
  watch?: boolean
  /** without it, the explainer is the judge */
  school?: SchoolAsked | null
  /** I am the teacher and take no seat: `levels` are all seats; who comes first is host */
  judge?: boolean
}

/** What a device contributes to: the shuffle of a hand that is dealt when it sits down. */
export interface Sealed {
  /** the table's name in the shuffle */
  table: string
  hand: number
  commitment: string
}

/** Where to sit, and the secret that opens the seat; or (null) the secret of a judge without one. */
export interface Seated {
  table: string
  seat: number | null
  token: string
  /** where the first hand is dealt as soon as I sit down */
  sealed?: Sealed | null
}

/** Somebody at a table, as the lobby shows it. */
export interface Person {
  name: string
  level: "random" | "beginner" | "club" | "expert" | "master" | "beginner-careful" | "beginner-greedy" | "beginner-watchful" | "club-careful" | "club-greedy" | "club-watchful" | null
}

/** `GET /api/tables/{table}`, and each entry of `GET /api/tables`: what you know before sitting down. */
export interface TableInfo {
  table: string
  rules: string
  house: Record<string, unknown>
  code: string
  /** who sits there, clockwise; the host first */
  people: Person[]
  /** who judges without a seat, and invites to the table */
  judge: string | null
  /** open seats */
  open: number
  playing: boolean
  clock: "relaxed" | "quick" | "mail"
  pace: "relaxed" | "brisk" | "instant"
  watch: boolean
}

/** `GET /api/tables`: the public tables with an open seat, the newest first. */
export interface TableList {
  tables: TableInfo[]
}

/** `GET /api/tables/{table}/invitation`: how others get here. */
export interface Invitation {
  /** the address to send */
  link: string
  /** the address as a QR code: the path of an SVG drawing of `size` by `size` */
  qr: string
  size: number
  /** the address works on this machine alone: the server listens nowhere else */
  here_only: boolean
}

/** `POST /api/tables/{table}/join`: take an open seat. */
export interface JoinTable {
  name: string
}

/** A seat that somebody holds: the table, and the secret that opens it. */
export interface Held {
  table: string
  token: string
}

/**
 * `POST /api/handover` (a `Held` as the body): a code that opens the seat once, on another device.
 *
 * Or, as the answer to `POST /api/judge` by the host: a code for the person who is to judge there without a seat.
 */
export interface Handover {
  code: string
  link: string
  /** the link as a QR code: the path of an SVG drawing of `size` by `size` */
  qr: string
  size: number
  here_only: boolean
  /** how long it is good */
  seconds: number
}

/** `POST /api/claim`: take the seat of a handover code to this device. */
export interface Claim {
  code: string
}

/** `POST /api/export` and `POST /api/delete`: everything of a person, by the seats that this device holds. */
export interface MyTables {
  seats: Held[]
}

/** Everything that is kept about some seats: one entry for each table. */
export interface Exported {
  tables: Record<string, unknown>[]
}

/** What was deleted: whole tables, where nobody else sat, and one's traces at others. */
export interface Deleted {
  tables: number
  traces: number
}

/** `POST /api/mine`: how things stand at the tables where this device holds seats. */
export interface MineAsked {
  seats: Held[]
}

/** One of them. */
export interface MyTable {
  table: string
  rules: string
  phase: "waiting" | "playing" | "over"
  /** the table waits for me */
  awaited: boolean
  /** when my time is over, in milliseconds */
  until: number | null
  /** names of the others */
  people: string[]
}

/** The tables that are still there. */
export interface Mine {
  now: number
  tables: MyTable[]
}

/** `POST /api/lessons`: open all tables of a lesson at once, and judge at each without a seat. */
export interface NewLesson {
  name: string
  rules?: string
  house?: Record<string, unknown>
  school: SchoolAsked
  /** for each table its seats: who is expected there, empty for whoever comes */
  tables: string[][]
}

/** The code by which pupils find their tables, and the teacher's places at all of them. */
export interface LessonOpened {
  code: string
  tables: Seated[]
}

/** A seat as the class sees it. */
export interface LessonSeat {
  /** who sits there or is expected there; empty for whoever comes */
  name: string
  taken: boolean
  connected: boolean
}

/** A table as the class sees it. */
export interface LessonTable {
  table: string
  seats: LessonSeat[]
  playing: boolean
  /** who deals first */
  first: number | null
}

/** `GET /api/lessons/{code}`: who is there, and how to join; nothing about the game, and no secret. */
export interface LessonInfo {
  code: string
  teacher: string
  tables: LessonTable[]
  invitation: Invitation
}

/** `POST /api/lessons/report`, `….csv`, `….pdf`: what was explained at the tables at which I judge. */
export interface ReportAsked {
  tables: Held[]
  language: "de" | "en"
}

/** How often a term was explained, and how often rightly. */
export interface TermReport {
  card: string
  topic: string
  term: string
  explanation: string
  asked: number
  right: number
}

/** What a class knew and what it did not, without names. */
export interface LessonReport {
  language: string
  asked: number
  right: number
  /** that were explained at all, the most missed first */
  terms: TermReport[]
  /** the cards with the missed terms, for each pupil's own device */
  practise: Invitation | null
}

/** A term with its model explanation. */
export interface TermCard {
  card: string
  topic: string
  term: string
  explanation: string
}

/** `GET /api/school/terms?deck=…&cards=…&language=…`: cards to practise with. */
export interface TermCards {
  language: string
  cards: TermCard[]
}
