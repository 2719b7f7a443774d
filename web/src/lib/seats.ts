/** The seats this device holds: table id to the secret that opens the seat. Never part of an address. */

import type { Held as Opens, Seated } from './protocol'

const KEY = 'schwimmen.seats'
const MOST = 20

function all(): Seated[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Seated[]) : []
  } catch {
    return []
  }
}

function store(seats: Seated[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats.slice(0, MOST)))
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

// What storage refused is at least known until the page goes.
let latest: Seated | null = null

export function hold(held: Seated): void {
  latest = held
  store([held, ...all().filter((other) => other.table !== held.table)])
}

export function held(table: string): Seated | null {
  return all().find((seat) => seat.table === table) ?? (latest?.table === table ? latest : null)
}

export function release(table: string): void {
  if (latest?.table === table) latest = null
  store(all().filter((seat) => seat.table !== table))
}

/** The table last sat down at, to go on with from the start page. */
export const last = (): Seated | null => all()[0] ?? latest

/** Every seat, as the server asks for them. */
export const everySeat = (): Opens[] =>
  (all().length > 0 ? all() : latest ? [latest] : []).map(({ table, token }) => ({ table, token }))

/** Everything that this device knows of tables; how it likes to see them stays. */
export function forget(): void {
  latest = null
  try {
    for (const key of ['seats', 'salts', 'commitments', 'places', 'muted', 'setup', 'school'])
      localStorage.removeItem(`schwimmen.${key}`)
  } catch {
    // Nothing was kept.
  }
}
