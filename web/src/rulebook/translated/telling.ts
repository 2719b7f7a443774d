// Written by tools/generate.py from schwimmen/review/telling.py; change that, not this.

import * as py from '../python'
import { Kind } from '../../engine/layout'
import { Move } from '../../match/tokens'
import { Sentence } from './sentence'

export const CALLED = { [Kind.KEEP]: "do-keep", [Kind.TRADE]: "do-trade", [Kind.SWAP]: "move-swap", [Kind.ALL]: "move-all", [Kind.PASS]: "move-pass", [Kind.CLOSE]: "do-close", [Kind.REFRESH]: "do-refresh", [Kind.DRAW]: "do-draw", [Kind.TAKE]: "do-take", [Kind.DISCARD]: "move-discard", [Kind.SOME]: "move-some", [Kind.RIGHT]: "do-right", [Kind.WRONG]: "do-wrong", [Kind.CHALLENGE]: "do-challenge", [Kind.DECLINE]: "do-decline" }
/** Return the name of a move; `call` is the game's word for its call. */
export function told_move(token: string, call: string): Sentence {
  const move = Move.of(token)
  const key = py.at(CALLED, move.kind)
  const word: Record<string, string | number | boolean | number[] | string[]> = { "word": call, "call": move.call }
  if (move.kind === Kind.SOME) {
    return Sentence(key, { ...word, "gives": py.list(move.give), "takes": py.list(move.take) })
  }
  if (move.kind === Kind.SWAP) {
    return Sentence(key, { ...word, "give": py.at(move.give, 0), "take": py.at(move.take, 0) })
  }
  if (move.kind === Kind.DISCARD) {
    return Sentence(key, { ...word, "give": py.at(move.give, 0) })
  }
  return Sentence(key, word)
}

