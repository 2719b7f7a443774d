import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Engine } from '../engine/engine'
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

it('a table that could not be read once is read anew', async () => {
  const { table } = await lobby.open({ name: 'Anna', levels: ['club'] })
  const page = begun()
  vi.spyOn(store, 'rows').mockRejectedValueOnce(new Error('busy'))
  await expect(page.room(table)).rejects.toThrow('busy')
  expect(await page.room(table)).not.toBeNull()
})
