// Written by tools/generate.py from schwimmen/rulebook/text/lines.py; change that, not this.

import * as py from '../python'
import { type Rules } from '../family'
import { AllPass, Centre, DealerChoice, MatchEnd, OneSuitTable, PassRule, Score, Special } from './enums'

/** A sentence of the rules: what it is about, and the fields of `Rules` from which it follows. */
export interface Line {
  readonly key: string
  readonly topic: string
  readonly fields: readonly string[]
  readonly args: Record<string, string | number | boolean | number[] | string[]>
  readonly number: string
}

export const Line = (key: string, topic: string, fields: readonly string[] = [], args: Record<string, string | number | boolean | number[] | string[]> = {}, number: string = ""): Line => ({ key, topic, fields, args, number })

export const SHOWN_BY = (["auto_declare", "fire_value"] as const)
/** Return the specials that end a hand at this table, bits of `Special`. */
export function shown(rules: Rules): number {
  return (rules.fire_value !== null ? rules.auto_declare : (rules.auto_declare & ~Special.FIRE))
}

/** Say whether any card that was not dealt can ever come into play. */
export function uses_stock(rules: Rules): boolean {
  if ((rules.centre !== Centre.TABLE || rules.one_suit_table === OneSuitTable.WASHOUT)) {
    return true
  }
  if ((rules.refresh_from_turn || !py.has(([0, 1] as const), rules.rounds))) {
    return true
  }
  return (rules.all_pass === AllPass.REFRESH && rules.pass_rule !== PassRule.NEVER)
}

/** Say whether the dealer chooses between two packets. */
export function has_packet(rules: Rules): boolean {
  return (rules.centre === Centre.TABLE && rules.dealer_choice !== DealerChoice.NONE)
}

/** Say whether hands cost units; else they score points. */
export function loses_units(rules: Rules): boolean {
  return rules.score === Score.UNITS
}

/** Say whether the match is a single hand. */
export function is_one_hand(rules: Rules): boolean {
  return rules.match_end === MatchEnd.SINGLE_HAND
}

