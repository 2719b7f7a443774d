/** What a server tells bit by bit (`text/event-stream`); unlike the browser's own EventSource it hears why not. */

import type { Problem } from './protocol'
import { Refused } from './refused'

/** Cuts a stream of text into the data of its events; what is not complete yet waits for the rest. */
export class Cutter {
  private rest = ''

  feed(text: string): string[] {
    const parts = (this.rest + text).split('\n\n')
    this.rest = parts.pop() ?? ''
    return parts.map(dataOf).filter(Boolean)
  }
}

const dataOf = (event: string): string =>
  event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n')

/** Hear every event until the server ends. Throws Refused, also where the line is cut. */
export async function listen(
  path: string,
  signal: AbortSignal,
  heard: (event: unknown) => void,
): Promise<void> {
  const cutter = new Cutter()
  try {
    const answer = await fetch(path, { signal })
    if (!answer.ok) throw await refusal(answer)
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      for (const data of cutter.feed(value)) heard(JSON.parse(data))
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ key: 'error-offline' })
  }
}

async function refusal(answer: Response): Promise<Refused> {
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null
  return new Refused(problem?.why ?? { key: 'error-server' }, null, answer.status)
}
