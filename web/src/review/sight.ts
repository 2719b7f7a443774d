/** The engine's view of a seat, as the reasons for a move read it (review/sight.py). */

import { NOBODY } from '../engine/layout'
import type { Struct } from '../engine/struct'
import { CARDS, cardsIn, packOf } from '../lib/cards'
import type { Seen } from '../rulebook/translated/seen'

const card = (number: number): string | null => (number === NOBODY ? null : CARDS[number]!)

export function seenOf(view: Struct<'View'>, pack: number): Seen {
  const seats = view.get('seats')
  const known = view.row('known', seats).map(cardsIn)
  const open = (['hand', 'packet', 'table', 'pile', 'gone'] as const).map((name) =>
    cardsIn(view.get(name)),
  )
  const shown = new Set([...open, ...known].flat())
  return {
    seat: view.get('seat'),
    hand: cardsIn(view.get('hand')),
    table: cardsIn(view.get('table')),
    packet: cardsIn(view.get('packet')),
    top: card(view.get('top_card')),
    taken: card(view.get('taken')),
    stock: view.get('stock'),
    called: view.get('caller') !== NOBODY,
    last_turns: view.get('last_turns'),
    streak: view.get('streak'),
    single: view.get('single'),
    sticking: view.get('sticking'),
    hidden: packOf(pack).filter((each) => !shown.has(each)),
    known,
    out: view.row('out', seats).map(Boolean),
    turns: view.row('turns', seats),
  }
}
