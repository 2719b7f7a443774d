import { beforeEach, describe, expect, it } from 'vitest'
import { game, position } from './fixtures'
import { NOTHING, type Action, type Selection } from './moves'
import { line } from './prompts'
import type { TableView } from './protocol'
import { settings } from './settings.svelte'
import { tAny } from './words'

beforeEach(() => {
  settings.language = 'en'
})

const told = (
  view: Partial<TableView>,
  selection: Selection = NOTHING,
  armed: Action | null = null,
): string => line(position(view), selection, armed, (keys, args) => tAny([keys].flat(), args))

describe('the line that says what may be done', () => {
  it('tells of cards and of the buttons beside them', () => {
    expect(told({})).toBe('Tap one of your cards, then one in the middle – or choose “Pass”.')
    expect(told({ legal: ['7H>AD', 'close', 'pass'] })).toContain('“Pass” or “Close”')
  })

  it('is there where every button is grey', () => {
    expect(told({ legal: ['7H>AD'] })).toBe('Tap one of your cards, then one in the middle.')
  })

  it('tells of stock, pile and pool', () => {
    const discard = game({ centre: 'discard' })
    expect(told({ game: discard, legal: ['draw', 'take'] })).toContain('take the open one')
    expect(told({ game: discard, legal: ['draw', 'close'] })).toMatch(/stock – or choose “Close”/)
    expect(told({ game: discard, legal: ['pass', 'take'] })).toContain('“Decline”')
    const pool = { table: ['2C', '4H'], legal: ['9H,KS>2C,4H', 'draw'] }
    expect(told({ ...pool, game: game({ centre: 'pool' }) })).toContain('choose 2 of your cards')
  })

  it('goes along with what is chosen', () => {
    expect(told({}, { give: ['7H'], take: [] })).toContain('in the middle')
    expect(told({}, { give: [], take: ['AD'] })).toContain('one of yours')
    expect(told({}, NOTHING, 'all')).toContain('Confirm')
    expect(told({ phase: 'discard' })).toContain('discard')
    expect(told({ phase: 'discard' }, { give: ['7H'], take: [] }, 'discard')).toContain('again')
  })

  it('names the buttons where there is nothing else to do', () => {
    expect(told({ phase: 'answer', legal: ['challenge', 'decline'] })).toBe(
      'Choose “Challenge” or “Stay out”.',
    )
    expect(told({ legal: ['all', 'pass'] })).toBe('Choose “All three” or “Pass”.')
  })

  it('tells the dealer what the two packets are', () => {
    expect(told({ phase: 'choice', legal: ['keep', 'trade'] })).toContain('hidden ones')
    const both = game({ dealer_choice: 'see_both' })
    expect(told({ phase: 'choice', game: both })).toContain('the others')
  })
})
