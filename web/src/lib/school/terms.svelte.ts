/** What stands on the cards of the school edition: the terms of every card in sight, and the drawing of each topic. */

import { suitOf, type Card } from '$lib/cards'
import type { SchoolView, TermView } from '$lib/protocol'

let school = $state.raw<SchoolView | null>(null)

export const show = (now: SchoolView | null): void => {
  school = now
}

export const termOf = (card: Card): TermView | null => school?.terms[card] ?? null
export const iconOf = (card: Card): string => school?.icons[suitOf(card)] ?? ''
export const language = (): string => school?.language ?? 'en'

/** What a card says besides its name, for those who hear it: ": cooling tower, thermal power plants". */
export function heard(card: Card): string {
  const found = termOf(card)
  return found ? `: ${found.term}, ${found.topic}` : ''
}
