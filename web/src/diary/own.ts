/** A match of the player, as it comes to its end: fetched where it is far away, and written down. */

import { replay } from '../lib/api'
import { note as write } from './diary'
import type { Played } from './kinds'

type Record = Played['record']

/** Note a match, if it was dealt here from its first hand: a match continued from a replay was not. */
export async function note(record: Record, seat: number): Promise<void> {
  if (record.hands.every((hand) => 'shuffle' in hand)) await write('match', { record, seat })
}

/** The match of which a server keeps the replay. */
export async function served(key: string): Promise<Record> {
  const { record, levels } = await replay(key)
  return { ...(record as unknown as Record), levels }
}
