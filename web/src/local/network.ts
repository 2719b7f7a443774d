/** The value networks (players/value_network/shipped.py): who heeds one, and which. */

import { MATCH_FIELDS, NETWORKS } from '../lib/facts'
import { DEFAULTS, type Field, type Rules } from '../rules/fields'
import { find } from '../rules/presets'

const STRONGEST = 'master'
const FIELDS = (Object.keys(DEFAULTS) as Field[]).filter(
  (field) => !(MATCH_FIELDS as readonly string[]).includes(field),
)

/** What a hand is played by, whatever comes after it. */
const ofHand = (rules: Rules): string => JSON.stringify(FIELDS.map((field) => rules[field]))

/** The game whose network knows hands by some rules, or null: hints and reviews heed it. */
export const known = (rules: Rules): string | null =>
  NETWORKS.find((game) => ofHand(rules) === ofHand(find(game)!.rules)) ?? null

/** The game whose network a computer opponent heeds, or null. */
export const heeded = (level: string, rules: Rules): string | null =>
  level === STRONGEST ? known(rules) : null
