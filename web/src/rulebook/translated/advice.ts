// Written by tools/generate.py from schwimmen/review/advice.py; change that, not this.

import * as py from '../python'
import { same_idea } from './because'
import { Sentence } from './sentence'
import { told_move } from './telling'
import { SURE, calls, forced, type Candidate, type Decision } from './verdict'

export const MOVES = 3
export const HINT_WORLDS = 16000
export const ALIKE = 0.005
export const CLEARLY = 0.02
/** A move worth considering. */
export interface Advised {
  readonly option: Candidate
  readonly told: Sentence
}

export const Advised = (option: Candidate, told: Sentence): Advised => ({ option, told })

/** A hint: the moves, best first, none with a smaller chance than the one after it; and how clear the choice is. */
export interface Advice {
  readonly moves: readonly Advised[]
  readonly why: Sentence
}

export const Advice = (moves: readonly Advised[], why: Sentence): Advice => ({ moves, why })

/** Return the hint for a decision; `call` is the game's word for its call. */
export function advice(found: Decision, call: string): Advice {
  const options = _different(py.sorted(found.options, (option) => -option.chance)).slice(0, MOVES)
  const moves = options.map((option) => Advised(option, told_move(option.token, call)))
  return Advice(moves, _clearness(options, found, call))
}

/** Return the moves, keeping only the best of those that take the same card for the same reasons. */
export function _different(options: readonly Candidate[]): Candidate[] {
  return py.list(py.enumerate(options)).filter(([place, each]) => !(py.any(options.slice(0, place).map((other) => _alike(each, other))))).map(([, each]) => each)
}

/** Say whether two moves take the same card and make the same hand of it. */
export function _alike(one: Candidate, other: Candidate): boolean {
  return (same_idea(one, other) && py.same(one.because.slice(0, 1), other.because.slice(0, 1)))
}

/** Say how much better the first move is than the next one with a different idea. */
export function _clearness(options: readonly Candidate[], found: Decision, call: string): Sentence {
  if (forced(found)) {
    return Sentence("hint-only")
  }
  const [first, others] = ([py.at(options, 0), options.slice(1)] as const)
  const alike = _as_good(first, others)
  if ((alike === py.len(others) || alike > 0)) {
    return Sentence("hint-alike", { "number": (1 + alike), "all": alike === py.len(others) })
  }
  if ((calls(first) && !(py.any(others.map((each) => calls(each)))))) {
    return Sentence("hint-close", { "word": call })
  }
  return Sentence(((first.chance - py.at(others, 0).chance) >= CLEARLY ? "hint-clear" : "hint-better"))
}

/** Return how many of the other moves, counted from the best, are as good as the first. */
export function _as_good(first: Candidate, others: readonly Candidate[]): number {
  for (const [place, each] of py.list(py.enumerate(others))) {
    const behind = (first.chance - each.chance)
    if ((behind >= ALIKE && behind >= (SURE * each.error))) {
      return place
    }
  }
  return py.len(others)
}

