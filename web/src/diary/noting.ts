/** A match of one's own goes into the diary by itself, once it is over or lost, whether or not the network is there. */

import { record as kept } from '../local/here'
import { isLocal } from '../local/place'

/** Note the match at a table; a server has it behind the key of its last replay. */
export async function noteMatch(table: string, seat: number, key?: string): Promise<void> {
  const here = isLocal(table) ? await kept(table) : null // at once: the next match takes its place
  if (here || key) await online(seat, here, key!)
}

/** Write it down; where what that needs cannot be fetched now, as soon as it can. */
async function online(seat: number, here: unknown, key: string): Promise<void> {
  try {
    const own = await import('./own')
    await own.note((here ?? (await own.served(key))) as Parameters<typeof own.note>[0], seat)
  } catch {
    addEventListener('online', () => void online(seat, here, key), { once: true })
  }
}
