// Written by tools/generate.py from schwimmen/review/outs.py; change that, not this.

import * as py from '../python'
import { Kind } from '../../engine/layout'
import { type Move } from '../../match/tokens'
import { type Rules } from '../family'
import { worth } from '../hands'
import { best_discard } from './after'
import { told_value } from './imagined'
import { Reason } from './reason'
import { type Seen } from './seen'
import { Sentence } from './sentence'

/** Say how many hidden cards would make more of the hand; each is as likely to be drawn as any other. */
export function* about_drawing(seen: Seen, rules: Rules, move: Move): Generator<Reason> {
  const value = told_value(seen.hand, rules)
  if ((move.kind !== Kind.DRAW || value === "")) {
    return
  }
  const had = worth(rules, seen.hand)
  const outs = py.sum(seen.hidden.filter((card) => worth(rules, best_discard([...seen.hand, card], null, rules)) > had).map(() => 1))
  yield Reason(Sentence("because-outs", { "outs": outs, "hidden": py.len(seen.hidden), "value": value }), 1.0)
}

