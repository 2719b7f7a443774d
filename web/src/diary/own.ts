/** A match of the player, written down as it comes to its end; a server's is fetched first. */

import { replay } from '../lib/api'
import { note } from './diary'
import type { Played } from './kinds'

type Record = Played['record']

/**
 * Note a match, if it was dealt here from its first hand: a match continued from a replay was not. A server keeps it
 * behind the key of its last replay.
 */
export async function write(kept: unknown, key: string | undefined, seat: number): Promise<void> {
  const record = (kept ?? (key && (await served(key)))) as Record | undefined
  if (record?.hands.every((hand) => 'shuffle' in hand)) await note('match', { record, seat })
}

async function served(key: string): Promise<Record> {
  const { record, levels } = await replay(key)
  return { ...(record as unknown as Record), levels }
}
