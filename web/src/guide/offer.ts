/** What a device is shown once: the guided first hand, if nobody there has sat down before; what is different in a game. */

import { recall, remember } from '../lib/kept'
import { last } from '../lib/seats'

const KEY = 'schwimmen.guided'
const TOLD = 'schwimmen.told'
/** More games than there are. */
const MOST = 99

/** Where the guided first hand begins. */
export const FIRST = '#/first'

/** Whether the hand is to be offered now; it will not be again. */
export function offered(): boolean {
  try {
    const isNew = localStorage.getItem(KEY) === null && last() === null
    localStorage.setItem(KEY, 'offered')
    return isNew
  } catch {
    // If it cannot be remembered, it would be offered again and again.
    return false
  }
}

/** Whether it is to be told now what is different in a game; it will not be again, unless somebody asks. */
export function untold(game: string): boolean {
  if (recall(TOLD)[game]) return false
  remember(TOLD, game, 'told', MOST)
  return true
}
