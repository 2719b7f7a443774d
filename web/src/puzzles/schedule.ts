/** When a puzzle comes back: a wrong answer puts it on a card of `ts-fsrs`, which says on which day it is asked again. */

import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs'
import type { Entry } from '../diary/diary'

/** Whole days: nobody waits minutes for a puzzle. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })

type Answered = Pick<Entry<'puzzle'>, 'data'>

/** The card of a puzzle after an answer; none for one that was right from the first. */
export function after(card: Card | null, right: boolean, now: Date): Card | null {
  if (right && card === null) return null
  return scheduler.next(card ?? createEmptyCard(now), now, right ? Rating.Good : Rating.Again).card
}

/** The last card of each puzzle that has one. */
export function cards(answered: readonly Answered[]): Map<string, Card> {
  const found = new Map<string, Card>()
  for (const { data } of answered) if ('due' in data.card) found.set(data.id, data.card as Card)
  return found
}

/** The puzzles that come back by the end of a day, those that have waited longest first. */
export function due(answered: readonly Answered[], now: Date): string[] {
  const end = new Date(now).setHours(24, 0, 0, 0)
  const when = ({ due }: Card) => new Date(due).getTime()
  return [...cards(answered)]
    .filter(([, card]) => when(card) < end)
    .sort(([, one], [, other]) => when(one) - when(other))
    .map(([id]) => id)
}
