import type { Sentence } from './protocol'

/** A request that could not be followed; says why in words. */
export class Refused extends Error {
  constructor(
    readonly why: Sentence,
    readonly knob: string | null = null,
    readonly status = 0,
  ) {
    super(why.key)
  }
}

/** Why something has failed, in words. */
export const whyOf = (error: unknown): Sentence =>
  error instanceof Refused ? error.why : { key: 'error-server' }
