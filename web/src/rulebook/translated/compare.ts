// Written by tools/generate.py from schwimmen/rulebook/text/compare.py; change that, not this.

import * as py from '../python'
import { type Preset, type Rules } from '../family'
import { SECTIONS, lines, rules_text, terms } from './sections'
import { Sentence } from './sentence'

/** An aspect in which two tables differ. */
export interface CompareRow {
  readonly section: string
  readonly aspect: Sentence
  readonly left: readonly Sentence[]
  readonly right: readonly Sentence[]
}

export const CompareRow = (section: string, aspect: Sentence, left: readonly Sentence[], right: readonly Sentence[]): CompareRow => ({ section, aspect, left, right })

/** Two tables side by side: what differs, and the names of the aspects in which they are alike. */
export interface Comparison {
  readonly rows: readonly CompareRow[]
  readonly common: readonly Sentence[]
}

export const Comparison = (rows: readonly CompareRow[], common: readonly Sentence[]): Comparison => ({ rows, common })

/** A sentence of one of them: which aspect it is about, and what it says. */
export interface _Said {
  readonly aspect: readonly [string, string]
  readonly says: readonly [string, Record<string, string | number | boolean | number[] | string[]>, number]
  readonly sentence: Sentence
}

export const _Said = (aspect: readonly [string, string], says: readonly [string, Record<string, string | number | boolean | number[] | string[]>, number], sentence: Sentence): _Said => ({ aspect, says, sentence })

/** Compare two tables, whatever their games. */
export function differences(one: readonly [Preset, Rules], other: readonly [Preset, Rules]): Comparison {
  const [left, right] = ([_said(one[0], one[1]), _said(other[0], other[1])] as const)
  const rows = _words(one, other)
  const common: Sentence[] = []
  for (const aspect of _order(_aspects(left), _aspects(right))) {
    const [here, there] = ([_about(aspect, left), _about(aspect, right)] as const)
    const [only_here, only_there] = ([_without(here, there), _without(there, here)] as const)
    const [section, topic] = aspect
    const told = Sentence(`aspect-${topic}`)
    if ((py.truth(only_here) || py.truth(only_there))) {
      py.append(rows, CompareRow(section, told, only_here, only_there))
    } else {
      py.append(common, told)
    }
  }
  return Comparison(py.tuple(rows), py.tuple(common))
}

/** Return the row of the games' own words, where they have others. */
export function _words(one: readonly [Preset, Rules], other: readonly [Preset, Rules]): CompareRow[] {
  const [here, there] = ([one[0], other[0]] as const)
  if ((here.call === there.call && here.ledger === there.ledger)) {
    return []
  }
  const [left, right] = ([Sentence("rule-terms", terms(here, one[1])), Sentence("rule-terms", terms(there, other[1]))] as const)
  return [CompareRow("goal", Sentence("aspect-terms"), ([left] as const), ([right] as const))]
}

export function _said(preset: Preset, rules: Rules): _Said[] {
  const told = py.zip(lines(preset, rules), rules_text(preset, rules))
  return told.map(([[section, line], sentence]) => _Said(([section, line.topic] as const), ([line.key, line.args, (py.has(line.fields, "hand_size") ? rules.hand_size : 0)] as const), sentence))
}

export function _aspects(said: readonly _Said[]): (readonly [string, string])[] {
  return py.list(py.fromkeys(said.map((each) => each.aspect)))
}

/** Return the aspects of both in reading order: those that only the second has stand behind what is before them. */
export function _order(left: readonly (readonly [string, string])[], right: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  let at
  const order = py.list(left)
  at = 0
  for (const aspect of right) {
    if (py.has(order, aspect)) {
      at = (py.index(order, aspect) + 1)
    } else {
      py.insert(order, at, aspect)
      at = (at + 1)
    }
  }
  return py.sorted(order, (aspect) => py.index(SECTIONS, py.at(aspect, 0)))
}

export function _about(aspect: readonly [string, string], said: readonly _Said[]): _Said[] {
  return said.filter((each) => py.same(each.aspect, aspect))
}

/** Return the sentences that say what the others do not. */
export function _without(said: readonly _Said[], others: readonly _Said[]): readonly Sentence[] {
  const also = others.map((each) => each.says)
  return py.tuple(said.filter((each) => !py.has(also, each.says)).map((each) => each.sentence))
}

