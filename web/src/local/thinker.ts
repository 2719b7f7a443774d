/** The worker in which computer opponents and hints think: however long they take, tables and page go on. */

import { Engine } from '../engine/engine'
import module from '../engine/schwimmen.wasm?url'
import { Analyst } from '../review/analyst'
import { hinted } from '../review/hint'
import type { Advise } from './hints'
import { heeded } from './network'
import { Opponent } from './opponent'
import { answer } from './post'
import type { Think } from './room'

const engine = Engine.at(module)
const opponent = engine.then((engine) => new Opponent(engine))
const analyst = engine.then((engine) => new Analyst(engine))

const FOLDER = '../../../src/schwimmen/players/value_network/'
const addresses = import.meta.glob<string>('../../../src/schwimmen/players/value_network/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
})
const networks = new Map<string, Promise<Uint8Array>>()

/** The value network of a game, fetched when a level asks for it. Where it does not come, the level moves without. */
async function fetched(game: string): Promise<Uint8Array | null> {
  const asked = networks.get(game) ?? unpacked(addresses[`${FOLDER}${game}.bin`]!)
  networks.set(game, asked)
  try {
    return await asked
  } catch {
    networks.delete(game) // the next move asks again
    return null
  }
}

async function unpacked(address: string): Promise<Uint8Array> {
  const { ok, body } = await fetch(address)
  if (!ok) throw new Error(`${address} did not come`)
  const plain = body!.pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(plain).arrayBuffer())
}

const choose: Think = async (level, view, rules, memory, seed) => {
  const game = heeded(level, rules)
  const learned = game ? await fetched(game) : null
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
