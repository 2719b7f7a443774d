// Plays the matches of `matches.py` by the WebAssembly module: of each the moves, and a hash of the table and of the
// view of the seat to move before each. Bytes come in hex, numbers of 64 bits as text.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Engine } from '../../web/build/node.js'

const module = new URL('../../web/src/engine/schwimmen.wasm', import.meta.url)
const engine = await Engine.of(readFileSync(module))
const { call } = engine
const table = engine.make('Table')
const rules = engine.make('RuleFields')
const scratch = engine.make('Scratch')
const view = scratch.within('seat_view', 'View')
const state = scratch.within('state', 'SearchState')
const weighing = engine.make('Weighing')

const [WORLDS, UNPLAYED] = [40, -1]

for (const line of readFileSync(0, 'utf8').trimEnd().split('\n')) {
  console.log(JSON.stringify(played(JSON.parse(line))))
}

function played(match) {
  const seen = createHash('sha256')
  const moves = []
  begin(match)
  for (let hand = 0; hand < match.hands && !table.get('winners'); hand++) {
    call.deal(table.at, rules.at)
    for (let made = 0; !over(made); made++) moves.push(decided(match, seen))
  }
  return { moves, weighed: weighed(match), hash: seen.update(table.bytes).digest('hex') }
}

/** What the moves of the last decision are worth, and what the match is to each seat now. */
function weighed({ seats }) {
  const found = weighing.within('state', 'SearchState')
  weighing.bytes.fill(0)
  found.setBig('rng', state.big('rng'))
  call.weigh(view.at, rules.at, weighing.at, UNPLAYED, WORLDS)
  const codes = found.row('candidates', found.get('count'))
  const chances = Array.from({ length: seats }, (_, seat) => call.equity(table.at, rules.at, seat))
  return [codes, weighing.row('sums'), chances]
}

function begin(match) {
  for (const record of [table, scratch]) record.bytes.fill(0)
  rules.bytes.set(Buffer.from(match.rules, 'hex'))
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
