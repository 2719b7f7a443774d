/** The player's statistics, which grow while the hands of the diary are reviewed. */

import { erase, mine } from '../local/here'
import { isDay } from '../local/place'
import { entries, forget } from './diary'
import type { Found } from './found'
import { look } from './look'
import { counted, whole, type Looked } from './stats'

export class Mine {
  private looked = $state.raw<readonly Looked[]>([])
  /** the number of hands, and how many of them were reviewed; null while unknown */
  hands = $state<number | null>(null)
  done = $state(0)
  readonly stats = $derived(counted(this.looked))
  private asked = 0

  /** Review the whole diary from the beginning. */
  async ask(): Promise<void> {
    const asked = ++this.asked
    const entered = [...(await entries('match')), ...(await entries('day'))]
    const told = whole(entered.map(({ data }) => data))
    this.looked = []
    this.done = 0
    this.hands = told.reduce((sum, { record }) => sum + record.hands.length, 0)
    for (const played of told) {
      const found: Found[] = []
      try {
        for await (const hand of look(played)) {
          if (asked !== this.asked) return
          found.push(hand)
          this.done += 1
        }
      } catch {
        // A record from a file that cannot be played is left out.
        this.hands -= played.record.hands.length - found.length
      }
      this.looked = [...this.looked, { played, found }]
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    this.asked += 1
  }

  /** Forget everything, the deals of days that are begun as well. */
  async forget(): Promise<void> {
    this.stop()
    await forget()
    const days = (await mine()).filter(({ table }) => isDay(table))
    await Promise.all(days.map(({ table }) => erase(table)))
    await this.ask()
  }
}
