/** The tables of this device (server/lobby.py): how a page opens one, finds it and talks to it. */

import { hexToBytes } from '@noble/hashes/utils.js'
import type { Played } from '../diary/kinds'
import { OPPONENTS, secretOf, textOf } from '../day/rule'
import { PROTOCOL_VERSION } from '../lib/facts'
import { drawn, stream } from '../lib/fair'
import type { Level } from '../lib/house.svelte'
import type { MyTable, NewTable, Seated } from '../lib/protocol'
import { handKey, keyOf } from '../review/link'
import { find } from '../rules/presets'
import { read as recorded } from '../match/record'
import { bots, STAND_IN } from './deciding'
import type { Taught } from '../school/state'
import type { Opened, Row } from './entries'
import { read, type Heard } from './messages'
import { names } from './names'
import { dayTable, GUIDED, LOCAL } from './place'
import { Refused } from './refused'
import { Room, type Link, type World } from './room'
import { Table, type Tools } from './table'

const ID_BYTES = 8
const TOKEN_BYTES = 16
const SECRET_BYTES = 32

/** A table for people on this device: who opens it, and who sits down with them. */
export type Asked = Omit<NewTable, 'school'> & { others?: string[]; school?: Taught | null }

/** Somebody of this device at a table. */
export interface Person {
  seat: number
  name: string
  token: string
}

/** A line: messages come in, and what the table says goes out through `send`. */
export interface Line {
  heard(text: string): Promise<void>
  close(): void
}

export class Lobby {
  private readonly rooms = new Map<string, Promise<Room | null>>()

  constructor(
    private readonly tools: Tools,
    private readonly world: World,
  ) {}

  /** Open a table; the first seats are for the people of this device, in order. */
  async open({ others = [], ...asked }: Asked): Promise<Seated> {
    const names = [asked.name, ...others]
    const people = names.map((name, seat) => ({ seat, name, token: drawn(TOKEN_BYTES) }))
    const seats = names.length + asked.levels.length
    const { table } = await this.laid([
      { ...opened(asked), seats, bots: seated(asked, names) },
      ...people.map(
        ({ seat, name, token: member }) => ({ kind: 'sat', seat, member, name }) as const,
      ),
    ])
    const sealed = { table: table.opened.alias, hand: 1, commitment: table.commitment }
    return { table: table.id, seat: 0, token: people[0]!.token, sealed }
  }

  /** The table of the deal of a day, for one person of this device; the same one whenever it is asked for. */
  async day(date: string, rules: string, asked: Pick<NewTable, 'name' | 'pace'>): Promise<string> {
    const id = dayTable(date, rules)
    if (await this.room(id)) return id
    const alias = textOf(date, rules)
    const secret = secretOf(alias)
    const numbers = stream(hexToBytes(secret), 'names')
    const bots = names([asked.name], OPPONENTS.length, () => numbers.next().value).map(
      (name, place) => ({ seat: place + 1, name, level: OPPONENTS[place]! }),
    )
    const table = { ...opened({ ...asked, rules, levels: [] }), alias, secret, day: date }
    const row: Row = [
      { ...table, seats: 1 + bots.length, bots },
      { kind: 'sat', seat: 0, member: drawn(TOKEN_BYTES), name: asked.name },
    ]
    await this.laid(row, id)
    return id
  }

  /**
   * Play a record on from its last move, on one of its seats; computers of these levels have the others, and play what a
   * script says as long as it lasts. `place` says what kind of table it is. Throws Unreadable.
   */
  async goOn(
    record: object,
    seat: number,
    levels: readonly (Level | null)[],
    script: readonly string[] = [],
    place = script.length > 0 ? GUIDED : LOCAL,
  ): Promise<Seated> {
    const { preset, rules, players } = recorded(record)
    const token = drawn(TOKEN_BYTES)
    const bots = players.flatMap((name, other) =>
      other === seat ? [] : [{ seat: other, name, level: levels[other] ?? STAND_IN }],
    )
    const asked = { name: '', levels: [], rules: preset.id, house: preset.houseOf(rules) }
    const row: Row = [
      { ...opened(asked), seats: players.length, bots, from: record, script },
      { kind: 'sat', seat, member: token, name: players[seat]! },
    ]
    const room = await this.laid(row, fresh(place))
    return { table: room.table.id, seat, token }
  }

  private async laid(row: Row, id = fresh(LOCAL)): Promise<Room> {
    const { store, now } = this.world
    await store.append({ table: id, seq: 1, at: now(), row })
    return (await this.room(id))!
  }

  /** The state of the tables on this device, the latest first. */
  async mine(): Promise<MyTable[]> {
    const ids = await this.world.store.tables()
    const rooms = await Promise.allSettled(ids.map((id) => this.room(id)))
    return rooms.flatMap((room) => {
      // An old log may name a house rule that is gone; the other tables can be played all the same.
      if (room.status === 'rejected') console.error(room.reason)
      return room.status === 'fulfilled' && room.value ? [standing(room.value.table)] : []
    })
  }

  /** The people of this device at a table. */
  async people(id: string): Promise<Person[]> {
    const room = await this.room(id)
    return (room?.table.seating.all ?? []).flatMap(({ member, name }, seat) =>
      member === null ? [] : [{ seat, name, token: member }],
    )
  }

  /** The record of the finished hands of a table's match; null before the first. */
  async record(id: string): Promise<object | null> {
    return (await this.room(id))?.table.game?.record() ?? null
  }

  /** The record of the deal of a day once it is played; null before. */
  async dayRecord(id: string): Promise<Played['record'] | null> {
    const table = (await this.room(id))?.table
    return table?.dayDone ? (table.game!.record() as Played['record']) : null
  }

  /** Links that show each finished hand of a table's match again; they hold the match up to that hand. */
  async replays(id: string): Promise<string[]> {
    const game = (await this.room(id))?.table.game
    if (!game) return []
    const key = await keyOf(game.record())
    return game.finished.map((_, hand) => handKey(key, hand + 1))
  }

  /** Delete a table for good. */
  async delete(id: string): Promise<void> {
    await this.world.store.delete(id)
    await this.look(id)
    this.world.written(id)
  }

  /** Delete all of them, also those that cannot be built any more; say how many there were. */
  async deleteAll(): Promise<number> {
    const ids = await this.world.store.tables()
    await Promise.all(ids.map((id) => this.delete(id)))
    return ids.length
  }

  /** Another page has written to the log of a table, or has deleted it. */
  async look(id: string): Promise<void> {
    const room = await this.rooms.get(id)?.catch(() => null) // who asked for it knows why
    room?.look()
    if (room && (await this.world.store.rows(id, room.table.seq - 1)).length === 0)
      this.rooms.delete(id)
  }

  /** A line that has been opened: it sits down with its first message. */
  line(send: (message: string) => void): Line {
    return new Conversation(this, send)
  }

  /** The room of a table, built from its log if necessary; null if there is no such table. */
  room(id: string): Promise<Room | null> {
    const known = this.rooms.get(id)
    if (known) return known
    const found = this.load(id)
    this.rooms.set(id, found)
    found.catch(() => this.rooms.delete(id)) // it may work another time
    return found
  }

  private async load(id: string): Promise<Room | null> {
    const kept = await this.world.store.rows(id)
    if (kept.length === 0) {
      this.rooms.delete(id)
      return null
    }
    const table = new Table(id, this.tools)
    for (const { row, at } of kept) table.apply(row, at)
    return new Room(table, this.world)
  }
}

/** One line: who sits there, and what they say. */
class Conversation implements Line {
  private room: Room | null = null
  private link: Link | null = null
  private closed = false

  constructor(
    private readonly lobby: Lobby,
    private readonly send: (message: string) => void,
  ) {}

  async heard(text: string): Promise<void> {
    try {
      await this.follow(read(text))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.send(
        JSON.stringify({ type: 'error', id: null, code: error.code, why: error.why, seq: null }),
      )
    }
  }

  close(): void {
    this.closed = true
    if (this.link) this.room?.leave(this.link)
  }

  private async follow(message: Heard): Promise<void> {
    if (message.type === 'sit') {
      this.room ??= await this.find(message.version, message.table)
      if (this.closed) return // while the room was built
      const member = message.token ?? ''
      if (this.room.table.seating.seatOf(member) === null)
        throw new Refused('wrong-token', 'error-wrong-token')
      this.link ??= { member, send: this.send }
      return this.room.arrive(this.link, message.since ?? null, message.salt ?? null)
    }
    const { room, link } = this
    if (!room || !link) throw new Refused('not-seated', 'error-not-seated')
    if (message.type === 'ping') this.send(JSON.stringify({ type: 'pong', seq: room.table.seq }))
    else if (message.type === 'hint') await room.hint(link, message)
    else room.said(link, message)
  }

  private async find(version: number, id: string): Promise<Room> {
    if (version !== PROTOCOL_VERSION) throw new Refused('version', 'error-version')
    const room = await this.lobby.room(id).catch((error: unknown) => {
      console.error(error) // its log cannot be read, now or any more
      throw new Refused('server', 'error-server')
    })
    if (!room) throw new Refused('unknown-table', 'error-unknown-table')
    return room
  }
}

/** A name that no table has yet. */
const fresh = (place: string): string => `${place}${drawn(ID_BYTES)}`

/** What a table is opened with, but for its seats; rules that cannot be read throw HouseError. */
function opened(asked: Asked): Omit<Opened, 'seats' | 'bots'> {
  const preset = find(asked.rules ?? 'schwimmen')!
  const house = preset.houseOf(preset.house(asked.house ?? {}))
  const { fill = null, pace = 'relaxed', memory = 'perfect', school = null, minutes = null } = asked
  const [alias, secret] = [drawn(ID_BYTES), drawn(SECRET_BYTES)]
  return {
    kind: 'opened',
    alias,
    secret,
    rules: preset.id,
    house,
    fill,
    pace,
    memory,
    school,
    minutes,
  }
}

/** The computer opponents that a new table asks for. */
function seated({ levels }: Asked, people: readonly string[]) {
  const seats = levels.flatMap((level, place) =>
    level === 'open' ? [] : [[people.length + place, level] as [number, Level]],
  )
  const found = bots(
    people,
    seats.map(([seat]) => seat),
    'club',
  )
  return found.map((bot, place) => ({ ...bot, level: seats[place]![1] }))
}

/** How things stand at a table. */
const standing = (table: Table): MyTable => ({
  table: table.id,
  rules: table.preset.id,
  phase: table.phase,
  awaited: table.awaited.length > 0,
  until: null,
  people: table.seating.all.flatMap(({ name }, seat) =>
    seat !== table.seating.people[0] && name ? [name] : [],
  ),
})
