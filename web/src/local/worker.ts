/** The worker that keeps the tables of this device. Beside questions to the lobby it takes lines: ports that speak the protocol. */

import { Engine } from '../engine/engine'
import module from '../engine/schwimmen.wasm?url'
import { Lobby } from './lobby'
import { isPuzzle } from './place'
import { answer, Asker } from './post'
import { Beside, Database } from './store'
import { Desk } from './teller'
import type { Thinker } from './thinker'

/** The questions to the lobby. */
export type Asks = Pick<
  Lobby,
  | 'open'
  | 'goOn'
  | 'day'
  | 'dayRecord'
  | 'mine'
  | 'people'
  | 'record'
  | 'replays'
  | 'delete'
  | 'deleteAll'
>

let thinking: Asker<Thinker, MessagePort>
const others = new BroadcastChannel('schwimmen')

const lobby = (async () => {
  const [engine, store] = await Promise.all([Engine.at(module), Database.open()])
  return new Lobby(
    { engine, desk: new Desk(engine) },
    {
      store: new Beside(store, isPuzzle),
      think: (...asked) => thinking.ask('choose', ...asked),
      advise: (...asked) => thinking.ask('advise', ...asked),
      pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
      now: Date.now,
      written: (table) => others.postMessage(table),
    },
  )
})()

others.onmessage = async ({ data }: MessageEvent<string>) => (await lobby).look(data)

/** The first message brings a port to the thinker, others a line or a question. */
function begin({ ports: [port] }: MessageEvent): void {
  thinking = new Asker(port!)
  addEventListener('message', (event) => void hear(event))
}

addEventListener('message', begin, { once: true })

async function hear({ data, ports: [port] }: MessageEvent): Promise<void> {
  if (port) return converse(port)
  postMessage(await answer<Asks>(await lobby, data))
}

/** A line opens with its port. Nothing is a message, too: from here that the line is open, from there that it is over. */
async function converse(port: MessagePort): Promise<void> {
  const line = (await lobby).line((message) => port.postMessage(message))
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== null) return void line.heard(data)
    line.close()
    port.close()
  }
  port.postMessage(null)
}
