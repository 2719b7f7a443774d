import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { matches } from './brought'
import { judge } from './fairness'
import type { Proof } from './protocol'

const text = readFileSync('../examples/fair-shuffle.json', 'utf8')
const [match] = matches(text)
const hand = match!.hands[0] as { shuffle: Proof }
const { table, hand: number, commitment, contributions } = hand.shuffle

const remember = (store: string, value: string) =>
  localStorage.setItem(`schwimmen.${store}`, JSON.stringify({ [`${table}#${number}`]: value }))

beforeEach(() => localStorage.clear())

describe('what this device says of a hand', () => {
  it('is the verdict where it remembers nothing', () => {
    expect(judge(hand, 3, match!.dealer)).toMatchObject({
      verdict: 'fair',
      tone: 'good',
      contributions: 2,
      own: { commitment: null, contribution: null },
    })
  })

  it('includes that its own contribution is there', () => {
    remember('salts', contributions[1]!)
    expect(judge(hand)).toMatchObject({ verdict: 'fair', own: { contribution: true } })
    remember('salts', '0'.repeat(32))
    expect(judge(hand)).toMatchObject({ verdict: 'own-contribution', tone: 'bad' })
  })

  it('includes that the commitment is the one it was shown', () => {
    remember('commitments', commitment)
    expect(judge(hand)).toMatchObject({ verdict: 'fair', own: { commitment: true } })
    remember('commitments', '0'.repeat(64))
    expect(judge(hand)).toMatchObject({ verdict: 'own-commitment', tone: 'bad' })
  })

  it('does not depend on a broken memory', () => {
    localStorage.setItem('schwimmen.salts', '{')
    localStorage.setItem('schwimmen.commitments', 'null')
    expect(judge(hand).verdict).toBe('fair')
  })

  it('leaves open what proves nothing', () => {
    expect(judge({}).tone).toBe('open')
    expect(judge({ ...hand, shuffle: 31 }).tone).toBe('bad')
  })
})
