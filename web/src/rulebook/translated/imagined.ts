// Written by tools/generate.py from schwimmen/review/imagined.py; change that, not this.

import * as py from '../python'
import { Kind } from '../../engine/layout'
import { Move } from '../../match/tokens'
import { type Rules } from '../family'
import { worth } from '../hands'
import { hand_after, is_certain, is_hand } from './after'
import { Score, Valuation } from './enums'
import { Reason, weight } from './reason'
import { type Seen } from './seen'
import { Sentence } from './sentence'
import { is_safe, value_text } from './values'
import { no_worse, type Candidate } from './verdict'

export const SETTLED = 0.1
export const UNKNOWN = 0.2
/** Say what speaks for the better of two moves, or against the worse; the sentences are about `one`. */
export function* in_imagined(seen: Seen, rules: Rules, one: Candidate, other: Candidate): Generator<Reason> {
  const move = Move.of(one.token)
  const after = hand_after(seen, rules, move)
  const value = (after === null ? "" : told_value(after, rules))
  const best = best_counts(seen, rules)
  if ((one.imagined.last === 1 && value !== "")) {
    yield _outcome(seen, one, other, value, best)
  } else if (!(is_certain(after, rules))) {
    yield _outcome(seen, one, other, null, best)
  }
  if ((after === null || !py.has(([Kind.TAKE, Kind.TRADE] as const), move.kind))) {
    yield* _growth(seen, rules, one, other)
  }
}

/** Say how often a move wins or loses the hand, whether or not another does so as often. */
export function comes_off(seen: Seen, rules: Rules, one: Candidate): Sentence {
  return _outcome(seen, one, one, null, best_counts(seen, rules)).told
}

/** Say how often the hand improves; that speaks for a move only if it is worth no less than after the other one. */
export function* _growth(seen: Seen, rules: Rules, one: Candidate, other: Candidate): Generator<Reason> {
  const after = hand_after(seen, rules, Move.of(one.token))
  const there = hand_after(seen, rules, Move.of(other.token))
  const hand = (after === null ? seen.hand : after)
  const than = (there === null ? seen.hand : there)
  const value = told_value(hand, rules)
  if (value === "") {
    return
  }
  const less = (is_hand(than, rules) && worth(rules, hand) < worth(rules, than))
  const more = ((no_worse(one, other) && !(less)) ? _apart(one.imagined.grows, other.imagined.grows) : 0.0)
  const grows = Sentence("because-grows", { ...often(one.imagined.grows), "value": value })
  const unknown = (after === null && Move.of(one.token).kind !== Kind.DRAW)
  yield Reason(grows, (unknown ? py.max(more, UNKNOWN) : more))
}

/** Return how far two shares are apart; 0 where the same number of ten deals would be told of both. */
export function _apart(one: number, other: number): number {
  return (_tenths(one) === _tenths(other) ? 0.0 : (one - other))
}

export function _tenths(share: number): number {
  return py.int(((10 * share) + 0.5))
}

/** Say whether it brings anything to have the best hand; among several, where the lowest pays, it does not. */
export function best_counts(seen: Seen, rules: Rules): boolean {
  return (py.len(_others(seen)) === 1 || rules.score !== Score.UNITS || rules.best_gains || rules.caller_not_best)
}

/** Say how often a move wins or loses the hand, whichever says more; `value` is named if the hand stays as it is. */
export function _outcome(seen: Seen, one: Candidate, other: Candidate, value: string | null, best_counts: boolean): Reason {
  const [mine, theirs] = ([one.imagined, other.imagined] as const)
  const better = no_worse(one, other)
  const more = (_apart(mine.beats, theirs.beats) * (better ? 1 : -1))
  const less = (_apart(theirs.loses, mine.loses) * (better ? 1 : -1))
  if (value === null) {
    const loses = Reason(Sentence("because-loses", often(mine.loses)), less)
    const best = Reason(Sentence("because-best", often(mine.beats)), more)
    return (best_counts ? _more_telling(best, loses, seen) : loses)
  }
  const wins: Record<string, string | number | boolean | number[] | string[]> = { ...often(mine.beats), "value": value, ...rivals(seen) }
  const beats = Reason(Sentence("because-beats", wins), py.max(more, (SETTLED * (better ? mine.beats : (1 - mine.beats)))))
  if ((best_counts && (mine.loses + theirs.loses) === 0)) {
    return beats
  }
  const fails: Record<string, string | number | boolean | number[] | string[]> = { ...often(mine.loses), "value": value, "turns": seen.last_turns }
  const low = Reason(Sentence("because-low", fails), py.max(less, (SETTLED * (better ? (1 - mine.loses) : mine.loses))))
  return (best_counts ? _more_telling(beats, low, seen) : low)
}

/** Return the reason that weighs more; between two players how often it wins, so that all moves compare. */
export function _more_telling(wins: Reason, fails: Reason, seen: Seen): Reason {
  return (py.len(_others(seen)) === 1 ? wins : py.max([wins, fails], weight))
}

/** Return how many others are in the hand, and the first of them, in the catalogue's terms. */
export function rivals(seen: Seen): Record<string, string | number | boolean | number[] | string[]> {
  const others = _others(seen)
  return { "rivals": py.len(others), "seat": py.at(others, 0) }
}

/** Return the seats of all others in the hand. */
export function _others(seen: Seen): number[] {
  return py.list(py.enumerate(seen.out)).filter(([seat, out]) => (!(py.truth(out)) && seat !== seen.seat)).map(([seat, ]) => seat)
}

/** Return how often something happens, in the catalogue's terms: a number of ten deals, or a word for few or all. */
export function often(share: number): Record<string, string | number | boolean | number[] | string[]> {
  const tenths = _tenths(share)
  const words = { 0: (share === 0 ? "never" : "hardly"), 10: (share === 1 ? "always" : "nearly") }
  return { "often": py.get(words, tenths, "tenths"), "tenths": tenths }
}

/** Return the value of a hand as text; nothing if it has none that others can be compared with. */
export function told_value(hand: readonly string[], rules: Rules): string {
  if (!(is_hand(hand, rules))) {
    return ""
  }
  const found = worth(rules, hand)
  const nothing = (rules.valuation === Valuation.FLUSH && found === 0)
  return ((nothing || is_safe(found, rules)) ? "" : value_text(found, rules))
}

