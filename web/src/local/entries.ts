/** What happened at a table, as its log keeps it: the table is rebuilt from this alone (table/entries.py). */

import type { Level, Memory, Pace } from '../lib/house.svelte'
import type { Learn } from '../lib/protocol'
import type { Taught, Verdict } from '../school/state'

/** A computer opponent, as it is given a seat. */
export interface BotSeat {
  seat: number
  name: string
  level: Level
}

export interface Opened {
  kind: 'opened'
  /** the table's name in shuffles */
  alias: string
  rules: string
  house: Record<string, unknown>
  seats: number
  bots: BotSeat[]
  fill: Level | null
  pace: Pace
  memory: Memory
  /** a match ends with the hand in which this time runs out */
  minutes?: number | null
  /** the school edition, with its whole deck */
  school?: Taught | null
  /** the table's part of the first hand's shuffle, in hex */
  secret: string
  /** the record of a match that is continued from its last move */
  from?: unknown
  /** all moves of its last hand, if it is a guided one: computers play them */
  script?: readonly string[]
  /** it is the deal of this day: everything random follows from its rule */
  day?: string
}

export type Entry =
  | Opened
  | { kind: 'sat'; seat: number; member: string; name: string }
  | { kind: 'freed'; seat: number }
  | { kind: 'given'; bot: BotSeat }
  | { kind: 'added' }
  | { kind: 'changed'; pace: Pace | null }
  | { kind: 'salted'; seat: number; value: string }
  | { kind: 'started'; bots: BotSeat[]; secret: string }
  | { kind: 'heard'; member: string; id: string }
  | { kind: 'dealt'; secret: string }
  | { kind: 'moved'; token: string; by: number | null }
  | { kind: 'showed'; seat: number; on: boolean }
  | { kind: 'judged'; verdict: Verdict | null }
  | { kind: 'learned'; seat: number; message: Learn }

/** Entries written together or not at all. */
export type Row = readonly Entry[]
