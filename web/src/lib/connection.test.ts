import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type Link } from './connection'
import { state } from './fixtures'
import type { Error as Refusal, State } from './protocol'

class FakeSocket {
  static all: FakeSocket[] = []
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.onclose?.()
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const latest = () => FakeSocket.all.at(-1)!
let links: Link[]
let states: State[]
let refusals: Refusal[]
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  links = []
  states = []
  refusals = []
  connection = new Connection(
    'T1',
    'secret',
    {
      link: (link) => links.push(link),
      state: (message) => states.push(message),
      refused: (message) => refusals.push(message),
    },
    'ws://table/ws',
  )
  latest().onopen?.()
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const comesBack = () => {
  vi.advanceTimersByTime(20_000)
  latest().onopen?.()
}

describe('a connection', () => {
  it('says who it is first, and never in the address', () => {
    expect(latest().sent[0]).toEqual({ type: 'sit', version: 1, table: 'T1', token: 'secret' })
    expect(latest().address).not.toContain('secret')
    latest().says(state(1))
    expect(links).toEqual(['connecting', 'open'])
    expect(states).toHaveLength(1)
  })

  it('sends a decision with the number of the state that was seen', () => {
    latest().says(state(7))
    connection.play(7, 'pass')
    expect(latest().sent[1]).toMatchObject({ type: 'play', seq: 7, move: 'pass' })
  })

  it('comes back by itself', () => {
    latest().says(state(1))
    latest().close()
    expect(links.at(-1)).toBe('waiting')
    comesBack()
    expect(FakeSocket.all).toHaveLength(2)
    latest().says(state(1))
    expect(links.at(-1)).toBe('open')
  })

  it('sends again, under the same id, what was under way when the line broke', () => {
    latest().says(state(3))
    connection.play(3, 'pass')
    const first = latest().sent[1]
    latest().close()
    comesBack()
    latest().says(state(3))
    expect(latest().sent[1]).toEqual(first)
  })

  it('forgets it when the table has moved on meanwhile', () => {
    latest().says(state(3))
    connection.play(3, 'pass')
    latest().close()
    comesBack()
    latest().says(state(4))
    expect(latest().sent).toHaveLength(1)
  })

  it('sends nothing again that was answered', () => {
    latest().says(state(3))
    connection.play(3, 'pass')
    latest().says({ ...state(4), ack: latest().sent[1]!['id'] })
    latest().close()
    comesBack()
    latest().says(state(4))
    expect(latest().sent).toHaveLength(1)
  })

  it('does not trust a line that stays silent after a decision', () => {
    latest().says(state(3))
    connection.play(3, 'pass')
    vi.advanceTimersByTime(5001)
    expect(links.at(-1)).toBe('waiting')
  })

  it('stops knocking where there is no table', () => {
    latest().says({ type: 'error', code: 'unknown-table', why: { key: 'x' }, id: null, seq: null })
    expect(links.at(-1)).toBe('gone')
    expect(refusals).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})
