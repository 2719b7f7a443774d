// Written by tools/generate.py from schwimmen/review/closely.py; change that, not this.

import * as py from '../python'
import { type Rules } from '../family'
import { best_counts, comes_off } from './imagined'
import { COMPARING } from './reason'
import { type Seen } from './seen'
import { Sentence } from './sentence'
import { Candidate, Decision, INACCURACY, SURE } from './verdict'

export const LITTLE = 0.01
/** Return a decision in which the reasons of a mistake and of the best move say what the mistake costs. */
export function explained_closely(seen: Seen, rules: Rules, found: Decision): Decision {
  const best = py.at(found.options, 0)
  const played = found.played
  if ((played === null || played.behind < INACCURACY || played.behind <= (SURE * played.error))) {
    return found
  }
  const key = _telling(best, played, best_counts(seen, rules))
  if ((key === "" || _compares(seen, rules, best) || _compares(seen, rules, played))) {
    return found
  }
  const options = [_with_share(best, key), ...found.options.slice(1)]
  return Decision(found.hand, found.move, found.seat, _with_share(played, key), options)
}

/** Say whether a reason of a move tells it apart from another; how it comes off, told for want of any, does not. */
export function _compares(seen: Seen, rules: Rules, one: Candidate): boolean {
  const only = py.same([...one.because], [comes_off(seen, rules, one)])
  return (!(only) && py.any(one.because.map((each) => py.has(COMPARING, each.key))))
}

/** Return the sentence that says most for the best move; none where the two come to the same. */
export function _telling(best: Candidate, played: Candidate, best_is_told: boolean): string {
  const wins = (best_is_told ? (best.imagined.beats - played.imagined.beats) : 0.0)
  const saves = (played.imagined.loses - best.imagined.loses)
  if ((wins < LITTLE && saves < LITTLE)) {
    return ""
  }
  return (wins >= saves ? "because-best" : "because-loses")
}

/** Return a move that is told also by how often it wins or loses; what it makes of the hand stays in front. */
export function _with_share(one: Candidate, key: string): Candidate {
  const share = (key === "because-best" ? one.imagined.beats : one.imagined.loses)
  const told = Sentence(key, { "often": "hundredths", "hundredths": _hundredths(share) })
  const because = [...one.because.filter((each) => !py.has(COMPARING, each.key)).slice(0, 1), told]
  return Candidate(one.token, one.chance, one.behind, one.error, one.learned, one.imagined, because)
}

/** Return in how many of a hundred deals something happens; in none or in all of them only if that is so. */
export function _hundredths(share: number): number {
  const rounded = py.int(((100 * share) + 0.5))
  if ((rounded === 0 && share > 0)) {
    return 1
  }
  return ((rounded === 100 && share < 1) ? 99 : rounded)
}

