/** The value networks (players/value_network/shipped.py): who heeds one, and which. */

import { MATCH_FIELDS, NETWORKS } from '../lib/facts'
import { DEFAULTS, type Field, type Rules } from '../rules/fields'
import { find } from '../rules/presets'

const STRONGEST = 'master'
const FIELDS = (Object.keys(DEFAULTS) as Field[]).filter(
  (field) => !(MATCH_FIELDS as readonly string[]).includes(field),
)

/** Whether hands by two sets of rules are played alike, whatever comes after them. */
const sameHand = (one: Rules, other: Rules): boolean =>
  FIELDS.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))

/** The game whose network knows hands by some rules, or null: hints and reviews heed it. */
export const known = (rules: Rules): string | null =>
  NETWORKS.find((game) => sameHand(rules, find(game)!.rules)) ?? null

/** The game whose network a computer opponent heeds, or null. */
export const heeded = (level: string, rules: Rules): string | null =>
  level === STRONGEST ? known(rules) : null
