// Written by tools/generate.py from schwimmen/rulebook/text/idle.py; change that, not this.

import * as py from '../python'
import { house_of, idle, type Preset, type Rules } from '../family'
import { terms } from './sections'
import { Sentence, word_key } from './sentence'

/** Return a sentence for each knob that does nothing at this table because of another one, and why. */
export function idle_sentences(preset: Preset, rules: Rules): Sentence[] {
  const words = terms(preset, rules)
  return idle(preset, rules).map((item) => Sentence(word_key("idle", item.knob, item.because), { "knob": item.knob, "because": item.because, ...words }))
}

/** Return those of them that this table has set, or whose reason it has set: nobody asks about the others. */
export function idle_by_house(preset: Preset, rules: Rules): Sentence[] {
  const house = house_of(preset, rules)
  return idle_sentences(preset, rules).filter((idle) => (py.has(house, py.at(idle.args, "knob")) || py.has(house, py.at(idle.args, "because"))))
}

