/** Replays and reviews of a record that is in the address: a worker of this page answers, and nobody else is asked. */

import type { Replay } from '../lib/pages'
import { Refused } from '../lib/refused'
import { handKey, recordOf } from './link'
import type { Answer, Question } from './worker'
import address from './worker.ts?worker&url'

const NEVER = new AbortController().signal

/** The replay of a hand. Throws Refused. */
export async function replay(key: string): Promise<Replay> {
  let found: unknown
  await ask({ about: 'replay', key }, NEVER, (told) => (found = told))
  const { hand, ...rest } = found as Replay
  const whole = await recordOf(key.split('.', 2).join('.'))
  const count = (whole['hands'] as unknown[]).length
  return {
    ...rest,
    hand,
    previous: hand > 1 ? handKey(key, hand - 1) : null,
    next: hand < count ? handKey(key, hand + 1) : null,
  }
}

/** Read every event of the review of a hand. Throws Refused. */
export const review = (
  key: string,
  signal: AbortSignal,
  heard: (event: unknown) => void,
): Promise<void> => ask({ about: 'review', key }, signal, heard)

function ask(question: Question, signal: AbortSignal, heard: (told: unknown) => void) {
  const worker = new Worker(address, { type: 'module' })
  return new Promise<void>((done, refuse) => {
    signal.addEventListener('abort', () => done())
    worker.onerror = () => refuse(new Refused({ key: 'error-server' }))
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data === 'unreadable') refuse(new Refused({ key: 'problem-replay' }, null, 404))
      else if (data === 'end') done()
      else heard(data.told)
    }
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}
