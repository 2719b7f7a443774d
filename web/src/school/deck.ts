/** A deck of terms (school/deck.py): each card of a pack has a topic, a term and a model explanation, in one language or more. */

import type { Card } from '../lib/cards'
import type { DeckView } from '../lib/protocol'
import type { Language } from '../lib/settings.svelte'

/** One card in one language. */
export interface Term {
  card: Card
  language: Language
  topic: string
  term: string
  /** the model explanation */
  explanation: string
  /** wrong explanations, for multiple choice */
  wrong: string[]
  /** where it stands in its file */
  line: number
}

/** All cards of a pack with their terms. Plain data: a table keeps it with its log. */
export interface Deck {
  /** the name of its file, without the ending */
  name: string
  /** 28, 32, 36 or 52 cards */
  pack: number
  /** by language, in card order */
  terms: Term[]
  /** the drawing of a suit's topic, for the suits that have one: lines in a box of 100 by 100, as in SVG */
  icons: Record<string, string>
}

/** Explanations to choose from: the right one among them. */
export const ANSWERS = 4

/** A text so that those which read alike are equal: case, and a mark at the end, make no difference. */
export const alike = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[.!]+$/, '')

/** The languages that it has. */
export const languagesOf = ({ terms }: Deck): Language[] => [
  ...new Set(terms.map(({ language }) => language)),
]

/** The language wished for where the deck has it, else its first. */
export function languageFor(deck: Deck, wish: Language): Language {
  const languages = languagesOf(deck)
  return languages.includes(wish) ? wish : languages[0]!
}

/** The terms in one language, in card order. */
export const termsIn = ({ terms }: Deck, language: Language): Term[] =>
  terms.filter((term) => term.language === language)

/** A card's term. Throws RangeError for a card or a language that the deck lacks. */
export function termOf({ terms }: Deck, card: Card, language: Language): Term {
  const found = terms.find((term) => term.card === card && term.language === language)
  if (!found) throw new RangeError(`${card} (${language})`)
  return found
}

/** What a form shows of a deck. */
export const deckView = (id: string, deck: Deck): DeckView => ({
  id,
  name: deck.name,
  cards: deck.pack,
  topics: Object.fromEntries(
    languagesOf(deck).map((language) => [
      language,
      [...new Set(termsIn(deck, language).map(({ topic }) => topic))],
    ]),
  ),
})
