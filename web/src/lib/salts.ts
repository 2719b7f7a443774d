/**
 * This device's part of the fair shuffle: sixteen random bytes for each hand, drawn after the server has sealed its
 * own part. Both are kept here, so that the player can check the hand afterwards against what was seen before.
 */

import { drawn } from './fair'
import { recall, remember } from './kept'
import type { Fair } from './protocol'
import { held } from './seats'

export const SALTS = 'schwimmen.salts'
export const COMMITMENTS = 'schwimmen.commitments'
const MOST = 200
const BYTES = 16

/** The name of a hand: the table's name in the shuffle, and the number of the hand there. */
export const handName = ({ table, hand }: Pick<Fair, 'table' | 'hand'>): string =>
  `${table}#${hand}`

/** What to contribute to the coming hand; the same every time. The first commitment is the one that counts. */
export function contribution(fair: Pick<Fair, 'table' | 'hand' | 'commitment'>): string {
  const name = handName(fair)
  if (!(name in recall(COMMITMENTS))) remember(COMMITMENTS, name, fair.commitment, MOST)
  const salt = recall(SALTS)[name] ?? drawn(BYTES)
  remember(SALTS, name, salt, MOST)
  return salt
}

/** What to contribute to the hand that is dealt when this device sits down; null if no hand waits for that. */
export function firstContribution(table: string): string | null {
  const sealed = held(table)?.sealed
  return sealed ? contribution(sealed) : null
}
