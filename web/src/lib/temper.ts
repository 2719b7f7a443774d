/** How a computer opponent of the lower levels plays, as opposed to how well. */

import { OPPONENTS, type LEVELS } from './facts'
import type { Level } from './house.svelte'

/** Where a temper begins in the name of an opponent. */
const MARK = '-'

/** How well an opponent plays, whatever its temper. */
export const plain = (level: Level): (typeof LEVELS)[number] =>
  level.split(MARK)[0] as (typeof LEVELS)[number]

/** Its temper; empty if it plays as most do. */
export const temperOf = (level: Level): string => level.split(MARK)[1] ?? ''

/** All opponents that play as well as this one, the one without a temper first. */
export const alike = (level: Level): Level[] =>
  (Object.keys(OPPONENTS) as Level[]).filter((other) => plain(other) === plain(level))
