/** How one message of the server changes what is on the screen. Pure, so that every corner can be tested. */

import type { Card } from './cards'
import type { Event, RoomView, State, TableView, Update } from './protocol'

/** The reader's cards and the table cards in their places: a card that comes takes the place of the one that goes. */
export interface Lay {
  hand: Card[]
  table: Card[]
}

export interface Scene extends Lay {
  seq: number
  /** the number of the game's state */
  turn: number
  room: RoomView
  /** null before the first match */
  view: TableView | null
  /** What happened with this message: for motion and sound. */
  events: Event[]
  /** how many milliseconds the server's clock is ahead of this one */
  ahead: number
}

/**
 * The scene after a message. An update that is older than what is shown changes nothing; `lay` is what this device
 * remembers of the places of this hand, where it shows no scene yet.
 */
export function fold(
  before: Scene | null,
  message: State | Update,
  clock: number = Date.now(),
  lay: Lay | null = null,
): Scene | null {
  const { seq, turn } = message
  if (message.type === 'update' && (!before || seq < before.seq)) return before
  const room = merged<RoomView>(before?.room, message.room)!
  const view =
    message.type === 'state' ? message.view : merged<TableView>(before?.view, message.view)
  const again =
    view !== null &&
    before?.view?.hand_number === view.hand_number &&
    before.room.match === room.match
  const old = again ? before : lay
  return {
    seq,
    turn,
    room,
    view,
    hand: places(old?.hand ?? [], view?.hand ?? []),
    table: places(old?.table ?? [], view?.table ?? []),
    events: before?.seq === seq ? [] : message.events,
    ahead: ahead(before, message, clock),
  }
}

/** The changed keys merged into the others: the same object if nothing has changed, the part itself if it is all. */
function merged<Whole>(before: Whole | null | undefined, part: object): Whole | null {
  return Object.keys(part).length > 0 ? ({ ...before, ...part } as Whole) : (before ?? null)
}

/** Messages take a while: the fastest one says best how the clocks differ. */
function ahead(before: Scene | null, { type, now }: State | Update, clock: number): number {
  const told = now - clock
  return before && type === 'update' ? Math.max(before.ahead, told) : told
}

/** The new cards in the old places: those that stay keep theirs, new ones fill the gaps or come last. */
export function places(old: Card[], now: Card[]): Card[] {
  const coming = now.filter((card) => !old.includes(card))
  if (coming.length === now.length) return [...now]
  const kept = old.map((card) => (now.includes(card) ? card : coming.shift()))
  return [...kept.filter((card) => card !== undefined), ...coming]
}

/** Whether a hand has come into sight in which nobody has had a turn yet. */
export function justDealt(before: Scene | null, { view, room }: Scene): boolean {
  if (!view || view.result || view.seats.some(({ turns }) => turns > 0)) return false
  return before?.view?.hand_number !== view.hand_number || before.room.match !== room.match
}

/** The players still in, in the order in which cards are dealt: the dealer comes last. */
export function fromTheDealer({ seats, dealer, game }: TableView): number[] {
  const step = game.direction === 'clockwise' ? 1 : seats.length - 1
  return seats
    .map((_, index) => (dealer + step * (index + 1)) % seats.length)
    .filter((seat) => !seats[seat]!.out)
}
