/** What does not change during a match, in the terms of the protocol (table/views.py). */

import { Centre, DealerChoice, MatchEnd, OneSuitTable, Score } from '../engine/layout'
import type { GameView } from '../lib/protocol'
import { known, unfit } from '../match/actions'
import type { Rules } from '../rules/fields'
import type { Preset } from '../rules/presets'

/** What a table needs to know about its rules to arrange itself on the screen. */
export function gameView(preset: Preset, rules: Rules): GameView {
  const reasons = Object.entries(unfit(rules)).map(([action, key]) => [action, { key, args: {} }])
  return {
    centre: word(Centre, rules.centre),
    hand_size: rules.hand_size,
    table_size: rules.table_size,
    direction: rules.direction > 0 ? 'clockwise' : 'anticlockwise',
    dealer_choice: word(DealerChoice, rules.dealer_choice),
    actions: known(rules, preset.rules),
    unfit: Object.fromEntries(reasons) as GameView['unfit'],
    call: preset.call,
    ledger: preset.ledger,
    tongue: preset.tongue,
    ante: preset.ante,
    counts_points: rules.score !== Score.UNITS,
    grace: Boolean(rules.grace),
    match_end: word(MatchEnd, rules.match_end),
    match_length: rules.match_length,
    explains: rules.explain_gate,
    one_suit_table: word(OneSuitTable, rules.one_suit_table),
    suits: [...rules.suit_labels],
  }
}

/** The units at the start of a match, 0 where points are counted instead. */
export const countedUnits = (rules: Rules): number =>
  rules.score === Score.UNITS ? rules.units : 0

/** The word of a member of an enumeration. */
function word<Names extends Record<string, number>>(
  names: Names,
  value: number,
): Lowercase<keyof Names & string> {
  const found = Object.keys(names).find((name) => names[name] === value)!
  return found.toLowerCase() as Lowercase<keyof Names & string>
}
