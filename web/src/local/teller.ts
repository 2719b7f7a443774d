/** What kernels write about a table (match/telling.py): where they write it, and how it is cut into pieces of JSON. */

import type { Engine } from '../engine/engine'
import {
  EVENTS,
  KIND,
  LETTERS,
  MARKS,
  NOBODY,
  NUMBERS,
  SEAT,
  SEATS,
  TEXTS,
  WIDTH,
} from '../engine/layout'
import type { At } from '../engine/layout'
import type { Struct } from '../engine/struct'
import type { Rules } from '../rules/fields'
import { recordOf } from '../rules/record'

/** Who is told: the seat (`NOBODY`: none), a bit for each hand it may look into, and for each action a turn offers. */
export interface Told {
  seat: number
  open: number
  judges: boolean
  standing: number
}

export const NOBODY_TOLD: Told = { seat: NOBODY, open: 0, judges: false, standing: 0 }

/** One thing that happened: its kind (`Told` of the engine), its seat, its sentence as JSON. */
export interface Said {
  kind: number
  seat: number | null
  say: string
}

/** The changes by a deal or a move, as JSON. */
export interface Happened {
  /** the events as everybody may know them, with commas between them */
  json: string
  says: Said[]
  /** for a hand that has ended: what the summary of the match shows of it, and why, with commas between */
  ending: { summary: string; reasons: string } | null
}

const LENGTH = 0
const PARTS = 1
const STARTS = 2
/** Numbers are written with 64 bits; the lower half holds all that is read here. */
const HALVES = 2
const NUMBER = 8
const ROWS = EVENTS + 1
const MOST_READERS = SEATS + 1

/** Where kernels write: one for all tables, which take turns. */
export class Desk {
  private readonly tables: readonly [Struct<'Table'>, Struct<'Table'>]
  private readonly readers: readonly Struct<'Reader'>[]
  private readonly view: Struct<'View'>
  private readonly texts: number
  private readonly marks: number
  private readonly facts: number

  constructor(private readonly engine: Engine) {
    this.tables = engine.rows('Table', 2) as [Struct<'Table'>, Struct<'Table'>]
    this.readers = engine.rows('Reader', 2 * MOST_READERS)
    this.view = engine.make('View')
    this.texts = engine.reserve(TEXTS * LETTERS)
    this.marks = engine.reserve(NUMBERS * MARKS * NUMBER)
    this.facts = engine.reserve(ROWS * WIDTH * NUMBER)
  }

  /** What a move, or a deal (`DEALT`), has changed: pieces of JSON, and a row of numbers for each event. */
  story(words: Words, before: Uint8Array | null, after: Uint8Array, move: number) {
    this.take(before, after)
    const { rules, terms, width } = words
    const { tables, facts, texts, marks } = this
    this.engine.call.story(
      ...([tables[0].at, 2, rules, 1, terms, 2, width, move] as const),
      ...([facts, ROWS, WIDTH, texts, TEXTS, LETTERS, marks, NUMBERS, MARKS] as const),
    )
    return { parts: this.cut(), rows: this.rows() }
  }

  /** What has changed for all, then for each of some readers: who was told of it before, and who is told now. */
  news(
    words: Words,
    before: Uint8Array | null,
    after: Uint8Array,
    readers: readonly (readonly [Told | null, Told])[],
  ): string[] {
    this.take(before, after)
    readers.flat().forEach((told, place) => this.seat(this.readers[place]!, told))
    const { rules, terms, width } = words
    const { tables, view, texts, marks } = this
    this.engine.call.news(
      ...([tables[0].at, 2, rules, 1, terms, 2, width] as const),
      ...([this.readers[0]!.at, 2 * readers.length, view.at, 1] as const),
      ...([texts, TEXTS, LETTERS, marks, NUMBERS, MARKS] as const),
    )
    return this.cut()
  }

  private take(before: Uint8Array | null, after: Uint8Array): void {
    if (before) this.tables[0].bytes.set(before)
    else this.tables[0].bytes.fill(0)
    this.tables[1].bytes.set(after)
  }

  private seat(reader: Struct<'Reader'>, told: Told | null): void {
    reader.bytes.fill(0)
    if (!told) return
    reader.set('seat', told.seat)
    reader.set('open_hands', told.open)
    reader.set('judges', Number(told.judges))
    reader.set('standing', told.standing)
    reader.set('told', 1)
  }

  /** The parts of what came out; letters are ASCII. */
  private cut(): string[] {
    const [parts, length] = [this.number(PARTS), this.number(LENGTH)]
    const places = [...this.numbers(this.marks + STARTS * NUMBER, parts), length]
    const text = new TextDecoder().decode(this.engine.bytes(this.texts, length))
    return places.slice(1).map((end, part) => text.slice(places[part], end))
  }

  private rows(): number[][] {
    const facts = this.numbers(this.facts, ROWS * WIDTH)
    const row = (number: number) => facts.slice(number * WIDTH, (number + 1) * WIDTH)
    return Array.from({ length: facts[0]! }, (_, number) => row(number + 1))
  }

  private number(mark: number): number {
    return this.numbers(this.marks + mark * NUMBER, 1)[0]!
  }

  private numbers(at: number, count: number): number[] {
    const { buffer } = this.engine.bytes(at, 0)
    return [...new Int32Array(buffer, at, count * HALVES).filter((_, half) => half % HALVES === 0)]
  }
}

/** What a table's sentences stand on: its rules, its words for the call and for what is lost; all by their addresses. */
interface Words {
  rules: At<'RuleFields'>
  terms: number
  width: number
}

/** Tells of one table. States are those of `Referee.save`, null where there was no hand before. */
export class Teller {
  private readonly words: Words
  private readonly fields: Struct<'RuleFields'>

  constructor(
    engine: Engine,
    private readonly desk: Desk,
    rules: Rules,
    ...terms: [call: string, unit: string]
  ) {
    this.fields = engine.make('RuleFields')
    this.rule(rules)
    const width = Math.max(...terms.map((term) => term.length)) + 1
    const at = engine.reserve(terms.length * width)
    terms.forEach((term, row) =>
      engine.bytes(at + row * width, width).set(new TextEncoder().encode(term)),
    )
    this.words = { rules: this.fields.at, terms: at, width }
  }

  /** Tell about a game by these rules. */
  rule(rules: Rules): void {
    this.fields.bytes.set(recordOf(rules))
  }

  happened(before: Uint8Array | null, after: Uint8Array, move: number): Happened {
    const { parts, rows } = this.desk.story(this.words, before, after, move)
    const says = rows.map((row, number) => ({
      kind: row[KIND]!,
      seat: row[SEAT] === NOBODY ? null : row[SEAT]!,
      say: parts[3 * number + 1]!.slice(0, -1),
    }))
    const json = parts.slice(0, 3 * rows.length).join('')
    const [summary, , reasons] = parts.slice(3 * rows.length)
    const ending =
      summary === undefined ? null : { summary: `${summary.slice(0, -1)}}`, reasons: reasons! }
    return { json, says, ending }
  }

  /** What has changed, as the keys of an object without its braces: for all, then for each reader. */
  news(
    before: Uint8Array | null,
    after: Uint8Array,
    readers: readonly (readonly [Told | null, Told])[],
  ): string[] {
    return this.desk.news(this.words, before, after, readers)
  }

  /** Everything that a reader may know, as the keys of an object without its braces. */
  whole(state: Uint8Array, reader: Told): string {
    return this.news(null, state, [[null, reader]])
      .filter(Boolean)
      .join()
  }
}
