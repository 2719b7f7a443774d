/** The reviews of the hands in the diary: computed once and kept; they can be computed again from the records. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Asker } from '../local/post'
import type { Found } from './found'
import type { Played } from './kinds'
import { looked } from './shelf'
import type { Asks } from './worker'
import address from './worker.ts?worker&url'

let asker: Asker<Asks> | null = null
const worker = (): Asker<Asks> =>
  (asker ??= new Asker<Asks>(new Worker(address, { type: 'module' })))

/** The reviews of a record, hand by hand; those that were kept come at once. */
export async function* look({ record, seat }: Played): AsyncGenerator<Found> {
  const kept = await looked()
  const table = bytesToHex(sha256(utf8ToBytes(JSON.stringify([seat, record]))))
  const rows = await kept.rows(table)
  for (const { row } of rows) yield row[0]!
  for (let hand = rows.length; hand < record.hands.length; hand++) {
    const found = await worker().ask('found', { record, seat, hand })
    await kept.append({ table, seq: hand + 1, at: Date.now(), row: [found] })
    yield found
  }
}
