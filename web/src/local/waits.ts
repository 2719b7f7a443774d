/** What a table waits for by itself: a computer opponent's decision, or the end of a pause (table/waits.py). */

import type { Level, Pace } from '../lib/house.svelte'
import type { Table } from './table'

/** Moves after which a hand is no longer played in an instant: some house rules let computers go on for ever. */
const ENDLESS = 400

/** Shortest and longest time that a computer opponent takes, in milliseconds (server/bots.py). */
export const PAUSES: Record<Pace, [number, number]> = {
  relaxed: [1200, 2200],
  brisk: [450, 600],
  instant: [0, 0],
}
/** Milliseconds between two hands that are played without people. */
export const RESTS: Record<Pace, number> = { relaxed: 5000, brisk: 2500, instant: 0 }

/** A computer opponent has to decide, or (without a seat) the next hand is due and nobody is left to ask for it. */
export interface Awaited {
  turn: number
  pace: Pace
  seat: number | null
  level: Level | null
}

/** What has to be brought to the table; null while it waits for people. */
export function awaited(table: Table): Awaited | null {
  const seat = thinker(table)
  const { turn } = table
  if (seat !== null)
    return { turn, pace: speed(table), seat, level: table.seating.all[seat]!.level }
  return unattended(table) ? { turn, pace: speed(table), seat: null, level: null } : null
}

/** The seat for which a computer opponent has to decide now. */
export function thinker({ game, seating }: Table): number | null {
  const seat = game?.referee.toMove ?? null
  return seat !== null && seating.all[seat]!.level !== null ? seat : null
}

/** Whether the next hand is due and there is nobody whose wish for it is waited for. */
export const unattended = ({ game, players }: Table): boolean =>
  game?.referee.phase === 'deal' && players.length === 0

/** The pace in force: people who only watch do not watch for long. */
function speed({ game, pace, players }: Table): Pace {
  if (pace === 'instant') return game && game.moves > ENDLESS ? 'brisk' : 'instant'
  return players.length > 0 ? pace : 'brisk'
}
