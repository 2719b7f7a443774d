/** The seats this device holds: table id to the secret that opens the seat. Never part of an address. */

const KEY = 'schwimmen.seats'
const MOST = 20

interface Held {
  table: string
  seat: number
  token: string
}

function all(): Held[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Held[]) : []
  } catch {
    return []
  }
}

function store(seats: Held[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats.slice(0, MOST)))
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

// What storage refused is at least known until the page goes.
let latest: Held | null = null

export function hold(held: Held): void {
  latest = held
  store([held, ...all().filter((other) => other.table !== held.table)])
}

export function held(table: string): Held | null {
  return all().find((seat) => seat.table === table) ?? (latest?.table === table ? latest : null)
}

export function release(table: string): void {
  if (latest?.table === table) latest = null
  store(all().filter((seat) => seat.table !== table))
}

/** The table last sat down at, to go on with from the start page. */
export const last = (): Held | null => all()[0] ?? latest
