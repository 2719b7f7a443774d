/** What the table sounds like. */

import type { Event, TableView } from './protocol'
import { play as sound } from './sound'

const MOVES_CARDS = new Set<Event['kind']>([
  'swap', 'all', 'refresh', 'draw', 'take', 'discard', 'trade', 'verdict',
]) // prettier-ignore

export function hear(event: Event): void {
  if (event.kind === 'deal') sound('deal')
  else if (event.kind === 'pass' || event.kind === 'answer') sound('tap')
  else if (event.kind === 'washout') sound('splash')
  else if (MOVES_CARDS.has(event.kind)) sound('card')
  if (event.call || event.kind === 'close') sound('knock')
}

/** What the end of a hand sounds like: chalk on a slate, a match that burns down, somebody who falls into the water. */
export function hearEnd({ game, result, seats }: TableView): void {
  const { change, went_out } = result!
  if (game.counts_points && change.some((each) => each > 0)) sound('card')
  if (!game.counts_points && change.some((each) => each < 0)) sound('match')
  const swims = seats.some((seat, index) => seat.swims && (change[index] ?? 0) < 0)
  if (swims || went_out.length > 0) sound('splash')
}
