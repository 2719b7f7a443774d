/** The people around one device: who holds it and has uncovered their cards, and to whom it goes next. */

import type { RoomView } from '../lib/protocol'
import type { Person } from './lobby'

export class Around {
  /** the reader; the page is built again for each */
  reader: Person
  /** the hand for which the reader has uncovered the cards */
  private hand = $state('')

  constructor(readonly people: readonly Person[]) {
    this.reader = $state.raw(people[0]!)
  }

  /** The person on this device who has to decide; nobody while it is a computer's turn. */
  next({ awaited }: RoomView): Person | null {
    return this.people.find(({ seat }) => awaited.includes(seat)) ?? null
  }

  /** Whether the readers see their own cards: alone here, or uncovered in this hand and on nobody else's turn. */
  sees(hand: string, room: RoomView): boolean {
    if (this.people.length === 1) return true
    const next = this.next(room)
    return this.hand === hand && (next === null || next.seat === room.me)
  }

  /** Somebody takes the device and uncovers their cards, with nobody else looking. */
  take(person: Person, hand: string): void {
    this.hand = hand
    this.reader = person
  }
}
