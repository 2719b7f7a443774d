// Plays the matches of `matches.py` by the WebAssembly module: of each the moves, and a hash of the table and of the
// view of the seat to move before each, and of all that is told. Bytes come in hex, numbers of 64 bits as text.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Engine, equip, layout } from '../../web/build/node.js'
import { weights } from './weights.mjs'

const module = new URL('../../web/src/engine/schwimmen.wasm', import.meta.url)
const engine = await Engine.of(readFileSync(module))
const { call } = engine
const table = engine.make('Table')
const rules = engine.make('RuleFields')
const scratch = engine.make('Scratch')
const view = scratch.within('seat_view', 'View')
const state = scratch.within('state', 'SearchState')
const weighing = engine.make('Weighing')

const [WORLDS, UNPLAYED, MIXED] = [40, -1, 7919]

const { DEALT, EVENTS, LETTERS, MARKS, NOBODY, NUMBERS, SEATS, TEXTS, WIDTH } = layout
const NUMBER = 8
const tables = engine.rows('Table', 2)
const readers = engine.rows('Reader', 2 * (SEATS + 1))
const shared = engine.make('View')
const terms = engine.reserve(256)
const rows = engine.reserve((EVENTS + 1) * WIDTH * NUMBER)
const texts = engine.reserve(TEXTS * LETTERS)
const marks = engine.reserve(NUMBERS * MARKS * NUMBER)
const written = [texts, TEXTS, LETTERS, marks, NUMBERS, MARKS]

for (const line of readFileSync(0, 'utf8').trimEnd().split('\n')) {
  console.log(JSON.stringify(played(JSON.parse(line))))
}

function played(match) {
  const seen = createHash('sha256')
  const moves = []
  const tell = teller(match, seen)
  begin(match)
  for (let hand = 0; hand < match.hands && !table.get('winners'); hand++) {
    call.deal(table.at, rules.at)
    tell(DEALT)
    for (let made = 0; !over(made); made++) {
      moves.push(decided(match, seen))
      tell(moves.at(-1))
    }
  }
  return { moves, weighed: weighed(match), hash: seen.update(table.bytes).digest('hex') }
}

/** What the moves of the last decision are worth, and what the match is to each seat now. */
function weighed({ network, seats }) {
  const found = weighing.within('state', 'SearchState')
  weighing.bytes.fill(0)
  if (network) equip(weighing, weights(network))
  found.setBig('rng', state.big('rng'))
  call.weigh(view.at, rules.at, weighing.at, UNPLAYED, WORLDS)
  const codes = found.row('candidates', found.get('count'))
  const chances = Array.from({ length: seats }, (_, seat) => call.equity(table.at, rules.at, seat))
  return [codes, weighing.row('sums'), chances]
}

function begin(match) {
  for (const record of [table, scratch]) record.bytes.fill(0)
  rules.bytes.set(Buffer.from(match.rules, 'hex'))
  if (match.network) equip(scratch, weights(match.network))
  table.fill('pack', match.pack)
  table.setBig('rng', BigInt(match.rng))
  state.setBig('rng', BigInt(match.rng))
  state.set('budget', match.budget)
  call.start(table.at, rules.at, match.seats, 0)
}

function over(made) {
  return table.get('end') || call.stop_stalled(table.at, rules.at, made)
}

function decided(match, seen) {
  const seat = table.get('to_move')
  call.look(table.at, rules.at, seat, view.at)
  seen.update(table.bytes).update(view.bytes)
  const move = call.choose(match.levels[seat], rules.at, scratch.at)
  if (call.why(table.at, rules.at, move)) throw new Error(`${move} is not legal`)
  call.play(table.at, rules.at, move)
  return move
}

/** Tells of a match, move by move: somebody without a seat, and every seat. */
function teller({ seats, terms: words }, seen) {
  const count = seats + 1
  const width = words.length / 4
  engine.bytes(terms, 2 * width).set(Buffer.from(words, 'hex'))
  for (const record of [...tables, ...readers]) record.bytes.fill(0)
  let step = 0
  return (move) => {
    tables[1].bytes.set(table.bytes)
    for (let place = 0; place < count; place++) sit(readers[2 * place + 1], place, seats, step)
    const here = [tables[0].at, 2, rules.at, 1, terms, 2, width]
    call.story(...here, move, rows, EVENTS + 1, WIDTH, ...written)
    seen.update(text())
    call.news(...here, readers[0].at, 2 * count, shared.at, 1, ...written)
    seen.update(text())
    tables[0].bytes.set(table.bytes)
    for (let place = 0; place < count; place++)
      readers[2 * place].bytes.set(readers[2 * place + 1].bytes)
    if (++step % 5 === 0) for (let place = 0; place < count; place++) readers[2 * place].bytes.fill(0)
  }
}

function sit(reader, place, seats, step) {
  reader.set('seat', place ? place - 1 : NOBODY)
  reader.set('open_hands', (step * MIXED) % 2 ** seats)
  reader.set('judges', Number(step % 3 === 0))
  reader.set('standing', (step * MIXED) % 2 ** 12)
  reader.set('told', 1)
}

/** What came out: its first mark says how long it is. */
function text() {
  const [length] = new Int32Array(engine.bytes(marks, NUMBER).slice().buffer)
  return engine.bytes(texts, length)
}
