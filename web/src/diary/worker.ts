/** The worker that reviews finished hands for the diary, while the page goes on. */

import { Engine } from '../engine/engine'
import module from '../engine/schwimmen.wasm?url'
import { answer } from '../local/post'
import { known } from '../local/network'
import { fetched } from '../local/weights'
import { read } from '../match/record'
import { Analyst } from '../review/analyst'
import { found, type Found } from './found'

export type Asks = { found(asked: Parameters<typeof found>[1]): Promise<Found> }

const analyst = Engine.at(module).then((engine) => new Analyst(engine))

addEventListener(
  'message',
  ({ data }) => void answer<Asks>({ found: lookedAt }, data).then(postMessage),
)

async function lookedAt(asked: Parameters<typeof found>[1]): Promise<Found> {
  const learned = await fetched(known(read(asked.record).rules))
  return found(await analyst, asked, learned)
}
