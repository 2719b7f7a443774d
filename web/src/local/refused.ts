/** Why a message is refused, in the terms of the protocol. */

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
