/** The worker in which computer opponents and hints think: however long they take, tables and page go on. */

import { Engine } from '../engine/engine'
import module from '../engine/schwimmen.wasm?url'
import network from '../../../src/schwimmen/players/value_network/schwimmen.bin?url'
import { Analyst } from '../review/analyst'
import { hinted } from '../review/hint'
import type { Advise } from './hints'
import { heeds } from './network'
import { Opponent } from './opponent'
import { answer } from './post'
import type { Think } from './room'

const engine = Engine.at(module)
const opponent = engine.then((engine) => new Opponent(engine))
const analyst = engine.then((engine) => new Analyst(engine))

let weights: Promise<Uint8Array | null> | null = null

/** The value network, fetched when a level asks for it. Where it does not come, the level moves without. */
async function fetched(): Promise<Uint8Array | null> {
  weights ??= fetch(network)
    .then(async (answer) => (answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null))
    .catch(() => null)
  const learned = await weights
  if (!learned) weights = null // the next move asks again
  return learned
}

const choose: Think = async (level, view, rules, memory, seed) => {
  const learned = heeds(level, rules) ? await fetched() : null
  return (await opponent).choose(level, view, rules, seed, memory, learned)
}

const advise: Advise = async (question, asked, rules, call) =>
  hinted(await analyst, question, asked, rules, call)

export type Thinker = { choose: Think; advise: Advise }

/** Who asks has the other end of the port that comes with the first message. */
addEventListener('message', ({ ports: [port] }) => {
  port!.onmessage = async ({ data }) =>
    port!.postMessage(await answer<Thinker>({ choose, advise }, data))
})
