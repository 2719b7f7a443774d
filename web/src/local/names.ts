/** First names for computer opponents. */

import { NAMES } from '../lib/facts'

/** Names that nobody at the table has, drawn at random. */
export function names(
  taken: readonly string[],
  count: number,
  chance: () => number = Math.random,
): string[] {
  const words = new Set(taken.flatMap((name) => name.toLowerCase().split(/\s+/)))
  const free = NAMES.filter((name) => !words.has(name.toLowerCase()))
  return free
    .map((name) => ({ name, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ name }) => name)
}
