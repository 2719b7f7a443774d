// Written by tools/generate.py from schwimmen/rulebook/text/house.py; change that, not this.

import * as py from '../python'
import { compared, get, house_of, type Knob, type Preset, type Rules } from '../family'
import { terms } from './sections'
import { Sentence, word_key } from './sentence'

/** Return a sentence for each house rule: how this table differs from the printed game. */
export function deviations(preset: Preset, rules: Rules): Sentence[] {
  const changed = house_of(preset, rules)
  return py.values(preset.knobs).filter((knob) => py.has(changed, knob.name)).map((knob) => _deviation(preset, knob, rules))
}

export function _deviation(preset: Preset, knob: Knob, rules: Rules): Sentence {
  const args = compared(knob, get(knob, rules), get(knob, preset.rules))
  return Sentence(word_key("house", knob.name), { ...terms(preset, rules), ...args })
}

