/** What a server sends bit by bit (`text/event-stream`); unlike the browser's EventSource, this reports why it failed. */

import type { Problem } from './protocol'
import { Refused } from './refused'

/** Cuts a stream of text into the data of its events; an incomplete event waits for the rest. */
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

/** Read every event until the server ends the stream. Throws Refused, also if the line is cut. */
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
