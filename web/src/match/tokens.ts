/** Moves as text (match/tokens.py): the tokens of the record, and the engine's codes of them. */

import { Kind, RIDER } from '../engine/layout'
import { CARDS, cardsIn, type Card } from '../lib/cards'

/** The code of a text that is no token of any move; never legal. */
const NO_TOKEN = -1

const GIVE = 5
const TAKE = 11
const SIX_BITS = 63

const WITH_CARDS: readonly number[] = [Kind.SWAP, Kind.DISCARD, Kind.POOL]
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

/** The code of a token. `hand` and `pool` are those of the seat to move: a trade names its cards by their places. */
export function codeOf(token: string, hand: number, pool: number): number {
  const word = WORDS.get(token)
  if (word !== undefined) return word
  const [, give, take, call] = ONE.exec(token) ?? []
  if (!give) return tradeOf(token, cardsIn(hand), cardsIn(pool))
  if (give === take) return NO_TOKEN
  const cards = (CARDS.indexOf(give) << GIVE) | (take ? CARDS.indexOf(take) << TAKE : 0)
  return (take ? Kind.SWAP : Kind.DISCARD) | (call ? RIDER : 0) | cards
}

function tradeOf(token: string, hand: readonly Card[], pool: readonly Card[]): number {
  const [, give, take, call] = SEVERAL.exec(token) ?? []
  if (!give || take !== pool.join()) return NO_TOKEN
  const places = hand.reduce((bits, card, at) => (give.includes(card) ? bits | (1 << at) : bits), 0)
  if (give !== hand.filter((card) => give.includes(card)).join()) return NO_TOKEN
  return Kind.POOL | (call ? RIDER : 0) | (places << GIVE)
}

/** The token of a move of the seat to move; a trade with the pool needs the hand and the pool. */
export function tokenOf(code: number, hand: number, pool: number): string {
  const word = SPELLED.get(code)
  if (word) return word
  const kind = kindOf(code)
  const give = (code >> GIVE) & SIX_BITS
  const gives =
    kind === Kind.POOL ? cardsIn(hand).filter((_, at) => (give >> at) & 1) : [CARDS[give]]
  const takes = kind === Kind.POOL ? cardsIn(pool) : kind === Kind.SWAP ? [CARDS[code >> TAKE]] : []
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
    const kind = code === NO_TOKEN ? Kind.POOL : kindOf(code)
    return {
      kind,
      give: give?.split(',') ?? [],
      take: take?.split(',') ?? [],
      call: token.endsWith('!'),
    }
  },
}
