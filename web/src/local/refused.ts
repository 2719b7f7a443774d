/** Why something cannot be followed, as the protocol says it. */

import type { Error as Told, Sentence } from '../lib/protocol'

export class Refused extends Error {
  readonly why: Sentence

  constructor(
    readonly code: Told['code'],
    key: string,
    args: NonNullable<Sentence['args']> = {},
  ) {
    super(code)
    this.why = { key, args }
  }
}
