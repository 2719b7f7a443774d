/** An evening at the kitchen table on this device: recorded as it happens, and still there when the page is opened again. */

import { Engine } from '../engine/engine'
import address from '../engine/schwimmen.wasm?url'
import type { Sentence } from '../lib/protocol'
import { whyOf } from '../lib/refused'
import { asks, complete, cut, nothing, type Ask, type Told } from './asks'
import { played, standing, type Entry, type Evening, type Opened } from './log'
import { Sheet } from './sheet'
import { bring, erase, shelf } from './shelf'

/** Begin an evening; return the address of its page. */
export const open = (opened: Omit<Opened, 'kind'>): Promise<string> =>
  bring([{ kind: 'opened', ...opened }])

export class Kitchen {
  private log = $state.raw<readonly Entry[]>([])
  /** what is said of the hand so far */
  told = $state.raw<Told>(nothing(0))
  /** why the last thing could not be recorded */
  wrong = $state.raw<Sentence | null>(null)
  readonly evening: Evening = $derived.by(() => played(this.log, this.sheet))
  readonly asked: Ask[] = $derived(asks(this.evening.rules, this.told, this.evening.playing))
  readonly ready = $derived(complete(this.asked, this.told))

  private constructor(
    readonly id: string,
    log: readonly Entry[],
    private readonly sheet: Sheet,
  ) {
    this.take(log)
  }

  /** The evening of an address; null if it is not kept here. */
  static async of(id: string): Promise<Kitchen | null> {
    const [rows, engine] = await Promise.all([(await shelf()).rows(id), Engine.at(address)])
    const log = rows.flatMap(({ row }) => row)
    return log.length > 0 ? new Kitchen(id, log, new Sheet(engine)) : null
  }

  get rules(): string {
    return this.evening.preset
  }

  /** Answer something about the hand. */
  say(said: Partial<Told>): void {
    this.told = { ...this.told, ...said }
  }

  /** Everything has been answered: settle the hand. */
  book(): Promise<void> {
    const { asked, told } = this
    return this.ready ? this.write({ kind: 'hand', told: cut(asked, told) }) : Promise.resolve()
  }

  deals(seat: number): Promise<void> {
    return this.write({ kind: 'deals', seat })
  }

  again(players: string[]): Promise<void> {
    return this.write({ kind: 'again', players })
  }

  undo(): Promise<void> {
    return this.write({ kind: 'undo' })
  }

  /** Delete it. */
  erase(): Promise<void> {
    return erase(this.id)
  }

  /** What can be saved as a file: all entries that count, in order. */
  get file(): object {
    return { kitchen: 1, log: standing(this.log) }
  }

  private take(log: readonly Entry[]): void {
    this.log = log
    this.told = nothing(this.evening.course.players.length)
  }

  /** Record what happened, or say why that failed. */
  private async write(entry: Entry): Promise<void> {
    try {
      await this.record(entry)
      this.wrong = null
    } catch (error) {
      this.wrong = whyOf(error)
    }
  }

  /** If another page of this device was faster, its entries are read first. */
  private async record(entry: Entry): Promise<void> {
    const kept = await shelf()
    const seq = this.log.length + 1
    if (await kept.append({ table: this.id, seq, at: Date.now(), row: [entry] })) {
      this.take([...this.log, entry])
    } else this.take((await kept.rows(this.id)).flatMap(({ row }) => row))
  }
}
