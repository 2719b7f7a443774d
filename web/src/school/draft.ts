/** A deck while somebody writes it: its cards, whole or not, and the file that they make. */

import { packOf, type Card } from '../lib/cards'
import type { Language } from '../lib/settings.svelte'
import { COLUMNS, OPTIONAL, RANKS, SUITS } from './facts'
import { BETWEEN, DeckFile } from './reading'

/** What is written on one card in one language. */
export interface Draft {
  card: Card
  language: Language
  term: string
  explanation: string
  wrong: string[]
}

/** The topic of a suit by language, and its drawing. */
export interface Topic {
  names: Partial<Record<Language, string>>
  icon: string
}

export interface Drafts {
  cards: Draft[]
  topics: Record<string, Topic>
}

const SIGNS = ['C', 'S', 'H', 'D']

/** A deck of 32 in some language, with nothing on its cards. */
export const empty = (language: Language): Drafts => ({
  cards: blank(language),
  topics: Object.fromEntries(SIGNS.map((suit) => [suit, { names: {}, icon: '' }])),
})

const blank = (language: Language, pack = 32): Draft[] =>
  packOf(pack).map((card) => ({ card, language, term: '', explanation: '', wrong: [] }))

/** The languages that it has. */
export const languages = ({ cards }: Drafts): Language[] => [
  ...new Set(cards.map(({ language }) => language)),
]

/** The same deck with empty cards in one more language. */
export function withLanguage(drafts: Drafts, language: Language): Drafts {
  const [first] = languages(drafts)
  const count = drafts.cards.filter((card) => card.language === first).length
  return { ...drafts, cards: [...drafts.cards, ...blank(language, count)] }
}

/** What a file says of its cards, as far as that can be read. */
export async function read(name: string, bytes: Uint8Array): Promise<Drafts> {
  const { rows } = await DeckFile.of(name, bytes)
  const drafts: Drafts = { ...empty('en'), cards: [] }
  for (const { cells, wrong } of rows) {
    const text = (column: string) => cells[column]?.text ?? ''
    const suit = (SUITS as Record<string, string>)[text('suit').toLowerCase()] ?? 'C'
    const rank = (RANKS as Record<string, string>)[text('rank').toLowerCase()] ?? '7'
    const language = text('language').toLowerCase() as Language
    const topic = drafts.topics[suit]!
    topic.names[language] ||= text('topic')
    topic.icon ||= text('icon')
    const texts = { term: text('term'), explanation: text('explanation') }
    drafts.cards.push({
      card: rank + suit,
      language,
      ...texts,
      wrong: wrong.map((each) => each.text),
    })
  }
  return drafts
}

/** The file of a deck: a line for each card, in order, so that card 1 stands in line 2. */
export function written({ cards, topics }: Drafts): Uint8Array<ArrayBuffer> {
  const lines = cards.map(({ card, language, term, explanation, wrong }) => {
    const { names, icon } = topics[card[1]!]!
    const found = { language, suit: card[1]!, topic: names[language] ?? '', rank: card[0]! }
    const whole = { ...found, term, explanation, wrong: wrong.map(part).join(BETWEEN), icon }
    return HEADING.map((column) => field(whole[column])).join()
  })
  return new TextEncoder().encode([HEADING.join(), ...lines, ''].join('\n'))
}

const HEADING = [...COLUMNS, ...OPTIONAL] as const
/** A line break would put later cards in other lines; what divides wrong explanations cannot stand in one. */
const part = (text: string): string => text.replaceAll(BETWEEN, '/')
const field = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return /[",]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line
}
