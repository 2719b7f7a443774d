/** A match of one's own goes into the diary by itself, once it is over or lost, whether or not the network is there. */

import type { TableView } from '../lib/protocol'
import { record } from '../local/here'
import { isDay, isLocal } from '../local/place'

/**
 * Note the match at a table, but for a deal of the day, which has an entry of its own; where what that needs cannot be
 * fetched now, as soon as it can.
 */
export async function noteMatch(
  table: string,
  { seat, school }: Pick<TableView, 'seat' | 'school'>,
  key?: string,
): Promise<void> {
  if (seat === null || school || isDay(table)) return
  const kept = isLocal(table) ? await record(table) : null // at once: the next match takes its place
  const write = (): Promise<void> =>
    import('./own')
      .then((own) => own.write(kept, key, seat))
      .catch(() => addEventListener('online', write, { once: true }))
  await write()
}
