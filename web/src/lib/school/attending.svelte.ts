/** Who is in a lesson, looked at every few seconds: what a class may see of it, by its code. */

import { whyOf } from '$lib/api'
import type { LessonInfo, Sentence } from '$lib/protocol'
import { Refused } from '$lib/refused'
import { lessonInfo } from './lessons'

const AGAIN = 4000

export class Attending {
  info = $state.raw<LessonInfo | null>(null)
  wrong = $state.raw<Sentence | null>(null)
  /** there is no such lesson, or it is over */
  gone = $state(false)

  constructor(private readonly code: string) {}

  /** Look now and from then on; returns what ends it. */
  watch(): () => void {
    void this.look()
    const timer = setInterval(() => void this.look(), AGAIN)
    return () => clearInterval(timer)
  }

  async look(): Promise<void> {
    if (document.visibilityState === 'hidden') return
    try {
      this.info = await lessonInfo(this.code)
      this.wrong = null
    } catch (error) {
      this.gone = error instanceof Refused && (error.status === 404 || error.status === 422)
      this.wrong = whyOf(error)
    }
  }
}
