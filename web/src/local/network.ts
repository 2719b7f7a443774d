/** Who heeds the value network, and by which rules (players/value_network/shipped.py). */

import { MATCH_FIELDS } from '../lib/facts'
import { DEFAULTS, type Field, type Rules } from '../rules/fields'

const STRONGEST = 'master'
const FIELDS = (Object.keys(DEFAULTS) as Field[]).filter(
  (field) => !(MATCH_FIELDS as readonly string[]).includes(field),
)

/** Say whether a computer opponent wants the network: it knows hands of Schwimmen, whatever comes after them. */
export const heeds = (level: string, rules: Rules): boolean =>
  level === STRONGEST &&
  FIELDS.every((field) => JSON.stringify(rules[field]) === JSON.stringify(DEFAULTS[field]))
