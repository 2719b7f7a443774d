/** A puzzle on a line of a file (puzzles/puzzle.py): a position, and the move that is clearly the best in it. */

import { CARDS, packOf } from '../lib/cards'
import { find } from '../rules/presets'

export interface Puzzle {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly dealer: number
  /** whose move it is */
  readonly seat: number
  /** the cards that had left the pack, in order */
  readonly dealt: readonly string[]
  readonly moves: readonly string[]
  readonly best: string
  /** in what share of its tries `club` plays another move */
  readonly missed: number
  /** whether the question is to call or not */
  readonly closing: boolean
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const NONE = '-'

const card = (letter: string): string => CARDS[LETTERS.indexOf(letter)]!
const token = (short: string): string =>
  short.includes('>') ? short.replaceAll(/[A-Za-z]/g, card) : short

/** The puzzle on a line of a file. */
export function puzzleOf(game: string, line: string): Puzzle {
  const [number, players, dealer, seat, cards, moves, best, , missed, closing] = line.split(' ')
  return {
    id: `${game}-${number}`,
    game,
    players: Number(players),
    dealer: Number(dealer),
    seat: Number(seat),
    dealt: [...cards!].map(card),
    moves: moves === NONE ? [] : moves!.split('.').map(token),
    best: token(best!),
    missed: Number(missed) / 100,
    closing: closing !== NONE,
  }
}

/** Whether a move is a call or includes one. */
export const calls = (move: string): boolean => move === 'close' || move.endsWith('!')

/** The record of the hand up to the position, and on by some moves; the cards that nobody has seen follow in order. */
export function recordOf(
  { game, players, dealer, dealt, moves }: Puzzle,
  names: readonly string[],
  on: readonly string[] = [],
): object {
  const rest = packOf(find(game)!.rules.pack).filter((each) => !dealt.includes(each))
  const hand = { pack: [...dealt, ...rest].join(' '), moves: [...moves, ...on] }
  return { schwimmen: 1, rules: game, players: names.slice(0, players), dealer, hands: [hand] }
}
