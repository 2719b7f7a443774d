/**
 * The seats this device holds: table id to the secret that opens the seat. Never part of an address.
 *
 * A seat that is null is a place at the teacher's desk: who holds it judges there and does not play.
 */

import { isLocal } from '../local/place'
import type { Held as Opens, Seated } from './protocol'

const KEY = 'schwimmen.seats'
const MOST = 40

interface Kept extends Seated {
  /** what a table is called at the desk */
  number?: number
  /** the code of the lesson that it belongs to */
  lesson?: string
}

function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Kept[]) : []
  } catch {
    return []
  }
}

function store(seats: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats.slice(0, MOST)))
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

// What storage refused is at least known until the page goes.
let latest: Seated | null = null

export function hold(held: Seated, lesson = ''): void {
  latest = held
  const others = all().filter((other) => other.table !== held.table)
  const beside = others.filter((other) => (other.lesson ?? '') === lesson)
  const number = 1 + Math.max(0, ...beside.map((other) => other.number ?? 0))
  store([held.seat === null ? { ...held, number, lesson } : held, ...others])
}

export function held(table: string): Seated | null {
  return all().find((seat) => seat.table === table) ?? (latest?.table === table ? latest : null)
}

export function release(table: string): void {
  if (latest?.table === table) latest = null
  store(all().filter((seat) => seat.table !== table))
}

/** The table last sat down at, to go on with from the start page. */
export const last = (): Seated | null => known().find(sits) ?? null

/** Every seat at the tables of a server, as it asks for them. */
export const everySeat = (): Opens[] => away().filter(sits).map(opens)

/** Every place that this device holds there, at a table or at the desk. */
export const everyPlace = (): Opens[] => away().map(opens)

/** The tables on the desk, in the order in which they came: what was kept last comes first. */
export const desk = (): Kept[] =>
  known()
    .filter((kept) => !sits(kept))
    .reverse()

const known = (): Kept[] => (all().length > 0 ? all() : latest ? [latest] : [])
const away = (): Kept[] => known().filter(({ table }) => !isLocal(table))
const sits = ({ seat }: Seated): boolean => seat !== null
const opens = ({ table, token }: Seated): Opens => ({ table, token })

/** Everything that this device knows of tables; how it likes to see them stays. */
export function forget(): void {
  latest = null
  try {
    for (const key of [
      'seats',
      'salts',
      'commitments',
      'places',
      'muted',
      'setup',
      'school',
      'practise',
    ])
      localStorage.removeItem(`schwimmen.${key}`)
  } catch {
    // Nothing was kept.
  }
}
