import { beforeEach, describe, expect, it } from 'vitest'
import { PLAIN } from '../lib/house.svelte'
import { compared } from '../rulebook/answers'
import { PRESETS } from '../rules/presets'
import { news } from './news'
import { untold } from './offer'

const others = PRESETS.map(({ id }) => id).filter((id) => id !== PLAIN.rules)
const printed = (rules: string) => ({ rules, house: {} })

const aspects = (game: string) =>
  news(compared(printed(PLAIN.rules), printed(game))).map(({ aspect }) =>
    aspect.key.replace('aspect-', ''),
  )

describe('what is different in a game', () => {
  it.each(others)('fills three cards for %s, each of which says something', (game) => {
    const cards = news(compared(printed(PLAIN.rules), printed(game)))
    expect(cards).toHaveLength(3)
    expect(cards.every(({ right }) => right.length > 0)).toBe(true)
  })

  it('begins with what a player meets first', () => {
    expect(aspects('hosa_aba')).toEqual(['offer', 'call', 'trio'])
    expect(aspects('tri_palki')).toEqual(['washout', 'specials', 'call'])
    expect(aspects('thirty_one')).toEqual(['turn', 'call', 'lose'])
    expect(aspects('energy_schwimmen')[0]).toBe('explain')
  })
})

describe('a device', () => {
  beforeEach(() => localStorage.clear())

  it('tells it once of each game', () => {
    expect(['dutch31', 'dutch31', 'hosa_aba'].map(untold)).toEqual([true, false, true])
  })
})
