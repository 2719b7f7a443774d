/**
 * All words, from the one catalogue that browser and terminal share.
 *
 * The server sends sentences as a key with arguments; `say` turns them into the reader's language. Python does the
 * same for the terminal (`schwimmen.words`): the two must read alike.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { letter, rankOf, suitOf, SUIT_SIGNS, value, type Card, type Deck } from './cards'
import type { Sentence } from './protocol'
import { settings, type Language } from './settings.svelte'

const files = import.meta.glob<string>(['$words/*/*.ftl', '!$words/*/terminal.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const bundles: Record<Language, FluentBundle> = { de: bundle('de'), en: bundle('en') }

function bundle(language: Language): FluentBundle {
  // Isolating marks would show up in copied text and in tests; names are plain text here.
  const made = new FluentBundle(language, { useIsolating: false })
  for (const [path, text] of Object.entries(files))
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text))
  return made
}

export type Args = Record<string, FluentVariable>

export const has = (key: string): boolean => bundles[settings.language].hasMessage(key)

/** A message of the catalogue, in the language in force. An unknown key shows itself. */
export function t(key: string, args: Args = {}): string {
  const words = bundles[settings.language]
  const pattern = words.getMessage(key)?.value
  // The errors that Fluent collects here would else be thrown, and a missing argument is better read than a blank page.
  return pattern ? words.formatPattern(pattern, args, []) : key
}

/** The first of the keys that has words. */
export const tAny = (keys: string[], args: Args = {}): string =>
  t(keys.find(has) ?? keys[keys.length - 1] ?? '', args)

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

/** The arguments of a sentence as the catalogue's variables. */
export function spoken(
  args: NonNullable<Sentence['args']>,
  names: readonly string[],
  own: number | null,
): Args {
  const made: Args = { you: 'no' }
  const name = (seat: number) => names[seat] ?? String(seat)
  for (const [key, arg] of Object.entries(args)) {
    if (key === 'seat' && typeof arg === 'number') {
      made[key] = name(arg)
      made['you'] = yes(arg === own)
    } else if (SEATS.has(key) && Array.isArray(arg)) {
      // Within a list nobody is "you", for the verb's sake.
      const seats = arg as number[]
      made[key] = list(seats.map(name))
      made['count'] = seats.length
      if (key === 'seats') made['you'] = yes(seats.length === 1 && seats[0] === own)
    } else if (CARD.has(key)) {
      made[key] = cardSign(String(arg))
    } else if (CARDS.has(key) && Array.isArray(arg)) {
      made[key] = arg.map((card) => cardSign(String(card))).join(' ')
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

const yes = (is: boolean): string => (is ? 'yes' : 'no')

export const list = (parts: string[]): string =>
  new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(parts)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A card's full name, for those who hear it: "Herz Sieben", "seven of hearts". */
export function cardName(card: Card): string {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const german = settings.deck === 'german'
  return t('card-name', {
    suit: tAny([german ? `german-suit-${suit}` : '', `suit-${suit}`]),
    rank: tAny([german ? `german-rank-${rank}` : '', `rank-name-${rank}`]),
  })
}

export const cardLetter = (card: Card, deck: Deck = settings.deck): string =>
  letter(card, settings.language, deck)

/** A card inside a sentence: "7♥", "10♣". */
export const cardSign = (card: Card): string => cardLetter(card) + SUIT_SIGNS[suitOf(card)]

/** Names of games and knobs as the catalogue writes them: "trio_value" is `knob-trio-value`. */
export const slug = (name: string): string => name.replace(/[_.]/g, '-')
export const gameName = (id: string): string => tAny([`game-${slug(id)}`, id])
export const knobName = (name: string): string => tAny([`knob-${slug(name)}`, name])
