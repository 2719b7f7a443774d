import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Engine } from '../engine/engine'
import { check, drawn, Shuffle } from '../lib/fair'
import { Unreadable } from '../match/record'
import { Referee } from '../match/referee'
import { find } from '../rules/presets'
import { IllegalMove, Match } from './match'

const SECRET = '5c'.repeat(32)
const shuffle = (hand: number, secret = SECRET): Shuffle =>
  new Shuffle({ secret, table: 'here', hand, contributions: ['a7'.repeat(16), null, null] })

let engine: Engine
let referee: Referee
let match: Match

const opened = (id: string, players = 3): Match => {
  const preset = find(id)!
  const names = ['Anna', 'Ben', 'Cem', 'Dora'].slice(0, players)
  return new Match(referee, { preset, rules: preset.rules, players: names, dealer: players - 1 })
}

beforeAll(async () => {
  engine = await Engine.of(readFileSync('src/engine/schwimmen.wasm'))
  referee = new Referee(engine)
})

beforeEach(() => {
  match = opened('schwimmen')
})

describe('a match without a server', () => {
  it('deals cards that anybody can recompute from its record', () => {
    match.deal(shuffle(1, drawn(32)))
    const { hands } = match.record() as { hands: unknown[] }
    expect(hands.map((hand) => check(hand, 3))).toEqual(['fair'])
  })

  it('says why a move is not legal, and stays as it is', () => {
    match.deal(shuffle(1))
    const before = match.record()
    expect(() => match.play('pass')).toThrow(new IllegalMove('pass', 'choose-first'))
    expect(() => match.play('nonsense')).toThrow(new IllegalMove('nonsense', 'no-move'))
    expect(match.record()).toEqual(before)
  })

  it('takes moves back, as far as the beginning of the hand', () => {
    match.deal(shuffle(1))
    const before = [match.record(), referee.state()]
    match.play('keep')
    match.play('pass')
    expect([match.undo(), match.undo(), match.undo()]).toEqual([true, true, false])
    expect([match.record(), referee.state()]).toEqual(before)
  })

  it('goes on from its record', () => {
    match.deal(shuffle(1))
    match.play('keep')
    const [record, state] = [match.record(), referee.state()]
    const again = Match.of(new Referee(engine), JSON.parse(JSON.stringify(record)))
    expect(again.referee.state()).toEqual(state)
    again.play('pass')
    expect(again.record()).not.toEqual(record)
  })

  it('rebuilds a stock by the same shuffle, and writes down how it lies', () => {
    match = opened('forty_one', 4)
    match.deal(shuffle(1))
    for (let turn = 0; turn < 12; turn++) {
      match.play('refresh')
      match.play(referee.tokens()[0]!)
    }
    const { hands } = match.record() as { hands: { recycled: string[] }[] }
    expect(hands[0]!.recycled.length).toBeGreaterThan(0)
    expect(Match.of(new Referee(engine), match.record()).record()).toEqual(match.record())
    const spoiled = { ...match.record(), hands: [{ ...hands[0], recycled: ['AC KS'] }] }
    expect(() => Match.of(new Referee(engine), spoiled)).toThrow(Unreadable)
  })

  it('stops a hand that goes on for ever, also when it goes on from its record', () => {
    match = opened('japanese_51', 2)
    match.deal(shuffle(1))
    const quiet = (token: string) => !/!|refresh/.test(token)
    while (referee.phase === 'turn') match.play(referee.tokens().find(quiet)!)
    expect(referee.result().end).toBe('stalled')
    match.deal(shuffle(2))
    const state = referee.state()
    expect(Match.of(new Referee(engine), match.record()).referee.state()).toEqual(state)
  })

  it('deals only between hands, and only to as many as can play', () => {
    match.deal(shuffle(1))
    expect(() => match.deal(shuffle(2))).toThrow(RangeError)
    expect(() => opened('schwimmen', 1)).toThrow(/expected 2 to 8/)
  })
})
