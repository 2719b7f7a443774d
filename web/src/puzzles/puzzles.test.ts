import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { Engine } from '../engine/engine'
import { Referee } from '../match/referee'
import { read } from '../match/record'
import { Analyst } from '../review/analyst'
import { ALL, chosen, CLOSING, isOf } from './choosing'
import { GAMES, puzzles } from './files'
import { calls, puzzleOf, recordOf } from './puzzle'
import { weighed } from './weighing'

const NAMES = ['Anna', 'Ben', 'Cem', 'Dora']

/** Not random at all: each number in turn. */
function turns(): (bound: number) => number {
  let count = 0
  return (bound) => count++ % bound
}

describe('a line of a file', () => {
  it('tells a position: cards by letters, the rest of the pack in card order', () => {
    const puzzle = puzzleOf('schwimmen', '17 2 1 0 ujWzstVvL trade.all L>W! 22 46 c')
    expect(puzzle).toMatchObject({ id: 'schwimmen-17', seat: 0, best: 'KC>JS!', missed: 0.46 })
    expect(puzzle.closing && calls(puzzle.best)).toBe(true)
    const { hands } = recordOf(puzzle, NAMES, ['pass']) as {
      hands: { pack: string; moves: string[] }[]
    }
    expect(hands[0]!.moves).toEqual(['trade', 'all', 'pass'])
    expect(hands[0]!.pack).toMatch(/^9D JH JS AD 7D 8D TS TD KC 7C 8C 9C TC /)
    expect(new Set(hands[0]!.pack.split(' ')).size).toBe(32)
  })
})

describe('the puzzles of a game', () => {
  let engine: Engine
  beforeAll(async () => {
    engine = await Engine.of(readFileSync('src/engine/schwimmen.wasm'))
  })

  it.each(GAMES)('lie on the table as they were found: %s', async (game) => {
    const referee = new Referee(engine)
    for (const puzzle of (await puzzles(game)).slice(0, 5)) {
      const { rules, players, dealer, hands } = read(recordOf(puzzle, NAMES))
      referee.begin(rules, players.length, dealer)
      referee.deal(hands[0]!.pack)
      for (const token of hands[0]!.moves) {
        expect(referee.why(referee.code(token))).toBeNull()
        referee.play(referee.code(token))
      }
      expect(referee.toMove).toBe(puzzle.seat)
      expect(referee.tokens()).toContain(puzzle.best)
    }
  })

  it('have a best move that another look finds, too, with a reason', async () => {
    const analyst = new Analyst(engine)
    const [puzzle] = await puzzles('schwimmen')
    const { best, closing } = puzzle!
    const record = recordOf(puzzle!, NAMES, ['pass'])
    const found = weighed(analyst, { record, best, closing: false })
    expect([found.best.move, found.other?.move]).toEqual([best, 'pass'])
    expect(found.best.chance).toBeGreaterThan(found.other!.chance)
    expect(found.best.because).not.toEqual([])
    expect(closing).toBeDefined()
  })

  it('that ask to call or not are weighed against the other answer', async () => {
    const analyst = new Analyst(engine)
    const puzzle = (await puzzles('schwimmen')).find(({ closing }) => closing)!
    const { best } = puzzle
    const found = weighed(analyst, { record: recordOf(puzzle, NAMES, [best]), best, closing: true })
    expect(found.best.move).toBe(best)
    expect(calls(found.other!.move)).toBe(!calls(best))
  })
})

describe('the next puzzle', () => {
  it('is one that comes back, if it belongs to the topic', async () => {
    const [first] = await puzzles('dutch31')
    const due = [first!.id]
    expect((await chosen(ALL, new Set(), due)).id).toBe(first!.id)
    expect((await chosen('dutch31', new Set(), due)).id).toBe(first!.id)
    expect(isOf('schwimmen', first!.id)).toBe(false)
    expect(isOf(CLOSING, first!.id)).toBe(false)
    expect((await chosen('schwimmen', new Set(), due)).puzzle.game).toBe('schwimmen')
  })

  it('is none that a file does not hold any more', async () => {
    const task = await chosen(ALL, new Set(), ['schwimmen-0', 'nothing-1', 'hosa_aba-0-close'])
    expect(task.id).not.toMatch(/-0/)
  })

  it('was not asked before, until all were', async () => {
    const all = (await puzzles('hosa_aba')).map(({ id }) => id)
    const asked = new Set(all.slice(1))
    expect((await chosen('hosa_aba', asked, [])).id).toBe(all[0])
    expect(all).toContain((await chosen('hosa_aba', new Set(all), [])).id)
  })

  it('asks as often where a call is right as where it is not', async () => {
    const drawn = turns()
    const tasks = []
    for (let count = 0; count < 40; count++) tasks.push(await chosen(CLOSING, new Set(), [], drawn))
    const yes = tasks.filter(({ puzzle }) => calls(puzzle.best)).length
    expect(tasks.every(({ closing, id }) => closing && id.endsWith('-close'))).toBe(true)
    expect(yes).toBeGreaterThan(10)
    expect(yes).toBeLessThan(30)
  })

  it('asks to call or not only in games where either can be right', async () => {
    const asked = new Set<string>()
    const games = new Set<string>()
    for (let count = 0; count < 400; count++) {
      const { id, puzzle } = await chosen(CLOSING, asked, [])
      expect(asked.has(id)).toBe(false)
      asked.add(id)
      games.add(puzzle.game)
    }
    expect(games).toContain('schwimmen')
    expect(games).not.toContain('commerce')
    expect(games).not.toContain('tri_palki')
  })
})
