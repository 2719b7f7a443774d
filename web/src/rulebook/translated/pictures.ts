// Written by tools/generate.py from schwimmen/rulebook/text/pictures.py; change that, not this.

import * as py from '../python'
import { ranking, type Rules } from '../family'
import { worth } from '../hands'
import { Combination } from './combinations'
import { Centre, Valuation } from './enums'
import { value_text } from './values'
const PACK_RANKS = {"52": "23456789TJQKA", "40": "234567JQKA", "36": "6789TJQKA", "32": "789TJQKA", "28": "89TJQKA", "20": "TJQKA", "4": "A"}
const SUITS = "CSHD"
const RANKS = "23456789TJQKA"

/** A hand, the cards of it that count, and what it is worth. */
export interface Picture {
  readonly cards: readonly string[]
  readonly counts: readonly string[]
  readonly value: string
}

export const Picture = (cards: readonly string[], counts: readonly string[], value: string): Picture => ({ cards, counts, value })

/** One turn: the hand before and after, the open cards, and the two cards that change places. */
export interface Turn {
  readonly before: Picture
  readonly after: Picture
  readonly table: readonly string[]
  readonly give: string
  readonly take: string
}

export const Turn = (before: Picture, after: Picture, table: readonly string[], give: string, take: string): Turn => ({ before, after, table, give, take })

export const _FORMED: Record<number, string> = { [Combination.THREE_ACES]: "AC AS AH", [Combination.SEQUENCE]: "QH KH AH", [Combination.TRIO]: "QC QS QH", [Combination.POINTS]: "KD JD xH", [Combination.FOUR_ACES]: "AC AS AH AD", [Combination.ROYAL_RUN_OF_4]: "JH QH KH AH", [Combination.RUN_OF_4]: "xS JS QS KS", [Combination.THREE_OF_A_KIND]: "QC QS QH KD", [Combination.RUN_OF_3]: "QD KD AD JS" }
export const _INSTEAD: Record<string, string> = { "8": "5", "9": "6", "T": "7" }
/** Return hands that show what counts, the best first. */
export function pictures(rules: Rules): Picture[] {
  const hands = py.sorted(py.list(_hands(rules)).map((hand) => py.split(hand)), (hand) => -worth(rules, hand))
  return py.list(hands).map((hand) => picture(rules, hand))
}

/** Return a hand as it is worth at a table. */
export function picture(rules: Rules, hand: readonly string[]): Picture {
  return Picture(py.tuple(hand), py.tuple(_counting(rules, hand)), value_text(worth(rules, hand), rules))
}

/** Return an exchange that makes more of a hand. */
export function turn(rules: Rules): Turn {
  const [suited, take] = ([_there(rules, ["KH", "9H", "TH", "JH"].slice(0, (rules.hand_size - 1))), "AH"] as const)
  const [odd, others] = ([py.at(_there(rules, ["8S"]), 0), _there(rules, ["9C", "8D", "JC", "9S"])] as const)
  const shown = py.at({ [Centre.TABLE]: (rules.table_size - 1), [Centre.POOL]: 4, [Centre.DISCARD]: 0 }, rules.centre)
  return Turn(picture(rules, [...suited, odd]), picture(rules, [...suited, take]), ([...others.slice(0, Math.floor(shown / 2)), take, ...others.slice(Math.floor(shown / 2), shown)] as const), odd, take)
}

/** Return cards, and others for those that the pack does not have (C-14). */
export function _there(rules: Rules, cards: readonly string[]): string[] {
  return cards.map((card) => (py.has(py.at(PACK_RANKS, rules.pack), py.at(card, 0)) ? card : (py.at(_INSTEAD, py.at(card, 0)) + py.at(card, 1))))
}

export function* _hands(rules: Rules): Generator<string> {
  if ((rules.valuation === Valuation.COMBINATIONS && py.at(ranking(rules), -1) === Combination.POINTS)) {
    const below = py.at(py.at(PACK_RANKS, rules.pack), -5)
    for (const each of ranking(rules).filter((each) => py.has(_FORMED, each))) {
      const odd = ((each === Combination.POINTS && rules.hand_size === 4) ? " xC" : "")
      yield py.replace((py.at(_FORMED, each) + odd), "x", below)
    }
    return
  }
  if (rules.valuation === Valuation.COMBINATIONS) {
    yield* (["8C 8S 8H", "QH KH AH", "9C TS JH", "9D KD 8D", "QC QS 9H", "KC JS 8H"] as const)
    return
  }
  const one_suit = ["AH", "KH", "TH", "QH", "JH"].slice(0, rules.hand_size)
  yield py.join(" ", one_suit)
  if (rules.hand_size === 3) {
    yield* _trios(rules)
  }
  yield py.join(" ", [...one_suit.slice(0, -1), "8S"])
}

export function* _trios(rules: Rules): Generator<string> {
  if (rules.special_hands) {
    yield* (["AC AS AH", "6D 7D 8D", "6C 6S 6H"] as const)
  }
  if ((rules.fire_value !== null && rules.fire_value !== rules.trio_value)) {
    yield "AC AS AH"
  }
  if (rules.trio_value !== null) {
    yield "8C 8S 8H"
  }
}

/** Return the cards of a hand that bring points: those of the best suit, or all where they count together. */
export function _counting(rules: Rules, hand: readonly string[]): string[] {
  const inside = py.max(py.list(SUITS).map((suit) => hand.filter((card) => py.at(card, 1) === suit)), _points)
  const value = worth(rules, hand)
  const points = (rules.valuation === Valuation.COMBINATIONS && value === (2 * _points(inside)))
  if (((rules.valuation === Valuation.COMBINATIONS && !(points)) || (rules.valuation === Valuation.BEST && value !== (2 * _points(inside))))) {
    return py.list(hand)
  }
  return (value ? inside : [])
}

/** Return the points of some cards: an ace has 11, a king, a queen and a jack have 10 (C-2). */
export function _points(hand: readonly string[]): number {
  return py.sum(hand.map((card) => (py.at(card, 0) === "A" ? 11 : py.min(10, (py.index(RANKS, py.at(card, 0)) + 2)))))
}

