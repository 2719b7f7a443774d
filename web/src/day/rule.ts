/** The rule of the deal of the day (docs/day.md): what follows from a date and a game, the same for everybody. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { below, seedOf, stream } from '../lib/fair'
import type { Proof } from '../lib/protocol'
import type { Level } from '../lib/house.svelte'
import type { TableView } from '../lib/protocol'
import { dayPage, isDay } from '../local/place'

/** The opponents. */
export const OPPONENTS: readonly Level[] = ['expert', 'expert', 'expert']
/** How many hands of the match are played; it may be over sooner, for the player or for all. */
export const HANDS = 5

/** Where the result of a day stands, at its table, once as much is played as a day has; else null. */
export function dayEnd(
  table: string,
  view: Pick<TableView, 'phase' | 'history' | 'seat' | 'seats'> | null,
): string | null {
  if (!isDay(table) || !view) return null
  const out = view.phase === 'over' || view.seats[view.seat ?? 0]?.out
  return out || view.history.length >= HANDS ? dayPage(table) : null
}

/** The line from which everything follows: the date as 2026-11-23, and the id of the game. */
export const textOf = (date: string, game: string): string => `schwimmen day ${date} ${game}`

/** The secret of the shuffles of a day, in hex. */
export const secretOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The seed of a computer's choice after a number of moves of a hand. */
export const choiceSeed = (proof: Proof, moves: number): number =>
  below(stream(seedOf(proof), `choice ${moves}`), 2 ** 32)
