/** The worker that reviews finished hands for the diary, while the page goes on. */

import { Engine } from '../engine/engine'
import module from '../engine/schwimmen.wasm?url'
import { answer } from '../local/post'
import { Analyst } from '../review/analyst'
import { found, type Found } from './found'

export type Asks = { found(asked: Parameters<typeof found>[1]): Promise<Found> }

const analyst = Engine.at(module).then((engine) => new Analyst(engine))

addEventListener(
  'message',
  ({ data }) =>
    void answer<Asks>({ found: async (asked) => found(await analyst, asked) }, data).then(
      postMessage,
    ),
)
