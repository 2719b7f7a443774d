// Written by tools/generate.py from schwimmen/review/verdict.py; change that, not this.

import * as py from '../python'
import { type Sentence } from './sentence'

export const INACCURACY = 0.02
export const GRADES = ([([0.1, "blunder"] as const), ([0.05, "mistake"] as const), ([INACCURACY, "slip"] as const)] as const)
export const SURE = 2.0
/** How often (0 to 1) a move came to each outcome in the imagined deals, as `players.outcomes` counts them. */
export interface Imagined {
  readonly beats: number
  readonly loses: number
  readonly last: number
  readonly grows: number
}

export const Imagined = (beats: number, loses: number, last: number, grows: number): Imagined => ({ beats, loses, last, grows })

/** A move that was possible. */
export interface Candidate {
  readonly token: string
  readonly chance: number
  readonly behind: number
  readonly error: number
  readonly learned: number
  readonly imagined: Imagined
  readonly because: readonly Sentence[]
}

export const Candidate = (token: string, chance: number, behind: number, error: number, learned: number, imagined: Imagined, because: readonly Sentence[]): Candidate => ({ token, chance, behind, error, learned, imagined, because })

/** Whether it is a call or includes one. */
export function calls(self: Candidate): boolean {
  return (py.endswith(self.token, "close") || py.endswith(self.token, "!"))
}

/** Say whether a move is no worse than another, as measured. */
export function no_worse(one: Candidate, other: Candidate): boolean {
  return one.behind <= other.behind
}

/** A decision that was made, or (`played` is None) that is still to be made. */
export interface Decision {
  readonly hand: number
  readonly move: number
  readonly seat: number
  readonly played: Candidate | null
  readonly options: readonly Candidate[]
}

export const Decision = (hand: number, move: number, seat: number, played: Candidate | null, options: readonly Candidate[]): Decision => ({ hand, move, seat, played, options })

/** Whether there was nothing to decide. */
export function forced(self: Decision): boolean {
  return py.len(self.options) === 1
}

/** How much chance to win the match was given away; never less than 0. */
export function loss(self: Decision): number {
  return ((self.played !== null && self.played.behind > 0) ? self.played.behind : 0.0)
}

/** The grade of the decision: `forced`, `best`, `good`, or one of `GRADES`. */
export function grade(self: Decision): string {
  if ((forced(self) || self.played === null)) {
    return "forced"
  }
  if (self.played.behind <= 0) {
    return "best"
  }
  if (self.played.behind > (SURE * self.played.error)) {
    for (const [least, name] of py.list(GRADES)) {
      if (loss(self) >= least) {
        return name
      }
    }
  }
  return "good"
}

/** The call that would have been better than what was played, if the best move was one. */
export function closing(self: Decision): Candidate | null {
  const best = py.at(self.options, 0)
  const missed = (calls(best) && self.played !== null && !(calls(self.played)))
  return ((missed && !py.has((["best", "good"] as const), grade(self))) ? best : null)
}

/** Return the moves of a decision that are shown: the first, then the others of the first few, best first. */
export function told_of(options: readonly Candidate[], played: string | null, most: number): readonly Candidate[] {
  const number = (played !== null ? most : py.len(options))
  return [py.at(options, 0), ...py.sorted(options.slice(1, number), (option) => option.behind)]
}

/** What a hand came to, seat by seat; a seat that is out has 0 throughout. */
export interface HandReview {
  readonly hand: number
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly given: readonly number[]
}

export const HandReview = (hand: number, before: readonly number[], after: readonly number[], given: readonly number[]): HandReview => ({ hand, before, after, given })

/** What came from the cards and from the others. */
export function luck(self: HandReview): readonly number[] {
  return py.range(py.len(self.before)).map((seat) => ((py.at(self.after, seat) - py.at(self.before, seat)) + py.at(self.given, seat)))
}

/** Return what a seat gave away by its own decisions. */
export function given_away_by(decisions: Iterable<Decision>, seat: number): number {
  let given
  given = 0.0
  for (const each of py.list(decisions)) {
    if (each.seat === seat) {
      given = (given + loss(each))
    }
  }
  return given
}

