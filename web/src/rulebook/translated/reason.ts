// Written by tools/generate.py from schwimmen/review/reason.py; change that, not this.

import * as py from '../python'
import { type Sentence } from './sentence'

export const WEIGHTS: Record<string, number> = { "because-low": 0.9, "because-beats": 1.0, "because-loses": 0.9, "because-best": 0.9, "because-grows": 0.6, "because-leaves": 0.4, "because-denies": 0.4, "because-outs": 0.12, "because-learned": 0.06, "because-at-once": 0.05, "because-last-turns": 0.05, "because-nothing-more": 0.05, "because-most": 0.05 }
export const COMPARING = (["because-low", "because-beats", "because-loses", "because-best", "because-grows", "because-leaves", "because-denies", "because-learned"] as const)
export const LEAST = 0.04
/** A sentence, and how strong the fact is that it states: 1 at most; 0 or less where it speaks for nothing. */
export interface Reason {
  readonly told: Sentence
  readonly strength: number
}

export const Reason = (told: Sentence, strength: number): Reason => ({ told, strength })

/** Return how much a reason weighs compared with others. */
export function weight(reason: Reason): number {
  return (py.at(WEIGHTS, reason.told.key) * reason.strength)
}

/** Return the sentences of the reasons that weigh most, in that order. */
export function heaviest(reasons: Iterable<Reason>, most: number): Sentence[] {
  const telling = py.list(reasons).filter((each) => weight(each) >= LEAST)
  return py.list(py.sorted(telling, (each) => -weight(each)).slice(0, most)).map((each) => each.told)
}

