// Written by tools/generate.py from schwimmen/review/after.py; change that, not this.

import * as py from '../python'
import { Kind } from '../../engine/layout'
import { type Move } from '../../match/tokens'
import { type Rules } from '../family'
import { is_special, worth } from '../hands'
import { DeclareEffect } from './enums'
import { type Seen } from './seen'
import { is_safe } from './values'
const NAMES = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS", "AS", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "TD", "JD", "QD", "KD", "AD"]

export const HELD = ([Kind.KEEP, Kind.PASS, Kind.CLOSE, Kind.CHALLENGE, Kind.DECLINE] as const)
export const SHOWING = ([Kind.SWAP, Kind.ALL, Kind.DISCARD] as const)
/** Return the cards that the seat holds after its move; None if that depends on chance. */
export function hand_after(seen: Seen, rules: Rules, move: Move): readonly string[] | null {
  if (py.truth(move.give)) {
    return best_discard(_exchanged(seen.hand, move), null, rules)
  }
  if ((move.kind === Kind.TAKE && seen.top !== null)) {
    return best_discard([...seen.hand, seen.top], seen.top, rules)
  }
  if (py.has(HELD, move.kind)) {
    return seen.hand
  }
  const brought = (move.kind === Kind.ALL ? seen.table : seen.packet)
  return ((py.has(([Kind.ALL, Kind.TRADE] as const), move.kind) && py.truth(brought)) ? brought : null)
}

export function _exchanged(hand: readonly string[], move: Move): readonly string[] {
  return [...hand.filter((card) => !py.has(move.give, card)), ...move.take]
}

/** Return a hand; with a card too many, the best that a discard leaves without giving up one that must stay. */
export function best_discard(hand: readonly string[], stays: string | null, rules: Rules): readonly string[] {
  const held = in_order(hand)
  if (py.len(held) <= rules.hand_size) {
    return held
  }
  const left = held.filter((card) => card !== stays).map((card) => held.filter((other) => other !== card))
  return py.max(left, (each) => worth(rules, each))
}

/** Return cards in card order. */
export function in_order(cards: readonly string[]): readonly string[] {
  return py.list(NAMES).filter((card) => py.has(cards, card))
}

/** Say whether these cards are a full hand: only then do they have a value. */
export function is_hand(hand: readonly string[], rules: Rules): boolean {
  return py.len(hand) === rules.hand_size
}

/** Say whether these cards are a hand that cannot lose. */
export function is_certain(hand: readonly string[] | null, rules: Rules): boolean {
  return (hand !== null && is_hand(hand, rules) && is_safe(worth(rules, hand), rules))
}

/** Say whether the cards that a move brings have to be shown at once. */
export function must_show(seen: Seen, rules: Rules, move: Move): boolean {
  const after = hand_after(seen, rules, move)
  if ((after === null || !(is_hand(after, rules)) || !py.has(SHOWING, move.kind))) {
    return false
  }
  const late = (seen.called && !(rules.declare_after_close))
  return (!(late) && !(seen.single) && is_special(rules, after))
}

/** Say whether a move ends the hand because what it brings has to be shown. */
export function ends_by_showing(seen: Seen, rules: Rules, move: Move): boolean {
  const first = (rules.declare_effect === DeclareEffect.SINGLE_TURNS && py.at(seen.turns, seen.seat) === 0)
  return (must_show(seen, rules, move) && !(first))
}

