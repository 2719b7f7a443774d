/** The time that is left; it ticks only while it is shown. */

import { term } from './clock'
import type { RoomView } from './protocol'

const TICK = 500
/** The last stretch, in which you have to hurry. */
export const LAST = 10_000

export class Countdown {
  /** milliseconds, if they are to be shown */
  left = $state<number | null>(null)
  private whole = $state(1)
  private end = 0
  private wait = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly onlate: () => void = () => {}) {}

  /** What is left of the time that is shown, from 1 to 0. */
  get part(): number {
    return this.left === null ? 1 : Math.min(1, this.left / this.whole)
  }

  watch(
    { awaited, until, clock }: Pick<RoomView, 'awaited' | 'until' | 'clock'>,
    ahead: number,
  ): void {
    const wait = `${awaited.join()} ${until} ${clock}`
    if (wait === this.wait) return
    this.stop()
    this.wait = wait
    const now = term({ until, clock }, ahead)
    if (!now || now.hush === now.left) return
    this.whole = now.left - now.hush
    this.end = Date.now() + now.left
    this.timer = setTimeout(() => this.tick(), now.hush)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.wait = ''
    this.left = null
  }

  private tick(): void {
    const before = this.left ?? Infinity
    this.left = Math.max(0, this.end - Date.now())
    if (before > LAST && this.left <= LAST) this.onlate()
    if (this.left > 0) this.timer = setTimeout(() => this.tick(), TICK)
  }
}
