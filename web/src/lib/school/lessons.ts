/** A lesson's requests to the server: its tables, who is there, the report, the end, cards to practise with. */

import { ask } from '$lib/api'
import type {
  Deleted,
  Held,
  LessonInfo,
  LessonOpened,
  LessonReport,
  NewLesson,
  Problem,
  ReportAsked,
} from '$lib/protocol'
import { Refused } from '$lib/refused'
import { desk, hold } from '$lib/seats'
import { settings } from '$lib/settings.svelte'

/** Open all tables of a lesson; this device keeps the places at them. */
export async function teach(lesson: NewLesson): Promise<void> {
  const { code, tables } = await ask<LessonOpened>('api/lessons', lesson)
  tables.forEach((table) => hold(table, code))
}

export const lessonInfo = (code: string): Promise<LessonInfo> => ask(`api/lessons/${code}`)

/** The places of the desk in the order of its tables; after a lesson, only those of the last one. */
export function places(): Held[] {
  const all = desk()
  const lesson = all.at(-1)?.lesson
  return all.filter((kept) => kept.lesson === lesson).map(({ table, token }) => ({ table, token }))
}

const asked = (): ReportAsked => ({ tables: places(), language: settings.language })

export const report = (): Promise<LessonReport> => ask('api/lessons/report', asked())

/** The report as a file. The secrets of the places travel in the body. Throws Refused. */
export async function written(kind: 'csv' | 'pdf'): Promise<Blob> {
  const answer = await fetch(`api/lessons/report.${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked()),
  }).catch(() => null)
  if (!answer) throw new Refused({ key: 'error-offline' })
  if (answer.ok) return answer.blob()
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null
  throw new Refused(problem?.why ?? { key: 'error-server' })
}

export const end = (): Promise<Deleted> => ask('api/lessons/end', { seats: places() })
