// Answers lines of JSON: each is a decision for which somebody wants a hint (the engine's view in hex), or a record whose
// last hand is to be reviewed, or shown again as a link brings it. The answer is the hint, the events, or what is shown.
import { readFileSync } from 'node:fs'
import {
  Analyst,
  Desk,
  Engine,
  find,
  hinted,
  keyOf,
  known,
  linked,
  read,
  replayOf,
  reviewed,
} from '../../web/build/node.js'
import { weights } from './weights.mjs'

const module = readFileSync(new URL('../../web/src/engine/schwimmen.wasm', import.meta.url))
const engine = await Engine.of(module)
const [analyst, desk] = [new Analyst(engine), new Desk(engine)]

const asked = { id: 'h1', turn: 7 }

function hint({ rules: id, house, view, hand, move, worlds }) {
  const preset = find(id)
  const question = { hand, move, view: Buffer.from(view, 'hex'), code: null }
  const rules = preset.house(house)
  return hinted(analyst, question, asked, rules, preset.call, weights(known(rules)), worlds)
}

async function review(record, worlds) {
  const events = []
  const { rules } = read(record)
  for await (const event of reviewed(analyst, record, weights(known(rules)), worlds)) events.push(event)
  return events
}

async function shown(record) {
  const { steps, ending } = replayOf(engine, desk, await linked(await keyOf(record)))
  return { steps, ending }
}

for (const line of readFileSync(0, 'utf8').trimEnd().split('\n')) {
  const { record, replay, worlds, ...question } = JSON.parse(line)
  const answer = record
    ? await review(record, worlds)
    : replay
      ? await shown(replay)
      : hint({ worlds, ...question })
  console.log(JSON.stringify(answer))
}
