// Written by tools/generate.py from schwimmen/review/middle.py; change that, not this.

import * as py from '../python'
import { Kind } from '../../engine/layout'
import { type Move } from '../../match/tokens'
import { type Rules } from '../family'
import { must_show } from './after'
import { AllPass, CallEffect, Centre, Exhausted, OneSuitTable } from './enums'
import { type Seen } from './seen'

export const REPLACING = ([Kind.REFRESH, Kind.DRAW, Kind.TAKE, Kind.KEEP, Kind.TRADE] as const)
/** Return the open cards that can be taken one at a time in the turn after a move; none if there is no such turn. */
export function open_after(seen: Seen, rules: Rules, move: Move): readonly string[] {
  if ((py.has(REPLACING, move.kind) || rules.centre === Centre.POOL || is_last(seen, rules, move))) {
    return []
  }
  if (rules.centre === Centre.DISCARD) {
    const top = (seen.top === null ? [] : [seen.top])
    return (move.kind === Kind.DISCARD ? move.give : top)
  }
  const table = _table_after(seen, move)
  const alike = py.all(table.map((card) => py.at(card, 1) === py.at(py.at(table, 0), 1)))
  return ((alike && rules.one_suit_table !== OneSuitTable.NONE) ? [] : table)
}

/** Say whether a move ends the hand, or the middle is replaced before anybody else moves. */
export function is_last(seen: Seen, rules: Rules, move: Move): boolean {
  if ((seen.last_turns === 1 || _ends_at_once(rules, move) || must_show(seen, rules, move))) {
    return true
  }
  if ((rules.centre === Centre.DISCARD && seen.stock === 0 && rules.exhausted !== Exhausted.KEEP_TABLE)) {
    return true
  }
  const everybody = py.sum(seen.out.filter((out) => !(out)).map(() => 1))
  const counted = (move.kind === Kind.PASS && !(move.call) && !(seen.called) && rules.all_pass !== AllPass.NONE)
  return (counted && (seen.streak + 1) >= everybody)
}

/** Say whether a move is a call that ends the hand, or to pass where that refuses to go on (ES-6). */
export function _ends_at_once(rules: Rules, move: Move): boolean {
  const ends = (move.call || py.has(([Kind.CLOSE, Kind.PASS] as const), move.kind))
  return (ends && py.has(([CallEffect.AT_ONCE, CallEffect.CHALLENGE] as const), rules.call_effect))
}

export function _table_after(seen: Seen, move: Move): readonly string[] {
  if (move.kind === Kind.ALL) {
    return seen.hand
  }
  return [...seen.table.filter((card) => !py.has(move.take, card)), ...move.give]
}

