/** What a table makes of a message: entries for the log, or a refusal (table/deciding.py). Nothing changes here. */

import { drawn } from '../lib/fair'
import type { Level } from '../lib/house.svelte'
import type { Arrange, Configure, Learn, Next, Play, Salt, Show, Start } from '../lib/protocol'
import { NotNow, VERDICTS, type School, type Verdict } from '../school/state'
import type { BotSeat, Entry } from './entries'
import type { Game } from './game'
import { names } from './names'
import { Refused } from './refused'
import type { Table } from './table'
import { goesOn, thinker, unattended } from './waits'
import { players_trouble } from '../rulebook/translated/trouble'

const SECRET_BYTES = 32
/** Who takes the seat of a person who gets up in a match. */
export const STAND_IN: Level = 'club'

/** What somebody at the table may say. */
export type Spoken =
  | (Play | Next | Salt | Start | Arrange | Configure | Show | Learn)
  | { type: 'leave' | 'wait' | 'back' | 'chat' | 'react'; id: string }

/** What follows from a person's message; nothing if it has come before. Throws Refused. */
export function said(table: Table, member: string, message: Spoken): Entry[] {
  const seat = table.seating.seatOf(member)
  if (seat === null) throw new Refused('wrong-token', 'error-wrong-token')
  if (table.heard(member, message.id)) return []
  const row = follow(table, seat, message)
  return row.length > 0 ? [{ kind: 'heard', member, id: message.id }, ...row] : []
}

/** Messages without effect at the deal of a day: it waits for its player, and nobody contributes to it. */
const NOT_OF_DAY: readonly string[] = ['salt', 'start', 'arrange', 'leave']

function follow(table: Table, seat: number, message: Spoken): Entry[] {
  if (isOfDay(table) && NOT_OF_DAY.includes(message.type)) return []
  switch (message.type) {
    case 'play':
      return play(table, seat, message)
    case 'next':
      return next(table)
    case 'salt':
      return salt(table, seat, message)
    case 'start':
      return start(table, message)
    case 'arrange':
      return arrange(table, seat, message)
    case 'set':
      return [{ kind: 'changed', pace: message.pace ?? null }]
    case 'show':
      return [{ kind: 'showed', seat, on: message.on }]
    case 'learn':
      return learn(table, seat, message)
    case 'leave':
      return left(table, seat, STAND_IN)
    case 'chat':
      throw new Refused('not-now', 'why-no-chat')
    case 'react':
      return []
    default:
      throw new Refused('not-now', 'error-not-now')
  }
}

/** What happens when a person sits down: the first hand, if it has been waiting for that. */
export function came(table: Table, seat: number, salt: string | null): Entry[] {
  if (table.seating.open.length > 0 || table.matches > 0) return []
  const salted =
    salt === null || isOfDay(table) ? [] : [{ kind: 'salted' as const, seat, value: salt }]
  return [...salted, started(table, [])]
}

/** A computer opponent's choice; whatever it is, the hand goes on. */
export function thought(table: Table, turn: number, token: string): Entry[] {
  const { game } = table
  if (!game || turn !== table.turn || thinker(table) === null) return []
  const { referee } = game
  const legal = referee.why(referee.code(token)) === null
  return [{ kind: 'moved', token: legal ? token : referee.tokens()[0]!, by: null }]
}

/** What comes after a pause. */
export function rested(table: Table, turn: number): Entry[] {
  const { school } = table
  if (turn !== table.turn) return []
  if (!school?.busy) return unattended(table) ? [dealt(table)] : []
  const { computersVerdict, verdict } = school
  if (computersVerdict) return [{ kind: 'judged', verdict: computersVerdict }]
  return goesOn(table, school) ? [{ kind: 'moved', token: verdict!, by: null }] : []
}

/** Computer opponents for some seats, with names that nobody has at the table. */
export function bots(taken: readonly string[], seats: readonly number[], level: Level): BotSeat[] {
  return names(taken, seats.length).map((name, place) => ({ seat: seats[place]!, name, level }))
}

// ------------------------------------------------------------ what people say

function play(table: Table, seat: number, { turn, move }: Play): Entry[] {
  const game = gameOf(table)
  const { referee } = game
  if (turn !== table.turn) throw new Refused('stale', 'why-stale')
  if (referee.toMove === null)
    throw new Refused('not-now', game.over ? 'why-match-over' : 'why-hand-over')
  const { school } = table
  if (school?.busy && VERDICTS.includes(move)) {
    if (!school.judges(seat)) throw new Refused('not-now', school.refuses)
    return [{ kind: 'judged', verdict: move as Verdict }]
  }
  if (referee.toMove !== seat)
    throw new Refused('not-your-turn', 'why-not-your-turn', { seat: referee.toMove })
  const why = referee.why(referee.code(move))
  if (why) throw new Refused('illegal', `why-${why}`, { word: table.preset.call })
  return [{ kind: 'moved', token: move, by: seat }]
}

/** Something about an explanation of the school edition. */
function learn(table: Table, seat: number, message: Learn): Entry[] {
  const { school } = table
  if (!school) throw new Refused('not-now', 'error-not-now')
  if (message.do !== 'language' && message.turn !== table.turn)
    throw new Refused('stale', 'why-stale')
  const verdict = judged(school, seat, message)
  const learned = { kind: 'learned', seat, message } as const
  if (message.do === 'answer') return [learned, { kind: 'judged', verdict }]
  if (message.do === 'take-back') return [{ kind: 'judged', verdict: null }]
  return message.do === 'go-on' ? [{ kind: 'moved', token: verdict!, by: seat }] : [learned]
}

function judged(school: School, seat: number, message: Learn): Verdict | null {
  try {
    return school.verdictOf(seat, message)
  } catch (error) {
    if (error instanceof NotNow) throw new Refused('not-now', error.key)
    throw error
  }
}

/** People of one device look at the showdown together: who has seen enough speaks for all. */
function next(table: Table): Entry[] {
  const game = gameOf(table)
  if (game.referee.phase !== 'deal')
    throw new Refused('not-now', game.over ? 'why-match-over' : 'error-not-now')
  if (table.dayDone) throw new Refused('not-now', 'why-match-over')
  return [dealt(table)]
}

function salt(table: Table, seat: number, { hand, value }: Salt): Entry[] {
  if (hand !== table.hands + 1 || table.salts.has(seat)) throw new Refused('stale', 'why-stale')
  return [{ kind: 'salted', seat, value }]
}

// ------------------------------------------------------------ who plays: everybody at this device may say

function start(table: Table, { fill }: Start): Entry[] {
  checkBetween(table)
  const { open, all } = table.seating
  checkCount(table, all.length - (fill ? 0 : open.length))
  return [started(table, fill ? botsFor(table, open, fill) : [])]
}

function arrange(table: Table, seat: number, { do: wish, seat: other, level }: Arrange): Entry[] {
  const { all } = table.seating
  if (wish === 'add') {
    checkBetween(table)
    checkCount(table, all.length + 1)
    return [{ kind: 'added' }]
  }
  const occupant = all[other]
  const person = occupant?.member != null
  const somebody = person && other !== seat
  if (wish === 'remove' && somebody) return left(table, other, level ?? STAND_IN)
  if (wish === 'bot' && occupant && (!person || somebody)) {
    if (!person) checkBetween(table)
    return [{ kind: 'given', bot: botsFor(table, [other], level ?? STAND_IN)[0]! }]
  }
  if (wish === 'open' && occupant?.level) {
    checkBetween(table)
    return [{ kind: 'freed', seat: other }]
  }
  throw new Refused('not-now', 'error-not-now')
}

/** What happens when a person's seat is given up: in a match, a computer opponent plays on. */
function left(table: Table, seat: number, level: Level): Entry[] {
  if (table.phase !== 'playing') return [{ kind: 'freed', seat }]
  return [{ kind: 'given', bot: botsFor(table, [seat], level)[0]! }]
}

const botsFor = (table: Table, seats: readonly number[], level: Level): BotSeat[] =>
  bots(
    table.seating.all.map(({ name }) => name),
    seats,
    level,
  )

/** The table's part of the coming hand's shuffle. */
const secret = (table: Table): string =>
  isOfDay(table) ? table.opened.secret : drawn(SECRET_BYTES)

const dealt = (table: Table): Entry => ({ kind: 'dealt', secret: secret(table) })
const started = (table: Table, seated: BotSeat[]): Entry => ({
  kind: 'started',
  bots: seated,
  secret: secret(table),
})

const isOfDay = ({ opened }: Table): boolean => opened.day !== undefined

// ------------------------------------------------------------ who may

function gameOf({ game }: Table): Game {
  if (!game) throw new Refused('not-now', 'why-not-started')
  return game
}

function checkBetween({ phase }: Table): void {
  if (phase === 'playing') throw new Refused('not-now', 'why-table-playing')
}

function checkCount({ rules }: Table, players: number): void {
  const trouble = players_trouble(rules, players)
  if (trouble) throw new Refused('not-now', trouble.key, trouble.args)
}
