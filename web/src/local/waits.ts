/** What a table does without people: a computer opponent's decision, or the end of a pause (table/waits.py). */

import type { Level, Pace } from '../lib/house.svelte'
import type { School } from '../school/state'
import type { Table } from './table'

/** After this many moves a hand is no longer played in an instant: by some house rules computers go on for ever. */
const ENDLESS = 400

/** Shortest and longest time that a computer opponent takes, in milliseconds (server/bots.py). */
export const PAUSES: Record<Pace, [number, number]> = {
  relaxed: [1200, 2200],
  brisk: [450, 600],
  instant: [0, 0],
}
/** Milliseconds between two hands in which no people play. */
export const RESTS: Record<Pace, number> = { relaxed: 5000, brisk: 2500, instant: 0 }

/** Additional milliseconds for each letter that people have to read. */
export const READING: Record<Pace, number> = { relaxed: 1000 / 14, brisk: 1000 / 24, instant: 0 }

/** A computer opponent has to decide, or (without a seat) something comes after a pause that nobody is left to ask for. */
export interface Awaited {
  turn: number
  pace: Pace
  seat: number | null
  level: Level | null
  /** how many letters there are to read */
  letters: number
}

/** What has to come to the table next; null while it waits for people. */
export function awaited(table: Table): Awaited | null {
  const seat = thinker(table)
  const { turn, school } = table
  const pause = { turn, pace: speed(table), seat: null, level: null, letters: 0 }
  if (school?.busy) return lesson(table, school, pause)
  if (seat !== null) return { ...pause, seat, level: table.seating.all[seat]!.level }
  return unattended(table) ? pause : null
}

/** Give people the time to read what a computer explains, and to see a verdict; else they go on when they like. */
function lesson(table: Table, school: School, pause: Awaited): Awaited | null {
  const instant = pause.pace === 'instant'
  const letters = school.letters(!instant)
  if (school.computersVerdict) return { ...pause, letters }
  // Nobody reads in an instant.
  return goesOn(table, school) ? { ...pause, pace: instant ? 'brisk' : pause.pace, letters } : null
}

/** Whether a verdict is carried out by itself: on what a computer has said, and where nobody plays. */
export const goesOn = ({ players }: Table, school: School): boolean =>
  school.verdict !== null && (players.length === 0 || school.goesOn)

/** The seat for which a computer opponent has to decide now. */
export function thinker({ game, seating, school }: Table): number | null {
  const seat = school?.busy ? null : (game?.referee.toMove ?? null)
  return seat !== null && seating.all[seat]!.level !== null ? seat : null
}

/** Whether the next hand is due and there is nobody whose wish for it is waited for. */
export const unattended = ({ game, players, dayDone }: Table): boolean =>
  game?.referee.phase === 'deal' && players.length === 0 && !dayDone

/** The pace in force: people who only watch do not watch for long. */
function speed({ game, pace, players }: Table): Pace {
  if (pace === 'instant') return game && game.moves > ENDLESS ? 'brisk' : 'instant'
  return players.length > 0 ? pace : 'brisk'
}
