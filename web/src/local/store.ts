/** Where the logs of tables are kept: in the browser's own database, or for as long as the page lasts. */

import type { Entry as OfTable } from './entries'

/** One row of a table's log, and when it was written, in milliseconds. */
export interface Kept<Entry = OfTable> {
  table: string
  seq: number
  at: number
  row: readonly Entry[]
}

export interface Store<Entry = OfTable> {
  /** Write the next row of a table; false if another page has written it, or has deleted the table. */
  append(kept: Kept<Entry>): Promise<boolean>
  /** The rows of a table after a number. */
  rows(table: string, after?: number): Promise<Kept<Entry>[]>
  /** All tables. */
  tables(): Promise<string[]>
  delete(table: string): Promise<void>
}

/** A store that lasts as long as the page. */
export class Memory<Entry = OfTable> implements Store<Entry> {
  private readonly logs = new Map<string, Kept<Entry>[]>()

  async append(kept: Kept<Entry>): Promise<boolean> {
    const log = this.logs.get(kept.table) ?? []
    if (log.length !== kept.seq - 1) return false
    this.logs.set(kept.table, [...log, structuredClone(kept)])
    return true
  }

  async rows(table: string, after = 0): Promise<Kept<Entry>[]> {
    return (this.logs.get(table) ?? []).slice(after)
  }

  async tables(): Promise<string[]> {
    return [...this.logs.keys()]
  }

  async delete(table: string): Promise<void> {
    this.logs.delete(table)
  }
}

/** Two stores: some tables are kept in one that lasts as long as the page, and no list shows them. */
export class Beside<Entry = OfTable> implements Store<Entry> {
  private readonly passing = new Memory<Entry>()

  constructor(
    private readonly lasting: Store<Entry>,
    private readonly passes: (table: string) => boolean,
  ) {}

  append(kept: Kept<Entry>): Promise<boolean> {
    return this.of(kept.table).append(kept)
  }

  rows(table: string, after?: number): Promise<Kept<Entry>[]> {
    return this.of(table).rows(table, after)
  }

  tables(): Promise<string[]> {
    return this.lasting.tables()
  }

  delete(table: string): Promise<void> {
    return this.of(table).delete(table)
  }

  private of(table: string): Store<Entry> {
    return this.passes(table) ? this.passing : this.lasting
  }
}

const ROWS = 'rows'

/** The browser's database: it outlasts the page, and all pages see it. */
export class Database<Entry = OfTable> implements Store<Entry> {
  private constructor(private readonly base: IDBDatabase) {}

  /** Open the database; if the browser forbids it, a store that lasts as long as the page. */
  static async open<Entry = OfTable>(name = 'schwimmen'): Promise<Store<Entry>> {
    try {
      const asked = indexedDB.open(name, 1)
      asked.onupgradeneeded = () =>
        asked.result.createObjectStore(ROWS, { keyPath: ['table', 'seq'] })
      return new Database<Entry>(await settled(asked))
    } catch {
      return new Memory<Entry>()
    }
  }

  async append(kept: Kept<Entry>): Promise<boolean> {
    const written = this.rowsFor('readwrite')
    const before = kept.seq - 1
    if (before > 0 && (await settled(written.count([kept.table, before]))) === 0) return false
    try {
      await settled(written.add(kept))
      await committed(written.transaction)
      return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return false
      throw error
    }
  }

  rows(table: string, after = 0): Promise<Kept<Entry>[]> {
    return settled(this.rowsFor('readonly').getAll(logOf(table, after + 1)))
  }

  async tables(): Promise<string[]> {
    const keys = await settled(this.rowsFor('readonly').getAllKeys())
    return [...new Set((keys as [string, number][]).map(([table]) => table))]
  }

  async delete(table: string): Promise<void> {
    const written = this.rowsFor('readwrite')
    await settled(written.delete(logOf(table)))
    await committed(written.transaction)
  }

  private rowsFor(mode: IDBTransactionMode): IDBObjectStore {
    // To the disk before it is acknowledged, as on the server.
    return this.base.transaction(ROWS, mode, { durability: 'strict' }).objectStore(ROWS)
  }
}

const logOf = (table: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, Infinity])

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = (event) => {
      event.preventDefault() // a row that is there already ends the request, not more
      reject(request.error!)
    }
  })

/** A request that has succeeded may still come to nothing: only its whole transaction is on the disk. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
