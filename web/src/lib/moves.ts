/**
 * From taps to a move. Nothing here knows a rule: a wish becomes a token, and the server's list says whether the
 * token is legal; if not, the server's own sentence says why.
 */

import type { Card } from './cards'
import type { Sentence, TableView } from './protocol'

export type Action = 'swap' | 'all' | 'pass' | 'close' | 'keep' | 'trade'
export type Position = Pick<TableView, 'legal' | 'blocked' | 'hand' | 'table'>
export type Answer = { move: string } | { why: Sentence }

export interface Selection {
  give: Card | null
  take: Card | null
}

export const NOTHING: Selection = { give: null, take: null }

/** A tap on a hand or table card: chooses it, or takes the choice back. */
export function tap(selection: Selection, zone: 'hand' | 'table', card: Card): Selection {
  const side = zone === 'hand' ? 'give' : 'take'
  return { ...selection, [side]: selection[side] === card ? null : card }
}

/** What of a selection is still there after the cards have moved. */
export function still(selection: Selection, position: Position): Selection {
  const stays = (card: Card | null, cards: Card[]) =>
    card !== null && cards.includes(card) ? card : null
  return {
    give: stays(selection.give, position.hand),
    take: stays(selection.take, position.table),
  }
}

export function token(action: Action, selection: Selection = NOTHING): string {
  return action === 'swap' ? `${selection.give}>${selection.take}` : action
}

/** The token for a wish, or the reason why it cannot be. `ride`: the call rides on it. */
export function decide(
  position: Position,
  action: Action,
  selection: Selection = NOTHING,
  ride = false,
): Answer {
  const plain = token(action, selection)
  const wish = ride ? `${plain}!` : plain
  if (position.legal.includes(wish)) return { move: wish }
  const reason =
    ride && position.legal.includes(plain) ? position.blocked['close'] : position.blocked[action]
  return { why: reason ?? { key: 'why-not' } }
}

/** Whether some token of an action is legal, with or without the call. */
export function can(position: Position, action: Action): boolean {
  const legal = position.legal
  return action === 'swap' ? legal.some((move) => move.includes('>')) : legal.includes(action)
}

/** Whether the call can ride on something now; if not, it may be a turn of its own (`can(…, 'close')`). */
export const canRide = (position: Position): boolean =>
  position.legal.some((move) => move.endsWith('!'))

/** Which cards of one side fit the card chosen on the other. */
export function partners(position: Position, selection: Selection): Set<Card> {
  const found = new Set<Card>()
  for (const move of position.legal) {
    const [give = '', take = ''] = move.replace('!', '').split('>')
    if (!take) continue
    if (selection.give === give) found.add(take)
    if (selection.take === take) found.add(give)
  }
  return found
}
