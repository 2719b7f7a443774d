/** Kinds of knobs whose values nobody can list (rules/knobs/numbers.py): numbers, spans, tables of points, texts. */

import { label_args, ROWS, table_args } from '../rulebook/translated/args'
import type { Value } from './fields'
import { isObject, isWhole } from './json'
import { Knob, type Args } from './knob'

/** A whole number from `least` to `most`, or without end. */
export class Whole extends Knob<{ least: number; most?: number }> {
  read(came: unknown): Value | undefined {
    const { least, most } = this.data
    return isWhole(came) && least <= came && came <= (most ?? came) ? came : undefined
  }

  write(value: Value): Value {
    return value
  }

  override compared(here: Value, printed: Value): Args {
    return { here: here as number, printed: printed as number, number: here as number }
  }
}

/** A whole number from 1 on, or a word for a number that is not told. */
export class WholeOr extends Knob<{ word: string; meant: number }> {
  read(came: unknown): Value | undefined {
    if (came === this.data.word) return this.data.meant
    return isWhole(came) && 1 <= came ? came : undefined
  }

  write(value: Value): Value {
    return value === this.data.meant ? this.data.word : value
  }

  override compared(here: Value, printed: Value): Args {
    const [own, theirs] = [this.write(here), this.write(printed)]
    return { here: own as number, printed: theirs as number, number: here as number }
  }

  override ofNumbers(numbers: readonly (number | bigint)[]): Value | undefined {
    const [number] = numbers
    return Number(number) === this.data.meant ? this.data.meant : this.read(number)
  }
}

/** Two whole numbers, the smaller first. */
export class Span extends Knob<{ least: number }> {
  read(came: unknown): Value | undefined {
    return isPair(came) && this.data.least <= came[0] && came[0] <= came[1] ? came : undefined
  }

  write(value: Value): Value {
    return value
  }

  override compared(here: Value, printed: Value): Args {
    const [fewest, most] = here as [number, number]
    const [printed_fewest, printed_most] = printed as [number, number]
    return { fewest, most, printed_fewest, printed_most }
  }

  override numbers(value: Value): (number | bigint)[] {
    return value as (number | bigint)[]
  }

  override ofNumbers(numbers: readonly (number | bigint)[]): Value | undefined {
    return this.read(numbers)
  }
}

/** An object of rows, each two whole numbers: for the knocker, for others (NE-2). */
export class PointsTable extends Knob {
  read(came: unknown): Value | undefined {
    if (!isObject(came) || Object.keys(came).length !== ROWS.length) return undefined
    const rows = ROWS.map((row) => came[row])
    return rows.every(isPair) ? (rows as Value[]) : undefined
  }

  write(value: Value): Record<string, Value> {
    return Object.fromEntries(ROWS.map((row, at) => [row, (value as Value[])[at]!]))
  }

  override compared(here: Value): Args {
    return table_args(here as [number, number][])
  }

  override numbers(value: Value): (number | bigint)[] {
    return (value as (number | bigint)[][]).flat()
  }

  override ofNumbers(numbers: readonly (number | bigint)[]): Value | undefined {
    const whole = numbers.length === 2 * ROWS.length
    return whole ? ROWS.map((_, at) => numbers.slice(2 * at, 2 * at + 2)) : undefined
  }
}

const SUITS = 4

/** Four texts, one a suit: clubs, spades, hearts, diamonds. */
export class Labels extends Knob {
  read(came: unknown): Value | undefined {
    const texts = Array.isArray(came) && came.every((text) => isText(text))
    return texts && came.length === SUITS ? (came as string[]) : undefined
  }

  write(value: Value): Value {
    return value
  }

  override compared(here: Value): Args {
    return label_args(here as string[])
  }

  override numbers(value: Value): number[] {
    return (value as string[]).flatMap((text) => {
      const letters = [...text].map((letter) => letter.codePointAt(0)!)
      return [letters.length, ...letters]
    })
  }

  override ofNumbers(numbers: readonly (number | bigint)[]): Value | undefined {
    const rest = numbers.map(Number)
    const texts: string[] = []
    while (rest.length > 0) {
      const letters = rest.splice(0, rest.shift())
      if (!letters.every(isLetter)) return undefined
      texts.push(String.fromCodePoint(...letters))
    }
    return this.read(texts)
  }
}

/** Half of a pair of surrogates cannot be written down. */
const isText = (came: unknown): boolean => typeof came === 'string' && !/\p{Surrogate}/u.test(came)
const isLetter = (code: number): boolean =>
  0 <= code && code <= 0x10ffff && !(0xd800 <= code && code <= 0xdfff)

const isPair = (came: unknown): came is [number, number] =>
  Array.isArray(came) && came.length === 2 && came.every(isWhole)
