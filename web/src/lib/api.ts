/** What one asks the lobby: each question has an answer. */

import type { Compared, GamePage, Replay } from './pages'
import type {
  Catalogue,
  Deleted,
  Exported,
  Handover,
  Held,
  Invitation,
  Mine,
  NewTable,
  Problem,
  RulesAnswer,
  RulesAsked,
  Seated,
  Sentence,
  TableInfo,
  TableList,
} from './protocol'

/** A request that could not be followed; says why in words. */
export class Refused extends Error {
  constructor(
    readonly why: Sentence,
    readonly knob: string | null = null,
    readonly status = 0,
  ) {
    super(why.key)
  }
}

/** Why something has failed, in words. */
export const whyOf = (error: unknown): Sentence =>
  error instanceof Refused ? error.why : { key: 'error-server' }

/** A body that is a file is sent as it is, everything else as JSON. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: {
              'content-type':
                body instanceof Blob ? 'application/octet-stream' : 'application/json',
            },
            body: body instanceof Blob ? body : JSON.stringify(body),
          },
    )
  } catch {
    throw new Refused({ key: 'error-offline' })
  }
  if (answer.ok) return (await answer.json()) as T
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null
  throw new Refused(problem?.why ?? { key: 'error-server' }, problem?.knob ?? null, answer.status)
}

// Relative addresses: the table may be served from any path.
const at = (table: string): string => `api/tables/${encodeURIComponent(table)}`

export const catalogue = (): Promise<Catalogue> => ask('api/catalogue')
export const lookAt = (rules: RulesAsked): Promise<RulesAnswer> => ask('api/rules', rules)
export const open = (table: NewTable): Promise<Seated> => ask('api/tables', table)
export const publicTables = (): Promise<TableList> => ask('api/tables')
export const tableInfo = (table: string): Promise<TableInfo> => ask(at(table))
export const join = (table: string, name: string): Promise<Seated> =>
  ask(`${at(table)}/join`, { name })
export const invitation = (table: string): Promise<Invitation> => ask(`${at(table)}/invitation`)
export const handover = (seat: Held): Promise<Handover> => ask('api/handover', seat)
export const judge = (seat: Held): Promise<Handover> => ask('api/judge', seat)
export const claim = (code: string): Promise<Seated> => ask('api/claim', { code })
export const mine = (seats: Held[]): Promise<Mine> => ask('api/mine', { seats })
export const exported = (seats: Held[]): Promise<Exported> => ask('api/export', { seats })
export const erase = (seats: Held[]): Promise<Deleted> => ask('api/delete', { seats })
export const replay = (key: string): Promise<Replay> =>
  ask(`api/replays/${encodeURIComponent(key)}`)
/** Where a hand's review is told. */
export const reviewOf = (key: string): string => `api/replays/${encodeURIComponent(key)}/review`
export const gamePage = (game: string): Promise<GamePage> =>
  ask(`api/pages/${encodeURIComponent(game)}`)
export const compared = (left: string, right: string): Promise<Compared> =>
  ask(`api/compare?${new URLSearchParams({ left, right })}`)
