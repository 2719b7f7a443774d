/** The addresses of a match's finished hands: a server gives them; of a table that this device keeps, they hold the match. */

import { replays } from '../local/here'
import { isLocal } from '../local/place'
import type { RoomView } from './protocol'

export class Replays {
  /** oldest first */
  keys = $state.raw<readonly string[]>([])
  private hands = 0

  arrived({ table, replays: given }: RoomView, hands: number): void {
    if (!isLocal(table)) this.keys = given
    else if (hands !== this.hands) void this.look(table, hands)
  }

  private async look(table: string, hands: number): Promise<void> {
    this.hands = hands
    const keys = hands > 0 ? await replays(table) : []
    if (hands === this.hands) this.keys = keys
  }
}
