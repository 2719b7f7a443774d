/**
 * The keyboard. Digits choose own cards; the keys below them, Q W E R T, choose table cards (A is "all", so the table
 * cannot begin with it). A key prepares, Enter or the same key again does: no slip of a finger plays a card.
 */

export type Intent =
  | { do: 'hand' | 'table'; index: number }
  | {
      do:
        | 'all'
        | 'pass'
        | 'close'
        | 'keep'
        | 'trade'
        | 'next'
        | 'enter'
        | 'escape'
        | 'help'
        | 'log'
        | 'rules'
    }

const TABLE_KEYS = 'qwert'
export const handKey = (index: number): string => String(index + 1)
export const tableKey = (index: number): string => (TABLE_KEYS[index] ?? '').toUpperCase()

const PLAIN = {
  a: 'all',
  p: 'pass',
  c: 'close',
  n: 'next',
  enter: 'enter',
  escape: 'escape',
  '?': 'help',
  l: 'log',
  i: 'rules',
} as const

/** What a key means. In the dealer's choice K keeps and T trades: no table card lies open then. */
export function intent(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  phase: string,
): Intent | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const key = event.key.toLowerCase()
  if (phase === 'choice' && key === 'k') return { do: 'keep' }
  if (phase === 'choice' && key === 't') return { do: 'trade' }
  if (/^[1-9]$/.test(key)) return { do: 'hand', index: Number(key) - 1 }
  const place = key.length === 1 ? TABLE_KEYS.indexOf(key) : -1
  if (place >= 0) return { do: 'table', index: place }
  return key in PLAIN ? { do: PLAIN[key as keyof typeof PLAIN] } : null
}
