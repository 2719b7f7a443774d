/** What is different in a game, for somebody who knows Schwimmen: three of its differences, the most telling first. */

import type { Compared, CompareRow } from '../lib/pages'

const CARDS = 3
/** The aspects of a game, by how much they change how it is played (`aspect-…`). */
const ASPECTS = [
  'offer',
  'washout',
  'explain',
  'specials',
  'turn',
  'refresh',
  'value',
  'call',
  'score',
  'lose',
  'grace',
  'trio',
  'pot',
  'goal',
  'final',
  'pass',
  'declare',
  'players',
  'terms',
]

const rank = ({ aspect }: CompareRow): number => {
  const place = ASPECTS.indexOf(aspect.key.replace(/^aspect-/, ''))
  return place < 0 ? ASPECTS.length : place
}

/** The three differences to show, chosen from those about which the game itself has something to say. */
export const news = ({ rows }: Compared): CompareRow[] =>
  rows
    .filter(({ right }) => right.length > 0)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, CARDS)
