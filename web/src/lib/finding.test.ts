import { describe, expect, it } from 'vitest'
import { alsoCalled, search } from './finding'
import type { NameInfo, PresetInfo } from './protocol'

const name = (text: string, places: string[], house = {}): NameInfo => ({ text, places, house })
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
