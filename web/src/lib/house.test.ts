import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerBy } from './api'
import { idleKnob, knobValue, numberIn, Setup, withNumber } from './house.svelte'
import type { Catalogue, KnobInfo, Option, PresetInfo, RulesAnswer, RulesAsked } from './protocol'
import { settings } from './settings.svelte'
import { slug, t } from './words'

const knob = (name: string, control: KnobInfo['control'], value: unknown = null): KnobInfo => ({
  name,
  group: 'match',
  default: value,
  control,
})

const flag = (name: string): KnobInfo =>
  knob(name, { kind: 'switch', on: `knob-${slug(name)}-true`, off: `knob-${slug(name)}-false` })

const options = (name: string, ...values: unknown[]): Option[] =>
  values.map((value) => ({
    value,
    key: `knob-${slug(name)}-${String(value).replace('.', '-')}`,
  }))

const trio = knob(
  'trio_value',
  { kind: 'choice', options: options('trio_value', 30.5, 'none') },
  30.5,
)

const end = knob('match_end', {
  kind: 'choice',
  options: [
    { value: 'single_hand', key: 'knob-match-end-single-hand' },
    { value: 'hands(10)', key: 'knob-match-end-hands', least: 1, most: 999 },
  ],
})

beforeEach(() => {
  localStorage.clear()
  settings.language = 'de'
})

describe('a house rule', () => {
  it('reads its values in words', () => {
    const declared = options('auto_declare', '31', 'fire')
    const turn = 'knob-close-from-turn-value'
    const [none, players] = ['knob-auto-declare-none', 'knob-players-value']
    expect(knobValue(trio, 30.5)).toBe('30½')
    expect(knobValue(trio, 'none')).toBe('nur die beste Farbe')
    expect(knobValue(flag('allow_swap_all'), false)).toBe('nur eine Karte')
    expect(knobValue(knob('turn', { kind: 'number', least: 1, most: null, key: turn }), 2)).toBe(
      'ab dem 2. Zug',
    )
    const pair = knob('players', {
      kind: 'pair',
      least: 2,
      most: 17,
      names: ['fewest', 'most'],
      key: players,
    })
    expect(knobValue(pair, [2, 8])).toBe('2 bis 8')
    const several = knob('auto_declare', { kind: 'several', options: declared, none })
    expect(knobValue(several, [])).toBe('nichts')
    expect(knobValue(several, ['31', 'fire'])).toBe('31 und Feuer')
  })

  it('reads a word with a number, whatever number it is', () => {
    expect(numberIn('hands(10)')).toBe(10)
    expect(numberIn('single_hand')).toBeNull()
    expect(numberIn(30.5)).toBeNull()
    expect(numberIn(4)).toBe(4)
    expect(withNumber(4, 5)).toBe(5)
    expect(withNumber('hands(10)', 11)).toBe('hands(11)')
    expect(knobValue(end, 'hands(12)')).toBe(t('knob-match-end-hands', { number: 12 }))
    expect(knobValue(end, 'single_hand')).toBe(t('knob-match-end-single-hand'))
  })

  it('reads a table of points and the topics of the suits', () => {
    const rows = options('points_table', 'blitz', 'highest', 'middle', 'lowest')
    const columns = options('points_table', '', '_other')
    const points = { blitz: [6, 6], highest: [3, 4], middle: [1, 2], lowest: [0, 1] }
    const table = knob('points_table', {
      kind: 'table',
      rows,
      columns,
      key: 'knob-points-table-value',
    })
    expect(knobValue(table, points)).toContain('3/4')
    const labels = knob('suit_labels', {
      kind: 'texts',
      rows: [],
      names: ['clubs', 'spades', 'hearts', 'diamonds'],
      key: 'knob-suit-labels-value',
      none: 'knob-suit-labels-none',
    })
    expect(knobValue(labels, ['A', 'B', 'C', 'D'])).toBe('A, B, C, D')
    settings.language = 'en'
    expect(knobValue(labels, ['A', 'B', 'Wärmekraftwerke', 'D'])).toBe(
      'A, B, Thermal power plants, D',
    )
  })

  it('is one only as long as it differs from the printed game', () => {
    const setup = new Setup()
    setup.set(trio, 'none')
    expect(setup.house).toEqual({ trio_value: 'none' })
    expect(setup.differs(trio)).toBe(true)
    setup.set(trio, 30.5)
    expect(setup.house).toEqual({})
  })

  it('is remembered on this device', () => {
    new Setup().set(trio, 'none')
    expect(new Setup().house).toEqual({ trio_value: 'none' })
  })

  it('is found by the sentence that says that it does nothing', () => {
    const knobs = [flag('on_31'), flag('dealt_31_all_lose'), flag('dealt_check')]
    expect(idleKnob({ key: 'idle-dealt-31-all-lose-on-31' }, knobs)).toBe('dealt_31_all_lose')
    expect(idleKnob({ key: 'idle-on-31-auto-declare' }, knobs)).toBe('on_31')
    expect(idleKnob({ key: 'idle-other-thing' }, knobs)).toBeNull()
  })
})

describe('another game', () => {
  const preset = (id: string, ...knobs: KnobInfo[]) =>
    ({ id, knobs, players: [2, 8] }) as PresetInfo
  const single = knob('match_end', { kind: 'choice', options: options('match_end', 'single_hand') })

  it('keeps the house rules that it offers as well', () => {
    const setup = new Setup()
    const presets = [preset('one', trio, end), preset('other', trio, single), preset('third', end)]
    setup.catalogue = { presets } as Catalogue
    setup.choose('one', { trio_value: 'none', match_end: 'hands(11)' })
    setup.choose('third')
    expect(setup.house).toEqual({ match_end: 'hands(11)' })
    setup.choose('one', { trio_value: 'none', match_end: 'hands(11)' })
    setup.choose('other')
    expect(setup.house).toEqual({ trio_value: 'none' })
  })

  it('seats as many computers as it needs, and no more than it has room for', () => {
    const setup = new Setup()
    const several = { ...preset('several'), players: [3, 6] } as PresetInfo
    setup.catalogue = { presets: [preset('one'), several] } as Catalogue
    setup.seats(1)
    setup.choose('several')
    expect(setup.levels).toHaveLength(2)
    setup.seats(7)
    setup.choose('several')
    expect(setup.levels).toHaveLength(5)
  })

  it('that comes by its code does so as well, and an answer about the one before counts no more', async () => {
    vi.useFakeTimers()
    const answers: (() => void)[] = []
    const answer = ({ rules = 'few' }: RulesAsked) =>
      new Promise<RulesAnswer>((resolve) =>
        answers.push(() =>
          resolve({ rules, house: {}, players: [2, 4], code: rules } as RulesAnswer),
        ),
      )
    answerBy({ lookAt: answer, compared: () => Promise.reject(new Error()) })
    const setup = new Setup()
    setup.seats(7)
    await vi.advanceTimersByTimeAsync(300)
    const entered = setup.enter('1-0061-8J')
    answers[1]!()
    await entered
    answers[0]!()
    await vi.advanceTimersByTimeAsync(0)
    expect(setup.answer!.code).toBe('few')
    expect(setup.levels).toHaveLength(3)
    vi.useRealTimers()
  })
})
