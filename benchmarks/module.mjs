// Measures the WebAssembly module in Node.js as `module.py` measures the native kernels: seconds of what it is asked.
import { readFileSync } from 'node:fs'
import { Engine } from '../web/build/node.js'

const file = new URL('../web/src/engine/schwimmen.wasm', import.meta.url)
const engine = await Engine.of(readFileSync(file))
const { call } = engine
const [table, rules] = ['Table', 'RuleFields'].map((name) => engine.make(name))
const scratch = engine.make('Scratch')
const view = scratch.within('seat_view', 'View')
const state = scratch.within('state', 'SearchState')
const asked = JSON.parse(readFileSync(0, 'utf8'))

function begin() {
  for (const record of [table, scratch]) record.bytes.fill(0)
  rules.bytes.set(Buffer.from(asked.rules, 'hex'))
  if (asked.weights) equip()
  table.fill('pack', asked.pack)
  table.setBig('rng', BigInt(asked.rng))
  state.setBig('rng', BigInt(asked.rng))
}

function equip() {
  const network = scratch.within('network', 'ValueNetwork')
  network.set('present', 1)
  network.within('weights', 'NetworkWeights').bytes.set(Buffer.from(asked.weights, 'hex'))
}

function seconds(work) {
  const began = performance.now()
  const result = work()
  return [(performance.now() - began) / 1000, result]
}

function thinking(level) {
  let [spent, decisions, longest] = [0, 0, 0]
  begin()
  call.start(table.at, rules.at, asked.seats, 0)
  call.deal(table.at, rules.at)
  while (decisions < asked.decisions && !table.get('winners')) {
    if (table.get('end')) call.deal(table.at, rules.at)
    call.look(table.at, rules.at, table.get('to_move'), view.at)
    const [took, move] = seconds(() => call.choose(level, rules.at, scratch.at))
    call.play(table.at, rules.at, move)
    spent += took
    longest = Math.max(longest, took)
    decisions++
  }
  return [spent, decisions, longest]
}

/** The second of two, when the browser's engine has compiled what is used most as well as it can. */
function warm(measured) {
  measured()
  return measured()
}

const found = {}
for (const level of asked.levels) found[level] = warm(() => thinking(level))
console.log(JSON.stringify(found))
