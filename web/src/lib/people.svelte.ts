/** The people at a table: who is here, what they say, what the reader may do about it. */

import { changes } from './changes'
import type { Connection } from './connection'
import { Countdown } from './countdown.svelte'
import { recall, remember } from './kept'
import type { Arrange, ChatLine, Configure, React, Reaction, RoomView, SeatInfo } from './protocol'
import type { Level } from './house.svelte'
import { contribution, handName } from './salts'
import { say, t } from './words'

export type Sign = React['sign']
export const SIGNS: Sign[] = ['clap', 'laugh', 'wow', 'ouch', 'luck', 'think', 'thanks', 'wave']

const MUTED = 'schwimmen.muted'
const MOST_MUTED = 100
const SIGN_MILLISECONDS = 3200
/** Long enough to look up and read it. */
const LINE_MILLISECONDS = 5000
const LETTER_MILLISECONDS = 90

/** What somebody shows or says at this moment. */
export interface Moment {
  id: number
  sign?: Sign
  text?: string
}

interface Ground {
  say: Connection['say']
  mention: Connection['mention']
  announce(texts: string[]): void
}

export class People {
  room = $state.raw<RoomView | null>(null)
  /** what is seen at the seats for a moment, by seat */
  moments = $state.raw<Record<number, Moment>>({})
  readonly countdown = new Countdown(() => this.late())
  /** the number of the last line that was in sight */
  private read = $state(-1)
  /** the chat is in sight: every line counts as read */
  private listening = $state(false)
  private muted = $state.raw(recall(MUTED))
  private readonly coming = new Set<number>()
  private salted = ''
  private count = 0
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(private readonly ground: Ground) {}

  get me(): number | null {
    return this.room?.me ?? null
  }

  get occupant(): SeatInfo | null {
    return this.room && this.me !== null ? (this.room.seats[this.me] ?? null) : null
  }

  get hosts(): boolean {
    return this.me !== null && this.room?.host === this.me
  }

  get host(): SeatInfo | null {
    return this.room && this.room.host !== null ? (this.room.seats[this.room.host] ?? null) : null
  }

  /** Whether there is, or may soon be, anybody to talk to. */
  get social(): boolean {
    const others = this.room?.seats.filter((_, seat) => seat !== this.me) ?? []
    return others.some(({ kind }) => kind !== 'bot')
  }

  get lines(): ChatLine[] {
    return this.room?.talk.filter((line) => !this.isMuted(line.seat, line.name)) ?? []
  }

  get unread(): number {
    if (this.listening) return 0
    return this.lines.filter(({ number, seat }) => number > this.read && seat !== this.me).length
  }

  // ------------------------------------------------------------------ what the person wishes

  /** Let somebody deal first, or (null) chance decide. */
  dealsFirst(seat: number | null): void {
    this.ground.say({ type: 'first', seat })
  }

  start(fill: Level | null): void {
    this.ground.say({ type: 'start', fill })
  }

  arrange(what: Arrange['do'], seat: number, level: Level = 'club'): void {
    this.ground.say({ type: 'arrange', do: what, seat, level })
  }

  set(change: Omit<Configure, 'type' | 'id'>): void {
    this.ground.say({ type: 'set', ...change })
  }

  /** What needs nothing but to be said; the answer carries the id that this returns. */
  plainly(type: 'wait' | 'back' | 'leave'): string {
    return this.ground.say({ type })
  }

  show(on: boolean): void {
    this.ground.say({ type: 'show', on })
  }

  chat(text: string): void {
    this.ground.say({ type: 'chat', text })
  }

  react(sign: Sign): void {
    this.ground.mention({ type: 'react', sign })
  }

  listen(on: boolean): void {
    this.listening = on
    this.mark()
  }

  isMuted(seat: number, name: string): boolean {
    return this.mute(seat, name) in this.muted
  }

  toggleMute(seat: number, name: string): void {
    const off = this.isMuted(seat, name)
    remember(MUTED, this.mute(seat, name), off ? null : '1', MOST_MUTED)
    this.muted = recall(MUTED)
  }

  close(): void {
    this.countdown.stop()
    for (const timer of this.timers) clearTimeout(timer)
  }

  private mute(seat: number, name: string): string {
    return `${this.room?.table ?? ''}/${seat}/${name}`
  }

  // ------------------------------------------------------------------ what the server says

  /** The line is there, perhaps again: nobody knows what was said for the moment only. */
  begin(): void {
    this.salted = ''
  }

  arrived(room: RoomView, ahead: number): void {
    const before = this.room
    this.countdown.watch(urgent(room) ? { ...room, clock: 'quick' } : room, ahead)
    if (before === room) return
    this.room = room
    if (before) {
      this.ground.announce(changes(before, room, this.coming).map((sentence) => say(sentence)))
      this.hear(before.talk.at(-1)?.number ?? -1)
    } else this.read = room.talk.at(-1)?.number ?? -1
    this.mark()
    this.contribute(room)
  }

  reacted({ seat, sign }: Reaction): void {
    const occupant = this.room?.seats[seat]
    if (!occupant || this.isMuted(seat, occupant.name)) return
    this.moment(seat, { sign }, SIGN_MILLISECONDS)
    if (seat !== this.me) this.ground.announce([`${occupant.name}: ${t(`sign-${sign}`)}`])
  }

  private hear(after: number): void {
    for (const { number, seat, name, text } of this.lines) {
      if (number <= after || seat === this.me) continue
      this.ground.announce([`${name}: ${text}`])
      if (!this.listening)
        this.moment(seat, { text }, LINE_MILLISECONDS + LETTER_MILLISECONDS * text.length)
    }
  }

  private moment(seat: number, what: Omit<Moment, 'id'>, milliseconds: number): void {
    const id = ++this.count
    this.moments = { ...this.moments, [seat]: { ...what, id } }
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      const { [seat]: shown, ...rest } = this.moments
      if (shown?.id === id) this.moments = rest
    }, milliseconds)
    this.timers.add(timer)
  }

  private late(): void {
    if (this.me !== null && this.room?.awaited.includes(this.me))
      this.ground.announce([t('clock-soon')])
  }

  private mark(): void {
    if (this.listening) this.read = this.room?.talk.at(-1)?.number ?? this.read
  }

  /** This device's part of the coming shuffle, once for each hand; nobody has to think of it. */
  private contribute({ me, fair }: RoomView): void {
    const hand = handName(fair)
    if (me === null || fair.salts[me] !== null || this.salted === hand) return
    this.salted = hand
    this.ground.mention({ type: 'salt', hand: fair.hand, value: contribution(fair) })
  }
}

/** A player who is away has less time: all of it is shown. */
const urgent = ({ awaited, seats, clock }: RoomView): boolean =>
  clock === 'relaxed' && awaited.some((seat) => seats[seat]?.connected === false)
