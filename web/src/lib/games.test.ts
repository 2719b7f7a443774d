import { describe, expect, it } from 'vitest'
import { game } from './fixtures'
import { grouped } from './games'
import type { PresetInfo } from './protocol'

const preset = (id: string): PresetInfo => ({
  id,
  players: [2, 8],
  pack: 32,
  game: game(),
  units: 3,
  minutes: 15,
  to_learn: 3,
  knobs: [],
  names: [],
})

describe('the choice of games', () => {
  it('puts each game into its group, in the order of the group', () => {
    const groups = grouped(['hosa_aba', 'schwimmen', 'dutch31'].map(preset))
    expect(groups.map(({ name, presets }) => [name, presets.map(({ id }) => id)])).toEqual([
      ['schwimmen', ['schwimmen']],
      ['europe', ['dutch31', 'hosa_aba']],
    ])
  })

  it('leaves no game out', () => {
    expect(grouped([preset('something_new')])).toEqual([
      { name: 'other', presets: [preset('something_new')] },
    ])
  })
})
