// Written by tools/generate.py from schwimmen/review/budget.py; change that, not this.

import * as py from '../python'
const WORLDS = 12000

export const HAND_WORLDS = 400000
export const LEAST = 480
/** Return the worlds for each of a number of decisions: an equal share of `together`. */
export function worlds_each(decisions: number, together: number = 400000): number {
  if ((decisions < 1 || together < 1)) {
    throw new Error(`decisions and worlds: expected 1 or more, got ${decisions} and ${together}`)
  }
  return py.max(py.min(LEAST, together), py.min(WORLDS, Math.floor(together / decisions)))
}

