/**
 * The diary: what this device keeps about its person, one log for each kind of entry. It leaves the device in one file
 * that somebody saves, and in no other way.
 */

import type { Store } from '../local/store'
import { isObject } from '../rules/json'
import type { Kinds } from './kinds'
import { looked, told as shelf } from './shelf'

export type Kind = keyof Kinds

/** One entry: its content, and when it was written, in milliseconds. */
export interface Entry<Which extends Kind = Kind> {
  readonly kind: Which
  readonly at: number
  readonly data: Kinds[Which]
}

/** Everything, to take along. */
interface Filed {
  readonly diary: 1
  readonly entries: readonly Entry[]
}

/** Thrown for a file that holds no diary. */
export class NoDiary extends Error {}

const KINDS: Record<Kind, true> = { match: true, day: true, puzzle: true }

/** Write something down as JSON. If the same is there already, nothing happens; says whether it was new. */
export const note = async <Which extends Kind>(kind: Which, data: Kinds[Which]): Promise<boolean> =>
  (await add(kind, [{ kind, at: Date.now(), data }])) > 0

/** The entries of a kind, in order of time. */
export async function entries<Which extends Kind>(kind: Which): Promise<Entry<Which>[]> {
  const rows = await (await shelf()).rows(kind)
  const found = rows.map(({ at, row: [data] }) => ({ kind, at, data: data as Kinds[Which] }))
  return found.sort((one, other) => one.at - other.at)
}

/** All entries, as they can be saved in a file. */
export async function file(): Promise<Filed> {
  const all = await Promise.all(kinds().map((kind) => entries(kind)))
  return { diary: 1, entries: all.flat() }
}

/** Add the entries of a file that are missing here; say how many were new. Throws NoDiary, and then adds nothing. */
export async function take(told: unknown): Promise<number> {
  if (!isObject(told) || told['diary'] !== 1 || !Array.isArray(told['entries'])) throw new NoDiary()
  if (!told['entries'].every(isEntry)) throw new NoDiary()
  const found: Entry[] = told['entries']
  const added = kinds().map((kind) =>
    add(
      kind,
      found.filter((entry) => entry.kind === kind),
    ),
  )
  return (await Promise.all(added)).reduce((sum, count) => sum + count, 0)
}

/** Forget everything, including the reviews of it. */
export async function forget(): Promise<void> {
  for (const kept of await Promise.all([shelf(), looked()]))
    await Promise.all((await kept.tables()).map((table) => kept.delete(table)))
}

/** Add the new entries; if another page of this device was faster, look again at what is there already. */
async function add(kind: Kind, coming: readonly Entry[]): Promise<number> {
  const kept = await shelf()
  let told = await texts(kept, kind)
  let count = 0
  for (const { at, data } of coming) {
    const text = JSON.stringify(data)
    while (!told.has(text)) {
      const seq = told.size + 1
      if (await kept.append({ table: kind, seq, at, row: [JSON.parse(text)] })) {
        told.add(text)
        count += 1
      } else told = await texts(kept, kind)
    }
  }
  return count
}

const texts = async (kept: Store<unknown>, kind: Kind): Promise<Set<string>> =>
  new Set((await kept.rows(kind)).map(({ row: [told] }) => JSON.stringify(told)))

const kinds = (): Kind[] => Object.keys(KINDS) as Kind[]

const isEntry = (told: unknown): told is Entry =>
  isObject(told) &&
  Object.hasOwn(KINDS, String(told['kind'])) &&
  Number.isFinite(told['at']) &&
  isObject(told['data'])
