import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Engine } from '../engine/engine'
import { PROTOCOL_VERSION } from '../lib/facts'
import { Lobby } from './lobby'
import { Memory } from './store'
import { Desk } from './teller'

let engine: Engine
let desk: Desk
let store: Memory
let lobby: Lobby

const begun = (): Lobby =>
  new Lobby(
    { engine, desk },
    {
      store,
      advise: () => Promise.reject(),
      think: async () => '',
      pause: () => new Promise(() => undefined), // nobody moves
      now: () => 0,
      written: () => undefined,
    },
  )

beforeAll(async () => {
  engine = await Engine.of(readFileSync('src/engine/schwimmen.wasm'))
  desk = new Desk(engine)
})

beforeEach(() => {
  store = new Memory()
  lobby = begun()
})

afterEach(() => vi.restoreAllMocks())

it('a table that cannot be read any more is in nobody’s way', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const { table } = await lobby.open({ name: 'Anna', levels: ['club'] })
  const [first] = await store.rows(table)
  // Its house rule is gone: only a log from long ago has it.
  const row = first!.row.map((entry) => ({
    ...entry,
    ...('house' in entry && { house: { gone: 1 } }),
  }))
  await store.append({ ...first!, table: 'here-old', row })
  expect((await lobby.mine()).map((each) => each.table)).toEqual([table])
  expect(told).toHaveBeenCalledOnce()
  await expect(lobby.room('here-old')).rejects.toThrow()
  expect(await lobby.deleteAll()).toBe(2)
  expect(await store.tables()).toEqual([])
})

it('who sits down at a table that cannot be read is told so', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const { table, token } = await lobby.open({ name: 'Anna', levels: ['club'] })
  vi.spyOn(store, 'rows').mockRejectedValueOnce(new Error('busy'))
  const heard: string[] = []
  const sit = JSON.stringify({ type: 'sit', version: PROTOCOL_VERSION, table, token })
  await begun()
    .line((message) => heard.push(message))
    .heard(sit)
  expect(heard.map((text) => JSON.parse(text))).toEqual([
    { type: 'error', id: null, code: 'server', why: { key: 'error-server', args: {} }, seq: null },
  ])
  expect(told).toHaveBeenCalledOnce()
})

it('a table that could not be read once is read anew', async () => {
  const { table } = await lobby.open({ name: 'Anna', levels: ['club'] })
  const page = begun()
  vi.spyOn(store, 'rows').mockRejectedValueOnce(new Error('busy'))
  await expect(page.room(table)).rejects.toThrow('busy')
  expect(await page.room(table)).not.toBeNull()
})

it.each(['rows', 'append'] as const)(
  'a table has nobody who went while it waited for the %s of its log',
  async (slow) => {
    const { table, token } = await lobby.open({ name: 'Anna', levels: ['club'], pace: 'instant' })
    const page = begun()
    const heard: string[] = []
    const line = page.line((message) => heard.push(message))
    const work = store[slow].bind(store) as (...given: unknown[]) => Promise<never>
    vi.spyOn(store, slow).mockImplementationOnce((...given: unknown[]) => {
      line.close()
      return work(...given)
    })
    const sit = JSON.stringify({ type: 'sit', version: PROTOCOL_VERSION, table, token })
    await line.heard(sit)
    // One after the other: where the next one is told something, the first one would have been, too.
    await new Promise<void>((told) => {
      void page.line(() => told()).heard(sit)
    })
    expect(heard).toEqual([])
  },
)
