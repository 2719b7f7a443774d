/** The fields of `Rules` (rules/fields.py): everything in which two games of the family differ. */

import { in_force } from '../rulebook/translated/combinations'
import family from './family.json'

type Printed = typeof family.rules
/** The rules of one table. Words are their numbers, sets their bits; a value of a hand that no hand has is null. */
export type Rules = Omit<Printed, keyof Exact> & Exact
interface Exact {
  players: readonly [number, number]
  suit_labels: readonly [string, string, string, string]
  trio_value: number | null
  fire_value: number | null
  combinations: readonly number[]
  points_table: readonly (readonly [number, number])[]
}
export type Field = keyof Rules
/** What a field can hold. A whole number beyond what a number holds exactly is a bigint. */
export type Value = null | boolean | number | bigint | string | readonly Value[]

/** The rules that a preset differs from: Schwimmen. */
export const DEFAULTS = family.rules as unknown as Rules
/** What sentences have to know of a field: their topic, where its readings are weighed, whether one tells it alone. */
export const DECLARED = family.declared
/** Fields that the engine has doubled: values of hands come in halves. */
export const DOUBLED: ReadonlySet<string> = new Set(family.doubled)

const [TABLE, TRIO_FIRST] = [0, 1]

/** The combinations as they are played, best first; the last is what a hand without one has. */
export const ranking = (rules: Rules): number[] =>
  in_force(rules.combinations, rules.top_combination, rules.combination_order === TRIO_FIRST)

/** How many players the pack can serve, whatever `players` says. */
export function mostPlayers(rules: Rules): number {
  const beside = rules.centre === TABLE ? rules.table_size : 1
  return Math.floor((rules.pack - beside) / rules.hand_size)
}

/** Why that many people cannot play by these rules; null if they can. */
export function playersTrouble(rules: Rules, count: number): string | null {
  const [fewest, most] = rules.players
  if (count < fewest || count > most)
    return `players: expected ${fewest} to ${most} (knob 'players'), got ${count}`
  const served = mostPlayers(rules)
  if (count > served)
    return `pack: ${rules.pack} cards serve at most ${served} players, ${count} given (knob 'pack')`
  return null
}
