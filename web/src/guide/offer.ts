/** The offer of the guided first hand: a device hears it once, from who has never sat down at a table. */

import { last } from '../lib/seats'

const KEY = 'schwimmen.guided'

/** Where the guided first hand begins. */
export const FIRST = '#/first'

/** Whether the hand is to be offered now; it will not be again. */
export function offered(): boolean {
  try {
    const isNew = localStorage.getItem(KEY) === null && last() === null
    localStorage.setItem(KEY, 'offered')
    return isNew
  } catch {
    // What cannot be remembered would be offered again and again.
    return false
  }
}
