/** The words of a question about a hand, as the rules mean it. */

import type { GameView } from '../../lib/protocol'
import { t, terms } from '../../lib/words'
import { blitz, others, type Ending } from '../../kitchen/asks'
import { ContestTotal } from '../../engine/layout'
import type { Rules } from '../../rules/fields'

export function question(name: string, end: Ending, rules: Rules, game: GameView): string {
  const dealt = !blitz(rules) && !others(rules)
  const best = rules.contest_total === ContestTotal.BEST_SUIT
  const key =
    name === 'holders' && end === 'fire'
      ? 'aces3'
      : name === 'holders' && dealt
        ? 'dealt31'
        : name === 'end-31' && dealt
          ? 'end-dealt'
          : name === 'mixed' && best
            ? 'mixed-best'
            : name
  return t(`kitchen-${key}`, terms(game))
}
