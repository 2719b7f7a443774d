import { describe, expect, it } from 'vitest'
import { alsoCalled, named, NotNamed, search, searchAbsent } from './finding'
import type { NameInfo, PresetInfo } from './protocol'

const name = (text: string, places: string[], house = {}): NameInfo => ({
  text,
  places,
  house,
  also: [],
})
const preset = (id: string, names: NameInfo[]) => ({ id, names }) as PresetInfo
const GAMES = [
  preset('schwimmen', [name('Hosn obi', ['austria']), name('Blitz', ['germany'])]),
  preset('thirty_one', [name('Blitz', ['usa']), name('Whammy!', ['usa'])]),
  preset('stop_the_bus', [name('Bastard', ['england'], { grace: 0 })]),
]
const found = (text: string) =>
  search(text, GAMES).map(({ preset, name }) => [preset.id, name?.text ?? null])

describe('search', () => {
  it('finds a game by its own name, and by any other', () => {
    expect(found('schwimm')).toEqual([['schwimmen', null]])
    expect(found('HOSN-OBI')).toEqual([['schwimmen', 'Hosn obi']])
    expect(found('whammy')).toEqual([['thirty_one', 'Whammy!']])
  })

  it('finds all games that share a name', () => {
    expect(found('blitz')).toEqual([
      ['schwimmen', 'Blitz'],
      ['thirty_one', 'Blitz'],
    ])
  })

  it('keeps the house rules that a name stands for apart from the printed game', () => {
    expect(found('bastard')).toEqual([['stop_the_bus', 'Bastard']])
    expect(found('stop the bus')).toEqual([['stop_the_bus', null]])
    expect(search('bastard', GAMES)[0]!.name!.house).toEqual({ grace: 0 })
  })

  it('finds nothing where nobody says so', () => {
    expect(found('skat')).toEqual([])
  })
})

const ABSENT = [
  { names: ['Bastard Brag'], why: { key: 'absent' }, nearest: 'stop_the_bus', house: { grace: 1 } },
]

describe('named', () => {
  const all = { presets: GAMES, absent: ABSENT }
  const unclear = (text: string): NotNamed => {
    try {
      named(text, all)
    } catch (error) {
      if (error instanceof NotNamed) return error
    }
    throw new Error(`${text} was clear`)
  }

  it('takes a whole name, and no part of one', () => {
    expect(named('hosn obi', all)).toMatchObject({ preset: { id: 'schwimmen' } })
    expect(named('stop-the-bus', all)).toMatchObject({ preset: { id: 'stop_the_bus' }, name: null })
    expect(named('hosn', all)).toBeNull()
  })

  it('offers all games that share a name', () => {
    const { why, among } = unclear('blitz')
    expect(why.key).toBe('error-name')
    expect(among.map(({ preset }) => preset.id)).toEqual(['schwimmen', 'thirty_one'])
  })

  it('says what a game lacks that cannot be played here, and offers the nearest', () => {
    const { why, among } = unclear('bastard brag')
    expect(why.key).toBe('absent')
    expect(among[0]).toMatchObject({
      preset: { id: 'stop_the_bus' },
      name: { house: { grace: 1 } },
    })
    expect(searchAbsent('brag', all)?.why.key).toBe('absent')
    expect(searchAbsent('skat', all)).toBeNull()
  })
})

describe('alsoCalled', () => {
  it('tells names of the same places together', () => {
    const names = [
      name('Cad', ['usa']),
      name('Kitty', ['usa']),
      name('Blitz', ['usa'], { grace: 0 }),
    ]
    expect(alsoCalled(names)).toEqual([
      { places: ['usa'], house: false, names: ['Cad', 'Kitty'] },
      { places: ['usa'], house: true, names: ['Blitz'] },
    ])
  })
})
