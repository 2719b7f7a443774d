/** The showdown, hand by hand: until the last one lies open, nothing on the page gives the result away. */

import type { Scene } from './fold'
import type { Event, SeatView, Sentence, TableView } from './protocol'
import { hearEnd } from './heard'
import { play as sound } from './sound'

const STEP = 520

export class Reveal {
  /** hands that lie open */
  private turned = $state(0)
  private hands = $state(0)
  private timer: ReturnType<typeof setInterval> | undefined
  private held: { view: TableView; events: Event[] } | null = null

  constructor(private readonly tell: (sentences: Sentence[]) => void) {}

  get done(): boolean {
    return this.turned >= this.hands
  }

  /** Whether a hand lies open, counted in the order in which they are turned over. */
  open(index: number): boolean {
    return this.done || index < this.turned
  }

  /** Take in a message, and return those of its events that may be told at once. */
  follow({ view, events }: Scene): Event[] {
    if (!view?.result) this.all()
    const end = events.findIndex(({ kind }) => kind === 'end')
    if (end < 0 || !view?.result) return events
    this.all()
    this.held = { view, events: events.slice(end + 1) }
    this.turned = 0
    this.hands = view.result.order.length
    if (this.hands === 0) this.finish()
    else this.timer = setInterval(() => this.turn(), STEP)
    return events.slice(0, end + 1)
  }

  /** Turn over whatever is left, at once. */
  all(): void {
    this.turned = this.hands
    this.finish()
  }

  /** The page is left. */
  stop(): void {
    clearInterval(this.timer)
    this.held = null
  }

  private turn(): void {
    this.turned += 1
    sound('card')
    if (this.done) this.finish()
  }

  private finish(): void {
    const { held } = this
    this.stop()
    if (!held) return
    hearEnd(held.view)
    this.tell([...held.view.result!.reasons, ...held.events.map(({ say }) => say)])
  }
}

/** A view with a result, as shown while hands are turned over: everything that follows from them is as it was before. */
export function veiled(view: TableView): TableView {
  const { result, history, log } = view
  if (!result) return view
  const end = log.findLastIndex(({ key }) => key.startsWith('end-'))
  return {
    ...view,
    seats: view.seats.map((_, seat) => before(view, seat)),
    winners: null,
    history: history.slice(0, -1),
    log: log.slice(0, end + 1),
  }
}

/** A seat as it was before the hand was settled. */
function before({ seats, result, history, game, units: start }: TableView, seat: number): SeatView {
  const who = seats[seat]!
  const last = history.at(-2)
  const units = last?.units[seat] ?? start
  const out = who.out && !result!.went_out.includes(seat)
  const spent = !game.counts_points && !out && units === 0
  return {
    ...who,
    units,
    points: last?.points[seat] ?? 0,
    out,
    // A player who has nothing left and is still in swims, or sits on the chicken at a table with one.
    swims: spent,
    chicken: spent && game.ledger === 'die',
  }
}
