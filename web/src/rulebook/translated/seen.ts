// Written by tools/generate.py from schwimmen/review/seen.py; change that, not this.


/** What the seat to move sees. Cards are in card order. */
export interface Seen {
  readonly seat: number
  readonly hand: readonly string[]
  readonly table: readonly string[]
  readonly packet: readonly string[]
  readonly top: string | null
  readonly taken: string | null
  readonly stock: number
  readonly called: boolean
  readonly last_turns: number
  readonly streak: number
  readonly single: number
  readonly sticking: number
  readonly hidden: readonly string[]
  readonly known: readonly (readonly string[])[]
  readonly out: readonly boolean[]
  readonly turns: readonly number[]
}

export const Seen = (seat: number, hand: readonly string[], table: readonly string[], packet: readonly string[], top: string | null, taken: string | null, stock: number, called: boolean, last_turns: number, streak: number, single: number, sticking: number, hidden: readonly string[], known: readonly (readonly string[])[], out: readonly boolean[], turns: readonly number[]): Seen => ({ seat, hand, table, packet, top, taken, stock, called, last_turns, streak, single, sticking, hidden, known, out, turns })

