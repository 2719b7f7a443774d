/**
 * From taps to a move. Nothing here knows a rule: a wish becomes a token, and the server's list says whether the
 * token is legal; if not, the server's own sentence says why.
 */

import type { Card } from './cards'
import type { Sentence, TableView } from './protocol'

/** The kinds of moves, `pool` that of several cards for as many, or for a whole pool; and `ride`, the call that rides on one. */
export type Action =
  | 'swap'
  | 'all'
  | 'pass'
  | 'close'
  | 'ride'
  | 'keep'
  | 'trade'
  | 'refresh'
  | 'draw'
  | 'take'
  | 'discard'
  | 'pool'
  | 'right'
  | 'wrong'
  | 'challenge'
  | 'decline'

export type Zone = 'hand' | 'table' | 'pile' | 'stock'
export type Position = Pick<
  TableView,
  'legal' | 'blocked' | 'waits' | 'game' | 'hand' | 'table' | 'phase' | 'value' | 'worths'
>
export type Answer = { move: string } | { why: Sentence }

/** Which cards are chosen: the player's to give, those in the middle to take. */
export interface Selection {
  give: Card[]
  take: Card[]
}

export const NOTHING: Selection = { give: [], take: [] }

/** The actions on which no call can ride, because they end no turn or are calls themselves. */
const ALONE = new Set<Action>([
  'close', 'ride', 'keep', 'trade', 'refresh', 'draw', 'take', 'right', 'wrong', 'challenge', 'decline',
]) // prettier-ignore

const bears = (action: Action): boolean => !ALONE.has(action)

const isPool = (move: string): boolean => move.includes(',')
const isDiscard = (move: string): boolean => /^..>!?$/.test(move)
const isSwap = (move: string): boolean => /^..>..!?$/.test(move)

/** How many hand cards a trade with the whole pool takes; 0 where there is none, or where it takes all of them. */
export function poolSize(position: Position): number {
  const size = position.table.length
  const takesAll = !several(position) && position.legal.some(isPool)
  return size < position.hand.length && takesAll ? size : 0
}

/** Whether several cards of the table can be had for as many. */
export const several = ({ game, legal }: Position): boolean =>
  game.centre === 'table' && legal.some(isPool)

/** How many cards can be chosen on each side. */
export const mostChosen = (position: Position): number =>
  several(position) ? position.hand.length : 1

/** What the chosen cards are enough for: an exchange of one, of some, or of all; nothing where a side has more. */
export function wished({ give, take }: Selection, position: Position): Action | null {
  if (give.length === 0 || give.length !== take.length) return null
  if (give.length === 1) return 'swap'
  return give.length === position.hand.length && can(position, 'all') ? 'all' : 'pool'
}

/** A tap on a card: chooses it, or takes the choice back. The oldest choice goes where there would be too many. */
export function tap(selection: Selection, zone: 'hand' | 'table', card: Card, most = 1): Selection {
  const side = zone === 'table' ? 'take' : 'give'
  const rest = selection[side].filter((other) => other !== card)
  const chosen = rest.length < selection[side].length ? rest : [...rest, card].slice(-most)
  return { ...selection, [side]: chosen }
}

/** What of a selection is still there after the cards have moved. */
export function still(selection: Selection, position: Position): Selection {
  const { give, take } = selection
  return {
    give: give.filter((card) => position.hand.includes(card)),
    take: take.filter((card) => position.table.includes(card)),
  }
}

/** The token of a wish, as the record writes it. */
export function token(action: Action, selection: Selection, position: Position): string {
  const [first] = selection.give
  if (action === 'swap') return `${first}>${selection.take[0]}`
  if (action === 'discard') return `${first}>`
  if (action !== 'pool') return action
  // Both sides in card order; a pool as large as the hand takes all of it.
  if (several(position)) {
    const chosen = (cards: readonly Card[], some: Card[]) =>
      cards.filter((card) => some.includes(card))
    return `${chosen(position.hand, selection.give).join()}>${chosen(position.table, selection.take).join()}`
  }
  const whole = position.table.length === position.hand.length
  const give = position.hand.filter((card) => whole || selection.give.includes(card))
  return `${give.join(',')}>${position.table.join(',')}`
}

/** What a token is about: the cards that go and come, what it does, and whether a call rides on it. */
export function partsOf(move: string): {
  action: Action
  give: Card[]
  take: Card[]
  rides: boolean
} {
  const rides = move.endsWith('!')
  const plain = rides ? move.slice(0, -1) : move
  const [give = '', take = ''] = plain.includes('>') ? plain.split('>') : []
  const cards = (side: string) => side.split(',').filter(Boolean)
  const kinds: [boolean, Action][] = [
    [isPool(plain), 'pool'],
    [isDiscard(plain), 'discard'],
    [isSwap(plain), 'swap'],
  ]
  const action = kinds.find(([is]) => is)?.[1] ?? (plain as Action)
  return { action, give: cards(give), take: cards(take), rides }
}

/** The token for a wish, or the reason why it cannot be. `ride`: the call rides on it. */
export function decide(
  position: Position,
  action: Action,
  selection: Selection = NOTHING,
  ride = false,
): Answer {
  const plain = token(action, selection, position)
  const rides = ride && bears(action)
  const wish = rides ? `${plain}!` : plain
  if (position.legal.includes(wish)) return { move: wish }
  return { why: why(position, rides && position.legal.includes(plain) ? 'ride' : action) }
}

/** Why an action is not possible, or where it is: why it is not with these cards. The server has said both. */
export const why = ({ blocked, waits, game }: Position, action: Action): Sentence =>
  waits ?? blocked[action] ?? game.unfit[action] ?? NOT_NOW

/** To a spectator the server gives no reasons. */
const NOT_NOW: Sentence = { key: 'why-not-now' }

/** What the hand would be worth after a wish, where the server says so and it is another hand. */
export function worth(position: Position, action: Action, selection: Selection): string | null {
  if (action === 'pass' || action === 'keep') return null
  return position.worths[token(action, selection, position)] ?? null
}

/** What the hand would be worth if a card went along with the one that is chosen on the other side. */
export function worthWith(
  position: Position,
  zone: 'hand' | 'table',
  card: Card,
  selection: Selection,
): string | null {
  const side = zone === 'table' ? 'take' : 'give'
  const others = selection[side].filter((other) => other !== card)
  const most = mostChosen(position)
  const more = { ...selection, [side]: [...others, card].slice(-most) }
  const action = wished(more, position)
  return action && worth(position, action, more)
}

/** Whether some token of an action is legal. */
export function can(position: Position, action: Action): boolean {
  const { legal } = position
  if (action === 'ride') return canRide(position)
  if (action === 'swap') return legal.some(isSwap)
  if (action === 'pool') return legal.some(isPool)
  if (action === 'discard') return legal.some(isDiscard)
  return legal.includes(action)
}

/** Whether the call can ride on something now. */
export const canRide = (position: Position): boolean =>
  position.legal.some((move) => move.endsWith('!'))
