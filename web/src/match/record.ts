/** The record: one match as text (match/record.py, docs/notation.md). Read it, and check it before the first move. */

import { CARDS, packOf, type Card } from '../lib/cards'
import { playersTrouble, type Rules } from '../rules/fields'
import { isObject, NotJson, parse, Real, repr, write, type Json } from '../rules/json'
import { HouseError } from '../rules/knob'
import { find, PRESETS, type Preset } from '../rules/presets'

/** A record that cannot be read at all. */
export class Unreadable extends Error {}

/** One hand: the pack, the tokens of all decisions, the orders of rebuilt stocks as they stand. */
export interface HandRecord {
  pack: Card[]
  moves: string[]
  recycled: string[]
  /** the proof of its shuffle, as it stands there */
  shuffle?: unknown
}

export interface MatchRecord {
  preset: Preset
  rules: Rules
  players: string[]
  dealer: number
  hands: HandRecord[]
}

type Read = Record<string, unknown>

/** Return the value of a JSON text. Throws Unreadable. */
export function parsed(text: string): Json {
  try {
    return parse(text)
  } catch (error) {
    if (error instanceof NotJson) throw new Unreadable(`this is not JSON: ${error.message}`)
    throw error
  }
}

/** A record up to so many moves of its last hand. */
export function upTo(record: Record<string, unknown>, moves: number): Record<string, unknown> {
  const hands = record['hands'] as HandRecord[]
  const [last] = hands.slice(-1)
  return {
    ...record,
    hands: [...hands.slice(0, -1), { ...last, moves: last!.moves.slice(0, moves) }],
  }
}

/** Read a whole record. Throws Unreadable, which says what it expected and what it got. */
export function read(value: unknown): MatchRecord {
  if (!isObject(value)) throw new Unreadable(`a record is a JSON object, ${kind(value)} came`)
  if (value['schwimmen'] !== 1)
    throw new Unreadable(
      `schwimmen: expected the format's version 1, got ${show(value, 'schwimmen')}`,
    )
  const players = texts(value, 'players', 'names by seat')
  const { preset, rules } = game(value, players.length)
  const { dealer, hands } = value
  const seat = typeof dealer === 'number' && Number.isInteger(dealer) ? dealer : -1
  if (seat < 0 || seat >= players.length)
    throw new Unreadable(
      `dealer: expected a seat from 0 to ${players.length - 1}, got ${show(value, 'dealer')}`,
    )
  if (!Array.isArray(hands))
    throw new Unreadable(`hands: expected a list of hands, got ${show(value, 'hands')}`)
  const read = hands.map((hand, index) => numbered(index, () => handOf(hand, rules.pack)))
  return { preset, rules, players, dealer: seat, hands: read }
}

function game(value: Read, players: number): { preset: Preset; rules: Rules } {
  const { rules: id = '', house = {} } = value
  const preset = find(id)
  if (!preset) {
    const ids = PRESETS.map((each) => each.id).join(', ')
    throw new Unreadable(`rules: ${repr(id)} is not a preset; there are ${ids}`)
  }
  try {
    const rules = preset.house(house)
    const trouble = playersTrouble(rules, players)
    if (trouble) throw new Unreadable(trouble)
    return { preset, rules }
  } catch (error) {
    if (error instanceof HouseError) throw new Unreadable(error.message)
    throw error
  }
}

function handOf(value: unknown, size: number): HandRecord {
  if (!isObject(value)) throw new Unreadable(`expected an object, got ${kind(value)}`)
  const moves = texts(value, 'moves', 'tokens')
  const recycled = 'recycled' in value ? texts(value, 'recycled', 'packs') : []
  return { pack: packIn(value, size), moves, recycled, shuffle: value['shuffle'] }
}

function numbered<T>(index: number, made: () => T): T {
  try {
    return made()
  } catch (error) {
    if (error instanceof Unreadable) throw new Unreadable(`hands[${index}]: ${error.message}`)
    throw error
  }
}

function packIn(hand: Read, size: number): Card[] {
  const text = hand['pack']
  if (typeof text !== 'string')
    throw new Unreadable(`pack: expected the whole pack as text, got ${show(hand, 'pack')}`)
  const names = words(text)
  const cards = packOf(size)
  const foreign = names.find((name) => !cards.includes(name))
  const missing = cards.find((card) => !names.includes(card))
  const twice = names.find((name, at) => names.indexOf(name) < at)
  const wrong =
    foreign !== undefined
      ? `${repr([...foreign].slice(0, 20).join(''))} is none of them`
      : missing !== undefined
        ? `${missing} is missing`
        : twice && `${twice} is there twice`
  if (wrong) throw new Unreadable(`pack: expected exactly the ${size} cards of the pack, ${wrong}`)
  return names
}

/** The parts of a text between what Python counts as white space. */
export const words = (text: string): string[] =>
  text
    .split(/[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/)
    .filter(Boolean)

/** The cards that a text names; null if one of them is not a card. */
export function cardsOf(text: string): Card[] | null {
  const names = words(text)
  return names.every((name) => CARDS.includes(name)) ? names : null
}

function texts(value: Read, key: string, what: string): string[] {
  const found = value[key]
  if (!Array.isArray(found) || !found.every((item) => typeof item === 'string'))
    throw new Unreadable(`${key}: expected a list of ${what}, got ${show(value, key)}`)
  return found
}

const show = (value: Read, key: string): string =>
  key in value ? write(value[key]).slice(0, 60) : 'nothing'

function kind(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (value instanceof Real) return 'a number'
  const kinds: Record<string, string> = {
    string: 'a text',
    boolean: 'a truth value',
    object: 'an object',
  }
  return kinds[typeof value] ?? 'a number'
}
