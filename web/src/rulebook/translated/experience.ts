// Written by tools/generate.py from schwimmen/review/experience.py; change that, not this.

import * as py from '../python'
import { Move } from '../../match/tokens'
import { type Rules } from '../family'
import { hand_after, is_certain } from './after'
import { Reason } from './reason'
import { type Seen } from './seen'
import { Sentence } from './sentence'
import { GRADES, no_worse, type Candidate } from './verdict'

export const CLEAR = py.at(py.at(GRADES, -1), 0)
/** Say that the network, too, holds a move to be clearly better; a hand that cannot lose needs no such reason. */
export function by_experience(seen: Seen, rules: Rules, one: Candidate, other: Candidate): Reason {
  const told = Sentence("because-learned")
  if ((is_certain(hand_after(seen, rules, Move.of(one.token)), rules) || !(no_worse(one, other)))) {
    return Reason(told, 0.0)
  }
  return Reason(told, ((one.learned - other.learned) >= CLEAR ? 1.0 : 0.0))
}

