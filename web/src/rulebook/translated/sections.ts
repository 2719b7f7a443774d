// Written by tools/generate.py from schwimmen/rulebook/text/sections.py; change that, not this.

import * as py from '../python'
import { DECLARED, idle, type Preset, type Rules } from '../family'
import { call, declare } from './calls'
import { Line } from './lines'
import { match, opened } from './matches'
import { deal, goal } from './opening'
import { Sentence, word_key } from './sentence'
import { lose, score } from './settlement'
import { cited } from './sources'
import { turn } from './turns'
import { values } from './worths'

export const SECTIONS = (["goal", "deal", "turn", "call", "end", "values", "lose", "score", "match", "open"] as const)
/** Return the rules as they are played at a table, in reading order. */
export function rules_text(preset: Preset, rules: Rules): Sentence[] {
  const printed = lines(preset, preset.rules).map(([, line]) => ([line.key, line.args] as const))
  return lines(preset, rules).map(([section, line]) => _sentence(preset, rules, line, section, !py.has(printed, ([line.key, line.args] as const))))
}

/** Return every sentence of the rules with its section, in reading order; a flag's stands last of its topic. */
export function lines(preset: Preset, rules: Rules): (readonly [string, Line])[] {
  const told = ([goal(rules), deal(rules), turn(rules), call(rules), declare(rules), values(rules), lose(rules), score(rules), match(rules, preset.ante, preset.ledger, _costs_two(preset, rules)), opened(rules)] as const)
  const found: (readonly [string, Line])[] = py.zip(SECTIONS, told).flatMap(([section, part]) => py.list(part).map((line) => ([section, line] as const)))
  for (const name of py.list(py.items(DECLARED)).filter(([name, field]) => (py.truth(field.told) && py.truth(py.getattr(rules, name)))).map(([name, ]) => name)) {
    const topic = py.at(DECLARED, name).topic
    const places = py.list(py.enumerate(found)).filter(([, [, line]]) => py.same(line.topic, topic)).map(([place, [, ]]) => place)
    if (py.truth(places)) {
      const last: number = py.at(places, -1)
      py.insert(found, (last + 1), ([py.at(found, last)[0], Line(word_key("rule", name), topic, ([name] as const))] as const))
    }
  }
  return found
}

/** Return the words of a game, as every sentence about it carries them. */
export function terms(preset: Preset, rules: Rules): Record<string, string | number | boolean | number[] | string[]> {
  return { "word": preset.call, "unit": preset.ledger, "units": 1, "hand": rules.hand_size }
}

export function _sentence(preset: Preset, rules: Rules, line: Line, section: string, changed: boolean): Sentence {
  const differing = line.fields.filter((name) => !py.same(py.getattr(rules, name), py.getattr(preset.rules, name)))
  const notes: Record<string, string | number | boolean | number[] | string[]> = { "section": section, "sources": cited(preset, line.topic, (changed ? differing : ([] as const)), line.number), "changed": changed }
  return Sentence(line.key, { ...terms(preset, rules), ...line.args, ...notes })
}

/** Say whether it matters what two units cost somebody who has one. */
export function _costs_two(preset: Preset, rules: Rules): boolean {
  const knobs = py.values(preset.knobs).map((knob) => knob.name)
  return (py.has(knobs, "penalty_overflow") && !py.has(idle(preset, rules).map((idle) => idle.knob), "penalty_overflow"))
}

