/** What one asks the lobby: each question has an answer. */

import type { Compared, GamePage } from './pages'
import type {
  Catalogue,
  NewTable,
  Problem,
  RulesAnswer,
  RulesAsked,
  Seated,
  Sentence,
} from './protocol'

/** A request that could not be followed; says why in words. */
export class Refused extends Error {
  constructor(
    readonly why: Sentence,
    readonly knob: string | null = null,
  ) {
    super(why.key)
  }
}

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
  throw new Refused(problem?.why ?? { key: 'error-server' }, problem?.knob ?? null)
}

// Relative addresses: the table may be served from any path.
export const catalogue = (): Promise<Catalogue> => ask('api/catalogue')
export const lookAt = (rules: RulesAsked): Promise<RulesAnswer> => ask('api/rules', rules)
export const open = (table: NewTable): Promise<Seated> => ask('api/tables', table)
export const gamePage = (game: string): Promise<GamePage> =>
  ask(`api/pages/${encodeURIComponent(game)}`)
export const compared = (left: string, right: string): Promise<Compared> =>
  ask(`api/compare?${new URLSearchParams({ left, right })}`)
