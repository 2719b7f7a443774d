// Written by tools/generate.py from schwimmen/review/own_hand.py; change that, not this.

import * as py from '../python'
import { type Rules } from '../family'
import { worth } from '../hands'
import { best_discard, is_hand } from './after'
import { Valuation } from './enums'
import { points } from './neighbour'
import { type Seen } from './seen'
import { Sentence } from './sentence'
import { is_safe, value_text } from './values'
const SUITS = "CSHD"

/** Say what the hand is worth after a move, and whether that is more than before. */
export function own_hand(seen: Seen, after: readonly string[], rules: Rules): Sentence {
  let how
  const before = best_discard(seen.hand, seen.taken, rules)
  const found = worth(rules, after)
  how = (py.same([...after], [...seen.hand]) ? "held" : _change(before, after, rules))
  if (rules.valuation === Valuation.COMBINATIONS) {
    return Sentence("because-combination", { "how": how, "value": value_text(found, rules) })
  }
  if ((rules.valuation === Valuation.FLUSH && !(found))) {
    return _mixed(seen.hand, after, rules)
  }
  const best = _best_suit(after, before)
  if ((how === "keeps" && !py.has(_best_suits(before), best))) {
    how = "same"
  }
  const inside = _points(after, best)
  const less = (py.sum(py.list(SUITS).map((suit) => _points(after, suit))) - inside)
  const told: Record<string, string | number | boolean | number[] | string[]> = { "points": inside, "less": less, "suit": best, "how": how }
  const shape = _shape(after, found, less, rules)
  return Sentence("because-hand", { ...told, "shape": shape, "value": value_text(found, rules) })
}

/** Say what becomes of a hand's value: it is new where the hand before was not seen (C-17). */
export function _change(before: readonly string[], after: readonly string[], rules: Rules): string {
  if (!(is_hand(before, rules))) {
    return "new"
  }
  const [found, had] = ([worth(rules, after), worth(rules, before)] as const)
  return (found === had ? "keeps" : (found > had ? "makes" : "drops"))
}

/** Say how close to a single suit a hand is that is worth nothing until it has only one. */
export function _mixed(hand: readonly string[], after: readonly string[], rules: Rules): Sentence {
  const fullest = _fullest(after)
  const [before, number] = ([py.len(_suited(hand, _fullest(hand))), py.len(_suited(after, fullest))] as const)
  const kept = py.list(SUITS).filter((suit) => (py.len(_suited(hand, suit)) === before && py.len(_suited(after, suit)) === number))
  const suit = py.next(py.list(kept), fullest)
  const how = (number > before ? "makes" : (number < before ? "drops" : "keeps"))
  return Sentence("because-mixed", { "how": how, "number": number, "hand": rules.hand_size, "suit": suit })
}

/** Return what makes a hand worth what it is; `less` are the points that are not of its suit. */
export function _shape(hand: readonly string[], found: number, less: number, rules: Rules): string {
  if ((rules.valuation === Valuation.NET && less)) {
    return "net"
  }
  if (is_safe(found, rules)) {
    return "safe"
  }
  if ((rules.fire_value !== null && py.all(hand.map((card) => py.at(card, 0) === "A")))) {
    return "fire"
  }
  return ((rules.trio_value !== null && py.all(hand.map((card) => py.at(card, 0) === py.at(py.at(hand, 0), 0)))) ? "trio" : "suit")
}

/** Return the suit of which a hand has most points: of several one of which the hand before had most, too. */
export function _best_suit(hand: readonly string[], before: readonly string[]): string {
  const liked = _best_suits(before)
  return py.next(_best_suits(hand).filter((suit) => py.has(liked, suit)), _best(hand))
}

export function _best_suits(hand: readonly string[]): string[] {
  const most = _points(hand, _best(hand))
  return py.list(SUITS).filter((suit) => _points(hand, suit) === most)
}

export function _best(hand: readonly string[]): string {
  return py.max(SUITS, (suit) => _points(hand, suit))
}

/** Return the suit of which a hand has the most cards. */
export function _fullest(hand: readonly string[]): string {
  return py.max(SUITS, (suit) => py.len(_suited(hand, suit)))
}

export function _suited(hand: readonly string[], suit: string): string[] {
  return hand.filter((card) => py.at(card, 1) === suit)
}

export function _points(hand: readonly string[], suit: string): number {
  return py.sum(_suited(hand, suit).map((card) => points(card)))
}

