/** A match of the player goes into the diary automatically, once it is over or lost. */

import { replay } from '../lib/api'
import { record as kept } from '../local/here'
import { isLocal } from '../local/place'
import { note } from './diary'
import type { Played } from './kinds'

type Record = Played['record']

/** Note the match at a table, if it was dealt there from its first hand: a match continued from a replay was not. */
export async function noteMatch(table: string, seat: number, key: string | undefined) {
  const record = isLocal(table) ? ((await kept(table)) as Record) : key && (await served(key))
  if (record && record.hands.every((hand) => 'shuffle' in hand))
    await note('match', { record, seat })
}

async function served(key: string): Promise<Record> {
  const { record, levels } = await replay(key)
  return { ...(record as unknown as Record), levels }
}
