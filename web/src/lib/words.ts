/**
 * All words, from the one catalogue that browser and terminal share.
 *
 * The server sends sentences as a key with arguments; `say` turns them into the reader's language. Python does the
 * same for the terminal (`schwimmen.words`): the two must read alike.
 */

import { createSubscriber } from 'svelte/reactivity'
import addresses from 'virtual:words'
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from '@fluent/bundle'
import { GERMAN_LETTERS, halves, rankOf, suitOf, SUIT_SIGNS, type Card, type Deck } from './cards'
import { answerOf } from './early'
import { LANGUAGES } from './facts'
import type { GameView, Sentence } from './protocol'
import { settings, type Language } from './settings.svelte'

const bundles: Partial<Record<Language, FluentBundle>> = {}

/** The languages to choose from, each by its own name for itself. */
export const languages = Object.entries(LANGUAGES).map(([code, name]) => ({
  value: code as Language,
  label: name as string,
}))

export type Messages = FluentResource['body']

/** Add words of a language. */
export function learn(language: Language, files: readonly Messages[]): void {
  // Isolation marks would show up in copied text and in tests; names are plain text here.
  const made = (bundles[language] ??= new FluentBundle(language, { useIsolating: false }))
  for (const body of files) made.addResource({ body })
}

/** The parts beside the words of a first game, each known by one of its messages; and which of them are wanted. */
const PARTS = { guide: 'first-hand-hello', more: 'page' }
type Part = keyof typeof PARTS
const wanted = new Set<Part>()
const knows = (language: Language, part: Part): boolean =>
  bundles[language]?.hasMessage(PARTS[part]) ?? false
const complete = (language: Language): boolean => knows(language, 'more')

/** Speak a language from now on: its words are fetched if they are not there. Throws if they cannot be had. */
export async function speak(language: Language): Promise<void> {
  const [first, guide, more] = addresses[language]!
  const parts = { guide, more }
  const missing = [...wanted].filter((part) => !knows(language, part)).map((part) => parts[part])
  if (!bundles[language]) missing.push(first)
  const files = await Promise.all(missing.map(fetched))
  if (files.length > 0) learn(language, files)
  settings.language = language
}

const coming: Partial<Record<Part, Promise<void>>> = {}

/** From now on the words of a part are there. Throws if they cannot be had. */
export function speakAlso(part: Part): Promise<void> {
  wanted.add(part)
  return (coming[part] ??= speak(settings.language)
    .then(() => told())
    .finally(() => delete coming[part]))
}

/** From now on all words of the page are there. Throws if they cannot be had. */
export const speakAll = (): Promise<void> => speakAlso('more')

async function fetched(address: string): Promise<Messages> {
  const answer = await answerOf(address)
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`)
  return (await answer.json()) as Messages
}

let told = () => {}
/** Who reads a word that is not here reads again once all are. */
const awaited = createSubscriber((update) => void (told = update))

const words = (): FluentBundle | undefined => bundles[settings.language]

export type Args = Record<string, FluentVariable>

/** A number in a sentence. One of few digits needs no `Intl`: making that takes a phone a sixth of a second. */
class Numeral extends FluentNumber {
  override toString(...[scope]: Parameters<FluentNumber['toString']>): string {
    const plain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000
    return plain ? String(this.value) : super.toString(scope)
  }
}

const numerals = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([key, arg]) => [
      key,
      typeof arg === 'number' ? new Numeral(arg) : arg,
    ]),
  )

export function has(key: string): boolean {
  const is = words()?.hasMessage(key) ?? false
  if (!is && !complete(settings.language)) awaited()
  return is
}

/** A message of the catalogue, in the language in force. It is fetched with all others; an unknown key shows itself. */
export function t(key: string, args: Args = {}): string {
  const bundle = words()
  const pattern = bundle?.getMessage(key)?.value
  // The errors that Fluent collects here would else be thrown, and a missing argument is better read than a blank page.
  if (bundle && pattern)
    return bundle.formatPattern(pattern, numerals({ ...DEFAULTS, ...args }), [])
  if (!bundle || complete(settings.language)) return key
  awaited()
  void speakAll().catch(() => undefined)
  return ''
}

/** What somebody at this device is called. */
export const ownName = (nameless = 'name-default'): string => settings.name.trim() || t(nameless)

/** The first of the keys that has words. */
export const tAny = (keys: string[], args: Args = {}): string =>
  t(keys.find(has) ?? keys[keys.length - 1] ?? '', args)

/** The words that a game has for its own things (`terms.ftl`); a sentence without them is about Schwimmen. */
export const terms = (game: GameView): Args => ({
  word: game.call,
  unit: game.ledger,
  hand: game.hand_size,
  tongue: game.tongue,
  choice: game.dealer_choice,
})
const DEFAULTS: Args = {
  you: 'no',
  word: 'close',
  unit: 'life',
  units: 1,
  hand: 3,
  tongue: 'plain',
  choice: 'blind',
}

/** A sentence that leaves the words of its game out. */
export const about = (game: GameView, { key, args }: Sentence): Sentence => ({
  key,
  args: { ...terms(game), ...args } as NonNullable<Sentence['args']>,
})

/** A sentence of the server, as this reader reads it. `names` are the names by seat. */
export function say(
  { key, args = {} }: Sentence,
  names: readonly string[] = [],
  own: number | null = null,
): string {
  return capital(t(key, spoken(args, names, own)))
}

/** What an argument is, by its name: the same lists as in `schwimmen.words`. */
const CARD = new Set(['card', 'give', 'take'])
const CARDS = new Set(['cards', 'gives', 'takes'])
const SEATS = new Set(['seats', 'others'])
const TOPICS = new Set(['clubs', 'spades', 'hearts', 'diamonds'])

/** The arguments of a sentence as the catalogue's variables. */
export function spoken(
  args: NonNullable<Sentence['args']>,
  names: readonly string[],
  own: number | null,
): Args {
  const made: Args = { ...DEFAULTS }
  const name = (seat: number) => names[seat] ?? String(seat)
  for (const [key, arg] of Object.entries(args)) {
    if (key === 'seat' && typeof arg === 'number') {
      made[key] = name(arg)
      made['you'] = yes(arg === own)
    } else if (SEATS.has(key) && Array.isArray(arg)) {
      const seats = arg as number[]
      made[key] = key === 'others' ? beside(seats, name, own) : list(seats.map(name))
      made['count'] = seats.length
      if (key === 'seats') made['you'] = yes(seats.length === 1 && seats[0] === own)
    } else if (CARD.has(key)) {
      made[key] = cardSign(String(arg))
    } else if (CARDS.has(key) && Array.isArray(arg)) {
      made[key] = arg.map((card) => cardSign(String(card))).join(' ')
    } else if (key === 'suit') {
      made[key] = suitName(String(arg))
    } else if (TOPICS.has(key)) {
      made[key] = topic(String(arg))
    } else if (typeof arg === 'boolean') {
      made[key] = yes(arg)
    } else if (Array.isArray(arg)) {
      made[key] = list(arg.map(String))
    } else {
      made[key] = key === 'value' ? value(String(arg)) : arg
    }
  }
  return made
}

/** Names where no verb depends on them: only there the reader is "you" within a list, and comes first. */
function beside(
  seats: readonly number[],
  name: (seat: number) => string,
  own: number | null,
): string {
  const names = seats.filter((seat) => seat !== own).map(name)
  return list(names.length < seats.length ? [t('beside-you'), ...names] : names)
}

const yes = (is: boolean): string => (is ? 'yes' : 'no')

export const list = (parts: string[]): string => joined(parts, 'conjunction')

/** One of several: "Pass" or "Knock". */
export const either = (parts: string[]): string => joined(parts, 'disjunction')

const joined = (parts: string[], type: Intl.ListFormatType): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : new Intl.ListFormat(settings.language, { type }).format(parts)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const COMBINATION = /^([a-z][a-z ]*?)((?: [\dTJQKA]+)*)$/

/** A value as the table says it: "30½", "Paar Könige und 2". */
export function value(text: string): string {
  const [, kind, ranks] = COMBINATION.exec(text) ?? []
  if (kind === undefined) return halves(text)
  const of = (ranks ?? '').split(' ').filter(Boolean)
  const [first = ''] = of
  const name = has(`rank-name-${first}`) ? rankName(first) : ''
  // The catalogue tells numbers from text, and Unter and Ober have another plural than Bube and Dame.
  const rank =
    Number(first) || (settings.deck === 'german' ? GERMAN_LETTERS[first] : first) || first
  const [top = '', ...rest] = of.map((each) => rankLetter(each))
  // Where a flush has one number, not its ranks compare, but what they count.
  const key = kind === 'flush' && of.length === 1 ? 'counted-flush' : kind.replace(' ', '-')
  return t(`value-${key}`, { rank, name, top, rest: rest.join(' ') })
}

/** A card's full name, for those who hear it: "Herz Sieben", "seven of hearts". */
export function cardName(card: Card): string {
  return t('card-name', { suit: suitName(suitOf(card)), rank: rankName(rankOf(card)) })
}

/** A suit as the cards on the table call it: "Karo", "Schellen". */
const suitName = (suit: string): string =>
  tAny([settings.deck === 'german' ? `german-suit-${suit}` : '', `suit-${suit}`])

/** A rank, likewise: "Bube", "Unter". */
const rankName = (rank: string): string =>
  tAny([settings.deck === 'german' ? `german-rank-${rank}` : '', `rank-name-${rank}`])

export const cardLetter = (card: Card, deck?: Deck): string => rankLetter(rankOf(card), deck)

/** The letters of a rank on the cards of a deck. A rank without any is written as its number. */
function rankLetter(rank: string, deck: Deck = settings.deck): string {
  if (deck === 'german') return GERMAN_LETTERS[rank] ?? rank
  return has(`rank-${rank}`) ? t(`rank-${rank}`) : rank
}

/** What a suit stands for, translated if it is a topic that the catalogue knows. */
export const topic = (name: string): string => {
  const key = `topic-${name.replace(/[^A-Za-z]+/g, '-')}`
  return has(key) ? t(key) : name
}

/** A card inside a sentence: "7♥", "10♣". */
export const cardSign = (card: Card): string => cardLetter(card) + SUIT_SIGNS[suitOf(card)]

/** Names of games and knobs as the catalogue writes them: "trio_value" is `knob-trio-value`. */
export const slug = (name: string): string => name.replace(/[_.]/g, '-')
export const gameName = (id: string): string => tAny([`game-${slug(id)}`, id])
export const knobName = (name: string, game?: GameView): string =>
  tAny([`knob-${slug(name)}`, name], game ? terms(game) : {})
