/**
 * The keyboard. Digits choose cards of the hand; the keys below them, Q W E R T, choose table cards (A is "all", so the table
 * cannot begin with it), and where there are more, other letters that mean nothing else. A key prepares, Enter or the same key again does: no slip of a finger plays a card.
 */

import type { Action } from './moves'

export type Intent =
  | { do: 'hand' | 'table'; index: number }
  | {
      do:
        | Exclude<Action, 'swap' | 'discard' | 'pool'>
        | 'next'
        | 'enter'
        | 'escape'
        | 'help'
        | 'log'
        | 'rules'
        | 'hint'
    }

const TABLE_KEYS = 'qwertyuozgjvbm'
export const handKey = (index: number): string => String(index + 1)
export const tableKey = (index: number): string => (TABLE_KEYS[index] ?? '').toUpperCase()

const PLAIN = {
  a: 'all',
  p: 'pass',
  c: 'close',
  f: 'refresh',
  s: 'draw',
  d: 'take',
  n: 'next',
  enter: 'enter',
  escape: 'escape',
  '?': 'help',
  l: 'log',
  i: 'rules',
  h: 'hint',
} as const

/** While a question is to be answered, the table cards have no keys: the letters mean the answers. */
const ANSWERS: Record<string, Record<string, 'keep' | 'trade' | 'right' | 'wrong' | 'challenge' | 'decline'>> = {
  choice: { k: 'keep', t: 'trade' },
  verdict: { r: 'right', w: 'wrong' },
  answer: { c: 'challenge', p: 'decline' },
} // prettier-ignore

/** What a key means. */
export function intent(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  phase: string,
): Intent | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const key = event.key.toLowerCase()
  const answer = ANSWERS[phase]?.[key]
  if (answer) return { do: answer }
  if (/^[1-9]$/.test(key)) return { do: 'hand', index: Number(key) - 1 }
  const place = key.length === 1 ? TABLE_KEYS.indexOf(key) : -1
  if (place >= 0) return { do: 'table', index: place }
  return key in PLAIN ? { do: PLAIN[key as keyof typeof PLAIN] } : null
}
