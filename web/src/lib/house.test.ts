import { beforeEach, describe, expect, it } from 'vitest'
import { counted, idleKnob, knobValue, Setup } from './house.svelte'
import type { KnobInfo } from './protocol'
import { settings } from './settings.svelte'

const knob = (name: string, kind: KnobInfo['kind'], more: Partial<KnobInfo> = {}): KnobInfo => ({
  name,
  group: 'match',
  kind,
  default: null,
  choices: [],
  least: null,
  most: null,
  ...more,
})

const trio = knob('trio_value', 'choice', {
  default: 30.5,
  choices: [
    { value: 30.5, key: 'knob-trio-value-30-5' },
    { value: null, key: 'knob-trio-value-none' },
  ],
})

beforeEach(() => {
  localStorage.clear()
  settings.language = 'de'
})

describe('a house rule', () => {
  it('reads its values in words', () => {
    expect(knobValue(trio, 30.5)).toBe('30½')
    expect(knobValue(trio, null)).toBe('nur die beste Farbe')
    expect(knobValue(knob('allow_swap_all', 'flag'), false)).toBe('nur eine Karte')
    expect(knobValue(knob('close_from_turn', 'whole'), 2)).toBe('ab dem 2. Zug')
    expect(knobValue(knob('players', 'range'), [2, 8])).toBe('2 bis 8')
    expect(knobValue(knob('auto_declare', 'set'), [])).toBe('nichts')
    expect(knobValue(knob('auto_declare', 'set'), ['31', 'fire'])).toBe('31 und Feuer')
  })

  it('reads a word with a number, a table of points and the topics of the suits', () => {
    const end = knob('match_end', 'counted', {
      choices: [{ value: 'single_hand', key: 'knob-match-end-single-hand' }],
      counted: [{ value: 'hands', key: 'knob-match-end-hands' }],
    })
    expect(counted('hands(10)')).toEqual(['hands', 10])
    expect(counted('single_hand')).toEqual(['single_hand', null])
    expect(knobValue(end, 'hands(10)')).toBe('nach 10 Runden')
    expect(knobValue(end, 'single_hand')).toBe('nach einer einzigen Runde')
    const points = { blitz: [6, 6], highest: [3, 4], middle: [1, 2], lowest: [0, 1] }
    expect(knobValue(knob('points_table', 'points'), points)).toContain('3/4')
    expect(knobValue(knob('suit_labels', 'labels'), ['A', 'B', 'C', 'D'])).toBe('A, B, C, D')
    settings.language = 'en'
    expect(knobValue(knob('suit_labels', 'labels'), ['A', 'B', 'Wärmekraftwerke', 'D'])).toBe(
      'A, B, Thermal power plants, D',
    )
  })

  it('is one only as long as it differs from the printed game', () => {
    const setup = new Setup()
    setup.set(trio, null)
    expect(setup.house).toEqual({ trio_value: null })
    expect(setup.differs(trio)).toBe(true)
    setup.set(trio, 30.5)
    expect(setup.house).toEqual({})
  })

  it('is remembered on this device', () => {
    new Setup().set(trio, null)
    expect(new Setup().house).toEqual({ trio_value: null })
  })

  it('is found by the sentence that says that it does nothing', () => {
    const knobs = [
      knob('on_31', 'choice'),
      knob('dealt_31_all_lose', 'flag'),
      knob('dealt_check', 'choice'),
    ]
    expect(idleKnob({ key: 'idle-dealt-31-all-lose-on-31' }, knobs)).toBe('dealt_31_all_lose')
    expect(idleKnob({ key: 'idle-on-31-auto-declare' }, knobs)).toBe('on_31')
    expect(idleKnob({ key: 'idle-other-thing' }, knobs)).toBeNull()
  })
})
