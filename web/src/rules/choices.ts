/** Kinds of knobs with a few values (rules/knobs/choices.py): flags, words, words with a number, lists out of words. */

import { DOUBLED, type Value } from './fields'
import { SPECIALS } from '../rulebook/translated/enums'
import { Real, same, whole } from './json'
import { Knob, type Args } from './knob'

/** JSON values, each with what it means. */
type Pairs = [spelled: Value, meant: Value][]

export class Flag extends Knob<{ off?: Value; on: Value }> {
  read(came: unknown): Value | undefined {
    return typeof came === 'boolean' ? (came ? this.data.on : (this.data.off ?? false)) : undefined
  }

  write(value: Value): boolean {
    return same(value, this.data.on)
  }

  override numbers(value: Value): number[] {
    return [Number(this.write(value))]
  }

  override ofNumbers(numbers: readonly (number | bigint)[]): Value | undefined {
    return numbers.length === 1 ? this.read([false, true][Number(numbers[0])]) : undefined
  }
}

/** One of several values; `second` has other spellings, and where it is loose, 32.0 is 32. */
export class Choice extends Knob<{ values: Pairs; second: Pairs; loose?: boolean }> {
  read(came: unknown): Value | undefined {
    const plain = this.data.loose && came instanceof Real ? came.value : came
    return [...this.data.values, ...this.data.second].find(([spelled]) => spelled === plain)?.[1]
  }

  write(value: Value): Value {
    return this.data.values.find(([, meant]) => meant === value)![0]
  }

  override compared(here: Value, printed: Value): Args {
    const value = this.write(here)
    const number = typeof value === 'number' ? { value: String(value) } : {}
    return { ...super.compared(here, printed), ...number }
  }

  override numbers(value: Value): number[] {
    return [DOUBLED.has(this.name) ? 2 * Number(value) : Number(value)]
  }

  override ofNumbers(numbers: readonly (number | bigint)[]): Value | undefined {
    return this.data.values.find(([, meant]) => same(this.numbers(meant), numbers))?.[1]
  }
}

interface Count {
  meant: number
  most?: number
}

/** A word, or a word with a whole number from 1 on in brackets: `hands(10)`, `min(40)`. */
export class Counted extends Knob<{ plain: [string, number][]; counted: [string, Count][] }> {
  read(came: unknown): Value | undefined {
    if (typeof came !== 'string') return undefined
    const plain = this.data.plain.find(([word]) => word === came)
    if (plain) return [plain[1], 0]
    const [, word, digits] = /^([a-z]+)\(([0-9]{1,4300})\)$/.exec(came) ?? []
    const count = this.data.counted.find(([known]) => known === word)?.[1]
    const number = whole(BigInt(digits ?? 0))
    return count && 1 <= number && number <= (count.most ?? number)
      ? [count.meant, number]
      : undefined
  }

  write(value: Value): string {
    const [kind, number] = value as [number, number | bigint]
    if (!number) return this.data.plain.find(([, meant]) => meant === kind)![0]
    return `${this.data.counted.find(([, { meant }]) => meant === kind)![0]}(${number})`
  }

  override compared(here: Value, printed: Value): Args {
    const [[word, number], [wordPrinted, numberPrinted]] = [this.parts(here), this.parts(printed)]
    return { here: word, here_number: number, printed: wordPrinted, printed_number: numberPrinted }
  }

  private parts(value: Value): [string, number] {
    return [this.write(value).split('(')[0]!, (value as number[])[1]!]
  }

  override numbers(value: Value): (number | bigint)[] {
    return value as (number | bigint)[]
  }

  override ofNumbers(numbers: readonly (number | bigint)[]): Value | undefined {
    const [kind, number] = numbers
    const meant = number
      ? this.data.counted.map(([, count]) => count.meant)
      : this.data.plain.map(([, plain]) => plain)
    const known = numbers.length === 2 && meant.includes(Number(kind))
    return known ? this.read(this.write([...numbers])) : undefined
  }
}

/** A list out of the hands that must be shown at once; repeats are harmless. */
export class Specials extends Knob<{ values: [string, number][] }> {
  read(came: unknown): Value | undefined {
    if (!Array.isArray(came)) return undefined
    const bits = came.map((item) => this.data.values.find(([name]) => name === item)?.[1])
    return bits.reduce<number | undefined>(
      (all, bit) => (all === undefined || bit === undefined ? undefined : all | bit),
      0,
    )
  }

  write(value: Value): string[] {
    return this.data.values.filter(([, bit]) => bit & Number(value)).map(([name]) => name)
  }

  override compared(here: Value, printed: Value): Args {
    return { here: SPECIALS[Number(here)]!, printed: SPECIALS[Number(printed)]! }
  }

  override ofNumbers(numbers: readonly (number | bigint)[]): Value | undefined {
    const [bits] = numbers
    const all = this.data.values.reduce((sum, [, bit]) => sum | bit, 0)
    return numbers.length === 1 && 0 <= bits! && bits! <= all ? Number(bits) : undefined
  }
}
