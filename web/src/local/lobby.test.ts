import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Engine } from '../engine/engine'
import { HANDS } from '../day/rule'
import { LEVELS, PROTOCOL_VERSION } from '../lib/facts'
import { check } from '../lib/fair'
import type { Error as Refusal, Hinted, Seated, State, Update } from '../lib/protocol'
import { Analyst } from '../review/analyst'
import { hinted } from '../review/hint'
import { recordOf } from '../review/link'
import { replayOf } from '../review/replay'
import { PRESETS } from '../rules/presets'
import { upTo, type MatchRecord } from '../match/record'
import type { Level } from '../lib/house.svelte'
import * as guided from '../guide/sayings'
import { Lobby, type Asked, type Line, type Person } from './lobby'
import { Opponent } from './opponent'
import { isGuided } from './place'
import { Memory } from './store'
import { Desk } from './teller'

type Message = State | Update | Refusal | Hinted
type View = NonNullable<State['view']>

let engine: Engine
let opponent: Opponent
let analyst: Analyst
let desk: Desk
let store: Memory
let lobby: Lobby
/** the time, in milliseconds */
let now = 0

/** A reader who folds everything, as the page does. */
class Reader {
  readonly heard: Message[] = []
  view: View | null = null
  room!: State['room']
  seq = 0
  turn = 0
  private waiting: (() => void)[] = []

  constructor(
    readonly line: Line,
    readonly seated: Pick<Seated, 'table' | 'token'>,
  ) {}

  async say(message: object): Promise<void> {
    await this.line.heard(JSON.stringify({ id: crypto.randomUUID(), ...message }))
  }

  take(text: string): void {
    const message = JSON.parse(text) as Message
    this.heard.push(message)
    if (message.type === 'state' || message.type === 'update') {
      if (message.type === 'update') expect(message.seq).toBeLessThanOrEqual(this.seq + 1)
      this.room = { ...this.room, ...message.room }
      this.view =
        message.type === 'state' ? message.view : ({ ...this.view, ...message.view } as View)
      this.seq = message.seq
      this.turn = message.turn
    }
    for (const look of this.waiting.splice(0)) look()
  }

  /** Read until something is true. */
  async until(so: () => unknown): Promise<void> {
    while (!so()) await new Promise<void>((look) => this.waiting.push(look))
  }

  get refusal(): Refusal {
    return this.heard.findLast((message) => message.type === 'error') as Refusal
  }
}

function sit(seated: Pick<Seated, 'table' | 'token'>, at = lobby, salt?: string): Reader {
  const reader: Reader = new Reader(
    at.line((message) => reader.take(message)),
    seated,
  )
  const { table, token } = seated
  void reader.say({ type: 'sit', version: PROTOCOL_VERSION, table, token, salt })
  return reader
}

const opened = async (asked: Partial<Asked>): Promise<Reader> => {
  const levels = ['beginner', 'club'] as Asked['levels']
  const reader = sit(await lobby.open({ name: 'Anna', levels, pace: 'instant', ...asked }))
  await reader.until(() => reader.view)
  return reader
}

/** Play as the reader until something is true: always the first legal move, so that a match comes to an end. */
async function play(reader: Reader, so: () => boolean): Promise<void> {
  while (!so()) {
    const { turn, view } = reader
    if (view?.legal.length)
      await reader.say({ type: 'play', turn, move: view.legal[turn % view.legal.length] })
    else if (view?.phase === 'deal') await reader.say({ type: 'next' })
    await reader.until(() => reader.turn > turn || so())
  }
}

function begun(written: (id: string) => void = () => undefined): Lobby {
  return new Lobby(
    { engine, desk },
    {
      store,
      advise: async (...asked) => hinted(analyst, ...asked, null, 200),
      think: async (level, view, rules, memory, seed) =>
        opponent.choose(level, view, rules, seed, memory),
      pause: async () => undefined,
      now: () => now,
      written,
    },
  )
}

beforeAll(async () => {
  engine = await Engine.of(readFileSync('src/engine/schwimmen.wasm'))
  opponent = new Opponent(engine)
  analyst = new Analyst(engine)
  desk = new Desk(engine)
})

/** Seeded randomness: the same cards each time, or else one hand in two hundred would end on the deal. */
function dice(state = 31): typeof crypto.getRandomValues {
  return (values) => {
    const bytes = values as unknown as Uint8Array
    const view = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    // Weyl's steps, mixed as in splitmix32.
    for (let i = 0; i < view.length; i++) {
      state = (state + 0x9e3779b9) | 0
      const mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
      view[i] = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97) >>> 24
    }
    return values
  }
}

beforeEach(() => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(dice())
  store = new Memory()
  lobby = begun()
})

afterEach(() => vi.restoreAllMocks())

/** House rules that make a long match short. */
const SHORT: Record<string, Asked['house']> = { commerce: { units: 1 } }

describe('a table of this device', () => {
  it.each(PRESETS.map(({ id }) => id))('plays %s to the end of the match', async (rules) => {
    const reader = await opened({ rules, house: SHORT[rules] ?? {} })
    await play(reader, () => reader.room.phase === 'over')
    expect(reader.view?.winners?.length).toBeGreaterThan(0)
    expect(reader.view?.history.length).toBe(reader.view?.hand_number)
    const again = sit(reader.seated)
    await again.until(() => again.view)
    expect(again.view).toEqual(reader.view)
    expect(again.room).toEqual(reader.room)
  })

  it('ends a match after the hand in which its time runs out, also when its log is read again', async () => {
    const reader = await opened({ rules: 'no_elimination_31', minutes: 15 })
    expect(reader.room.ends).toBe(now + 15 * 60_000)
    await play(reader, () => reader.view!.history.length === 1)
    now += 15 * 60_000
    await play(reader, () => reader.view!.hand_number === 2 && reader.view!.legal.length > 0)
    const weigh = vi.spyOn(analyst, 'weigh')
    await reader.say({ type: 'hint', turn: reader.turn })
    expect(weigh.mock.lastCall![1].match_length).toBe(2)
    await play(reader, () => reader.room.phase === 'over')
    expect(reader.view!.history).toHaveLength(2)
    const again = sit(reader.seated, begun())
    await again.until(() => again.view)
    expect(again.room.phase).toBe('over')
    const { house } = (await lobby.record(reader.seated.table)) as { house: object }
    expect(house).toEqual({ match_end: 'hands(2)' })
  })

  it('says when no hint comes, and can be asked again', async () => {
    const reader = await opened({})
    await play(reader, () => reader.view!.legal.length > 0)
    const weigh = vi.spyOn(analyst, 'weigh').mockImplementationOnce(() => {
      throw new Error('it did not come')
    })
    await reader.say({ type: 'hint', turn: reader.turn })
    expect(reader.refusal.why.key).toBe('error-server')
    await reader.say({ type: 'hint', turn: reader.turn })
    expect(weigh).toHaveBeenCalledTimes(2)
    weigh.mockRestore()
  })

  it('has every level play', async () => {
    const reader = await opened({ levels: [...LEVELS] })
    await play(reader, () => reader.view!.history.length > 0)
    expect(reader.room.seats.map(({ level }) => level)).toEqual([null, ...LEVELS])
  })

  it('goes on from its log in the middle of a hand', async () => {
    const reader = await opened({ rules: 'forty_one' })
    await play(reader, () => reader.turn > 9)
    await reader.until(() => reader.view!.legal.length > 0 || reader.view!.phase === 'deal')
    const again = sit(reader.seated, begun())
    await again.until(() => again.view)
    expect(again.view).toEqual(reader.view)
    await play(again, () => again.room.phase === 'over')
  })

  it('has links to its finished hands, which hold all that a replay shows', async () => {
    // With five lives nobody can be out after two hands: whoever is out is not waited for.
    const reader = await opened({ rules: 'thirty_one', house: { units: 5 } })
    await play(reader, () => reader.view!.history.length === 2)
    const links = await lobby.replays(reader.seated.table)
    expect(links).toHaveLength(2)
    const [first, second] = await Promise.all(
      links.map(async (key) => replayOf(engine, desk, await recordOf(key))),
    )
    expect([first!.hand, second!.hand]).toEqual([1, 2])
    expect(second!.levels).toEqual([null, 'beginner', 'club'])
    expect(second!.ending).toEqual(reader.view!.history[1] && reader.view!.result)
  })

  it.each([
    ['schwimmen', { units: 5 }],
    ['thirty_one', { units: 5 }],
    ['forty_one', {}],
    ['japanese_51', {}],
  ])(
    'plays a hand of %s on from any step, as any of its players, to the end of the match',
    async (rules, house) => {
      const before = await opened({ rules, house })
      await play(before, () => before.view!.history.length === 2)
      const [, key] = await lobby.replays(before.seated.table)
      const { record, steps, levels } = replayOf(engine, desk, await recordOf(key!))
      for (const seat of [0, 2]) {
        const at = Math.floor(((steps.length - 1) * (seat + 1)) / 4)
        const open = replayOf(engine, desk, upTo(record, at))
        expect([open.steps, open.ending]).toEqual([steps.slice(0, at + 1), null])
        const on = await lobby.goOn(upTo(record, at), seat, levels as (Level | null)[])
        const reader = sit(on)
        await reader.until(() => reader.view)
        const { hands, table } = steps[at]!
        const first = (reader.heard[0] as State).view!
        expect([first.history.length, first.table]).toEqual([1, table])
        expect([...first.hand].sort()).toEqual([...hands[seat]!.cards].sort())
        await play(reader, () => reader.room.phase === 'over')
      }
    },
  )

  it('plays the guided hand by its script, and the next one as any other', async () => {
    const named = { ...guided.record, players: ['Anna', 'Lena', 'Ben'] }
    const on = await lobby.goOn(named, 0, [], guided.moves)
    expect(isGuided(on.table)).toBe(true)
    const reader = sit(on)
    await reader.until(() => reader.view)
    for (let after = guided.made(reader.turn); !reader.view!.result;) {
      const { turn } = reader
      await reader.say({ type: 'play', turn, move: guided.moves[after] })
      await reader.until(
        () => reader.turn > turn && (reader.view!.legal.length || reader.view!.result),
      )
      after = guided.made(reader.turn)
    }
    expect(guided.made(reader.turn)).toBe(guided.moves.length)
    expect(reader.view!.seats.map(({ swims }) => swims)).toEqual([false, true, false])
    await play(reader, () => reader.room.phase === 'over')
  })

  it('deals the cards of a day once, and the same decisions take the same course', async () => {
    const courses = []
    // Quick players: what they choose follows from the seed as well.
    const choose = opponent.choose.bind(opponent)
    vi.spyOn(opponent, 'choose').mockImplementation((_, ...asked) => choose('beginner', ...asked))
    for (const salt of ['0'.repeat(32), '1'.repeat(32)]) {
      ;[store, lobby] = [new Memory(), begun()]
      const table = await lobby.day('2026-11-23', 'schwimmen', { name: 'Anna', pace: 'instant' })
      const [{ token }] = (await lobby.people(table)) as [Person]
      const reader = sit({ table, token }, lobby, salt)
      await reader.until(() => reader.view)
      await reader.say({ type: 'hint', turn: reader.turn })
      expect(reader.refusal.why.key).toBe('why-no-hint-day')
      await play(reader, () => reader.view!.history.length === HANDS)
      await reader.say({ type: 'next' })
      await reader.until(() => reader.refusal.why.key === 'why-match-over')
      expect(await lobby.day('2026-11-23', 'schwimmen', { name: 'Ben' })).toBe(table)
      courses.push(await lobby.record(table))
    }
    expect(courses[0]).toEqual(courses[1])
    const { hands, dealer, levels } = courses[0] as MatchRecord & { levels: unknown }
    expect(levels).toEqual([null, 'expert', 'expert', 'expert'])
    expect(hands.map((hand, number) => check(hand, 4, number ? null : dealer))).toEqual(
      Array(HANDS).fill('fair'),
    )
  })

  it('says why something cannot be followed, and stays as it is', async () => {
    const reader = await opened({})
    await play(reader, () => reader.view!.legal.length > 0)
    const { turn, seq } = reader
    const cases: [object, string, string][] = [
      [{ type: 'play', turn: turn - 1, move: 'pass' }, 'stale', 'why-stale'],
      [{ type: 'play', turn, move: 'nonsense' }, 'illegal', 'why-no-move'],
      [{ type: 'play', turn }, 'malformed', 'error-malformed'],
      [{ type: 'start', fill: null }, 'not-now', 'why-table-playing'],
      [{ type: 'chat', text: 'Hello?' }, 'not-now', 'why-no-chat'],
    ]
    for (const [message, code, key] of cases) {
      const before = reader.heard.length
      await reader.say(message)
      await reader.until(() => reader.heard.length > before)
      expect([reader.refusal.code, reader.refusal.why.key]).toEqual([code, key])
    }
    expect([reader.turn, reader.seq]).toEqual([turn, seq])
  })

  it('follows a message that comes twice once, and answers it twice', async () => {
    const reader = await opened({ levels: ['beginner'] })
    await play(reader, () => reader.view!.legal.length > 0)
    const { turn, view } = reader
    const message = { type: 'play', turn, move: view!.legal[0], id: 'twice' }
    await reader.say(message)
    await reader.say(message)
    const answers = () => reader.heard.filter((each) => 'ack' in each && each.ack === 'twice')
    await reader.until(() => answers().length === 2)
    const rows = await store.rows(reader.seated.table)
    const moves = rows.flatMap(({ row }) => row.filter(({ kind }) => kind === 'moved'))
    expect(moves.filter((moved) => 'by' in moved && moved.by === 0)).toHaveLength(1)
  })

  it('gives a hint in your turn, one at a time, and none where another person plays', async () => {
    const reader = await opened({ levels: ['beginner'] })
    await play(reader, () => reader.view!.legal.length > 0)
    const { turn, view } = reader
    const asked = reader.say({ type: 'hint', turn })
    await reader.say({ type: 'hint', turn })
    expect(reader.refusal.why.key).toBe('why-no-hint-often')
    await asked
    const hint = reader.heard.find((each) => each.type === 'hint') as Hinted
    expect(view!.legal).toContain(hint.best[0]!.move)
    const pair = await opened({ others: ['Ben'], levels: [] })
    await pair.say({ type: 'hint', turn: pair.turn })
    expect(pair.refusal.why.key).toBe('why-no-hint-people')
  })

  it('that another page deletes is over everywhere, and nothing of it comes back', async () => {
    const pages: Lobby[] = [0, 1].map((other) => begun((id) => void pages[1 - other]!.look(id)))
    const seated = await pages[0]!.open({ name: 'Anna', levels: ['club'], pace: 'instant' })
    const [here, there] = pages.map((page) => sit(seated, page)) as [Reader, Reader]
    await Promise.all([here, there].map((reader) => reader.until(() => reader.view?.legal.length)))
    await pages[0]!.delete(seated.table)
    await Promise.all([here, there].map((reader) => reader.until(() => reader.refusal)))
    expect([here, there].map(({ refusal }) => refusal.code)).toEqual(Array(2).fill('unknown-table'))
    await there.say({ type: 'play', turn: there.turn, move: there.view!.legal[0] })
    expect(await store.rows(seated.table)).toEqual([])
    expect(await pages[1]!.mine()).toEqual([])
  })

  it('opens no seat to who does not hold it', async () => {
    const { table } = await lobby.open({ name: 'Anna', levels: ['club'] })
    const stranger = sit({ table, token: 'f'.repeat(32) })
    await stranger.until(() => stranger.heard.length)
    expect(stranger.refusal.code).toBe('wrong-token')
    const lost = sit({ table: 'here-0', token: '' })
    await lost.until(() => lost.heard.length)
    expect(lost.refusal.code).toBe('unknown-table')
  })

  it('gives several people of one device each a view of their own', async () => {
    const seated = await lobby.open({ name: 'Anna', others: ['Ben'], levels: [], pace: 'instant' })
    const [anna, ben] = (await lobby.people(seated.table)).map(({ token }) =>
      sit({ table: seated.table, token }),
    ) as [Reader, Reader]
    await ben.until(() => ben.view)
    const hands = [anna, ben].map(({ view }) => view!.hand)
    expect(new Set(hands.flat()).size).toBe(6)
    const told = JSON.stringify(anna.heard)
    for (const card of hands[1]!) expect(told).not.toContain(`"${card}"`)
  })
})
