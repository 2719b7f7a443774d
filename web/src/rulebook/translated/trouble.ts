// Written by tools/generate.py from schwimmen/rulebook/text/trouble.py; change that, not this.

import * as py from '../python'
import { most_players, refusal, type HouseError, type Knob, type Rules } from '../family'
import { Sentence } from './sentence'

/** Return a house rule that cannot be read as a sentence: which knob, what came, what is allowed. */
export function trouble(error: HouseError, knobs: readonly Knob[]): Sentence {
  const args: Record<string, string | number | boolean | number[] | string[]> = { "knob": error.knob, "came": error.came }
  const knob = _named(error.knob, knobs)
  if (knob !== null) {
    const said = refusal(knob)
    return Sentence(said.key, { ...args, ...said.args })
  }
  if (error.knob === "house") {
    return Sentence("error-house", { ...args, "allowed": "{\"units\": 2}" })
  }
  if (py.truth(py.startswith(error.allowed, "name=value"))) {
    return Sentence("error-pair", { ...args, "came": error.knob })
  }
  return Sentence("error-knob-unknown", { ...args, "allowed": py.join(", ", knobs.map((each) => each.name)) })
}

export function _named(name: string, knobs: readonly Knob[]): Knob | null {
  return py.next(knobs.filter((knob) => py.has(([knob.name, ...knob.aliases] as const), name)), null)
}

/** Return why that many people cannot play by these rules, None if they can. */
export function players_trouble(rules: Rules, count: number): Sentence | null {
  const [fewest, most] = rules.players
  if (!(fewest <= count && count <= most)) {
    return Sentence("error-players", { "count": count, "fewest": fewest, "most": most })
  }
  if (count > most_players(rules)) {
    const args: Record<string, string | number | boolean | number[] | string[]> = { "count": count, "size": rules.pack, "most": most_players(rules) }
    return Sentence("error-players-pack", args)
  }
  return null
}

