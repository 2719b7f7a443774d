/**
 * One seat at one table, or a place to look on from. What was said and not answered when the line broke is said again
 * with the same id: the server answers a repeated message like the first and lets it take effect once.
 */

import { PROTOCOL_VERSION } from './facts'
import { Wire } from '../local/here'
import { isLocal } from '../local/place'
import { Line, type Way } from './line'
import type {
  Arrange,
  Back,
  Chat,
  Configure,
  DealFirst,
  Error as Refusal,
  Hint,
  Hinted,
  Learn,
  Leave,
  Next,
  Play,
  Pong,
  React,
  Reaction,
  Salt,
  Show,
  Start,
  State,
  Update,
  Wait,
} from './protocol'

export type Link = 'connecting' | 'open' | 'waiting' | 'gone'
export type ServerMessage = State | Update | Reaction | Hinted | Pong | Refusal
/** Messages that have to arrive: they are kept until they are answered. */
export type Kept =
  Play | Learn | Next | Start | Arrange | DealFirst | Configure | Wait | Back | Leave | Show | Chat
/** Messages that are useless later. */
export type Passing = Salt | React | Hint
type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never

export interface Hooks {
  arrived(message: State | Update): void
  reacted(message: Reaction): void
  hinted(message: Hinted): void
  /** Something could not be followed: `asked` is what, where it was kept; `again` says that it had been repeated. */
  refused(message: Refusal, asked: Kept | null, again: boolean): void
  link(link: Link): void
}

/** Answers after which it is useless to connect again. */
const FINAL = new Set<Refusal['code']>(['unknown-table', 'wrong-token', 'version'])

export class Connection {
  private readonly line: Line
  private known: number | null = null
  private seated = false
  /** messages without an answer yet, in order, and how often each was sent */
  private readonly said = new Map<string, { message: Kept; times: number }>()

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly hooks: Hooks,
    /** this device's contribution to a hand that is dealt when it sits down */
    private readonly salt: string | null = null,
    way: Way = wayTo(table),
  ) {
    hooks.link('connecting')
    this.line = new Line(way, {
      up: () => this.sit(),
      heard: (message) => this.heard(message as ServerMessage),
      down: () => this.down(),
    })
  }

  /** Send something that has to arrive; the answer carries the id that this returns. */
  say(wish: WithoutId<Kept>): string {
    const message = { ...wish, id: fresh() } as Kept
    this.said.set(message.id, { message, times: Number(this.seated) })
    if (this.seated) this.line.send(message)
    return message.id
  }

  /** Send something for this moment only; returns its id, or nothing if the line is down. */
  mention(wish: WithoutId<Passing>): string {
    if (!this.seated) return ''
    const id = fresh()
    this.line.send({ ...wish, id })
    return id
  }

  close(): void {
    this.line.close()
  }

  private sit(): void {
    const { table, token, known } = this
    this.seated = false
    const more = known === null ? { salt: this.salt } : { since: known }
    this.line.send({ type: 'sit', version: PROTOCOL_VERSION, table, token, ...more })
  }

  private down(): void {
    this.seated = false
    this.hooks.link('waiting')
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        return this.sat(message)
      case 'update':
        return this.update(message)
      case 'reaction':
        return this.seated ? this.hooks.reacted(message) : undefined
      case 'hint':
        return this.seated ? this.hooks.hinted(message) : undefined
      case 'pong':
        return this.pong(message)
      case 'error':
        return this.refuse(message)
    }
  }

  private sat(state: State): void {
    if (state.ack) this.said.delete(state.ack)
    this.seated = true
    this.known = state.seq
    this.line.settled()
    this.hooks.link('open')
    this.hooks.arrived(state)
    this.repeat()
  }

  private update(update: Update): void {
    if (update.ack) this.said.delete(update.ack)
    if (!this.seated || this.known === null) return
    if (update.seq > this.known + 1) return this.sit()
    this.known = Math.max(this.known, update.seq)
    this.hooks.arrived(update)
  }

  /** After a break, make sure that nothing is missing on either side. */
  private pong({ seq }: Pong): void {
    if (!this.seated || this.known === null) return
    if (seq > this.known) this.sit()
    else this.repeat()
  }

  private repeat(): void {
    for (const entry of this.said.values()) {
      entry.times += 1
      this.line.send(entry.message)
    }
  }

  private refuse(message: Refusal): void {
    const found = message.id ? this.said.get(message.id) : undefined
    if (message.id) this.said.delete(message.id)
    if (FINAL.has(message.code)) {
      this.close()
      this.hooks.link('gone')
    }
    this.hooks.refused(message, found?.message ?? null, (found?.times ?? 0) > 1)
  }
}

/** A table's address says who keeps it: this device or the server. */
const wayTo = (table: string): Way =>
  isLocal(table)
    ? { network: false, dial: () => new Wire() }
    : { network: true, dial: () => new WebSocket(socketAddress()) }

const socketAddress = (): string => new URL('ws', document.baseURI).href.replace(/^http/, 'ws')

// randomUUID is missing where the page is not served securely, as in a local network.
const fresh = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('')
