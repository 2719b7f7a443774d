/** The games of the family, and what a table changes of them: house objects, and knobs that say nothing. */

import { Choice, Counted, Flag, Specials } from './choices'
import family from './family.json'
import { DEFAULTS, type Field, type Rules, type Value } from './fields'
import { isObject, same } from './json'
import { HouseError, type Knob, type KnobData } from './knob'
import { Labels, PointsTable, Span, Whole, WholeOr } from './numbers'

/** A house object: knobs by name, each with its JSON value. */
export type House = Record<string, unknown>

const KINDS: Record<string, new (data: never) => Knob> = {
  ...{ Flag, Choice, Pack: Choice, Counted, Specials },
  ...{ Whole, WholeOr, Span, PointsTable, Labels },
}
const KNOBS = (family.knobs as unknown as KnobData[]).map(
  (data) => new KINDS[data.kind]!(data as never),
)

/** A game as a source prints it: its rules, and the knobs that a table may change. */
export class Preset {
  readonly id: string
  /** its number in share codes */
  readonly number: number
  /** the source documents, by number */
  readonly sources: readonly string[]
  /** the letters of its rules' numbers: SW-13 is a rule of Schwimmen */
  readonly prefix: string
  /** the game's word for its call */
  readonly call: string
  /** what is lost or counted */
  readonly ledger: string
  /** whose words are said over it where they are its own */
  readonly tongue: string
  /** what everybody pays into the pot before the first hand; null where there is no pot */
  readonly ante: number | null
  readonly rules: Rules
  readonly knobs: readonly Knob[]

  constructor(data: (typeof family.presets)[number]) {
    this.id = data.id
    this.number = data.number
    this.sources = data.sources
    this.prefix = data.prefix
    this.call = data.call
    this.ledger = data.ledger
    this.tongue = data.tongue
    this.ante = data.ante
    this.rules = { ...DEFAULTS, ...(data.rules as Partial<Rules>) }
    this.knobs = data.knobs.map((index) => KNOBS[index]!)
  }

  /** The knob of a name, or of one of its second names. */
  knob(name: string): Knob | undefined {
    return this.knobs.find((knob) => knob.name === name || knob.data.aliases.includes(name))
  }

  /** The rules with a house object applied; of two names of a knob the later counts. Throws HouseError. */
  house(house: unknown): Rules {
    if (!isObject(house))
      throw new HouseError('house', house, 'an object of knobs, as {"units": 2}')
    const rules = { ...this.rules }
    for (const [name, came] of Object.entries(house)) {
      const knob = this.knob(name)
      if (!knob)
        throw new HouseError(
          name,
          came,
          `one of the knobs ${this.knobs.map((each) => each.name).join(', ')}`,
        )
      const value = knob.read(came)
      if (value === undefined) throw new HouseError(name, came, knob.data.allowed)
      Object.assign(rules, knob.changes(value))
    }
    return rules
  }

  /** The house object by which rules differ from this preset, in the order of the knobs. */
  houseOf(rules: Rules): House {
    const changed = this.knobs.filter((knob) => !same(knob.get(rules), knob.get(this.rules)))
    return Object.fromEntries(changed.map((knob) => [knob.name, knob.write(knob.get(rules))]))
  }

  /** The knobs without effect under some rules, each with the one that is the reason, in the order of the knobs. */
  idle(rules: Rules): Record<string, string> {
    const known = [...this.knobs.map((knob) => knob.name), GAME]
    const reasons = IDLE.filter(
      ([, because, cases]) => known.includes(because) && holds(rules, cases),
    )
    return Object.fromEntries(
      this.knobs.flatMap(({ name }) => {
        const reason = reasons.find(([knob]) => knob === name)
        return reason ? [[name, reason[1]]] : []
      }),
    )
  }
}

export const PRESETS: readonly Preset[] = family.presets.map((data) => new Preset(data))

/** The preset with an id. */
export const find = (id: unknown): Preset | undefined => PRESETS.find((preset) => preset.id === id)

/** The reason of a knob that the game knows, but that never changes anything in it. */
const GAME = 'game'
/** Where something holds: in each case some fields, each with the values that it has there. */
type Cases = Partial<Record<Field, Value[]>>[]
const IDLE = family.idle as unknown as [knob: string, because: string, Cases][]

const holds = (rules: Rules, cases: Cases): boolean =>
  cases.some((values) =>
    Object.entries(values).every(([field, some]) => some.includes(rules[field as Field])),
  )
