/** The topics: all games, one of them, or to call or not; and which puzzle is next. */

import { GAMES, puzzles } from './files'
import { calls, type Puzzle } from './puzzle'

/** The topics beside the games themselves. */
export const ALL = 'all'
export const CLOSING = 'closing'

/** A puzzle as it is asked. */
export interface Task {
  /** its id in the diary */
  readonly id: string
  readonly puzzle: Puzzle
  /** whether the question is only to call or not */
  readonly closing: boolean
}

const TO_CALL = '-close'

/** A number from 0 up to a bound. */
type Chance = (bound: number) => number
const chance: Chance = (bound) => Math.floor(Math.random() * bound)

/** The next task of a topic: the first that comes back, otherwise one that was not asked before, if there is any. */
export async function chosen(
  topic: string,
  asked: ReadonlySet<string>,
  due: readonly string[],
  drawn: Chance = chance,
): Promise<Task> {
  for (const id of due.filter((each) => isOf(topic, each))) {
    const task = await taskOf(id)
    if (task) return task
  }
  return fresh(topic, asked, drawn)
}

/** Whether a task belongs to a topic. */
export function isOf(topic: string, id: string): boolean {
  const { game, closing } = parts(id)
  return topic === ALL || (topic === CLOSING ? closing : !closing && game === topic)
}

/** The task with an id of the diary; null if no file has it. */
async function taskOf(id: string): Promise<Task | null> {
  const { of, game, closing } = parts(id)
  if (!GAMES.includes(game)) return null
  const puzzle = (await puzzles(game)).find((each) => each.id === of)
  return puzzle ? (closing ? toCall : whole)(puzzle) : null
}

/** The puzzle that a task is about, its game, and whether it is only asked to call or not. */
function parts(id: string): { of: string; game: string; closing: boolean } {
  const closing = id.endsWith(TO_CALL)
  const of = closing ? id.slice(0, -TO_CALL.length) : id
  return { of, game: of.slice(0, of.lastIndexOf('-')), closing }
}

async function fresh(topic: string, asked: ReadonlySet<string>, drawn: Chance): Promise<Task> {
  const call = topic === CLOSING ? drawn(2) === 0 : null
  const games = GAMES.includes(topic) ? [topic] : inTurn(GAMES, drawn(GAMES.length))
  let again: Task | null = null
  for (const game of games) {
    const tasks = tasksOf(await puzzles(game), call)
    const open = tasks.filter(({ id }) => !asked.has(id))
    if (open.length > 0) return open[drawn(open.length)]!
    again ??= tasks[drawn(tasks.length)] ?? null
  }
  return again!
}

/** The tasks of a game: all of its puzzles, or to call or not where the answer is this one. */
function tasksOf(all: readonly Puzzle[], call: boolean | null): Task[] {
  if (call === null) return all.map(whole)
  const asking = all.filter(({ closing }) => closing)
  const right = asking.filter(({ best }) => calls(best) === call)
  // If the answer is always the same, there is nothing to learn.
  return right.length < asking.length ? right.map(toCall) : []
}

/** All games, beginning with the one at a place. */
const inTurn = (games: readonly string[], first: number): string[] => [
  ...games.slice(first),
  ...games.slice(0, first),
]

const whole = (puzzle: Puzzle): Task => ({ id: puzzle.id, puzzle, closing: false })
const toCall = (puzzle: Puzzle): Task => ({ id: puzzle.id + TO_CALL, puzzle, closing: true })
