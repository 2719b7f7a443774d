/** The pot: stakes that everybody has paid, and units that were lost (C-19). */

import type { Sentence, TableView } from './protocol'

/** How much lies in the pot; null in a game without one. */
export function pot({ game, units, seats }: TableView): number | null {
  const { ante } = game
  return ante === null ? null : seats.reduce((sum, seat) => sum + ante + units - seat.units, 0)
}

/** Who takes the pot at the end of a match, and how much it is. */
export function potWon(view: TableView): Sentence | null {
  const number = pot(view)
  return view.winners && number ? { key: 'pot-won', args: { seats: view.winners, number } } : null
}
