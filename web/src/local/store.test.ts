import { afterEach, expect, test, vi } from 'vitest'
import { Database, type Kept } from './store'

/** What a browser's database does, as far as the store sees it: `ends` is how its transactions end. */
function base(ends: 'complete' | 'abort'): IDBFactory {
  const request = (result: unknown, then = () => {}) => {
    const asked = { result } as IDBRequest
    queueMicrotask(() => {
      asked.onsuccess?.(new Event('success'))
      then()
    })
    return asked
  }
  const transaction = () => {
    const running = { error: ends === 'abort' ? full : null } as IDBTransaction
    // As in a browser, a transaction ends in a task of its own, after all that follows from the last request.
    const end = () => setTimeout(() => running[`on${ends}`]?.(new Event(ends)))
    const rows = { transaction: running, count: () => request(1) }
    const writes = { add: () => request([], end), delete: () => request(undefined, end) }
    return { objectStore: () => ({ ...rows, ...writes }) }
  }
  return { open: () => request({ transaction }) } as unknown as IDBFactory
}

const full = new DOMException('', 'QuotaExceededError')
const row: Kept<string> = { table: 'here-1', seq: 2, at: 0, row: ['moved'] }

afterEach(() => vi.unstubAllGlobals())

async function opened(ends: 'complete' | 'abort') {
  vi.stubGlobal('indexedDB', base(ends))
  vi.stubGlobal('IDBKeyRange', { bound: () => ({}) })
  return Database.open<string>()
}

test('a row is written once it is on the disk', async () => {
  const store = await opened('complete')
  expect(await store.append(row)).toBe(true)
  await store.delete(row.table)
})

test('what the disk refuses is neither written nor deleted', async () => {
  const store = await opened('abort')
  await expect(store.append(row)).rejects.toBe(full)
  await expect(store.delete(row.table)).rejects.toBe(full)
})
