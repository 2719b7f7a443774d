/** A deck out of a file (school/deck.py), or everything that is wrong in it, line by line. */

import { CARDS, packOf, type Card } from '../lib/cards'
import { LANGUAGES } from '../lib/facts'
import type { DeckTrouble } from '../lib/protocol'
import type { Language } from '../lib/settings.svelte'
import { alike, ANSWERS, type Deck, type Term } from './deck'
import { ICONS, LONGEST, PACKS, RANKS, SUITS } from './facts'
import { cut, DeckFile, type Cell, type Row } from './reading'

const ORDER = '23456789TJQKA'
const SIGNS = 'CSHD'
/** Letters of a text that an error line shows. */
const SHOWN = 60

/** A deck, or what is wrong, in the order of the lines. */
export type Checked = { deck: Deck; problems: [] } | { deck: null; problems: DeckTrouble[] }

/** Read a deck from the bytes of a file; the ending of its name says what it is. */
export async function checked(name: string, bytes: Uint8Array): Promise<Checked> {
  const file = await DeckFile.of(name, bytes)
  const check = new Check(file)
  if (file.problems.length === 0 && file.rows.length === 0) file.trouble(1, 'deck-nothing')
  const pack = check.pack()
  if (check.found.size > 0) {
    check.cards(pack)
    check.topics()
    check.answers()
  }
  if (file.problems.length > 0)
    return { deck: null, problems: file.problems.toSorted((one, other) => one.line - other.line) }
  const place = ({ language, card }: Term) =>
    CARDS.length * Object.keys(LANGUAGES).indexOf(language) + CARDS.indexOf(card)
  const terms = [...check.found.values()].map(({ term }) => term)
  terms.sort((one, other) => place(one) - place(other))
  return {
    deck: { name: name.replace(/\.[^.]*$/, ''), pack, terms, icons: check.icons },
    problems: [],
  }
}

const cellOf = (row: Row, column: string): Cell => row.cells[column] ?? { text: '', line: row.line }

class Check {
  /** by language and card */
  readonly found = new Map<string, { term: Term; row: Row }>()
  readonly icons: Record<string, string> = {}

  constructor(private readonly file: DeckFile) {
    for (const row of file.rows) this.row(row)
  }

  private row(row: Row): void {
    const codes = Object.fromEntries(Object.keys(LANGUAGES).map((code) => [code, code]))
    const language = this.oneOf(row, 'language', codes)
    const suit = this.oneOf(row, 'suit', SUITS)
    const rank = this.oneOf(row, 'rank', RANKS)
    const texts = {
      topic: this.some(row, 'topic'),
      term: this.some(row, 'term'),
      explanation: this.some(row, 'explanation'),
      wrong: this.wrong(row),
    }
    const icon = cellOf(row, 'icon').text
      ? this.oneOf(row, 'icon', Object.fromEntries(Object.keys(ICONS).map((one) => [one, one])))
      : null
    if (!language || !suit || !rank) return
    const term = { card: rank + suit, language: language as Language, ...texts, line: row.line }
    const key = `${language} ${term.card}`
    const before = this.found.get(key)
    if (before) {
      const args = { card: term.card, language, line: String(before.row.line) }
      return this.file.trouble(row.line, 'deck-card-twice', args)
    }
    this.found.set(key, { term, row })
    if (icon) this.icons[suit] = ICONS[icon as keyof typeof ICONS]
  }

  private oneOf(row: Row, column: string, allowed: Record<string, string>): string | null {
    const cell = cellOf(row, column)
    const found = allowed[cell.text.toLowerCase()]
    if (found && Object.hasOwn(allowed, cell.text.toLowerCase())) return found
    const expected = [...new Set(Object.values(allowed))].join(' ')
    this.trouble(cell, 'deck-one-of', { column, expected, came: cell.text || '–' })
    return null
  }

  private some(row: Row, column: keyof typeof LONGEST): string {
    const cell = cellOf(row, column)
    if (!cell.text) this.trouble(cell, 'deck-empty', { column })
    return this.short(cell, column)
  }

  private short(cell: Cell, column: keyof typeof LONGEST): string {
    const length = [...cell.text].length
    if (length > LONGEST[column]) {
      const args = { column, expected: String(LONGEST[column]), came: String(length) }
      this.trouble(cell, 'deck-long', args)
    }
    return cell.text
  }

  private wrong(row: Row): string[] {
    const right = alike(cellOf(row, 'explanation').text)
    const seen = new Set<string>()
    for (const cell of row.wrong) {
      const text = alike(this.short(cell, 'wrong'))
      const came = cut(cell.text, SHOWN)
      if (text === right) this.trouble(cell, 'deck-wrong-right', { came })
      else if (seen.has(text)) this.trouble(cell, 'deck-wrong-twice', { came })
      seen.add(text)
    }
    return row.wrong.map(({ text }) => text)
  }

  private trouble({ line }: Cell, key: string, args: DeckTrouble['args']): void {
    this.file.trouble(line, key, args)
  }

  // ---------------------------------------------------------- all cards together

  /** The smallest pack that has every rank which more than one suit has; 32 cards where nothing tells. */
  pack(): number {
    const cards = [...new Set([...this.found.values()].map(({ term }) => term.card))]
    const lowest = [...ORDER].findIndex(
      (rank) => cards.filter((card) => card[0] === rank).length > 1,
    )
    const ranks = ORDER.length - (lowest < 0 ? ORDER.indexOf('7') : lowest)
    return PACKS.find((size) => size >= SIGNS.length * ranks)!
  }

  /** Note the cards that are missing, and those that belong to a larger pack. */
  cards(pack: number): void {
    const wanted = packOf(pack)
    for (const { term, row } of this.found.values()) {
      const { card, language } = term
      const args = { card, language, lowest: wanted[0]![0]!, count: String(pack) }
      if (!wanted.includes(card)) this.file.trouble(row.line, 'deck-card-outside', args)
    }
    for (const language of this.languages)
      for (const card of wanted.filter((card) => !this.found.has(`${language} ${card}`)))
        this.file.trouble(this.last(language, card), 'deck-card-missing', { card, language })
  }

  /** Note the cards whose topic is not that of their suit, and those whose icon is not that of their suit. */
  topics(): void {
    const of = (suit: string) =>
      [...this.found.values()].filter(({ term }) => term.card[1] === suit)
    for (const language of this.languages)
      for (const suit of SIGNS)
        this.allTheSame(
          'topic',
          of(suit).filter(({ term }) => term.language === language),
        )
    for (const suit of SIGNS) this.allTheSame('icon', of(suit))
  }

  /** Note the terms that have too few explanations to choose from, because others say the same. */
  answers(): void {
    for (const language of this.languages) {
      const found = [...this.found.values()].filter(({ term }) => term.language === language)
      const said = new Set(found.map(({ term }) => alike(term.explanation)))
      if (said.size === found.length) continue
      for (const { term, row } of found) {
        const others = new Set([...said, ...term.wrong.map(alike)])
        for (const none of ['', alike(term.explanation)]) others.delete(none)
        const args = { expected: String(ANSWERS - 1), came: String(others.size) }
        if (others.size < ANSWERS - 1)
          this.trouble(cellOf(row, 'explanation'), 'deck-few-answers', args)
      }
    }
  }

  private get languages(): string[] {
    return [...new Set([...this.found.values()].map(({ term }) => term.language))]
  }

  /** The line where a missing card would be looked for: the last one of its suit and language. */
  private last(language: string, card: Card): number {
    const near = [...this.found.values()].filter(
      ({ term }) => term.language === language && term.card[1] === card[1],
    )
    const lines =
      near.length > 0 ? near.map(({ row }) => row.line) : this.file.rows.map(({ line }) => line)
    return Math.max(...lines)
  }

  private allTheSame(column: string, found: readonly { row: Row }[]): void {
    const texts = found.map(({ row }) => cellOf(row, column).text).filter(Boolean)
    const count = (text: string) => texts.filter((each) => each === text).length
    const [expected, ...others] = [...new Set(texts)].sort(
      (one, other) => count(other) - count(one),
    )
    if (others.length === 0) return
    for (const { row } of found) {
      const cell = cellOf(row, column)
      if (!cell.text || cell.text === expected) continue
      const suit = (SUITS as Record<string, string>)[cellOf(row, 'suit').text.toLowerCase()]!
      this.trouble(cell, 'deck-mixed', { column, suit, expected: expected!, came: cell.text })
    }
  }
}
