// Written by tools/generate.py from schwimmen/review/neighbour.py; change that, not this.

import * as py from '../python'
import { Kind } from '../../engine/layout'
import { Move } from '../../match/tokens'
import { type Rules } from '../family'
import { must_show } from './after'
import { CallEffect, Centre, Exhausted, OneSuitTable, Valuation } from './enums'
import { Reason } from './reason'
import { type Seen } from './seen'
import { Sentence } from './sentence'
import { no_worse, type Candidate } from './verdict'
const PIPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11]
const RANKS = "23456789TJQKA"

export const HIGH = 10
export const COLLECTS = 2
export const SINGLE = ([Kind.SWAP, Kind.DISCARD] as const)
/** Say what the better of two moves keeps from the next player, or what the worse leaves them; it is about `one`. */
export function* about_next_seat(seen: Seen, rules: Rules, one: Candidate, other: Candidate): Generator<Reason> {
  const tell = (no_worse(one, other) ? kept_away : given_away)
  const theirs = [...tell(seen, rules, Move.of(other.token))]
  yield* py.list(tell(seen, rules, Move.of(one.token))).filter((each) => !py.has(theirs, each))
}

/** Say which card of the hand the next player could use. */
export function* given_away(seen: Seen, rules: Rules, move: Move): Generator<Reason> {
  const seat = _next_seat(seen, rules)
  if ((seat === null || !py.has(([...SINGLE, Kind.ALL] as const), move.kind) || _is_last(seen, rules, move))) {
    return
  }
  const moved = (py.has(SINGLE, move.kind) ? move.give : seen.hand)
  yield* _about("because-leaves", moved, seen, rules, seat)
}

/** Say which open card the next player could have used. */
export function* kept_away(seen: Seen, rules: Rules, move: Move): Generator<Reason> {
  const seat = _next_seat(seen, rules)
  if ((seat === null || _is_last(seen, rules, move))) {
    return
  }
  yield* _about("because-denies", _won(seen, move), seen, rules, seat)
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
  if ((rules.valuation === Valuation.COMBINATIONS || !(py.truth(fitting)))) {
    return
  }
  const best = py.max(fitting, (card) => ((100 * py.len(_like(card, known))) + points(card)))
  const held = _like(best, known)
  const reach = _reach([...held, best], rules)
  const told: Record<string, string | number | boolean | number[] | string[]> = { "seat": seat, "take": best, "cards": held, "suit": py.at(best, 1) }
  const strength = (reach ? (reach / _top(rules)) : 0.5)
  yield Reason(Sentence(key, { ...told, "collects": py.len(held) >= COLLECTS, "reach": reach }), strength)
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
  const like = py.len(_like(card, known))
  return (like >= COLLECTS || (like > 0 && (rules.valuation === Valuation.FLUSH || points(card) >= HIGH)))
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

/** Say whether nobody has a turn after this move, or the middle will be a different one by then. */
export function _is_last(seen: Seen, rules: Rules, move: Move): boolean {
  if ((seen.last_turns === 1 || rules.centre === Centre.POOL || _ends_at_once(rules, move))) {
    return true
  }
  if ((rules.centre === Centre.DISCARD && seen.stock === 0 && rules.exhausted !== Exhausted.KEEP_TABLE)) {
    return true
  }
  if (must_show(seen, rules, move)) {
    return true
  }
  const table = _table_after(seen, move)
  return (rules.one_suit_table === OneSuitTable.WASHOUT && py.all(table.map((card) => py.at(card, 1) === py.at(py.at(table, 0), 1))))
}

export function _ends_at_once(rules: Rules, move: Move): boolean {
  return ((move.call || move.kind === Kind.CLOSE) && py.has(([CallEffect.AT_ONCE, CallEffect.CHALLENGE] as const), rules.call_effect))
}

export function _table_after(seen: Seen, move: Move): readonly string[] {
  if (move.kind === Kind.ALL) {
    return seen.hand
  }
  return [...seen.table.filter((card) => !py.has(move.take, card)), ...move.give]
}

