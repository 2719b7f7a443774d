/** What a hint is computed from (server/hints.py): the seat's own view, if only computers play against it. */

import type { Hint, Hinted } from '../lib/protocol'
import type { Question } from '../review/analyst'
import type { Rules } from '../rules/fields'
import { Refused } from './refused'
import type { Table } from './table'

/** Looks for a hint; this takes a second. */
export type Advise = (
  question: Question,
  asked: Pick<Hint, 'id' | 'turn'>,
  rules: Rules,
  call: string,
) => Promise<Hinted>

/** What is asked about a person's decision. Throws Refused. */
export function questionOf(table: Table, seat: number | null, turn: number): Question {
  const { game } = table
  if (table.playedBy(seat) === null || !game) throw new Refused('not-seated', 'why-watching')
  if (table.seating.people.length > 1) throw new Refused('not-now', 'why-no-hint-people')
  if (table.opened.day) throw new Refused('not-now', 'why-no-hint-day')
  if (turn !== table.turn) throw new Refused('stale', 'why-stale')
  const { referee, moves, summaries } = game
  if (referee.toMove !== seat || referee.phase === 'verdict')
    throw new Refused('not-your-turn', 'why-no-hint-turn')
  return { hand: summaries.length, move: moves, view: referee.look(seat!), code: null }
}
