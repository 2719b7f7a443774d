/** The course of a match as lines: what each seat had, hand by hand, for as long as it was there. */

import type { GameView, HandSummary, SeatView } from './protocol'

/** What the ledgers and the chart of a match need, whether its cards were seen or not. */
export interface Course {
  game: GameView
  /** units at the start; 0 where points are counted */
  units: number
  /** the reader's seat */
  seat: number | null
  winners?: number[] | null
  players: { name: string }[]
  seats: Pick<SeatView, 'units' | 'points' | 'out' | 'swims' | 'chicken'>[]
  history: HandSummary[]
}

export interface Lifeline {
  /** what the seat had before the first hand and after each; the last hand is the one in which it went under */
  values: number[]
  /** it went under, and has not won with that hand */
  sunk: boolean
}

export function lifelines({ seats, history, game, units, winners }: Course): Lifeline[] {
  return seats.map(({ out }, seat) => {
    const values = [
      game.counts_points ? 0 : units,
      ...history.map((hand) => (game.counts_points ? hand.points : hand.units)[seat] ?? 0),
    ]
    const sunk = out && !winners?.includes(seat)
    // A player who is out loses no more: the last loss was the one that sank it.
    const last = history.findLastIndex(({ change }) => (change[seat] ?? 0) < 0)
    return { values: sunk ? values.slice(0, last + 2) : values, sunk }
  })
}
