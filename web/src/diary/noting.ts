/** What goes into the diary by itself, whether or not the network is there. */

import type { noteMatch as noting } from './own'

/** A match of one's own goes into the diary; where what that needs cannot be fetched now, as soon as it can. */
export async function noteMatch(...played: Parameters<typeof noting>): Promise<void> {
  try {
    await (await import('./own')).noteMatch(...played)
  } catch {
    addEventListener('online', () => void noteMatch(...played), { once: true })
  }
}
