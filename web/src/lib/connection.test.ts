import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type Hooks, type Link } from './connection'
import { state, update } from './fixtures'
import type { Hinted, Reaction, State, Update } from './protocol'
import { PROTOCOL_VERSION } from './facts'

/** this device's part of the first hand */
const SALT = 'ab'.repeat(16)

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
/** What was sent over the latest line besides sitting down. */
const said = () => latest().sent.filter((message) => message['type'] !== 'sit')
const sits = () => latest().sent.filter((message) => message['type'] === 'sit')
const error = (code: string, id: string | null = null) => ({
  type: 'error',
  code,
  why: { key: 'x' },
  id,
  seq: null,
})

let links: Link[]
let arrived: (State | Update)[]
let reactions: Reaction[]
let hinted: Hinted[]
let refused: Parameters<Hooks['refused']>[]
let connection: Connection
let visibility: DocumentVisibilityState

const connect = (token: string | null = 'secret') => {
  const hooks: Hooks = {
    link: (link) => links.push(link),
    arrived: (message) => arrived.push(message),
    reacted: (message) => reactions.push(message),
    hinted: (message) => hinted.push(message),
    refused: (...all) => refused.push(all),
  }
  connection = new Connection('T1', token, hooks, SALT)
  latest().onopen?.()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  FakeSocket.all = []
  links = []
  arrived = []
  reactions = []
  hinted = []
  refused = []
  connect()
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const comesBack = (seq: number, more: Partial<State> = {}) => {
  vi.advanceTimersByTime(1000)
  latest().onopen?.()
  latest().says({ ...state(seq), ...more })
}
const show = (is: DocumentVisibilityState) => {
  visibility = is
  document.dispatchEvent(new window.Event('visibilitychange'))
}

describe('sitting down', () => {
  it('says who it is first, with its part of the first hand, and never in the address', () => {
    const sit = { type: 'sit', version: PROTOCOL_VERSION, table: 'T1', token: 'secret', salt: SALT }
    expect(latest().sent).toEqual([sit])
    expect(latest().address).not.toContain('secret')
    latest().says(state(1))
    expect(links).toEqual(['connecting', 'open'])
    expect(arrived).toHaveLength(1)
  })

  it('says nothing of a token where one only looks on', () => {
    connection.close()
    connect(null)
    expect(sits()[0]).toMatchObject({ token: null })
  })

  it('tells what it has seen when it comes back', () => {
    latest().says(state(3))
    latest().says(update(4))
    latest().close()
    expect(links.at(-1)).toBe('waiting')
    comesBack(6)
    expect(sits()[0]).toMatchObject({ since: 4 })
    expect(links.at(-1)).toBe('open')
  })

  it('sits down again over the same line when a message is missing', () => {
    latest().says(state(3))
    latest().says(update(5))
    expect(arrived).toHaveLength(1)
    expect(FakeSocket.all).toHaveLength(1)
    expect(sits().at(-1)).toMatchObject({ since: 3 })
    latest().says(update(6))
    latest().says(state(6))
    expect(arrived.map((message) => message.seq)).toEqual([3, 6])
  })

  it('takes a number that comes again: who is here changes without it', () => {
    latest().says(state(3))
    latest().says(update(3, {}, { watching: 1 }))
    expect(arrived).toHaveLength(2)
  })

  it('stops knocking where there is no table', () => {
    latest().says(error('unknown-table'))
    expect(links.at(-1)).toBe('gone')
    expect(refused).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})

describe('what has to arrive', () => {
  it('is said with an id that the answer carries', () => {
    latest().says(state(7))
    const id = connection.say({ type: 'play', turn: 7, move: 'pass' })
    expect(said()).toEqual([{ type: 'play', id, turn: 7, move: 'pass' }])
  })

  it('is said again under the same id after the line broke, all of it and in order', () => {
    latest().says(state(3))
    connection.say({ type: 'play', turn: 3, move: 'pass' })
    connection.say({ type: 'chat', text: 'hm' })
    const first = said()
    latest().close()
    comesBack(3)
    expect(first).toHaveLength(2)
    expect(said()).toEqual(first)
  })

  it('waits for the line where there is none', () => {
    latest().says(state(3))
    latest().close()
    connection.say({ type: 'play', turn: 3, move: 'pass' })
    comesBack(3)
    expect(said()).toHaveLength(1)
    latest().says(error('stale', String(said()[0]!['id'])))
    expect(refused[0]![2]).toBe(false)
  })

  it('is not said again once it was answered, also by a state or an error', () => {
    latest().says(state(3))
    const ids = ['all', 'pass', 'all!'].map((move) =>
      connection.say({ type: 'play', turn: 3, move }),
    )
    latest().says({ ...update(4), ack: ids[0] })
    latest().says(error('stale', ids[1]))
    latest().close()
    comesBack(4, { ack: ids[2] ?? null })
    expect(said()).toEqual([])
  })

  it('says whether a refused message had been said before', () => {
    latest().says(state(3))
    const id = connection.say({ type: 'next' })
    latest().close()
    comesBack(4)
    latest().says(error('not-now', id))
    expect(refused[0]!.slice(1)).toEqual([{ type: 'next', id }, true])
  })

  it('is not lost where an answer shows a gap', () => {
    latest().says(state(3))
    const id = connection.say({ type: 'next' })
    latest().says({ ...update(6), ack: id })
    latest().says(state(6))
    expect(said()).toHaveLength(1)
  })
})

describe('what is of no use later', () => {
  it('is never said again', () => {
    latest().says(state(3))
    connection.mention({ type: 'react', sign: 'clap' })
    expect(said()).toHaveLength(1)
    latest().close()
    connection.mention({ type: 'react', sign: 'clap' })
    comesBack(3)
    expect(said()).toEqual([])
  })

  it('comes from the others, too', () => {
    latest().says({ type: 'reaction', seat: 1, sign: 'wow' })
    latest().says(state(3))
    latest().says({ type: 'reaction', seat: 1, sign: 'wow' })
    expect(reactions).toHaveLength(1)
  })
})

describe('a line', () => {
  it('is asked after a silence, and given up when it stays silent', () => {
    latest().says(state(3))
    vi.advanceTimersByTime(3999)
    expect(said()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(said()).toEqual([{ type: 'ping' }])
    vi.advanceTimersByTime(2499)
    expect(links.at(-1)).toBe('open')
    vi.advanceTimersByTime(1)
    expect(links.at(-1)).toBe('waiting')
  })

  it('lives on when it answers; what has no answer is said again then', () => {
    latest().says(state(3))
    connection.say({ type: 'next' })
    latest().says(update(4))
    vi.advanceTimersByTime(4000)
    latest().says({ type: 'pong', seq: 4 })
    expect(said().map((message) => message['type'])).toEqual(['next', 'ping', 'next'])
    vi.advanceTimersByTime(3000)
    expect(links.at(-1)).toBe('waiting')
  })

  it('is asked for what it has not brought', () => {
    latest().says(state(3))
    vi.advanceTimersByTime(4000)
    latest().says({ type: 'pong', seq: 5 })
    expect(sits().at(-1)).toMatchObject({ since: 3 })
  })

  it('is not trusted when it stays silent after a message', () => {
    latest().says(state(3))
    connection.say({ type: 'play', turn: 3, move: 'pass' })
    vi.advanceTimersByTime(2500)
    expect(links.at(-1)).toBe('waiting')
  })

  it('is left alone while nobody looks, and asked when somebody does', () => {
    latest().says(state(3))
    show('hidden')
    vi.advanceTimersByTime(60_000)
    expect(said()).toEqual([])
    show('visible')
    expect(said()).toEqual([{ type: 'ping' }])
  })

  it('is tried again within a second, again and again', () => {
    latest().says(state(3))
    latest().close()
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(2)
    for (let tried = 3; tried < 12; tried += 1) {
      latest().close()
      vi.advanceTimersByTime(900)
      expect(FakeSocket.all).toHaveLength(tried)
    }
  })

  it('is tried more seldom while nobody looks', () => {
    latest().says(state(3))
    show('hidden')
    for (let tried = 0; tried < 6; tried += 1) {
      latest().close()
      vi.advanceTimersToNextTimer()
    }
    const before = FakeSocket.all.length
    expect(before).toBe(7)
    latest().close()
    vi.advanceTimersByTime(8000)
    expect(FakeSocket.all).toHaveLength(before)
  })

  it('is given up when it cannot be had in time', () => {
    latest().close()
    vi.advanceTimersByTime(250)
    const hanging = latest()
    vi.advanceTimersByTime(3000 + 900)
    expect(latest()).not.toBe(hanging)
    hanging.onopen?.()
    expect(hanging.sent).toEqual([])
  })

  it.each(['online', 'visibilitychange', 'pageshow'])('is tried at once on %s', (type) => {
    latest().says(state(3))
    for (let tried = 0; tried < 3; tried += 1) {
      latest().close()
      vi.advanceTimersByTime(900)
    }
    latest().close()
    const before = FakeSocket.all.length
    const event = new window.Event(type)
    if (type === 'pageshow') Object.assign(event, { persisted: true })
    ;(type === 'visibilitychange' ? document : window).dispatchEvent(event)
    expect(FakeSocket.all).toHaveLength(before + 1)
  })

  it('is begun again when the network comes back while an attempt hangs', () => {
    latest().close()
    vi.advanceTimersByTime(250)
    const hanging = latest()
    vi.advanceTimersByTime(1500)
    window.dispatchEvent(new window.Event('online'))
    expect(latest()).not.toBe(hanging)
    latest().onopen?.()
    expect(sits()).toHaveLength(1)
  })

  it('is let go of when the network goes', () => {
    latest().says(state(3))
    window.dispatchEvent(new window.Event('offline'))
    expect(links.at(-1)).toBe('waiting')
  })
})
