/** Where evenings at the kitchen table are kept: like the tables of this device, in a database of their own. */

import { drawn } from '../lib/fair'
import { Database, type Store } from '../local/store'
import { standing, type Entry, type Opened } from './log'

let opening: Promise<Store<Entry>> | null = null

export const shelf = (): Promise<Store<Entry>> =>
  (opening ??= Database.open<Entry>('schwimmen-kitchen'))

const ID_BYTES = 8

/** Keep a new evening, which begins with a log; return the address of its page. */
export async function bring(log: readonly Entry[]): Promise<string> {
  const [table, kept] = [drawn(ID_BYTES), await shelf()]
  for (const [before, entry] of log.entries())
    await kept.append({ table, seq: before + 1, at: Date.now(), row: [entry] })
  return `#/kitchen/${table}`
}

export interface Kept {
  id: string
  rules: string
  players: string[]
}

/** The evenings of this device, the latest first. */
export async function evenings(): Promise<Kept[]> {
  const found = await logs()
  found.sort((one, other) => other.at - one.at)
  return found.map(({ id, log }) => {
    const { rules, players } = log[0] as Opened
    const again = log.findLast((entry) => entry.kind === 'again')
    return { id, rules, players: again?.players ?? players }
  })
}

/** All of them, as they can be saved in a file. */
export async function files(): Promise<object[]> {
  return (await logs()).map(({ log }) => ({ kitchen: 1, log }))
}

export const erase = async (id: string): Promise<void> => (await shelf()).delete(id)

/** Forget all of them; say how many there were. */
export async function eraseAll(): Promise<number> {
  const ids = await (await shelf()).tables()
  await Promise.all(ids.map(erase))
  return ids.length
}

async function logs(): Promise<{ id: string; at: number; log: Entry[] }[]> {
  const kept = await shelf()
  const ids = await kept.tables()
  const all = await Promise.all(ids.map((id) => kept.rows(id)))
  return all.map((rows, index) => ({
    id: ids[index]!,
    at: rows.at(-1)!.at,
    log: standing(rows.flatMap(({ row }) => row)),
  }))
}
