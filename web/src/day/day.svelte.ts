/** The deal of a day and a game on this device: still to be played, begun, or played and looked at. */

import { entries, note } from '../diary/diary'
import type { Found } from '../diary/found'
import type { DayTold, Played } from '../diary/kinds'
import { look } from '../diary/look'
import { recall, remember } from '../lib/kept'
import { day, dayRecord, erase, people } from '../local/here'
import { dayTable } from '../local/place'
import { setup } from '../lib/house.svelte'
import { HANDS } from './rule'
import { signs } from './results'

const KEPT = 'schwimmen.day'
const SEAT = 0

/** The game whose deal is shown unless another one is asked for: the one last chosen. */
export const gameChosen = (): string => recall(KEPT)['game'] ?? 'schwimmen'
export const choose = (game: string): void => remember(KEPT, 'game', game, 1)

/** The games that have a deal of the day: all that can be played without terms to explain. */
export const hasDay = (game: { id: string }): boolean => game.id !== 'energy_schwimmen'

/** The days that were played, in all games. */
export const played = async (): Promise<DayTold[]> => (await entries('day')).map(({ data }) => data)

export class Day {
  state = $state<'asking' | 'new' | 'begun' | 'looking' | 'played'>('asking')
  /** what was found so far, hand by hand */
  found = $state.raw<readonly Found[]>([])
  record = $state.raw<Played['record'] | null>(null)
  private readonly table: string

  constructor(
    readonly date: string,
    readonly game: string,
  ) {
    this.table = dayTable(date, game)
  }

  get signs(): string {
    return signs(this.found)
  }

  /** What is still to be reviewed. */
  get coming(): number {
    return (this.record?.hands.length ?? HANDS) - this.found.length
  }

  /** Check the state; a deal that was played is reviewed, and goes into the diary. */
  async ask(): Promise<void> {
    const told = (await played()).find((each) => this.isOf(each))
    const record = told?.record ?? (await dayRecord(this.table))
    if (!record) {
      this.state = (await people(this.table)).length > 0 ? 'begun' : 'new'
      return
    }
    this.record = record
    this.state = 'looking'
    for await (const found of look({ record, seat: SEAT })) this.found = [...this.found, found]
    if (!told) {
      await note('day', { date: this.date, record, seat: SEAT, signs: this.signs })
      await erase(this.table)
    }
    this.state = 'played'
  }

  /** Sit down at its table; return the table's address. */
  async play(name: string): Promise<string> {
    return `#/table/${await day(this.date, this.game, { name, pace: setup.pace })}`
  }

  private isOf({ date, record }: DayTold): boolean {
    return date === this.date && record.rules === this.game
  }
}
