/** Questions to the lobby; each has an answer. */

import { alone } from './alone'
import { answerOf, catalogueAt, fixedAt } from './early'
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
  TableInfo,
  TableList,
} from './protocol'
import { Refused, whyOf } from './refused'
import { listen } from './stream'

export { Refused, whyOf } from './refused'

/** A game to be compared with another. */
export interface Side {
  /** as the server understands it, which knows names that stand for house rules */
  name: string
  rules: string
  house: Record<string, unknown>
}

/** Questions about rules with any house rules: the server answers them, and so does the page (rulebook/answers.ts). */
export interface Answers {
  lookAt(rules: RulesAsked): Promise<RulesAnswer>
  compared(left: Side, right: Side): Promise<Compared>
}

const server: Answers = {
  lookAt: (rules) => ask('api/rules', rules),
  compared: ({ name: left }, { name: right }) =>
    ask(`api/compare?${new URLSearchParams({ left, right })}`),
}
let answers = server

const NO_SERVER = new Set(['error-offline', 'error-alone', 'problem-preparing'])

/** Whether a request failed because no server answers, or only that it is not ready yet. */
export const noServer = (error: unknown): boolean => NO_SERVER.has(whyOf(error).key)

/** Let these answer from now on. */
export const answerBy = (others: Answers): void => void (answers = others)

/** A body that is a file is sent as it is, everything else as JSON. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  if (alone) throw new Refused({ key: 'error-alone' })
  return answered(path, body)
}

const fixed = <T>(path: string): Promise<T> => answered(fixedAt(path))

async function answered<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await (body === undefined ? answerOf(path) : sent(path, body))
  } catch {
    throw new Refused({ key: 'error-offline' })
  }
  if (answer.ok) return (await answer.json()) as T
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null
  throw new Refused(problem?.why ?? { key: 'error-server' }, problem?.knob ?? null, answer.status)
}

const sent = (path: string, body: unknown): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: {
      'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
    },
    body: body instanceof Blob ? body : JSON.stringify(body),
  })

// Relative addresses: the table may be served from any path.
const at = (table: string): string => `api/tables/${encodeURIComponent(table)}`

export const catalogue = (): Promise<Catalogue> => answered(catalogueAt)
export const lookAt: Answers['lookAt'] = (rules) => answers.lookAt(rules)
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
/** What is in the address itself, the page answers. */
const isHere = (key: string): boolean => key.startsWith('.')
const here = () => import('../review/here')
const hand = (key: string): string => `api/replays/${encodeURIComponent(key)}`
export const replay = async (key: string): Promise<Replay> =>
  isHere(key) ? (await here()).replay(key) : ask(hand(key))
/** Hear every event of a hand's review. Throws Refused. */
export const review: typeof listen = async (key, signal, heard) =>
  isHere(key)
    ? (await here()).review(key, signal, heard)
    : listen(`${hand(key)}/review`, signal, heard)
export const gamePage = (game: string): Promise<GamePage> =>
  fixed(`api/pages/${encodeURIComponent(game)}`)
export const compared: Answers['compared'] = (left, right) => answers.compared(left, right)
