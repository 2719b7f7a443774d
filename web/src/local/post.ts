/** Questions to a worker, and its answers: each question has one. */

interface Question<Asks> {
  number: number
  name: keyof Asks & string
  given: unknown[]
}

type Answer = { number: number; answer: unknown } | { number: number; failed: string }

/** What a worker can be asked, by name. */
type Functions<Asks> = { [Name in keyof Asks]: (...given: never[]) => Promise<unknown> }

/** What questions are sent to. */
type End = Worker | MessagePort

/** Ask a worker by calling what it offers, directly or by a port. */
export class Asker<Asks extends Functions<Asks>, To extends End = Worker> {
  private readonly waiting = new Map<number, [(answer: never) => void, (error: Error) => void]>()
  private count = 0

  constructor(readonly end: To) {
    end.onmessage = ({ data }: MessageEvent<Answer>) => this.heard(data)
  }

  ask<Name extends keyof Asks & string>(
    name: Name,
    ...given: Parameters<Asks[Name]>
  ): ReturnType<Asks[Name]> {
    const number = ++this.count
    this.end.postMessage({ number, name, given } satisfies Question<Asks>)
    return new Promise((resolve, reject) =>
      this.waiting.set(number, [resolve, reject]),
    ) as ReturnType<Asks[Name]>
  }

  /** Nobody will answer any more. */
  giveUp(): void {
    for (const [, reject] of this.waiting.values()) reject(new Error('no answer'))
    this.waiting.clear()
  }

  private heard(told: Answer): void {
    const [resolve, reject] = this.waiting.get(told.number) ?? []
    this.waiting.delete(told.number)
    if ('failed' in told) reject?.(new Error(told.failed))
    else resolve?.(told.answer as never)
  }
}

/** Answer the questions to a worker. */
export async function answer<Asks extends Functions<Asks>>(
  offered: Asks,
  { number, name, given }: Question<Asks>,
): Promise<Answer> {
  try {
    return { number, answer: await offered[name](...(given as never[])) }
  } catch (error) {
    return { number, failed: String(error) }
  }
}
