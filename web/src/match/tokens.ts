/** Moves as text (match/tokens.py): the tokens of the record, and the engine's codes of them. */

import { Kind, RIDER } from '../engine/layout'
import { CARDS, cardsIn, type Card } from '../lib/cards'

/** The code of a text that is no token of any move; never legal. */
const NO_TOKEN = -1

const GIVE = 5
const TAKE = 11
const SIX_BITS = 63

const WITH_CARDS: readonly number[] = [Kind.SWAP, Kind.DISCARD, Kind.SOME]
const ALONE = Object.entries(Kind).filter(([, kind]) => !WITH_CARDS.includes(kind))
const WORDS = new Map<string, number>([
  ...ALONE.map(([name, kind]) => [name.toLowerCase(), kind] as const),
  ['all!', Kind.ALL | RIDER],
  ['pass!', Kind.PASS | RIDER],
])
const SPELLED = new Map([...WORDS].map(([word, code]) => [code, word]))

const CARD = '[2-9TJQKA][CSHD]'
const ONE = new RegExp(`^(${CARD})>(${CARD})?(!?)$`)
const SEVERAL = new RegExp(`^(${CARD}(?:,${CARD})+)>(${CARD}(?:,${CARD})+)(!?)$`)

/** The kind of a move. */
export const kindOf = (code: number): number => code & 15

/** The code of a token. `hand` and `open` cards are those of the seat to move: several are named by their places. */
export function codeOf(token: string, hand: number, open: number): number {
  const word = WORDS.get(token)
  if (word !== undefined) return word
  const [, give, take, call] = ONE.exec(token) ?? []
  if (!give) return severalOf(token, cardsIn(hand), cardsIn(open))
  if (give === take) return NO_TOKEN
  const cards = (CARDS.indexOf(give) << GIVE) | (take ? CARDS.indexOf(take) << TAKE : 0)
  return (take ? Kind.SWAP : Kind.DISCARD) | (call ? RIDER : 0) | cards
}

function severalOf(token: string, hand: readonly Card[], open: readonly Card[]): number {
  const [, give, take, call] = SEVERAL.exec(token) ?? []
  if (!give || !take || give.length !== take.length) return NO_TOKEN
  const [places, choice] = [placesOf(give, hand), placesOf(take, open)]
  if (!places || !choice) return NO_TOKEN
  const bits = places.reduce((sum, at) => sum | (1 << at), 0)
  return Kind.SOME | (call ? RIDER : 0) | (bits << GIVE) | (numberOf(choice) << TAKE)
}

/** The places of the cards of one side; nothing if they are not in card order, or not all among these. */
function placesOf(side: string, cards: readonly Card[]): number[] | null {
  const places = [...cards.keys()].filter((at) => side.includes(cards[at]!))
  return side === places.map((at) => cards[at]).join() ? places : null
}

/** In how many ways so many of so many cards can be chosen. */
function choices(count: number, cards: number): number {
  let ways = 1
  for (let at = 0; at < count; at++) ways = (ways * (cards - at)) / (at + 1)
  return ways
}

/** The number of a choice, by the places of its cards. */
const numberOf = (places: readonly number[]): number =>
  places.reduce((sum, place, at) => sum + choices(at + 1, place), 0)

/** The cards of a choice, by its number. */
function chosen(cards: readonly Card[], count: number, choice: number): Card[] {
  if (!count) return []
  let place = count - 1
  while (choices(count, place + 1) <= choice) place++
  return [...chosen(cards, count - 1, choice - choices(count, place)), cards[place]!]
}

/** The token of a move of the seat to move; an exchange of several cards needs the hand and the open cards. */
export function tokenOf(code: number, hand: number, open: number): string {
  const word = SPELLED.get(code)
  if (word) return word
  const kind = kindOf(code)
  const give = (code >> GIVE) & SIX_BITS
  const several = kind === Kind.SOME
  const gives = several ? cardsIn(hand).filter((_, at) => (give >> at) & 1) : [CARDS[give]]
  const one = kind === Kind.SWAP ? [CARDS[code >> TAKE]] : []
  const takes = several ? chosen(cardsIn(open), gives.length, code >> TAKE) : one
  return `${gives.join()}>${takes.join()}${code & RIDER ? '!' : ''}`
}

/** A decision as an object. */
export interface Move {
  readonly kind: number
  /** the cards that leave the hand */
  readonly give: readonly Card[]
  /** the cards that come to the hand */
  readonly take: readonly Card[]
  /** whether the call rides on it */
  readonly call: boolean
}

export const Move = {
  /** The move that a token names. */
  of(token: string): Move {
    const code = codeOf(token, 0, 0)
    const [, give, take] = SEVERAL.exec(token) ?? ONE.exec(token) ?? []
    const kind = code === NO_TOKEN ? Kind.SOME : kindOf(code)
    return {
      kind,
      give: give?.split(',') ?? [],
      take: take?.split(',') ?? [],
      call: token.endsWith('!'),
    }
  },
}
