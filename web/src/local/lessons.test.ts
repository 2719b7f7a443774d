import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { Engine } from '../engine/engine'
import type { SchoolView, TableView } from '../lib/protocol'
import { checked } from '../school/checking'
import { termOf, type Deck } from '../school/deck'
import type { Taught } from '../school/state'
import { rested, said, thought, type Spoken } from './deciding'
import { News } from './news'
import { Refused } from './refused'
import { Table, type Tools } from './table'
import { Desk } from './teller'
import { awaited, thinker } from './waits'

let tools: Tools
let deck: Deck

beforeAll(async () => {
  const engine = await Engine.of(readFileSync('src/engine/schwimmen.wasm'))
  tools = { engine, desk: new Desk(engine) }
  const file = readFileSync('../src/schwimmen/school/decks/energy.csv')
  deck = (await checked('energy.csv', file)).deck!
})

const NAMES = ['Anna', 'Ben', 'Cem']

/** A table of the school edition, as its people see it. */
class Sitting {
  readonly table: Table

  constructor(judging: Taught['judging'], people = 2) {
    this.table = new Table('here-1', tools)
    const bots = NAMES.slice(people).map((name, at) => ({
      seat: people + at,
      name,
      level: 'random' as const,
    }))
    this.table.apply(
      [
        {
          ...{ kind: 'opened', alias: 'a', rules: 'energy_schwimmen', seats: NAMES.length, bots },
          ...{ house: {}, fill: null, pace: 'instant', memory: 'perfect' },
          ...{ school: { judging, language: 'en', rightly: 0, deck }, secret: '5c'.repeat(32) },
        },
        ...NAMES.slice(0, people).map((name, seat) => ({
          ...({ kind: 'sat', seat, member: name, name } as const),
        })),
        { kind: 'started', bots: [], secret: 'a7'.repeat(32) },
      ],
      0,
    )
  }

  say(seat: number, message: Partial<Spoken> & { type: string }): void {
    const { turn } = this.table
    const row = said(this.table, NAMES[seat]!, {
      ...{ id: crypto.randomUUID(), turn },
      ...message,
    } as Spoken)
    this.table.apply(row, 0)
  }

  /** What a message is refused with. */
  refused(seat: number, message: Partial<Spoken> & { type: string }): string {
    try {
      this.say(seat, message)
    } catch (error) {
      if (error instanceof Refused) return error.why.key
      throw error
    }
    return ''
  }

  view(seat: number): TableView & { school: SchoolView } {
    return JSON.parse(new News(this.table).whole(seat, 0, null)).view
  }

  /** Let somebody name a card; return who. */
  name(): number {
    const { referee } = this.table.game!
    for (;;) {
      const token = referee.tokens().find((each) => each.includes('>'))
      const seat = referee.toMove!
      const bot = thinker(this.table) !== null
      if (bot) this.table.apply(thought(this.table, this.table.turn, token ?? 'keep'), 0)
      else this.say(seat, { type: 'play', move: token ?? 'keep' } as never)
      if (token) return seat
    }
  }
}

it('asks four explanations, and tells the right one once it is chosen', () => {
  const sitting = new Sitting('choice', 3)
  const seat = sitting.name()
  const other = (seat + 1) % NAMES.length
  const { asked, stage, may } = sitting.view(seat).school
  expect([stage, may, asked[0]!.answers.length]).toEqual(['explain', ['answer'], 4])
  const right = termOf(deck, asked[0]!.card, 'en').explanation
  expect(JSON.stringify(sitting.view(other).school.may)).toBe('[]')
  expect(asked[0]!.solution).toBeNull()
  expect(sitting.refused(other, { type: 'play', move: 'right' } as never)).toBe('why-answer-first')
  const chosen = [asked[0]!.answers.indexOf(right)]
  sitting.say(seat, { type: 'learn', do: 'answer', chosen } as never)
  const told = sitting.view(other).school
  expect([told.verdict, told.asked[0]!.solution, told.asked[0]!.right]).toEqual([
    'right',
    right,
    true,
  ])
  sitting.say(other, { type: 'learn', do: 'go-on' } as never)
  expect(sitting.view(seat).school.stage).toBe('')
})

it('keeps answers in their places in every language', () => {
  const sitting = new Sitting('choice', 3)
  const seat = sitting.name()
  const places = () => {
    const { asked, language } = sitting.view(seat).school
    return asked[0]!.answers.indexOf(termOf(deck, asked[0]!.card, language as 'en').explanation)
  }
  const before = places()
  sitting.say(seat, { type: 'learn', do: 'language', language: 'de' } as never)
  expect(sitting.view(seat).school.language).toBe('de')
  expect(places()).toBe(before)
})

it('lets the group judge once the solution is shown, and take it back until play goes on', () => {
  const sitting = new Sitting('group', 3)
  const seat = sitting.name()
  expect(sitting.refused(seat, { type: 'play', move: 'right' } as never)).toBe('why-solution-first')
  sitting.say(seat, { type: 'learn', do: 'solution' } as never)
  sitting.say(seat, { type: 'play', move: 'right' } as never)
  expect(sitting.view(seat).school.may).toEqual(['go-on', 'take-back'])
  sitting.say(seat, { type: 'learn', do: 'take-back' } as never)
  expect(sitting.view(seat).school.stage).toBe('judge')
})

it('hands the device to the teacher, who alone sees the solution before the verdict', () => {
  const sitting = new Sitting('teacher', 3)
  let seat = sitting.name()
  while (seat === 0) {
    sitting.say(0, { type: 'learn', do: 'solution' } as never)
    sitting.say(0, { type: 'play', move: 'wrong' } as never)
    sitting.say(0, { type: 'learn', do: 'go-on' } as never)
    seat = sitting.name()
  }
  expect(sitting.table.awaited).toEqual([0])
  expect(sitting.view(seat).school.asked[0]!.solution).toBeNull()
  expect(sitting.view(0).school.asked[0]!.solution).not.toBeNull()
  expect(sitting.refused(seat, { type: 'play', move: 'right' } as never)).toBe('why-teacher-judges')
  sitting.say(0, { type: 'play', move: 'right' } as never)
  expect(sitting.table.awaited).toEqual([])
})

it('goes on by itself after what a computer explained, unless somebody reads', () => {
  const sitting = new Sitting('choice', 1)
  const { table } = sitting
  for (let seat = sitting.name(); seat === 0; seat = sitting.name())
    for (const wish of ['answer', 'go-on'])
      sitting.say(0, { type: 'learn', do: wish, chosen: [0] } as never)
  expect(sitting.view(0).school.asked[0]!.said).not.toBeNull()
  table.apply(rested(table, table.turn), 0)
  expect(sitting.view(0).school.verdict).toBe('wrong')
  expect(awaited(table)!.letters).toBeGreaterThan(0)
  sitting.say(0, { type: 'learn', do: 'stay' } as never)
  expect([awaited(table), rested(table, table.turn)]).toEqual([null, []])
  sitting.say(0, { type: 'learn', do: 'go-on' } as never)
  expect(table.school!.busy).toBe(false)
})

it('tells no term of a card that is not seen', () => {
  const { school, hand, table } = new Sitting('choice', 3).view(1)
  expect(Object.keys(school.terms).sort()).toEqual([...hand, ...table].sort())
})
