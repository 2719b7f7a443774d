/** The worker for one question about a record in the address: its replay, or the events of its review. */

import { Engine } from '../engine/engine'
import module from '../engine/schwimmen.wasm?url'
import { known } from '../local/network'
import { Desk } from '../local/teller'
import { fetched } from '../local/weights'
import { read, Unreadable } from '../match/record'
import { Analyst } from './analyst'
import { recordOf } from './link'
import { replayOf } from './replay'
import { reviewed } from './review'

export interface Question {
  about: 'replay' | 'review'
  key: string
}

/** The replies: a part of the answer, the end of it, or that there is nothing to show. */
export type Answer = { told: unknown } | 'end' | 'unreadable'

const say = (answer: Answer): void => postMessage(answer)

addEventListener('message', async ({ data: { about, key } }: MessageEvent<Question>) => {
  const engine = await Engine.at(module)
  try {
    const record = await recordOf(key)
    if (about === 'replay') say({ told: replayOf(engine, new Desk(engine), record) })
    else {
      const learned = await fetched(known(read(record).rules))
      for await (const told of reviewed(new Analyst(engine), record, learned)) say({ told })
    }
    say('end')
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    say('unreadable')
  }
})
