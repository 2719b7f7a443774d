/**
 * The room around one table (server/room.py): who reads, what they are told, and what the table waits for.
 *
 * What comes in is taken one after the other: it is decided, written to the log, and only then carried out and told.
 * Where another page has written first, its rows are taken in and what came is decided again.
 */

import { choiceSeed } from '../day/rule'
import type { Level, Memory } from '../lib/house.svelte'
import type { Hint } from '../lib/protocol'
import type { Rules } from '../rules/fields'
import { came, rested, said, thought, type Spoken } from './deciding'
import type { Entry } from './entries'
import { questionOf, type Advise } from './hints'
import { acknowledged, News } from './news'
import { Refused } from './refused'
import type { Store } from './store'
import type { Table } from './table'
import { awaited, PAUSES, READING, RESTS, type Awaited } from './waits'

/** A page's line to a table, for one of its people. */
export interface Link {
  member: string
  send(message: string): void
  /** it was given up, perhaps before it came to sit down */
  left?: boolean
}

/** Asks a computer opponent, which gets the view of its seat, the rules, a seed, and nothing else. */
export type Think = (
  level: Level,
  view: Uint8Array,
  rules: Rules,
  memory: Memory,
  seed: bigint,
) => Promise<string>

/** What a room needs of the world around it. */
export interface World {
  store: Store
  think: Think
  advise: Advise
  /** Wait for so many milliseconds. */
  pause(milliseconds: number): Promise<void>
  now(): number
  /** The log of a table has grown: other pages may want to read it. */
  written(table: string): void
}

export class Room {
  private readonly news: News
  private readonly links = new Set<Link>()
  private work: Promise<void> = Promise.resolve()
  /** what is on its way to the table: the state that it is for */
  private pending = ''
  /** a hint is being looked for */
  private advising = false

  constructor(
    readonly table: Table,
    private readonly world: World,
  ) {
    this.news = new News(table)
  }

  /** Sit down with a line; the whole view is its first message. */
  arrive(link: Link, since: number | null, salt: string | null): void {
    this.put(async () => {
      const seat = this.table.seating.seatOf(link.member)
      if (seat === null) return
      await this.settle(() => came(this.table, seat, salt))
      if (link.left) return
      this.links.add(link)
      this.tell('', link)
      link.send(this.news.whole(this.reader(link), this.world.now(), since))
    })
  }

  leave(link: Link): void {
    link.left = true
    this.links.delete(link)
  }

  /** Take in what a person says. */
  said(link: Link, message: Spoken): void {
    this.put(async () => {
      try {
        await this.settle(() => said(this.table, link.member, message), [link, message.id])
        if (message.type === 'react') this.react(link, message)
      } catch (error) {
        this.refuse(link, message.id, error)
      }
    })
  }

  /** Give a hint to one line and nobody else; one hint after the other. */
  async hint(link: Link, { id, turn }: Hint): Promise<void> {
    const { table, world } = this
    try {
      const question = questionOf(table, this.reader(link), turn)
      if (this.advising) throw new Refused('not-now', 'why-no-hint-often')
      this.advising = true
      // The rules of the game, not of the table: the time may have made this hand the last.
      const { rules } = table.game!
      const hint = await world
        .advise(question, { id, turn }, rules, table.preset.call)
        .catch(() => Promise.reject(new Refused('server', 'error-server')))
        .finally(() => (this.advising = false))
      if (turn !== table.turn) throw new Refused('stale', 'why-stale')
      link.send(JSON.stringify(hint))
    } catch (error) {
      this.refuse(link, id, error)
    }
  }

  /** Another page has written to the log, or has deleted it: then everybody is told. */
  look(): void {
    this.put(async () => {
      try {
        await this.catchUp()
      } catch (error) {
        for (const link of this.links) this.refuse(link, null, error)
        this.links.clear()
      }
    })
  }

  /** Tell a line why its message is refused. */
  refuse(link: Link, id: string | null, error: unknown): void {
    const refused = error instanceof Refused ? error : new Refused('server', 'error-store')
    const { code, why } = refused
    link.send(JSON.stringify({ type: 'error', id, code, why, seq: this.table.seq }))
    if (!(error instanceof Refused)) throw error
  }

  // ---------------------------------------------------------- one after the other

  private put(work: () => Promise<void>): void {
    this.work = this.work.then(work).catch(report)
    void this.work.then(() => this.goOn())
  }

  /** Decide, write, carry out, tell. Throws Refused. */
  private async settle(decide: () => Entry[], ack: [Link, string] | null = null): Promise<void> {
    for (;;) {
      const row = decide()
      if (row.length === 0) {
        if (ack) this.tell('', null, ack)
        return
      }
      const { store, now, written } = this.world
      const { id, seq } = this.table
      const at = now()
      if (await store.append({ table: id, seq: seq + 1, at, row })) {
        this.tell(this.table.apply(row, at), null, ack)
        written(id)
        return
      }
      await this.catchUp()
    }
  }

  /** Take in what other pages have written. Throws Refused where one has deleted the table. */
  private async catchUp(): Promise<void> {
    const { id, seq } = this.table
    const [last, ...more] = await this.world.store.rows(id, seq - 1)
    if (!last) throw new Refused('unknown-table', 'error-unknown-table')
    for (const { row, at } of more) this.tell(this.table.apply(row, at))
  }

  // ---------------------------------------------------------- telling

  private reader(link: Link): number | null {
    return this.table.seating.seatOf(link.member)
  }

  /** Tell every line what has changed; `ack` is the message that it answers, and who sent it. */
  private tell(happened: string, but: Link | null = null, ack: [Link, string] | null = null): void {
    const readers = new Map([...this.links].map((link) => [link, this.reader(link)]))
    const told = this.news.updates([...new Set(readers.values())], happened, this.world.now())
    for (const [link, reader] of readers) {
      if (link === but) continue
      const message = told.get(reader)!
      link.send(link === ack?.[0] ? acknowledged(message, ack[1]) : message)
    }
  }

  private react({ member }: Link, { sign }: Spoken & { sign?: string }): void {
    const seat = this.table.seating.seatOf(member)
    for (const link of this.links) link.send(JSON.stringify({ type: 'reaction', seat, sign }))
  }

  // ---------------------------------------------------------- what follows by itself

  /** Bring about what the table waits for, while somebody is there to see it. */
  private goOn(): void {
    const wanted = this.links.size > 0 ? awaited(this.table) : null
    const key = wanted ? JSON.stringify(wanted) : ''
    if (key === this.pending) return
    this.pending = key
    if (wanted) void this.bring(wanted, key).catch(report)
  }

  private async bring(wanted: Awaited, key: string): Promise<void> {
    const { turn, pace, seat, letters } = wanted
    if (seat === null) await this.world.pause(RESTS[pace] + letters * READING[pace])
    const token = seat === null ? '' : await this.thought(wanted, seat)
    if (key !== this.pending) return
    this.pending = ''
    this.put(() =>
      this.settle(() =>
        seat === null ? rested(this.table, turn) : thought(this.table, turn, token),
      ),
    )
  }

  /** What a computer opponent chooses. How long it seems to think depends on the pace and on chance, never on its cards. */
  private async thought({ pace, level }: Awaited, seat: number): Promise<string> {
    const { game, opened, scripted } = this.table
    const [least, most] = PAUSES[pace]
    const seed = opened.day ? BigInt(choiceSeed(game!.proof, game!.moves)) : anySeed()
    const thinking = scripted
      ? Promise.resolve(scripted)
      : this.world.think(level!, game!.referee.look(seat), game!.rules, opened.memory, seed)
    const [token] = await Promise.all([
      thinking.catch(() => ''),
      this.world.pause(least + (most - least) * Math.random()),
    ])
    return token
  }
}

const anySeed = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]! >> 1n

const report = (error: unknown): void => {
  if (!(error instanceof Refused)) console.error(error)
}
