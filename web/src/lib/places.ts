/** The places of the cards, kept on this device, so that after a reload every card is where it was. */

import type { Lay, Scene } from './fold'
import { recall, remember } from './kept'
import type { RoomView, State, TableView, Update } from './protocol'

export const PLACES = 'schwimmen.places'
const MOST = 20

/** A table's present hand; whatever was kept for an older one is useless. */
const nameOf = (room: RoomView, view: TableView): string => `${room.match}.${view.hand_number}`

/** Remember the places of the cards in a scene. */
export function keepPlaces({ room, view, hand, table }: Scene): void {
  if (!view) return
  const told = [nameOf(room, view), hand.join(' '), table.join(' ')].join('|')
  if (recall(PLACES)[room.table] !== told) remember(PLACES, room.table, told, MOST)
}

/** What a page that has just been opened knows of the places; nothing if another hand is played by now. */
export function placesKept({ type, room, view }: State | Update): Lay | null {
  if (type === 'update' || !view) return null
  const [name, hand, table] = recall(PLACES)[room.table]?.split('|') ?? []
  if (name !== nameOf(room, view)) return null
  const cards = (text = '') => text.split(' ').filter(Boolean)
  return { hand: cards(hand), table: cards(table) }
}
