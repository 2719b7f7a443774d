/**
 * The referee: one match in the engine (match/referee.py). It sees everything, so only who owns a table may hold one.
 */

import type { Engine } from '../engine/engine'
import { End, Kind, NOBODY, Phase, RECORDS, WHOLE, Why } from '../engine/layout'
import type { FieldName, Struct } from '../engine/struct'
import { CARDS, cardsIn, type Card } from '../lib/cards'
import { is_safe, value_text } from '../rulebook/translated/values'
import type { Rules } from '../rules/fields'
import { whole } from '../rules/json'
import { recordOf } from '../rules/record'
import { codeOf, kindOf, tokenOf } from './tokens'

type TableField = FieldName<'Table'>

/** How a hand ended, in the words of the record. */
const ENDS = names(End).map((name) => (name === 'thirty_one' ? '31' : name))
const PHASES = names(Phase)
/** Why a move is not legal; the catalogue has a sentence `why-…` for each. */
const REASONS = names(Why).map((name) => name.replaceAll('_', '-'))

/** What everybody has seen of one hand at the showdown (match/result.py). */
export interface Shown {
  seat: number
  /** the engine's value: it orders the hands of a game, also those of different deals */
  code: number
  /** as in the record */
  value: string
  change: number | bigint
  /** whether the seat has called, or has closed its own game */
  called: boolean
}

export class Referee {
  private readonly table: Struct<'Table'>
  private readonly fields: Struct<'RuleFields'>
  private readonly sight: Struct<'View'>
  rules!: Rules
  seats = 0

  constructor(private readonly engine: Engine) {
    this.table = engine.make('Table')
    this.fields = engine.make('RuleFields')
    this.sight = engine.make('View')
  }

  /** Begin a match, whatever was played here before. */
  begin(rules: Rules, seats: number, dealer: number): void {
    this.rule(rules)
    this.seats = seats
    this.table.bytes.fill(0)
    this.engine.call.start(this.table.at, this.fields.at, seats, dealer)
  }

  /** Continue by other rules. */
  rule(rules: Rules): void {
    this.rules = rules
    this.fields.bytes.set(recordOf(rules))
  }

  // ---------------------------------------------------------- play

  /** Deal the next hand from a pack, top card first. */
  deal(pack: readonly Card[]): void {
    this.table.fill(
      'pack',
      pack.map((card) => CARDS.indexOf(card)),
    )
    this.engine.call.deal(this.table.at, this.fields.at)
  }

  /** The code of a token in this position. */
  code(token: string): number {
    return codeOf(token, this.hand, this.number('table'))
  }

  /** Why a move is not legal now, a word of `why-…`; null if it is. */
  why(code: number): string | null {
    const why = this.engine.call.why(this.table.at, this.fields.at, code)
    return why === Why.LEGAL ? null : REASONS[why]!
  }

  /** Carry out a move that is legal, with all that the rules force after it. */
  play(code: number): void {
    this.engine.call.play(this.table.at, this.fields.at, code)
  }

  /** Stop a hand that has taken too many moves, without loss; say whether it was stopped (C-13). */
  stopStalled(moves: number): boolean {
    return Boolean(this.engine.call.stop_stalled(this.table.at, this.fields.at, moves))
  }

  /** The tokens of all legal moves of the seat to move, sorted as text. */
  tokens(): string[] {
    if (this.toMove === null) return []
    this.glance(this.toMove)
    const codes = this.sight.row('legal', this.sight.get('legal_count'))
    const [hand, pool] = [this.hand, this.number('table')]
    return codes.map((code) => tokenOf(code, hand, pool)).sort()
  }

  /** What a seat may know, as the bytes of the engine's `View`. */
  look(seat: number): Uint8Array {
    this.glance(seat)
    return this.sight.bytes.slice()
  }

  // ---------------------------------------------------------- rebuilding the stock

  /** Whether a legal move rebuilds the stock, so that chance must give the order first. */
  needsOrder(code: number): boolean {
    const needs = () => this.engine.call.needs_order(this.table.at, this.fields.at)
    return kindOf(code) === Kind.REFRESH && Boolean(needs())
  }

  /** The cards of which the stock would be rebuilt now (FO-6), in card order. */
  rebuilds(): Card[] {
    const aside = this.cards('aside', this.number('set_aside'))
    const open = this.rules.recycle_includes_current ? cardsIn(this.number('table')) : []
    return CARDS.filter((card) => aside.includes(card) || open.includes(card))
  }

  /** Give the order of the cards of which the stock is rebuilt next; say whether it is exactly these cards. */
  giveOrder(order: readonly string[]): boolean {
    const wanted = this.rebuilds()
    const exact = order.length === wanted.length && wanted.every((card) => order.includes(card))
    if (exact) {
      this.table.fill(
        'order',
        order.map((card) => CARDS.indexOf(card)),
      )
      this.table.set('ordered', order.length)
    }
    return exact
  }

  // ---------------------------------------------------------- state

  /** What is to be decided: `choice turn discard verdict answer`; `deal` between hands, `over` after the match. */
  get phase(): string {
    return PHASES[this.number('phase')]!
  }

  /** The seat that decides. */
  get toMove(): number | null {
    const seat = this.number('to_move')
    return seat === NOBODY ? null : seat
  }

  get dealer(): number {
    return this.number('dealer')
  }

  /** The seats that have won; null before the end of the match. */
  get winners(): number[] | null {
    return this.phase === 'over' ? this.members('winners') : null
  }

  /** The chance of each seat to win the match, between two hands, as far as lives and points tell. */
  chances(): number[] {
    const chance = (seat: number) => this.engine.call.equity(this.table.at, this.fields.at, seat)
    const out = this.table.row('out', this.seats)
    return out.map((out, seat) => (out ? 0 : chance(seat) / WHOLE))
  }

  /** The seats that have been eliminated from the match. */
  get out(): number[] {
    return this.table.row('out', this.seats).flatMap((out, seat) => (out ? [seat] : []))
  }

  /** The last finished hand, as a replay line has it. */
  result(): {
    end: string
    values: (string | null)[]
    change: (number | bigint)[]
    safe: boolean[]
  } {
    const values = this.table.row('values', this.seats)
    const played = this.members('played')
    const there = values.map((_, seat) => played.includes(seat))
    return {
      end: ENDS[this.number('end')]!,
      values: values.map((value, seat) => (there[seat] ? value_text(value, this.rules) : null)),
      change: this.large('change'),
      safe: values.map((value, seat) => there[seat]! && is_safe(value, this.rules)),
    }
  }

  /** What everybody has seen of each hand at the last showdown. */
  shown(): Shown[] {
    const values = this.table.row('values', this.seats)
    const change = this.large('change')
    const called = [this.number('caller'), ...this.members('sticking')]
    return this.members('played').map((seat) => ({
      seat,
      code: values[seat]!,
      value: value_text(values[seat]!, this.rules),
      change: change[seat]!,
      called: called.includes(seat),
    }))
  }

  /** The present position, as a replay line has it: everything. */
  state() {
    const [units, points] = [this.large('units'), this.large('points')]
    const out = this.table.row('out', this.seats)
    return {
      dealer: this.dealer,
      to_move: this.toMove,
      phase: this.phase,
      legal: this.tokens(),
      table: cardsIn(this.number('table')),
      stock: this.number('bottom') - this.number('top'),
      discard: this.cards('pile', this.number('piled')),
      seats: this.hands.map((hand, seat) => ({
        hand,
        units: units[seat],
        points: points[seat],
        out: Boolean(out[seat]),
      })),
      winners: this.winners,
    }
  }

  /** All hands, those that their owner has not seen as well. */
  get hands(): Card[][] {
    return this.table.row('hands', this.seats).map(cardsIn)
  }

  /** A copy of the whole state, to which `restore` goes back. */
  save(): Uint8Array {
    return this.table.bytes.slice()
  }

  restore(saved: Uint8Array): void {
    this.table.bytes.set(saved)
  }

  // ---------------------------------------------------------- inside

  private glance(seat: number): void {
    this.engine.call.look(this.table.at, this.fields.at, seat, this.sight.at)
  }

  private get hand(): number {
    return this.toMove === null ? 0 : this.table.get('hands', this.toMove)
  }

  number(field: TableField): number {
    return this.table.get(field)
  }

  private members(field: TableField): number[] {
    const bits = this.number(field)
    return Array.from({ length: this.seats }, (_, seat) => seat).filter(
      (seat) => (bits >> seat) & 1,
    )
  }

  private cards(field: TableField, count: number): Card[] {
    return this.table.row(field, count).map((card) => CARDS[card]!)
  }

  /** Numbers by seat that may be larger than a number can hold. */
  private large(field: 'change' | 'units' | 'points'): (number | bigint)[] {
    const { bytes } = this.table
    const [offset] = RECORDS.Table.fields[field]
    return [...new BigInt64Array(bytes.buffer, bytes.byteOffset + offset, this.seats)].map(whole)
  }
}

/** The names of an enumeration in small letters, by their numbers. */
function names(enumeration: Record<string, number>): string[] {
  return Object.keys(enumeration).map((name) => name.toLowerCase())
}
