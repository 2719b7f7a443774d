/** A card is two letters, rank then suit: "7H", "TC". What is shown follows language and deck. */

import { PACK_RANKS } from './facts'

export type Card = string
export type Suit = 'C' | 'S' | 'H' | 'D'
export type Deck = 'french' | 'four' | 'german'

/** All cards in card order: a card's number is its place. */
export const CARDS: readonly Card[] = [...'CSHD'].flatMap((suit) =>
  [...'23456789TJQKA'].map((rank) => rank + suit),
)

/** The cards of a set, a number with one bit for each: 52 bits are exact in JavaScript. */
export const cardsIn = (set: number): Card[] =>
  CARDS.filter((_, card) => Math.floor(set / 2 ** card) % 2 === 1)

/** The cards of a pack of a given size, in card order; no cards if there is no such pack. */
export const packOf = (size: number): Card[] => {
  const ranks = Object.entries(PACK_RANKS).find(([cards]) => Number(cards) === size)?.[1] ?? ''
  return CARDS.filter((card) => ranks.includes(card[0]!))
}

export const suitOf = (card: Card): Suit => (card[1] ?? 'C') as Suit
export const rankOf = (card: Card): string => card[0] ?? ''

export const SUIT_SIGNS: Record<Suit, string> = { C: '♣', S: '♠', H: '♥', D: '♦' }

/** The letters of German-suited cards, which show Ober and Unter in every language. */
export const GERMAN_LETTERS: Record<string, string> = { T: '10', J: 'U', Q: 'O', K: 'K', A: 'A' }

/** "30.5" reads "30½". */
export const halves = (text: string): string => text.replace(/\.5$/, '½')

/** Whether cards are all of one suit. */
export const oneSuit = (cards: readonly Card[]): boolean =>
  cards.length > 0 && cards.every((card) => suitOf(card) === suitOf(cards[0]!))

/** A degree or two askew, as if a person had put it there; always the same for the same card. */
export const tilt = (card: Card): number =>
  ((card.charCodeAt(0) * 7 + card.charCodeAt(1) * 13) % 9) * 0.4 - 1.6

const INKS: Record<Deck, Record<Suit, string>> = {
  french: { C: 'black', S: 'black', H: 'red', D: 'red' },
  four: { C: 'green', S: 'black', H: 'red', D: 'blue' },
  german: { C: 'acorn', S: 'green', H: 'red', D: 'bell' },
}
/** In which colour a suit is drawn. */
export const suitInk = (suit: Suit, deck: Deck): string => `var(--${INKS[deck][suit]})`
/** In which colour a card is drawn. */
export const inkOf = (card: Card, deck: Deck): string => suitInk(suitOf(card), deck)
/** Which drawing is the sign of a suit. */
export const pipOf = (suit: Suit, deck: Deck): string =>
  deck === 'german' && suit !== 'H' ? `#german-${suit}` : `#suit-${suit}`
