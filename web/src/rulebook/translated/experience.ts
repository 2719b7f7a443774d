// Written by tools/generate.py from schwimmen/review/experience.py; change that, not this.

import { Reason } from './reason'
import { Sentence } from './sentence'
import { no_worse, type Candidate } from './verdict'

/** Say that the network, too, holds the better of two moves to be better, or the worse to be worse. */
export function by_experience(one: Candidate, other: Candidate): Reason {
  const better = no_worse(one, other)
  const ahead = (one.learned - other.learned)
  return Reason(Sentence("because-learned", { "better": better }), (better ? ahead : -ahead))
}

