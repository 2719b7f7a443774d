/** The engine's view of a seat, as the reasons for a move read it (review/sight.py). */

import { NOBODY } from '../engine/layout'
import type { Struct } from '../engine/struct'
import { CARDS, cardsIn } from '../lib/cards'
import type { Seen } from '../rulebook/translated/seen'

const card = (number: number): string | null => (number === NOBODY ? null : CARDS[number]!)

export function seenOf(view: Struct<'View'>): Seen {
  const seats = view.get('seats')
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
    single: view.get('single'),
    sticking: view.get('sticking'),
    known: view.row('known', seats).map(cardsIn),
    out: view.row('out', seats).map(Boolean),
    turns: view.row('turns', seats),
  }
}
