/** The value network of a decision (players/scratch.py). */

import type { Struct } from './struct'

/** Give a record its value network, with these weights. */
export function equip(record: Struct<'Scratch'> | Struct<'Weighing'>, weights: Uint8Array): void {
  const network = record.within('network', 'ValueNetwork')
  network.set('present', 1)
  network.within('weights', 'NetworkWeights').bytes.set(weights)
}
