/**
 * The fair shuffle (docs/fair-shuffle.md): cards that follow from a secret and what every seat contributed, and whether
 * a hand was shuffled so, recomputed from its record.
 *
 * The verdicts are those of `schwimmen.verify`; both are tested by conformance/shuffle.jsonl. Browsers hide their own
 * hashes from pages that come by plain http, as they do at home, so these are a library's.
 */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { CARDS, packOf, type Card } from './cards'
import type { Proof } from './protocol'

/** `fair`, or the first of the others that holds: there is no proof, or something does not fit it. */
export type Verdict = 'fair' | 'none' | 'malformed' | 'commitment' | 'pack' | 'recycled' | 'dealer'

/** What the check reads of a hand in a record. */
export interface Shuffled {
  pack: Card[]
  rebuilt: Card[][]
  proof: Proof
}

/**
 * Judge a hand of a record. `players` is their number, by default that of the contributions; `dealer` is given for the
 * first hand of a match alone.
 */
export function check(hand: unknown, players?: number, dealer?: number | null): Verdict {
  if (isObject(hand) && (hand['shuffle'] ?? null) === null) return 'none'
  const read = readHand(hand, players)
  if (!read) return 'malformed'
  const { pack, rebuilt, proof } = read
  if (commitmentOf(proof.secret) !== proof.commitment) return 'commitment'
  const seed = seedOf(proof)
  if (!same(pack, shuffled(seed, 'pack', pack))) return 'pack'
  if (!rebuilt.every((order, index) => same(order, shuffled(seed, stock(index), order))))
    return 'recycled'
  if ((dealer ?? null) !== null && dealer !== dealerOf(proof)) return 'dealer'
  return 'fair'
}

/** The randomness of one hand, fixed once all have contributed. */
export class Shuffle {
  readonly proof: Proof
  private readonly seed: Uint8Array

  constructor(told: Omit<Proof, 'commitment'>) {
    this.proof = { commitment: commitmentOf(told.secret), ...told }
    this.seed = seedOf(this.proof)
  }

  /** An order of cards, top first, for the "pack", "stock 1", "stock 2", and so on. */
  order(label: string, cards: readonly Card[]): Card[] {
    return shuffled(this.seed, label, cards)
  }
}

/** A secret, or what a seat contributes: random bytes as hex digits. */
export const drawn = (bytes: number): string =>
  bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))

// ------------------------------------------------------------ the function

const WORDS = 2 ** 32

/** The hash by which a secret is fixed before anybody knows it. */
export const commitmentOf = (secret: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('schwimmen 1 commitment\n'), hexToBytes(secret))))

/** What all streams of a hand are made from. */
export function seedOf({ secret, table, hand, contributions }: Proof): Uint8Array {
  const lines = ['schwimmen 1 seed', table, hand, ...contributions.map((each) => each ?? '-')]
  const told = lines.map((line) => `${line}\n`).join('')
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(told))
}

/** The stream of a label: numbers below 2^32 without end. */
export function* stream(seed: Uint8Array, label: string): Generator<number, never> {
  for (let counter = 0; ; counter++) {
    const block = hmac(sha256, seed, utf8ToBytes(`${label}\n${counter}`))
    const view = new DataView(block.buffer, block.byteOffset)
    for (let start = 0; start < block.length; start += 4) yield view.getUint32(start)
  }
}

/** The next number modulo n; numbers behind the last whole multiple of n would favour small ones. */
export function below(numbers: Generator<number, never>, n: number): number {
  for (;;) {
    const number = numbers.next().value
    if (number < Math.floor(WORDS / n) * n) return number % n
  }
}

/** Cards, put into card order before, in the order that follows. */
export function shuffled(seed: Uint8Array, label: string, cards: readonly Card[]): Card[] {
  const numbers = stream(seed, label)
  const order = CARDS.filter((card) => cards.includes(card))
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(numbers, last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}

/** The label of a rebuilt stock. */
export const stock = (index: number): string => `stock ${index + 1}`

/** The seat that chance names for the first deal of a match. */
export const dealerOf = (proof: Proof): number =>
  below(stream(seedOf(proof), 'dealer'), proof.contributions.length)

// ------------------------------------------------------------ reading

/** What a hand of a record says of its shuffle; null if that cannot be read. */
export function readHand(hand: unknown, players?: number): Shuffled | null {
  if (!isObject(hand)) return null
  const { shuffle, recycled = [] } = hand
  const pack = cardsOf(hand['pack'])
  if (!pack || !isPack(pack) || !isProof(shuffle) || !Array.isArray(recycled)) return null
  if (players !== undefined && shuffle.contributions.length !== players) return null
  const rebuilt = recycled.map(cardsOf)
  const whole = rebuilt.every((order) => order?.every((card) => pack.includes(card)))
  return whole ? { pack, rebuilt: rebuilt as Card[][], proof: shuffle } : null
}

function isProof(value: unknown): value is Proof {
  if (!isObject(value)) return false
  const { commitment, secret, table, hand, contributions } = value
  return (
    isHex(commitment, 64) &&
    isHex(secret, 64) &&
    typeof table === 'string' &&
    !/[\n\r\p{Surrogate}]/u.test(table) &&
    Number.isSafeInteger(hand) &&
    (hand as number) >= 1 &&
    Array.isArray(contributions) &&
    contributions.length > 0 &&
    contributions.every((each) => each === null || isHex(each, 32))
  )
}

/** The cards that a text names: at least one, each once. */
function cardsOf(text: unknown): Card[] | null {
  if (typeof text !== 'string') return null
  const names = text.match(/[^ \t\r\n]+/g) ?? []
  const known = names.every((name) => CARDS.includes(name))
  return known && names.length > 0 && new Set(names).size === names.length ? names : null
}

/** Whether cards are a pack. */
const isPack = (cards: readonly Card[]): boolean =>
  same(
    packOf(cards.length),
    CARDS.filter((card) => cards.includes(card)),
  )

const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/.test(value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card, index) => card === other[index])
