/** How one message of the server changes what is on the screen. Pure, so that every corner can be tested. */

import type { Card } from './cards'
import type { Event, State, TableView } from './protocol'

export interface Scene {
  seq: number
  view: TableView
  /** Own cards and table cards in their places: a card that comes takes the place of the card that goes. */
  hand: Card[]
  table: Card[]
  /** What happened with this message: for motion and sound. */
  events: Event[]
}

/** The scene after a state. A state that is older than the one shown changes nothing. */
export function fold(before: Scene | null, state: State): Scene {
  if (before && state.seq < before.seq) return before
  const { view, seq, events } = state
  const again = before !== null && before.view.hand_number === view.hand_number
  return {
    seq,
    view,
    hand: places(again ? before.hand : [], view.hand),
    table: places(again ? before.table : [], view.table),
    events: before && state.seq === before.seq ? [] : events,
  }
}

/** The new cards in the old places: who stays keeps his place, who comes fills the gaps, or stands behind. */
export function places(old: Card[], now: Card[]): Card[] {
  const coming = now.filter((card) => !old.includes(card))
  if (coming.length === now.length) return [...now]
  const kept = old.map((card) => (now.includes(card) ? card : coming.shift()))
  return [...kept.filter((card) => card !== undefined), ...coming]
}
