/** The decks that this device keeps: files of terms, in the browser's own database, and what tables play with. */

import { bytesToHex } from '@noble/hashes/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { DeckChecked, SchoolAsked } from '../lib/protocol'
import { Refused } from '../lib/refused'
import { checked } from './checking'
import { deckView, type Deck } from './deck'
import energyFile from '../../../src/schwimmen/school/decks/energy.csv?url'
import type { Taught } from './state'

/** The deck that is always there. */
export const ENERGY = 'energy'
const MOST_PROBLEMS = 100
const ID_LETTERS = 24
const DECKS = 'decks'

/** A file as the device keeps it. */
export interface Kept {
  /** by which it is found here, however it is changed */
  key: string
  /** of the file, with its ending */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** All decks that are kept, by name. */
export async function all(): Promise<Kept[]> {
  const kept = await settled<Kept[]>((await decks('readonly')).getAll())
  return kept.sort((one, other) => one.name.localeCompare(other.name))
}

export const keep = async (kept: Kept): Promise<void> =>
  void (await settled((await decks('readwrite')).put(kept)))

export const forget = async (key: string): Promise<void> =>
  void (await settled((await decks('readwrite')).delete(key)))

/** The name by which a server knows a file, too (server/school/decks.py). */
export const idOf = (bytes: Uint8Array): string => bytesToHex(sha256(bytes)).slice(0, ID_LETTERS)

/** The file of the energy deck, a pattern for others. */
export async function energy(): Promise<Kept> {
  const answer = await fetch(energyFile)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { key: ENERGY, name: `${ENERGY}.csv`, bytes }
}

/** What a server says of a file, said by the page. */
export async function check(name: string, bytes: Uint8Array): Promise<DeckChecked> {
  const { deck, problems } = await checked(name, bytes)
  return {
    deck: deck && deckView(idOf(bytes), deck),
    problems: problems.slice(0, MOST_PROBLEMS),
    count: problems.length,
  }
}

/** A deck by the name that servers have for it. Throws Refused for one that is not here. */
export async function find(id: string): Promise<Deck> {
  const file =
    id === ENERGY ? await energy() : (await all()).find(({ bytes }) => idOf(bytes) === id)
  const found = file && (await checked(file.name, file.bytes)).deck
  if (!found) throw new Refused({ key: 'problem-deck' })
  return found
}

/** The school edition that was asked for, with its whole deck. Throws Refused. */
export async function taught({ judging, language, rightly, deck }: SchoolAsked): Promise<Taught> {
  return { judging, language, rightly: rightly ?? 75, deck: await find(deck ?? ENERGY) }
}

let base: Promise<IDBDatabase> | null = null

async function decks(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  base ??= opened()
  return (await base).transaction(DECKS, mode, { durability: 'strict' }).objectStore(DECKS)
}

function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open('schwimmen-decks', 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore(DECKS, { keyPath: 'key' })
  return settled(asked)
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Refused({ key: 'school-deck-nowhere' }))
  })
