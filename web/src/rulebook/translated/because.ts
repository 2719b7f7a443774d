// Written by tools/generate.py from schwimmen/review/because.py; change that, not this.

import * as py from '../python'
import { Kind } from '../../engine/layout'
import { Move } from '../../match/tokens'
import { type Rules } from '../family'
import { worth } from '../hands'
import { best_discard, ends_by_showing, hand_after, is_hand } from './after'
import { CallEffect, Centre, SwapCounts } from './enums'
import { by_experience } from './experience'
import { comes_off, in_imagined, rivals } from './imagined'
import { without_late_calls } from './late_call'
import { about_next_seat } from './neighbour'
import { about_drawing } from './outs'
import { own_hand } from './own_hand'
import { LEAST, Reason, heaviest, weight } from './reason'
import { type Seen } from './seen'
import { Sentence } from './sentence'
import { Candidate, Decision } from './verdict'

export const MOST = 2
export const STAYING = ([Kind.PASS, Kind.DRAW, Kind.REFRESH] as const)
/** Return a decision with reasons: the best move compared with the one played, all others compared with the best. */
export function explained(seen: Seen, rules: Rules, found: Decision): Decision {
  let played
  const options = without_late_calls(seen, rules, found.options, found.played)
  const best = py.at(options, 0)
  played = found.played
  const same = (played !== null && played.token === best.token)
  const against = ((played === null || same) ? _next_idea(options) : played)
  const told = options.slice(1).map((each) => _with_reasons(each, reasons(seen, rules, each, best)))
  const first = _with_reasons(best, reasons(seen, rules, best, against))
  if (played !== null) {
    played = _with_reasons(played, (same ? first.because : reasons(seen, rules, played, best)))
  }
  return Decision(found.hand, found.move, found.seat, played, [first, ...told])
}

/** Say whether two moves differ only in the card that is given. */
export function same_idea(one: Candidate, other: Candidate): boolean {
  const [here, there] = ([Move.of(one.token), Move.of(other.token)] as const)
  return (here.kind === there.kind && here.call === there.call && py.same([...here.take], [...there.take]))
}

/** Return the best move with a different idea from the first; if there is none, the next one. */
export function _next_idea(options: readonly Candidate[]): Candidate | null {
  const others: Candidate[] = [...options.slice(1).filter((each) => !(same_idea(each, py.at(options, 0)))), ...options.slice(1)]
  return (py.len(others) > 0 ? py.at(others, 0) : null)
}

export function _with_reasons(one: Candidate, because: readonly Sentence[]): Candidate {
  return Candidate(one.token, one.chance, one.behind, one.error, one.learned, one.imagined, because)
}

/** Return the reasons for or against a move, in the order in which they are shown. */
export function reasons(seen: Seen, rules: Rules, one: Candidate, against: Candidate | null): Sentence[] {
  const move = Move.of(one.token)
  const after = hand_after(seen, rules, move)
  const told = heaviest(_told(seen, rules, one, against), MOST)
  if ((after === null || !(is_hand(after, rules)))) {
    return (py.len(told) > 0 ? told : [comes_off(seen, rules, one)])
  }
  const own = own_hand(seen, after, rules)
  const said = (py.at(own.args, "how") === "held" && py.len(told) > 0 && py.has(py.at(told, 0).args, "value") && py.at(py.at(told, 0).args, "value") !== "")
  return (said ? told : [own, ...told].slice(0, MOST))
}

/** Yield all reasons besides the value of the hand; without another move to compare with, none that compares. */
export function* _told(seen: Seen, rules: Rules, one: Candidate, against: Candidate | null): Generator<Reason> {
  if (against !== null) {
    const counted = [...in_imagined(seen, rules, one, against), ...about_next_seat(seen, rules, one, against)]
    yield* counted
    if (!(py.any(counted.map((each) => weight(each) >= LEAST)))) {
      yield by_experience(seen, rules, one, against)
    }
  }
  yield* about_drawing(seen, rules, Move.of(one.token))
  yield* py.list(_by_the_cards(seen, rules, Move.of(one.token))).map((told) => Reason(told, 1.0))
}

/** Yield what follows from the rules and the open cards alone. */
export function* _by_the_cards(seen: Seen, rules: Rules, move: Move): Generator<Sentence> {
  const after = hand_after(seen, rules, move)
  if (ends_by_showing(seen, rules, move)) {
    yield Sentence("because-at-once", rivals(seen))
  } else if ((move.call || move.kind === Kind.CLOSE)) {
    yield* _call(seen, rules)
  } else if ((py.has(STAYING, move.kind) && is_hand(seen.hand, rules) && !(_gives_more(seen, rules, worth(rules, seen.hand))))) {
    yield Sentence("because-nothing-more", { "pile": rules.centre === Centre.DISCARD })
  } else if ((py.has(([Kind.SWAP, Kind.ALL] as const), move.kind) && after !== null && is_hand(after, rules))) {
    const found = worth(rules, after)
    if ((found > worth(rules, seen.hand) && !(_gives_more(seen, rules, found)))) {
      yield Sentence("because-most")
    }
  }
}

export function* _call(seen: Seen, rules: Rules): Generator<Sentence> {
  if (rules.call_effect === CallEffect.LAST_TURNS) {
    yield Sentence("because-last-turns", rivals(seen))
  } else if (rules.call_effect === CallEffect.AT_ONCE) {
    yield Sentence("because-at-once", rivals(seen))
  }
}

/** Say whether open cards would make the hand worth more than a value, or might if several are taken. */
export function _gives_more(seen: Seen, rules: Rules, value: number): boolean {
  const several = (rules.swap_counts === SwapCounts.ANY || (rules.centre === Centre.POOL && py.len(seen.table) > 1))
  return (several || py.any(py.list(_options(seen, rules)).filter((each) => is_hand(each, rules)).map((each) => worth(rules, each) > value)))
}

/** Yield the hands that the open cards make possible: with one of them, or with all. */
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

