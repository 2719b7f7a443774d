/** The worker in which computer opponents and hints think: however long they take, tables and page go on. */

import { Engine } from '../engine/engine'
import module from '../engine/schwimmen.wasm?url'
import type { Analyst } from '../review/analyst'
import type { Advise } from './hints'
import { heeded, known } from './network'
import { Opponent } from './opponent'
import { answer } from './post'
import type { Think } from './room'
import { fetched } from './weights'

const engine = Engine.at(module)
const opponent = engine.then((engine) => new Opponent(engine))
/** What advises comes with the first hint: most first visits ask for none. */
const advice = async () => {
  const [{ Analyst }, { hinted }] = await Promise.all([
    import('../review/analyst'),
    import('../review/hint'),
  ])
  analyst ??= new Analyst(await engine)
  return { analyst, hinted }
}
let analyst: Analyst | undefined

const choose: Think = async (level, view, rules, memory, seed) => {
  const learned = await fetched(heeded(level, rules))
  return (await opponent).choose(level, view, rules, seed, memory, learned)
}

const advise: Advise = async (question, asked, rules, call) => {
  const { analyst, hinted } = await advice()
  return hinted(analyst, question, asked, rules, call, await fetched(known(rules)))
}

export type Thinker = { choose: Think; advise: Advise }

/** Who asks has the other end of the port that comes with the first message. */
addEventListener('message', ({ ports: [port] }) => {
  port!.onmessage = async ({ data }) =>
    port!.postMessage(await answer<Thinker>({ choose, advise }, data))
})
