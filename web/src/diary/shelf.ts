/** Where the diary and its reviews are kept: each in a database of its own. */

import { Database, type Store } from '../local/store'
import type { Found } from './found'

const shelf = <Row>(name: string): (() => Promise<Store<Row>>) => {
  let opening: Promise<Store<Row>> | null = null
  return () => (opening ??= Database.open<Row>(name))
}

/** The entries, a log for each kind. */
export const told = shelf<unknown>('schwimmen-diary')
/** The reviews, a log for each record. */
export const looked = shelf<Found>('schwimmen-found')
