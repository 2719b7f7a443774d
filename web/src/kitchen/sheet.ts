/** The score of hands played with real cards: the engine's table without cards, settled by its kernels. */

import type { Engine } from '../engine/engine'
import { ACES, End, NOBODY, Phase, SAFE_666, SAFE_AAA } from '../engine/layout'
import type { Struct } from '../engine/struct'
import type { Rules } from '../rules/fields'
import { recordOf } from '../rules/record'
import { blitz, counts, others, type Told } from './asks'

/** What everybody at the table would write down. By seat, unless it is a seat. */
export interface Score {
  units: number[]
  points: number[]
  /** units that the last hand cost (below 0), or points that it brought */
  change: number[]
  out: boolean[]
  /** without a unit, but still in */
  swims: boolean[]
  /** who sits on the chicken (DU-14) */
  chicken: number | null
  /** who deals next */
  dealer: number
  /** the seats that have won; null before the end of the match */
  winners: number[] | null
}

export class Sheet {
  private readonly table: Struct<'Table'>
  private readonly fields: Struct<'RuleFields'>
  private rules!: Rules
  private seats: number[] = []

  constructor(private readonly engine: Engine) {
    this.table = engine.make('Table')
    this.fields = engine.make('RuleFields')
  }

  /** Begin a match, whatever stood here before. */
  begin(rules: Rules, seats: number, dealer: number): void {
    this.rules = rules
    this.seats = Array.from({ length: seats }, (_, seat) => seat)
    this.fields.bytes.set(recordOf(rules))
    this.table.bytes.fill(0)
    this.engine.call.start(this.table.at, this.fields.at, seats, dealer)
  }

  /** Settle a hand by what people said about it. */
  book(told: Told): void {
    const { table, engine, rules } = this
    engine.call.begin_told(table.at, this.fields.at)
    const by31 = told.end === '31' && !blitz(rules) && !others(rules)
    table.set('end', this.end(told))
    table.set('caller', told.caller[0] ?? NOBODY)
    table.set('challengers', bits(told.against))
    table.set('dealt_31', bits(by31 ? told.holders : told.dealt ? told.dealt31 : []))
    table.set('dealt_fire', told.end === 'fire' && told.dealt ? bits(told.holders) : 0)
    for (const seat of this.playing) {
      const strength = this.strength(told, seat)
      table.set('hands', this.hand(told, seat), seat)
      table.set('strengths', strength, seat)
      table.set('values', this.value(told, seat, strength), seat)
    }
    engine.call.settle_told(table.at, this.fields.at)
  }

  /** Who is in the match. */
  get playing(): number[] {
    return this.seats.filter((seat) => this.table.get('out', seat) === 0)
  }

  get score(): Score {
    const { table, seats, rules } = this
    const row = (field: 'units' | 'points' | 'change') => table.row(field, seats.length)
    const [chicken, won] = [table.get('chicken'), table.get('winners')]
    const out = seats.map((seat) => table.get('out', seat) !== 0)
    const units = row('units')
    const bare = (seat: number) => units[seat] === 0 && !out[seat] && seat !== chicken
    return {
      units,
      points: row('points'),
      change: row('change'),
      out,
      swims: seats.map((seat) => rules.grace > 0 && rules.units > 0 && bare(seat)),
      chicken: chicken < 0 ? null : chicken,
      dealer: table.get('dealer'),
      winners: table.get('phase') === Phase.OVER ? seats.filter((seat) => (won >> seat) & 1) : null,
    }
  }

  // ---------------------------------------------------------- what was said, as the kernels read it

  private end({ end, against }: Told): number {
    if (end === 'nobody') return End.DRAW
    if (end === 'fire') return End.FIRE
    if (end === '31') return blitz(this.rules) ? End.BLITZ : End.THIRTY_ONE
    return against.length > 0 ? End.CALL : End.CLOSE
  }

  /** Cards that are worth what the seat holds, as far as the rules look at cards. */
  private hand({ end, holders, values }: Told, seat: number): number {
    if (end === 'fire' && holders.includes(seat)) return ACES
    if (end === '31' && holders.includes(seat)) return this.engine.call.stand_in(THIRTY_ONE)
    const points = counts(this.rules) ? Math.floor(values[seat] ?? 0) : PLAIN
    return this.engine.call.stand_in(points)
  }

  private value({ safe, aces, values }: Told, seat: number, strength: number): number {
    if (safe.includes(seat)) return aces ? SAFE_AAA : SAFE_666
    return counts(this.rules) ? 2 * (values[seat] ?? 0) : strength
  }

  /** A number that orders the hands as they were told. */
  private strength({ lowest, best, tied, values }: Told, seat: number): number {
    if (counts(this.rules)) return 2 * (values[seat] ?? 0)
    if (lowest.includes(seat)) return 0
    if (best.includes(seat)) return BEST
    return tied ? MIDDLE : 1 + seat
  }
}

const THIRTY_ONE = 31
/** Points of a hand that is nothing special. */
const PLAIN = 2
/** Strengths above those of hands between the best and the lowest, which are told apart by their seats alone. */
const [MIDDLE, BEST] = [50, 100]

const bits = (seats: number[]): number => seats.reduce((all, seat) => all | (1 << seat), 0)
