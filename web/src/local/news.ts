/**
 * What readers of a table are told (table/news.py): everything when they come, and from then on what has changed.
 *
 * Kernels write what happens in the game; here it is put together with what is not in the game's records.
 */

import type { RoomView, TableView } from '../lib/protocol'
import { write } from '../rules/json'
import type { Game } from './game'
import { isOpen, type Seating } from './seating'
import type { Table } from './table'
import type { Told } from './teller'
import { countedUnits, gameView } from './views'

type Seen = Pick<TableView, 'hand' | 'packet' | 'table' | 'discard' | 'seats' | 'open_hands'>

/** Keys of an object, with their values as JSON. */
type Parts = Record<string, string>

export class News {
  private room: Parts = {}
  private view: Parts = {}
  private game: Game | null = null
  /** the state of the game that was last told, and to whom */
  private state: Uint8Array | null = null
  private told = new Map<number | null, Told>()
  /** what each reader was last told about the lesson */
  private lessons = new Map<number | null, string>()

  constructor(private readonly table: Table) {}

  /** Everything that a reader may know, with the events after a number that it has seen. */
  whole(reader: number | null, now: number, since: number | null): string {
    const { table } = this
    const { game } = table
    const room = { ...placeParts(table), ...mine(reader) }
    const parts = game ? { ...fixedParts(table), ...gameParts(game, table.seating) } : {}
    const lesson = lessonOf(table, reader)
    const known = game && table.teller.whole(game.referee.save(), table.told(reader))
    const seen = known && joined(keys(parts), lesson && `"school":${lesson}`, known)
    return message(
      'state',
      table,
      now,
      missed(table, since),
      keys(room),
      seen ? `{${seen}}` : 'null',
    )
  }

  /** For each reader what has changed since the last time; `happened` are the events, as `Table.apply` returns them. */
  updates(
    readers: readonly (number | null)[],
    happened: string,
    now: number,
  ): Map<number | null, string> {
    const { table } = this
    const { game } = table
    if (game !== this.game) this.begin(game)
    const room = keys(this.changed('room', placeParts(table)))
    const { told } = this
    const [shared = '', ...own] = game ? this.changedGame(game, readers) : []
    const known = game ? keys(this.changedView(game)) : ''
    const messages = readers.map((reader, place) => {
      const here = !game || told.has(reader) ? room : joined(room, keys(mine(reader)))
      const view = joined(shared, known, own[place] ?? '', this.changedLesson(reader))
      return [reader, message('update', table, now, happened, here, `{${view}}`)] as const
    })
    return new Map(messages)
  }

  private begin(game: Game | null): void {
    this.game = game
    this.state = null
    this.view = {}
    this.told = new Map()
    this.lessons = new Map()
  }

  /** What has changed in the game, for everybody and for each reader. */
  private changedGame(game: Game, readers: readonly (number | null)[]): string[] {
    const [before, after] = [this.state, game.referee.save()]
    const pairs = readers.map(
      (reader) => [this.told.get(reader) ?? null, this.table.told(reader)] as const,
    )
    this.state = after
    this.told = new Map(readers.map((reader, place) => [reader, pairs[place]![1]]))
    return this.table.teller.news(before, after, pairs)
  }

  private changedView(game: Game): Parts {
    const fixed = Object.keys(this.view).length > 0 ? {} : fixedParts(this.table)
    return { ...fixed, ...this.changed('view', gameParts(game, this.table.seating)) }
  }

  private changedLesson(reader: number | null): string {
    const lesson = lessonOf(this.table, reader)
    if (!lesson || lesson === this.lessons.get(reader)) return ''
    this.lessons.set(reader, lesson)
    return `"school":${lesson}`
  }

  private changed(of: 'room' | 'view', after: Parts): Parts {
    const before = this[of]
    this[of] = after
    return Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value))
  }
}

/** A message that answers one of the reader's. */
export const acknowledged = (told: string, ack: string): string =>
  `${told.slice(0, -'null}'.length)}${json(ack)}}`

// ------------------------------------------------------------ the parts

type Place = Omit<RoomView, 'me' | 'host'>

/** Whoever sits at this device may start, change and arrange things. */
const mine = (reader: number | null): Parts => parts({ me: reader, host: reader })

/** The table as a place, as everybody sees it. Whoever plays on this device is here, and has all the time there is. */
function placeParts(table: Table): Parts {
  const { seating, preset, rules, house, code, opened } = table
  const place: Place = {
    phase: table.phase,
    awaited: table.awaited,
    until: null,
    table: table.id,
    judge: null,
    match: table.matches,
    seats: seating.all.map((occupant) => ({
      kind: isOpen(occupant) ? 'open' : occupant.level ? 'bot' : 'person',
      name: occupant.name,
      level: occupant.level,
      connected: !isOpen(occupant),
      stand_in: null,
      shows: occupant.shows,
    })),
    rules: preset.id,
    house,
    code,
    game: gameView(preset, rules),
    least: rules.players[0]!,
    most: table.most,
    fill: opened.fill,
    minutes: opened.minutes ?? null,
    ends: table.ends,
    public: false,
    pace: table.pace,
    clock: 'relaxed',
    chat: false,
    watch: false,
    watching: 0,
    fair: fair(table),
    replays: [],
    first: null,
    lesson: '',
    evening: table.evening.told,
    talk: [],
  }
  return parts(place)
}

/** The shuffle of the next hand as far as it is fixed, and the last finished one laid open. */
function fair(table: Table): RoomView['fair'] {
  const { game, opened, hands, commitment, salts, seating } = table
  return {
    table: opened.alias,
    hand: hands + 1,
    commitment,
    salts: seating.all.map((_, seat) => salts.get(seat) ?? null),
    now: game?.sealed ?? null,
    last: game?.finished.at(-1) ?? null,
  }
}

/** The keys of a view that tell what has happened, who plays, and who wants the next hand. */
function gameParts(game: Game, seating: Seating): Parts {
  const { sitters, last, summaries, log } = game
  return {
    last_moves: `[${sitters.map((_, seat) => last.get(seat) ?? 'null').join()}]`,
    history: `[${summaries.join()}]`,
    log: `[${log.join()}]`,
    ready: '[]',
    players: json(
      sitters.map(({ name, level }, seat) => ({
        name,
        bot: level,
        // Who has played as a person and gave the seat away after the match is not here any more.
        connected: level !== null || seating.people.includes(seat),
        stand_in: null,
      })),
    ),
  }
}

/** The keys of a view that stay as they are for a whole match. */
const fixedParts = ({ preset, rules, house, code, school }: Table): Parts =>
  parts({
    rules: preset.id,
    house,
    code,
    game: gameView(preset, rules),
    units: countedUnits(rules),
    ...(school ? {} : { school: null }),
  })

/** What a reader may know of the lesson, as JSON; empty where nothing is taught. No term tells of a card that is not seen. */
function lessonOf(table: Table, reader: number | null): string {
  const { game, school } = table
  if (!game || !school) return ''
  const told = table.teller.whole(game.referee.save(), table.told(reader))
  const { hand, packet, table: open, discard, seats, open_hands } = JSON.parse(`{${told}}`) as Seen
  const others = seats.flatMap(({ known, shown }) => [...known, ...(shown ?? [])])
  const hands = Object.values(open_hands).flat()
  const cards = new Set([...hand, ...packet, ...open, ...discard, ...others, ...hands])
  return json(school.view(table.playedBy(reader), cards))
}

/** What happened after a row, if all of it is still known; else the state alone has to do. */
function missed(table: Table, since: number | null): string {
  const [first] = table.events
  if (since === null || !first || since > table.seq || since < first[0] - 1) return ''
  return table.events
    .filter(([seq]) => seq > since)
    .map(([, events]) => events)
    .join()
}

// ------------------------------------------------------------ JSON

function message(
  type: 'state' | 'update',
  { seq, turn }: Table,
  now: number,
  ...[events, room, view]: [events: string, room: string, view: string]
): string {
  return `{"type":"${type}","seq":${seq},"turn":${turn},"now":${now},"events":[${events}],"room":{${room}},"view":${view},"ack":null}`
}

const json = (value: unknown): string => write(value, false)
const parts = (values: object): Parts =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, json(value)]))
const keys = (some: Parts): string =>
  Object.entries(some)
    .map(([key, value]) => `"${key}":${value}`)
    .join()
const joined = (...members: string[]): string => members.filter(Boolean).join()
