/** Who sits where (table/seating.py): people by their membership of this table, computers by name and level. */

import type { Level } from '../lib/house.svelte'
import type { BotSeat } from './entries'

/** Who has a seat: nobody yet, a person (`member`) or a computer opponent (`level`). */
export interface Occupant {
  member: string | null
  name: string
  level: Level | null
  /** whether those who are out of the match may look into the hand */
  shows: boolean
}

export const nobody = (): Occupant => ({ member: null, name: '', level: null, shows: false })
export const isOpen = ({ member, level }: Occupant): boolean => member === null && level === null

export class Seating {
  constructor(public all: Occupant[]) {}

  seatOf(member: string): number | null {
    const seat = this.all.findIndex((occupant) => occupant.member === member)
    return seat < 0 ? null : seat
  }

  get people(): number[] {
    return this.seats(({ member }) => member !== null)
  }

  get open(): number[] {
    return this.seats(isOpen)
  }

  sit(seat: number, member: string, name: string): void {
    this.all[seat] = { ...nobody(), member, name }
  }

  give({ seat, name, level }: BotSeat): void {
    this.all[seat] = { ...nobody(), name, level }
  }

  free(seat: number): void {
    this.all[seat] = nobody()
  }

  /** Take away the open seats, and return the old numbers of those that are left. */
  closeUp(): number[] {
    const left = this.seats((occupant) => !isOpen(occupant))
    this.all = left.map((seat) => this.all[seat]!)
    return left
  }

  private seats(those: (occupant: Occupant) => boolean): number[] {
    return this.all.flatMap((occupant, seat) => (those(occupant) ? [seat] : []))
  }
}
