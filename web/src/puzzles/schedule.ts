/** When a puzzle comes back: a wrong answer puts it on a card of `ts-fsrs`, which says on which day it is asked again. */

import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs'

/** Whole days: nobody waits minutes for a puzzle. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })

/** The card of a puzzle after an answer; none for one that was right from the first. */
export function after(card: Card | null, right: boolean, now: Date): Card | null {
  if (right && card === null) return null
  return scheduler.next(card ?? createEmptyCard(now), now, right ? Rating.Good : Rating.Again).card
}
