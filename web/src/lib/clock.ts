/** How much time is left. The server gives the end by its own clock, which is `ahead` of this device's. */

import type { RoomView } from './protocol'
import { settings } from './settings.svelte'

const SECOND = 1000
const DAY = 86_400 * SECOND
/** Only the end of the relaxed clock is shown. */
const LAST_PART = 30 * SECOND

export interface Term {
  /** milliseconds that are left now */
  left: number
  /** milliseconds from now until it is shown at all */
  hush: number
}

export function term(
  { until, clock }: Pick<RoomView, 'until' | 'clock'>,
  ahead: number,
  now: number = Date.now(),
): Term | null {
  if (until === null) return null
  const left = Math.max(0, until - (now + ahead))
  const shown = { quick: Infinity, relaxed: LAST_PART, mail: 0 }[clock]
  return { left, hush: Math.max(0, left - shown) }
}

/** "0:40", "12:05". */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** When it ends, as time of day: "18:30", with the day if that is not today. */
export function onTheWall(until: number, ahead: number, now: number = Date.now()): string {
  const at = new Date(until - ahead)
  const today = at.toDateString() === new Date(now).toDateString()
  const near = at.getTime() - now < 6 * DAY
  const day = near ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const)
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return at.toLocaleString(settings.language, today ? time : { ...day, ...time })
}
