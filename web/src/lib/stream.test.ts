import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refused } from './api'
import { Cutter, listen } from './stream'

const told = (text: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })))

afterEach(() => vi.unstubAllGlobals())

describe('a stream of events', () => {
  it('is cut where events end, however it arrives', () => {
    const whole = 'event: course\ndata: {"a":1}\n\nevent: end\ndata: {"b":2}\n\n'
    for (let at = 0; at <= whole.length; at++) {
      const cutter = new Cutter()
      const heard = [...cutter.feed(whole.slice(0, at)), ...cutter.feed(whole.slice(at))]
      expect(heard).toEqual(['{"a":1}', '{"b":2}'])
    }
  })

  it('keeps back what is not complete', () => {
    expect(new Cutter().feed('data: {"a":1}\n')).toEqual([])
  })

  it('is heard event by event', async () => {
    told('data: {"a":1}\n\ndata: {"a":2}\n\n')
    const heard: unknown[] = []
    await listen('x', new AbortController().signal, (event) => heard.push(event))
    expect(heard).toEqual([{ a: 1 }, { a: 2 }])
  })

  it('that is refused says why', async () => {
    told('{"code":"too-many","why":{"key":"problem-reviews"},"knob":null}', 429)
    const heard = listen('x', new AbortController().signal, () => {})
    await expect(heard).rejects.toMatchObject({ why: { key: 'problem-reviews' }, status: 429 })
  })

  it('without a server says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    const heard = listen('x', new AbortController().signal, () => {})
    await expect(heard).rejects.toEqual(new Refused({ key: 'error-offline' }))
  })
})
