/** What every kind of knob can do (rules/knobs/knob.py): read and write values, and turn them into fields. */

import type { KnobInfo, Sentence } from '../lib/protocol'
import type { Field, Rules, Value } from './fields'
import { write } from './json'

/** Arguments of a sentence. */
export type Args = NonNullable<Sentence['args']>

/** A house rule that cannot be read: which knob, what came, what is allowed. */
export class HouseError extends Error {
  readonly came: string

  constructor(
    readonly knob: string,
    came: unknown,
    readonly allowed: string,
  ) {
    const shown = show(came)
    super(`${knob}: ${shown} is not allowed; allowed: ${allowed}`)
    this.came = shown
  }
}

/** A knob as `family.json` has it, beside the parameters of its kind. */
export interface KnobData {
  kind: string
  name: string
  group: KnobInfo['group']
  aliases: string[]
  fields: Field[]
  /** its number in share codes */
  code: number
  allowed: string
  /** what is said of a value that it does not have; `$knob` and `$came` are added */
  refusal: Sentence
  control: KnobInfo['control']
}

export abstract class Knob<Parameters = unknown> {
  constructor(readonly data: KnobData & Parameters) {}

  /** The fields' value for a JSON value; undefined for any other value. */
  abstract read(came: unknown): Value | undefined

  /** The JSON value of the fields' value. */
  abstract write(value: Value): Value | Record<string, Value>

  get name(): string {
    return this.data.name
  }

  get aliases(): readonly string[] {
    return this.data.aliases
  }

  /** The value that some rules have; that of several fields is a list. */
  get(rules: Rules): Value {
    const values = this.data.fields.map((field) => rules[field])
    return values.length > 1 ? values : values[0]!
  }

  /** The fields that a value sets. */
  changes(value: Value): Partial<Rules> {
    const { fields } = this.data
    const values = fields.length > 1 ? (value as Value[]) : [value]
    return Object.fromEntries(fields.map((field, at) => [field, values[at]]))
  }

  /** What holds and what is printed, as arguments of `house-NAME`. */
  compared(here: Value, printed: Value): Args {
    return { here: selected(this.write(here)), printed: selected(this.write(printed)) }
  }

  /** A value as the whole numbers of a share code. */
  numbers(value: Value): (number | bigint)[] {
    return [typeof value === 'bigint' ? value : Number(value)]
  }

  /** The value of whole numbers; undefined if there is none. */
  ofNumbers(numbers: readonly (number | bigint)[]): Value | undefined {
    return numbers.length === 1 ? this.read(numbers[0]) : undefined
  }
}

/** A JSON value as a sentence selects by it: whole numbers as they are, everything else as text. */
const selected = (value: unknown): string | number =>
  Number.isInteger(value) ? (value as number) : String(value)

const MOST = 60

/** A value as JSON writes it, cut to a length that an error line can bear. */
function show(value: unknown): string {
  const text = [...write(value, false)]
  return text.length <= MOST ? text.join('') : `${text.slice(0, MOST - 3).join('')}…`
}
