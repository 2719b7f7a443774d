// Written by tools/generate.py from schwimmen/review/experience.py; change that, not this.

import { Move } from '../../match/tokens'
import { type Rules } from '../family'
import { hand_after, is_certain } from './after'
import { Reason } from './reason'
import { type Seen } from './seen'
import { Sentence } from './sentence'
import { INACCURACY, no_worse, type Candidate } from './verdict'

/** Say that the network, too, puts a move above another, by an inaccuracy; what cannot lose needs no reason. */
export function by_experience(seen: Seen, rules: Rules, one: Candidate, other: Candidate): Reason {
  const told = Sentence("because-learned")
  if ((is_certain(hand_after(seen, rules, Move.of(one.token)), rules) || !(no_worse(one, other)))) {
    return Reason(told, 0.0)
  }
  return Reason(told, ((one.learned - other.learned) >= INACCURACY ? 1.0 : 0.0))
}

