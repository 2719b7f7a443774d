/** A series of puzzles: each is set up at a table of this device, one move answers it, and the diary keeps the answer. */

import { entries, note } from '../diary/diary'
import { settings } from '../lib/settings.svelte'
import { t } from '../lib/words'
import { erase, goOn } from '../local/here'
import type { Person } from '../local/lobby'
import { names } from '../local/names'
import { PUZZLE } from '../local/place'
import { Asker } from '../local/post'
import { chosen, type Task } from './choosing'
import { calls, recordOf } from './puzzle'
import { cards, due } from './due'
import { after } from './schedule'
import type { Weighed } from './weighing'
import type { Asks } from './worker'
import address from './worker.ts?worker&url'

/** What is noted if the question was only to call or not. */
const CALL = { yes: 'close', no: 'pass' }

export class Training {
  task = $state.raw<Task | null>(null)
  /** the table of the puzzle */
  table = $state.raw<(Person & { table: string }) | null>(null)
  /** whether the answer was right; null before it */
  right = $state<boolean | null>(null)
  /** what the moves are worth; it comes a moment after the answer */
  weighed = $state.raw<Weighed | null>(null)
  private readonly asker = new Asker<Asks>(new Worker(address, { type: 'module' }))

  constructor(readonly topic: string) {}

  /** Set up the next puzzle at a table. */
  async next(): Promise<void> {
    const answered = await entries('puzzle')
    const asked = new Set(answered.map(({ data }) => data.id))
    const task = await chosen(this.topic, asked, due(answered, new Date()))
    const { seat, players } = task.puzzle
    const name = settings.name.trim() || t('name-default')
    const others = names([name], players - 1)
    const seated = [...others.slice(0, seat), name, ...others.slice(seat)]
    const { table, token } = await goOn(recordOf(task.puzzle, seated), seat, [], [], PUZZLE)
    this.clear()
    this.right = this.weighed = null
    this.task = task
    this.table = { table, seat, name, token }
  }

  /** Answer with a move. */
  move(move: string): Promise<void> {
    return this.answer(move, move === this.task?.puzzle.best)
  }

  /** Answer whether to call here. */
  call(yes: boolean): Promise<void> {
    return this.answer(yes ? CALL.yes : CALL.no, yes === calls(this.task!.puzzle.best))
  }

  private async answer(answer: string, right: boolean): Promise<void> {
    const { task } = this
    if (!task || this.right !== null) return
    this.right = right
    const { id, closing, puzzle } = task
    const card = cards(await entries('puzzle')).get(id) ?? null
    await note('puzzle', { id, answer, right, card: after(card, right, new Date()) ?? {} })
    const record = recordOf(puzzle, NAMELESS, [closing ? puzzle.best : answer])
    const weighed = await this.asker.ask('weigh', { record, best: puzzle.best, closing })
    if (this.task === task) this.weighed = weighed
  }

  /** The page is left. */
  close(): void {
    this.clear()
    this.asker.end.terminate()
  }

  private clear(): void {
    if (this.table) void erase(this.table.table)
  }
}

/** Names for a record that nobody reads. */
const NAMELESS = ['1', '2', '3', '4']
