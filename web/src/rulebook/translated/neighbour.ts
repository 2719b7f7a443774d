// Written by tools/generate.py from schwimmen/review/neighbour.py; change that, not this.

import * as py from '../python'
import { Kind } from '../../engine/layout'
import { Move } from '../../match/tokens'
import { type Rules } from '../family'
import { worth } from '../hands'
import { is_hand } from './after'
import { Valuation } from './enums'
import { is_last, open_after } from './middle'
import { Reason } from './reason'
import { type Seen } from './seen'
import { Sentence } from './sentence'
import { no_worse, type Candidate } from './verdict'
const PIPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11]
const RANKS = "23456789TJQKA"
const SUITS = "CSHD"

export const HIGH = 10
export const LITTLE = 20
export const COLLECTS = 2
export const SINGLE = ([Kind.SWAP, Kind.DISCARD] as const)
/** Say what the better of two moves keeps from the next player, or what the worse leaves them; it is about `one`. */
export function* about_next_seat(seen: Seen, rules: Rules, one: Candidate, other: Candidate): Generator<Reason> {
  const seat = _next_seat(seen, rules)
  if ((seat === null || rules.valuation === Valuation.COMBINATIONS)) {
    return
  }
  const [here, there] = ([Move.of(one.token), Move.of(other.token)] as const)
  const [after, otherwise] = ([open_after(seen, rules, here), open_after(seen, rules, there)] as const)
  if (!(no_worse(one, other))) {
    const left = _given(seen, here).filter((card) => (py.has(after, card) && !py.has(otherwise, card)))
    yield* _about("because-leaves", left, seen, rules, seat)
  } else if (!(is_last(seen, rules, here))) {
    const kept = _won(seen, here).filter((card) => py.has(otherwise, card))
    yield* _about("because-denies", kept, seen, rules, seat)
  }
}

/** Return the cards of the hand that a move lays open. */
export function _given(seen: Seen, move: Move): readonly string[] {
  if (move.kind === Kind.ALL) {
    return seen.hand
  }
  return (py.has(SINGLE, move.kind) ? move.give : [])
}

/** Return the open cards that a move takes. */
export function _won(seen: Seen, move: Move): readonly string[] {
  if (move.kind === Kind.ALL) {
    return seen.table
  }
  if ((move.kind === Kind.TAKE && seen.top !== null)) {
    return [seen.top]
  }
  return (move.kind === Kind.SWAP ? move.take : [])
}

/** Say who is known to hold cards like the best of these, if anybody is, and what they would make of it. */
export function* _about(key: string, moved: readonly string[], seen: Seen, rules: Rules, seat: number): Generator<Reason> {
  const known = py.at(seen.known, seat)
  const fitting = moved.filter((card) => _is_worth_a_word(card, known, rules))
  if (!(py.truth(fitting))) {
    return
  }
  const best = py.max(fitting, (card) => ((100 * py.len(_like(card, known))) + points(card)))
  const held = _like(best, known)
  const reach = _reach([...held, best], rules)
  const told: Record<string, string | number | boolean | number[] | string[]> = { "seat": seat, "take": best, "cards": held, "suit": py.at(best, 1) }
  const strength = (reach ? (reach / _top(rules)) : 0.5)
  const sure = (is_hand(known, rules) || reach === _top(rules))
  yield Reason(Sentence(key, { ...told, "collects": py.len(held) >= COLLECTS, "reach": reach, "sure": sure }), strength)
}

/** Return the points that cards of a suit make in one hand; 0 in games where more than points of one suit counts. */
export function _reach(cards: readonly string[], rules: Rules): number {
  if (rules.valuation !== Valuation.BEST) {
    return 0
  }
  const highest = py.sorted(cards.map((card) => points(card)), (each) => -each)
  return py.sum(highest.slice(0, rules.hand_size))
}

/** Return the points of the best hand of one suit. */
export function _top(rules: Rules): number {
  return (11 + (HIGH * (rules.hand_size - 1)))
}

/** Return the points of a card (C-2). */
export function points(card: string): number {
  return py.at(PIPS, py.index(RANKS, py.at(card, 0)))
}

/** Say whether a player with these cards would be glad of a card: one of a suit they collect, or a high one. */
export function _is_worth_a_word(card: string, known: readonly string[], rules: Rules): boolean {
  const like = _like(card, known)
  const fits = (py.len(like) >= COLLECTS || (py.len(like) > 0 && (rules.valuation === Valuation.FLUSH || points(card) >= HIGH)))
  const reach = _reach([...like, card], rules)
  return (fits && (reach === 0 || (reach >= LITTLE && reach > _had(known, rules))))
}

/** Return what a hand is worth of which these cards are known, or the least that it can be. */
export function _had(known: readonly string[], rules: Rules): number {
  if (is_hand(known, rules)) {
    return (worth(rules, known) / 2)
  }
  const best = py.max(SUITS, (suit) => _points(known, suit))
  return _points(known, best)
}

export function _points(cards: readonly string[], suit: string): number {
  return py.sum(cards.filter((card) => py.at(card, 1) === suit).map((card) => points(card)))
}

/** Return the known cards of a card's suit. */
export function _like(card: string, known: readonly string[]): string[] {
  return known.filter((held) => py.at(held, 1) === py.at(card, 1))
}

/** Return the seat that plays after the one to move; None if nobody does. */
export function _next_seat(seen: Seen, rules: Rules): number | null {
  const seats = py.len(seen.out)
  for (const step of py.range((seats - 1))) {
    const seat = py.modulo((seen.seat + (rules.direction * (step + 1))), seats)
    if (!((_has_played(seen, seat) || py.at(seen.out, seat) || ((seen.sticking >> seat) & 1)))) {
      return seat
    }
  }
  return null
}

/** Say whether a seat has had the one turn that it had left. */
export function _has_played(seen: Seen, seat: number): boolean {
  return (py.bool(seen.single) && !(((seen.single >> seat) & 1)))
}

