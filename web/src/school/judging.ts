/** Questions and explanations (school/judging.py): what is asked about the cards wanted, and how computers explain. */

import type { Card } from '../lib/cards'
import { below } from '../lib/fair'
import type { Language } from '../lib/settings.svelte'
import { alike, ANSWERS, termOf, termsIn, type Deck, type Term } from './deck'

/** Numbers below 2^32 without end, by which chance decides. */
export type Chance = Generator<number, never>

/** A multiple-choice question about one card; the place of its right answer is for nobody to see. */
export interface Asked {
  answers: string[]
  right: number
}

/** The questions about the cards wanted. */
export const questions = (
  deck: Deck,
  cards: readonly Card[],
  language: Language,
  chance: Chance,
): Asked[] =>
  cards.map((card) => {
    const term = termOf(deck, card, language)
    const wrong = wrongOnes(deck, term, chance).slice(0, ANSWERS - 1)
    const answers = mixed([term.explanation, ...wrong], chance)
    return { answers, right: answers.indexOf(term.explanation) }
  })

/** What a computer opponent says of the cards wanted: in `rightly` of a hundred cases all is right, else one is wrong. */
export function explained(
  deck: Deck,
  cards: readonly Card[],
  ...[language, chance, rightly]: [language: Language, chance: Chance, rightly: number]
): { said: string[]; right: boolean } {
  const terms = cards.map((card) => termOf(deck, card, language))
  const right = below(chance, 100) < rightly
  const mistake = right ? null : below(chance, terms.length)
  const said = terms.map((term, place) =>
    place === mistake ? wrongOnes(deck, term, chance)[0]! : term.explanation,
  )
  return { said, right }
}

/** Wrong explanations: the deck's own first, then those of other terms, its topic's first; in a chance order. */
function wrongOnes(deck: Deck, term: Term, chance: Chance): string[] {
  const others = termsIn(deck, term.language).filter(({ card }) => card !== term.card)
  const near = others.filter(({ card }) => card[1] === term.card[1])
  const far = others.filter(({ card }) => card[1] !== term.card[1])
  const texts = (some: readonly Term[]) => some.map(({ explanation }) => explanation)
  const found = [term.wrong, texts(near), texts(far)].flatMap((some) => mixed(some, chance))
  const apart = new Map([[alike(term.explanation), term.explanation]])
  for (const text of found) if (!apart.has(alike(text))) apart.set(alike(text), text)
  return [...apart.values()].slice(1)
}

function mixed<T>(some: readonly T[], chance: Chance): T[] {
  const order = [...some]
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(chance, last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}
