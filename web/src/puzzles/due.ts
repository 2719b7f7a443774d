/** Which puzzles come back: separate from the scheduler, because the start page shows their number. */

import type { Card } from 'ts-fsrs'
import type { Entry } from '../diary/diary'

export type Answered = Pick<Entry<'puzzle'>, 'data'>

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
