// Written by tools/generate.py from schwimmen/review/because.py; change that, not this.

import * as py from '../python'
import { Kind } from '../../engine/layout'
import { Move } from '../../match/tokens'
import { type Rules } from '../family'
import { mean_packet, worth } from '../hands'
import { best_discard, ends_by_showing, hand_after, is_hand } from './after'
import { CallEffect, Centre, Valuation } from './enums'
import { given_away, kept_away, points } from './neighbour'
import { type Seen } from './seen'
import { Sentence } from './sentence'
import { is_safe, value_text } from './values'
const SUITS = "CSHD"

export const MOST = 2
/** Return the reasons for a move in the order in which they are told. */
export function because(seen: Seen, rules: Rules, token: string): Sentence[] {
  return [..._told(seen, rules, Move.of(token))].slice(0, MOST)
}

export function* _told(seen: Seen, rules: Rules, move: Move): Generator<Sentence> {
  const after = hand_after(seen, rules, move)
  if (after === null) {
    yield* _left_to_chance(seen, rules, move)
    return
  }
  if (is_hand(after, rules)) {
    yield _own_hand(seen, after, rules)
  }
  yield* kept_away(seen, rules, move)
  yield* given_away(seen, rules, move)
  if (ends_by_showing(seen, rules, move)) {
    yield Sentence("because-at-once")
  } else if ((move.call || move.kind === Kind.CLOSE)) {
    yield* _call(rules)
  } else if ((move.kind === Kind.PASS && !(_improves(seen, rules)))) {
    yield _nothing_more(rules)
  }
}

export function* _left_to_chance(seen: Seen, rules: Rules, move: Move): Generator<Sentence> {
  if (is_hand(seen.hand, rules)) {
    yield _own_hand(seen, seen.hand, rules)
  }
  if (move.kind === Kind.TRADE) {
    if ((py.has(([Valuation.BEST, Valuation.NET] as const), rules.valuation) && !(rules.special_hands))) {
      yield Sentence("because-average", { "value": py.str(mean_packet(rules, seen.hand)) })
    }
  } else if (!(_improves(seen, rules))) {
    yield _nothing_more(rules)
  }
}

/** Say what the hand is worth after a move, and whether that is more than before. */
export function _own_hand(seen: Seen, after: readonly string[], rules: Rules): Sentence {
  let how
  const before = best_discard(seen.hand, seen.taken, rules)
  const [found, had] = ([worth(rules, after), worth(rules, before)] as const)
  if (py.same([...after], [...seen.hand])) {
    how = "held"
  } else if (found === had) {
    how = "keeps"
  } else {
    how = (found > had ? "makes" : "drops")
  }
  if (rules.valuation === Valuation.COMBINATIONS) {
    return Sentence("because-combination", { "how": how, "value": value_text(found, rules) })
  }
  if ((rules.valuation === Valuation.FLUSH && !(found))) {
    return _mixed(after, how, rules)
  }
  const best = _best_suit(after)
  if ((how === "keeps" && best !== _best_suit(before))) {
    how = "same"
  }
  const inside = _points(after, best)
  const less = (py.sum(py.list(SUITS).map((suit) => _points(after, suit))) - inside)
  const told: Record<string, string | number | boolean | number[] | string[]> = { "points": inside, "less": less, "suit": best, "how": how }
  const shape = _shape(after, found, less, rules)
  return Sentence("because-hand", { ...told, "shape": shape, "value": value_text(found, rules) })
}

/** Say how near to one suit a hand is that is worth nothing before it is all of one. */
export function _mixed(hand: readonly string[], how: string, rules: Rules): Sentence {
  const suit = py.max(SUITS, (suit) => py.len(_suited(hand, suit)))
  const number = py.len(_suited(hand, suit))
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

export function _best_suit(hand: readonly string[]): string {
  return py.max(SUITS, (suit) => _points(hand, suit))
}

export function _suited(hand: readonly string[], suit: string): string[] {
  return hand.filter((card) => py.at(card, 1) === suit)
}

export function _points(hand: readonly string[], suit: string): number {
  return py.sum(_suited(hand, suit).map((card) => points(card)))
}

export function* _call(rules: Rules): Generator<Sentence> {
  if (rules.call_effect === CallEffect.LAST_TURNS) {
    yield Sentence("because-last-turns")
  } else if (rules.call_effect === CallEffect.AT_ONCE) {
    yield Sentence("because-at-once")
  }
}

/** Say whether a single open card, or all of them, would make more of the hand. */
export function _improves(seen: Seen, rules: Rules): boolean {
  if (!(is_hand(seen.hand, rules))) {
    return false
  }
  const now = worth(rules, seen.hand)
  return py.any(py.list(_options(seen, rules)).filter((each) => is_hand(each, rules)).map((each) => worth(rules, each) > now))
}

/** Yield the hands that can be had with what lies open. */
export function* _options(seen: Seen, rules: Rules): Generator<readonly string[]> {
  if (rules.centre === Centre.DISCARD) {
    if (seen.top !== null) {
      yield best_discard([...seen.hand, seen.top], seen.top, rules)
    }
    return
  }
  if ((rules.allow_swap_all && rules.centre === Centre.TABLE)) {
    yield seen.table
  }
  for (const give of seen.hand) {
    for (const take of seen.table) {
      yield [...seen.hand.filter((card) => card !== give), take]
    }
  }
}

export function _nothing_more(rules: Rules): Sentence {
  return Sentence("because-nothing-more", { "pile": rules.centre === Centre.DISCARD })
}

