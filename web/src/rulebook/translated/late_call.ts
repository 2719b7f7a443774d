// Written by tools/generate.py from schwimmen/review/late_call.py; change that, not this.

import * as py from '../python'
import { Move } from '../../match/tokens'
import { type Rules } from '../family'
import { ends_by_showing } from './after'
import { type Seen } from './seen'
import { Candidate } from './verdict'

/** Return a move without its call if the hand ends before anybody could hear it. */
export function without_late_call(seen: Seen, rules: Rules, token: string): string {
  const move = Move.of(token)
  return ((move.call && ends_by_showing(seen, rules, move)) ? token.slice(0, -1) : token)
}

/** Return moves, in the same order, each once: with a call that comes too late a move is the same as without it. */
export function without_late_calls(seen: Seen, rules: Rules, options: readonly Candidate[], played: Candidate | null): Candidate[] {
  const kept: Candidate[] = []
  for (const each of options) {
    const name = without_late_call(seen, rules, each.token)
    const same = (played !== null && name === without_late_call(seen, rules, played.token))
    const token = ((played !== null && same) ? played.token : name)
    if (!(py.any(kept.map((other) => other.token === token)))) {
      const found = ([each.chance, each.behind, each.error, each.learned, each.imagined, each.because] as const)
      py.append(kept, Candidate(token, ...found))
    }
  }
  return kept
}

