/** The cards of terms that this device practises with: kept only here, until they are deleted. */

import { ask, noServer } from '$lib/api'
import type { TermCard, TermCards } from '$lib/protocol'
import { settings } from '$lib/settings.svelte'
import { shelf } from './setup.svelte'

const KEY = 'schwimmen.practise'

/** Cards, as they are kept. */
export interface Practice extends TermCards {
  deck: string
}

export function kept(): Practice | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Practice | null
  } catch {
    return null
  }
}

/** Delete the cards. */
export function drop(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

/** The cards of an address, from this device if it has them. They replace the cards kept before. Throws Refused. */
export async function practice(deck: string, cards: readonly string[]): Promise<Practice> {
  const before = kept()
  const same = before?.deck === deck && before.cards.every(({ card }) => cards.includes(card))
  if (before && same && before.cards.length === cards.length) return before
  const found: Practice = { deck, ...(await fetched(deck, cards)) }
  try {
    localStorage.setItem(KEY, JSON.stringify(found))
  } catch {
    // Then they last as long as the page.
  }
  return found
}

async function fetched(deck: string, cards: readonly string[]): Promise<TermCards> {
  const { language } = settings
  try {
    return await ask(
      `api/school/terms?${new URLSearchParams({ deck, cards: cards.join('-'), language })}`,
    )
  } catch (error) {
    if (!noServer(error)) throw error
    const found = await (await shelf()).find(deck)
    const spoken = found.terms.some((term) => term.language === language)
      ? language
      : found.terms[0]!.language
    const chosen = found.terms.filter(
      (term) => term.language === spoken && cards.includes(term.card),
    )
    return {
      language: spoken,
      cards: chosen.map(({ card, topic, term, explanation }) => ({
        card,
        topic,
        term,
        explanation,
      })),
    }
  }
}

/** What is left to practise, the next card first. */
export type Pile = readonly TermCard[]

/** What was known is put away; what was not comes again, after two others where there are so many. */
export const answered = ([card, ...rest]: Pile, knew: boolean): Pile =>
  !card || knew ? rest : [...rest.slice(0, 2), card, ...rest.slice(2)]
