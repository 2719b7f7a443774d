import { describe, expect, it } from 'vitest'
import { game, position, seat } from './fixtures'
import { lifelines } from './lifelines'
import type { HandSummary } from './protocol'

const hand = (change: number[], units: number[], points = [0, 0, 0]): HandSummary => ({
  end: 'closed',
  change,
  units,
  points,
})

describe('the lines of a match', () => {
  it('end where somebody goes under; who wins without a life has a line to the end', () => {
    const view = position({
      units: 1,
      seats: [
        seat({ units: 0, out: true }),
        seat({ units: 0, swims: true }),
        seat({ units: 0, out: true }),
      ],
      winners: [1],
      history: [
        hand([-1, 0, 0], [0, 1, 1]),
        hand([-1, 0, 0], [0, 1, 1]),
        hand([0, -1, -1], [0, 0, 0]),
        hand([0, 0, -1], [0, 0, 0]),
      ],
    })
    expect(lifelines(view)).toEqual([
      { values: [1, 0, 0], sunk: true },
      { values: [1, 1, 1, 0, 0], sunk: false },
      { values: [1, 1, 1, 0, 0], sunk: true },
    ])
  })

  it('go on to the end for those who have won together though all went under', () => {
    const out = { units: 0, out: true }
    const view = position({
      units: 1,
      seats: [seat(out), seat(out), seat(out)],
      winners: [0, 1],
      history: [hand([0, 0, -1], [1, 1, 0]), hand([-1, -1, 0], [0, 0, 0])],
    })
    expect(lifelines(view).map(({ sunk }) => sunk)).toEqual([false, false, true])
  })

  it('are all as long as the match where points are counted', () => {
    const view = position({
      game: game({ counts_points: true }),
      seats: [seat(), seat(), seat()],
      history: [hand([-2, 1, 1], [0, 0, 0], [-2, 1, 1])],
    })
    expect(lifelines(view).map(({ values }) => values)).toEqual([
      [0, -2],
      [0, 1],
      [0, 1],
    ])
  })
})
