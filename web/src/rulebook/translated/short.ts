// Written by tools/generate.py from schwimmen/rulebook/text/short.py; change that, not this.

import * as py from '../python'
import { type Preset, type Rules } from '../family'
import { Valuation } from './enums'
import { is_one_hand, loses_units } from './lines'
import { turn } from './pictures'
import { terms } from './sections'
import { Sentence, word_key } from './sentence'

/** Return what to collect, and what for. */
export function aim(preset: Preset, rules: Rules): Sentence {
  const won_by = (is_one_hand(rules) ? "hand" : (loses_units(rules) ? "survive" : "points"))
  return Sentence("aim", { ...terms(preset, rules), "what": py.word(Valuation, rules.valuation), "for": won_by })
}

/** Return the printed game in a few sentences, one a line: aim, turn, end, what is lost. */
export function in_short(preset: Preset): Sentence {
  return Sentence(word_key("page", preset.id, "short"))
}

/** Return what a hand is worth at a table, and what an exchange makes of it. */
export function example(rules: Rules): Sentence[] {
  const shown = turn(rules)
  const [before, after] = ([shown.before, shown.after] as const)
  return [Sentence("short-example", { "cards": py.list(before.cards), "value": before.value }), Sentence("short-exchange", { "give": shown.give, "take": shown.take, "value": after.value })]
}

