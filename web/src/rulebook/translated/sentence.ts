// Written by tools/generate.py from schwimmen/words/sentence.py; change that, not this.

import * as py from '../python'

/** One sentence: a key of the word catalogue and its arguments. */
export interface Sentence {
  readonly key: string
  readonly args: Record<string, string | number | boolean | number[] | string[]>
}

export const Sentence = (key: string, args: Record<string, string | number | boolean | number[] | string[]> = {}): Sentence => ({ key, args })

/** Return a catalogue key made of names: a hyphen stands for underscore and point. */
export function word_key(...parts: (unknown)[]): string {
  return py.join("-", parts.map((part) => py.replace(py.replace(py.str(part), "_", "-"), ".", "-")))
}

