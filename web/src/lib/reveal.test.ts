import { describe, expect, it } from 'vitest'
import { position, seat } from './fixtures'
import type { HandResult } from './protocol'
import { veiled } from './reveal.svelte'

const result: HandResult = {
  end: 'closed',
  values: ['16', '30', '18'],
  change: [-1, 0, 0],
  safe: [false, false, false],
  units: [0, 0, 0],
  points: [0, 0, 0],
  order: [1, 2, 0],
  went_out: [0],
  reasons: [{ key: 'lost' }],
}

describe('a hand that is being turned over', () => {
  it('is as it was before: who goes under now still swims, who was under stays there', () => {
    const view = position({
      units: 3,
      seats: [
        seat({ units: 0, out: true }),
        seat({ units: 0, swims: true }),
        seat({ units: 0, out: true }),
      ],
      winners: [1],
      result,
      history: [
        { end: 'closed', change: [0, 0, 0], units: [0, 0, 0], points: [0, 0, 0] },
        { end: 'closed', change: [-1, 0, 0], units: [0, 0, 0], points: [0, 0, 0] },
      ],
      log: [{ key: 'did-pass' }, { key: 'end-closed' }, { key: 'lost' }, { key: 'match-won' }],
    })
    const shown = veiled(view)
    expect(shown.seats.map(({ swims, out }) => [swims, out])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ])
    expect(shown.log.map(({ key }) => key)).toEqual(['did-pass', 'end-closed'])
    expect(shown.winners).toBeNull()
    expect(shown.history).toHaveLength(1)
  })

  it('has what everybody had at the start, where it was the first', () => {
    const view = position({
      units: 3,
      seats: [seat({ units: 2, points: 5 }), seat({ units: 3, points: 9 })],
      result: { ...result, change: [-1, 0], went_out: [], order: [1, 0] },
      history: [{ end: 'closed', change: [-1, 0], units: [2, 3], points: [5, 9] }],
    })
    expect(veiled(view).seats.map(({ units, points }) => [units, points])).toEqual([
      [3, 0],
      [3, 0],
    ])
  })
})
