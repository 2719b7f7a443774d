/**
 * One connection to one table. It comes back by itself, and a decision that was under way when it broke is sent again
 * with the same id: the server answers a repeated send like the first and lets it take effect once.
 */

import type { Error as Refusal, Learn, Play, State } from './protocol'

export type Link = 'connecting' | 'open' | 'waiting' | 'gone'
type Outgoing =
  | Play
  | Learn
  | { type: 'next'; id: string }
  | { type: 'pace'; id: string; pace: State['view']['pace'] }

export interface Hooks {
  state(message: State): void
  refused(message: Refusal): void
  link(link: Link): void
}

const VERSION = 1
const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
/** A decision without an answer for this long means that the line is dead, even if it does not say so. */
const PATIENCE = 5000
/** Answers after which knocking again is useless. */
const FINAL = new Set<Refusal['code']>(['unknown-table', 'wrong-token', 'version'])

export class Connection {
  private socket: WebSocket | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private answer: ReturnType<typeof setTimeout> | undefined
  private tries = 0
  private pending: Outgoing | null = null
  private ended = false
  private seated = false

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly hooks: Hooks,
    private readonly address: string = new URL('ws', document.baseURI).href.replace(/^http/, 'ws'),
  ) {
    window.addEventListener('online', this.hurry)
    window.addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  play(seq: number, move: string): void {
    this.send({ type: 'play', id: fresh(), seq, move })
  }

  next(): void {
    this.send({ type: 'next', id: fresh() })
  }

  pace(pace: State['view']['pace']): void {
    this.send({ type: 'pace', id: fresh(), pace })
  }

  learn(seq: number, wish: Learn['do'], more: Pick<Learn, 'chosen' | 'language'> = {}): void {
    this.send({ type: 'learn', id: fresh(), seq, do: wish, ...more })
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearTimeout(this.answer)
    window.removeEventListener('online', this.hurry)
    window.removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  private send(message: Outgoing): void {
    this.pending = message
    clearTimeout(this.answer)
    this.answer = setTimeout(() => this.pending && this.drop(), PATIENCE)
    if (this.seated) this.socket?.send(JSON.stringify(message))
  }

  private connect(): void {
    this.hooks.link(this.tries === 0 ? 'connecting' : 'waiting')
    const socket = new WebSocket(this.address)
    this.socket = socket
    this.seated = false
    socket.onopen = () => {
      const sit = { type: 'sit', version: VERSION, table: this.table, token: this.token }
      socket.send(JSON.stringify(sit))
    }
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as State | Refusal)
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lost()
    }
  }

  private receive(message: State | Refusal): void {
    if (message.type === 'error') return this.refuse(message)
    const arrived = message as State
    if (!this.seated) {
      this.seated = true
      this.tries = 0
      this.hooks.link('open')
      this.resend(arrived.seq)
    } else if (this.pending && arrived.ack === this.pending.id) this.pending = null
    this.hooks.state(arrived)
  }

  /** After coming back: what was under way goes out again, unless the table has moved on meanwhile. */
  private resend(seq: number): void {
    if (this.pending && 'seq' in this.pending && this.pending.seq !== seq) this.pending = null
    if (this.pending) this.socket?.send(JSON.stringify(this.pending))
  }

  private refuse(message: Refusal): void {
    if (this.pending && message.id === this.pending.id) this.pending = null
    if (FINAL.has(message.code)) {
      this.close()
      this.hooks.link('gone')
    }
    this.hooks.refused(message)
  }

  private lost(): void {
    this.socket = null
    this.seated = false
    if (this.ended) return
    this.hooks.link('waiting')
    // Not all at the same moment when a server comes back.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.7 + 0.6 * Math.random())
    this.tries += 1
    this.timer = setTimeout(() => this.connect(), wait)
  }

  /** Let go of a line that is dead without saying so; coming back is then the usual way. */
  private readonly drop = (): void => {
    if (!this.socket) return
    this.socket.close()
    this.lost()
  }

  /** The network or the page is back: try now instead of waiting. */
  private readonly hurry = (): void => {
    if (this.ended || this.socket || document.visibilityState === 'hidden') return
    clearTimeout(this.timer)
    this.connect()
  }
}

// randomUUID is missing where the page is not served securely, as in a local network.
const fresh = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('')
