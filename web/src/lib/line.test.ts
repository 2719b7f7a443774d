import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Line, type Socket } from './line'

/** The other end of a line, as somebody who answers or does not. */
class Other implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly heard: string[] = []

  constructor(private readonly answers: (type: string) => boolean) {}

  send(text: string): void {
    const { type } = JSON.parse(text) as { type: string }
    this.heard.push(type)
    if (this.answers(type)) this.onmessage?.(new MessageEvent('message', { data: '{}' }))
  }

  close(): void {}
}

function lineTo(answers: (type: string) => boolean) {
  const others: Other[] = []
  const ends = { up: vi.fn(), heard: vi.fn(), down: vi.fn() }
  const dial = () => {
    others.push(new Other(answers))
    return others.at(-1)!
  }
  const line = new Line({ network: true, dial }, ends)
  others[0]!.onopen?.(new Event('open'))
  return { line, ends, first: others[0]! }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps a line to somebody who takes long to answer, but is there', () => {
  const { line, ends, first } = lineTo((type) => type === 'ping')
  line.send({ type: 'hint' })
  vi.advanceTimersByTime(60_000)
  expect(ends.down).not.toHaveBeenCalled()
  expect(first.heard.slice(0, 2)).toEqual(['hint', 'ping'])
  line.close()
})

it('gives a line up on which nobody answers anything', () => {
  const { line, ends } = lineTo(() => false)
  line.send({ type: 'hint' })
  vi.advanceTimersByTime(2400)
  expect(ends.down).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(ends.down).toHaveBeenCalledOnce()
  line.close()
})
