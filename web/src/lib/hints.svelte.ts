/** A hint in a practice game: asked for, marked on the cards, and gone with the decision that it is about. */

import { isDay } from '../local/place'
import type { Connection } from './connection'
import { partsOf, type Action } from './moves'
import type { Error as Refusal, Hinted, RoomView } from './protocol'
import { points } from './shares'

interface Ground {
  mention: Connection['mention']
  announce(texts: string[]): void
  tell(text: string): void
  speak(sentence: Hinted['why']): string
  word(key: string, args: Record<string, string>): string
}

/** Whether hints are given here: only computers sit at the table with the reader. */
export const given = (room: RoomView | null): boolean =>
  room !== null &&
  room.me !== null &&
  !isDay(room.table) &&
  room.seats.every(({ kind }, seat) => seat === room.me || kind !== 'person')

/** Milliseconds until the reader is told what takes so long; repeated as long as it takes. */
const SILENCE = 1500

export class Hints {
  hint = $state.raw<Hinted | null>(null)
  /** the id of the question that is on its way */
  asked = $state('')
  /** the move that a guided hand asks for: it is marked like a hint */
  wanted = $state<string | null>(null)

  private silence: ReturnType<typeof setInterval> | undefined

  constructor(private readonly ground: Ground) {}

  ask(turn: number): void {
    if (this.asked || this.hint?.turn === turn) return
    this.asked = this.ground.mention({ type: 'hint', turn })
    // The line is down: that is on the screen already, and no answer will come.
    if (!this.asked) return this.ground.announce([this.ground.word('link-waiting', {})])
    let told = false
    this.silence = setInterval(() => {
      const text = this.ground.word('hint-waiting', {})
      this.ground.tell(text)
      if (!told) this.ground.announce([text])
      told = true
    }, SILENCE)
  }

  private answered(): void {
    clearInterval(this.silence)
    this.asked = ''
  }

  heard(message: Hinted, turn: number): void {
    if (message.ack !== this.asked) return
    this.answered()
    const [best] = message.best
    if (message.turn !== turn || !best) return
    this.hint = message
    this.ground.tell('') // nobody waits any more
    const move = this.ground.speak(best.told)
    const why = [...best.because, message.why].map((one) => this.ground.speak(one)).join(' ')
    this.ground.announce([
      this.ground.word('hint-hear', { move, chance: points(best.chance), why }),
    ])
  }

  /** Returns whether it was the hint that was refused. */
  refused({ id, why }: Refusal): boolean {
    if (!id || id !== this.asked) return false
    this.answered()
    const text = this.ground.speak(why)
    this.ground.tell(text)
    this.ground.announce([text])
    return true
  }

  /** What was asked or told is about a decision that is over; or it is put away. */
  clear(): void {
    this.answered()
    this.hint = null
  }

  private get advised(): ReturnType<typeof partsOf> | null {
    const move = this.wanted ?? this.hint?.best[0]?.move
    return move ? partsOf(move) : null
  }

  /** Whether the hint is about a card, to give or to take. */
  marks(zone: 'hand' | 'table', card: string): boolean {
    const { give = [], take = [] } = this.advised ?? {}
    return (zone === 'hand' ? give : take).includes(card)
  }

  /** Whether the hint is to do this; a call may ride on it. */
  advises(action: Action): boolean {
    const { advised } = this
    return advised?.action === action || (action === 'ride' && advised?.rides === true)
  }
}
