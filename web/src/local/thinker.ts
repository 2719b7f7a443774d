/** The worker in which computer opponents and hints think: however long they take, tables and page go on. */

import { Engine } from '../engine/engine'
import module from '../engine/schwimmen.wasm?url'
import { Analyst } from '../review/analyst'
import { hinted } from '../review/hint'
import type { Advise } from './hints'
import { heeded, known } from './network'
import { Opponent } from './opponent'
import { answer } from './post'
import type { Think } from './room'
import { fetched } from './weights'

const engine = Engine.at(module)
const opponent = engine.then((engine) => new Opponent(engine))
const analyst = engine.then((engine) => new Analyst(engine))

const choose: Think = async (level, view, rules, memory, seed) => {
  const learned = await fetched(heeded(level, rules))
  return (await opponent).choose(level, view, rules, seed, memory, learned)
}

const advise: Advise = async (question, asked, rules, call) => {
  const learned = await fetched(known(rules))
  return hinted(await analyst, question, asked, rules, call, learned)
}

export type Thinker = { choose: Think; advise: Advise }

/** Who asks has the other end of the port that comes with the first message. */
addEventListener('message', ({ ports: [port] }) => {
  port!.onmessage = async ({ data }) =>
    port!.postMessage(await answer<Thinker>({ choose, advise }, data))
})
