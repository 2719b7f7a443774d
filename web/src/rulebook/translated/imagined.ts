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
  const [mine, theirs] = ([one.imagined, other.imagined] as const)
  const value = (after === null ? "" : _told_value(after, rules))
  const best = _best_counts(seen, rules)
  if ((mine.last === 1 && value !== "")) {
    yield _outcome(seen, one, other, value, best)
  } else if (!(is_certain(after, rules))) {
    yield _outcome(seen, one, other, null, best)
  }
  const base = _told_value((after === null ? seen.hand : after), rules)
  if ((base !== "" && (after === null || !py.has(([Kind.TAKE, Kind.TRADE] as const), move.kind)))) {
    const more = (no_worse(one, other) ? (mine.grows - theirs.grows) : 0.0)
    const grows = Sentence("because-grows", { ...often(mine.grows), "value": base })
    yield Reason(grows, (after !== null ? more : py.max(more, UNKNOWN)))
  }
}

/** Say whether it brings anything to have the best hand; among several, where the lowest pays, it does not. */
export function _best_counts(seen: Seen, rules: Rules): boolean {
  return (py.len(_others(seen)) === 1 || rules.score !== Score.UNITS || rules.best_gains || rules.caller_not_best)
}

/** Say how often a move wins or loses the hand, whichever says more; `value` is named if the hand stays as it is. */
export function _outcome(seen: Seen, one: Candidate, other: Candidate, value: string | null, best_counts: boolean): Reason {
  const [mine, theirs] = ([one.imagined, other.imagined] as const)
  const better = no_worse(one, other)
  const more = (better ? (mine.beats - theirs.beats) : (theirs.beats - mine.beats))
  const less = (better ? (theirs.loses - mine.loses) : (mine.loses - theirs.loses))
  if (value === null) {
    const loses = Reason(Sentence("because-loses", often(mine.loses)), less)
    const best = Reason(Sentence("because-best", often(mine.beats)), more)
    return (best_counts ? py.max([best, loses], weight) : loses)
  }
  const wins: Record<string, string | number | boolean | number[] | string[]> = { ...often(mine.beats), "value": value, ...rivals(seen) }
  const beats = Reason(Sentence("because-beats", wins), py.max(more, (SETTLED * (better ? mine.beats : (1 - mine.beats)))))
  if ((best_counts && (mine.loses + theirs.loses) === 0)) {
    return beats
  }
  const fails: Record<string, string | number | boolean | number[] | string[]> = { ...often(mine.loses), "value": value, "turns": seen.last_turns }
  const low = Reason(Sentence("because-low", fails), py.max(less, (SETTLED * (better ? (1 - mine.loses) : mine.loses))))
  return (best_counts ? py.max([beats, low], weight) : low)
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
  const tenths = py.int(((10 * share) + 0.5))
  const words = { 0: (share === 0 ? "never" : "hardly"), 10: (share === 1 ? "always" : "nearly") }
  return { "often": py.get(words, tenths, "tenths"), "tenths": tenths }
}

/** Return the value of a hand as text; nothing if it has none that others can be compared with. */
export function _told_value(hand: readonly string[], rules: Rules): string {
  if (!(is_hand(hand, rules))) {
    return ""
  }
  const found = worth(rules, hand)
  const nothing = (rules.valuation === Valuation.FLUSH && found === 0)
  return ((nothing || is_safe(found, rules)) ? "" : value_text(found, rules))
}

