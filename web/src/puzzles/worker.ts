/** The worker that weighs the moves of a puzzle, while the page goes on. */

import { Engine } from '../engine/engine'
import module from '../engine/schwimmen.wasm?url'
import { answer } from '../local/post'
import { Analyst } from '../review/analyst'
import { weighed, type Asked, type Weighed } from './weighing'

export type Asks = { weigh(asked: Asked): Promise<Weighed> }

const analyst = Engine.at(module).then((engine) => new Analyst(engine))

addEventListener(
  'message',
  ({ data }) =>
    void answer<Asks>({ weigh: async (asked) => weighed(await analyst, asked) }, data).then(
      postMessage,
    ),
)
