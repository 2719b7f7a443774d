import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { below, check, dealerOf, seedOf, stream } from './fair'
import type { Proof } from './protocol'

interface Line {
  name: string
  hand: { shuffle: Proof }
  players: number
  dealer: number | null
  verdict: string
  seed?: string
  below?: [label: string, n: number, drawn: number][]
}

const lines = readFileSync('../conformance/shuffle.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((text) => JSON.parse(text) as Line)
const fair = lines.filter((line) => line.verdict === 'fair')
const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

describe('the fair shuffle', () => {
  it.each(lines)('finds what Python finds: $name', ({ hand, players, dealer, verdict }) => {
    expect(check(hand, players, dealer)).toBe(verdict)
  })

  it.each(fair)('comes to the same numbers on the way: $name', (line) => {
    const seed = seedOf(line.hand.shuffle)
    expect(hex(seed)).toBe(line.seed)
    for (const [label, n, drawn] of line.below!) expect(below(stream(seed, label), n)).toBe(drawn)
  })

  it('knows who deals first only where the match begins', () => {
    const line = fair.find(({ dealer }) => dealer !== null)!
    const other = (line.dealer! + 1) % line.players
    expect(dealerOf(line.hand.shuffle)).toBe(line.dealer)
    expect(check(line.hand, line.players, other)).toBe('dealer')
    expect(check(line.hand, line.players)).toBe('fair')
  })

  it('finds nothing in what is no hand at all', () => {
    for (const hand of [undefined, null, 31, 'AC', [], [{}]]) expect(check(hand)).toBe('malformed')
    expect(check({})).toBe('none')
  })
})
