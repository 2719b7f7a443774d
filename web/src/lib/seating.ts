/** What can be done about a seat, and by whom. */

import { LEVELS } from './facts'
import type { Level } from './house.svelte'
import type { Arrange, RoomView } from './protocol'

export interface Deed {
  do: Arrange['do']
  level?: Level
}

/** What the reader can do about a seat: nothing, unless the reader is the host. */
export function deeds({ me, host, phase, seats }: RoomView, seat: number): Deed[] {
  const occupant = seats[seat]
  if (me === null || me !== host || seat === me || !occupant) return []
  if (occupant.kind === 'person') return [{ do: 'host' }, { do: 'remove' }]
  if (phase === 'playing') return []
  const bots = LEVELS.filter((level) => level !== occupant.level).map((level) => ({
    do: 'bot' as const,
    level,
  }))
  return occupant.kind === 'bot' ? [...bots, { do: 'open' }] : bots
}

/** Whether the table may get one more seat. */
export function grows({ phase, seats, most }: RoomView): boolean {
  return phase !== 'playing' && seats.length < most
}

/** How many are still missing before the match can begin; open seats are filled or left out. */
export function missing({ seats, least, fill }: RoomView): number {
  const there = fill === null ? seats.filter(({ kind }) => kind !== 'open').length : seats.length
  return Math.max(0, least - there)
}
