/** Games, knobs and fields (web/src/rules) by the names that the translated modules have for them. */

import type { Sentence } from '../lib/protocol'
import { mostPlayers, ranking, type Rules, type Value } from '../rules/fields'
import type { Args, Knob } from '../rules/knob'
import type { House, Preset } from '../rules/presets'

export { DECLARED } from '../rules/fields'
export type { HouseError } from '../rules/knob'
export type { Knob, Preset, Rules }

export { ranking }
export const most_players = mostPlayers
export const refusal = (knob: Knob): Required<Sentence> => ({ args: {}, ...knob.data.refusal })
export const get = (knob: Knob, rules: Rules): Value => knob.get(rules)
export const compared = (knob: Knob, here: Value, printed: Value): Args =>
  knob.compared(here, printed)

export const house_of = (preset: Preset, rules: Rules): House => preset.houseOf(rules)

/** A knob without effect, and the one that is the reason. */
export interface Idle {
  readonly knob: string
  readonly because: string
}

export const idle = (preset: Preset, rules: Rules): Idle[] =>
  Object.entries(preset.idle(rules)).map(([knob, because]) => ({ knob, because }))
