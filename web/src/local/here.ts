/** The tables of this device as the page talks to them: a worker takes the server's place. */

import type { Socket } from '../lib/line'
import { Asker } from './post'
import thinker from './thinker.ts?worker&url'
import type { Asks } from './worker'
import address from './worker.ts?worker&url'

let tables: Asker<Asks> | null = null

/** The worker is started when it is first needed, and anew when it has failed, as it does when its script did not come. */
const worker = (): Asker<Asks> => (tables ??= started())

/** Start it and the one that thinks for it: in Firefox a worker that starts another one may stand still for ever. */
function started(): Asker<Asks> {
  const workers = [address, thinker].map((each) => new Worker(each, { type: 'module' }))
  const { port1, port2 } = new MessageChannel()
  const asker = new Asker<Asks>(workers[0]!)
  workers[0]!.postMessage(null, [port1])
  workers[1]!.postMessage(null, [port2])
  for (const each of workers)
    each.onerror = () => {
      workers.forEach((one) => one.terminate())
      asker.giveUp()
      if (tables === asker) tables = null
    }
  return asker
}

/** Fetch what a table needs, so that one can be opened without a network. */
export const prepare = (): Promise<unknown> => mine()

export const open: Asks['open'] = (table) => worker().ask('open', table)
export const goOn: Asks['goOn'] = (...asked) => worker().ask('goOn', ...asked)
export const day: Asks['day'] = (...asked) => worker().ask('day', ...asked)
export const dayRecord: Asks['dayRecord'] = (table) => worker().ask('dayRecord', table)
export const mine: Asks['mine'] = () => worker().ask('mine')
export const people: Asks['people'] = (table) => worker().ask('people', table)
export const record: Asks['record'] = (table) => worker().ask('record', table)
export const replays: Asks['replays'] = (table) => worker().ask('replays', table)
export const erase: Asks['delete'] = (table) => worker().ask('delete', table)

/** The records of the finished hands of all tables on this device. */
export async function records(): Promise<object[]> {
  const found = await Promise.all((await mine()).map(({ table }) => record(table)))
  return found.filter((each) => each !== null)
}

/** Forget all of them; say how many there were. */
export const eraseAll: Asks['deleteAll'] = () => worker().ask('deleteAll')

/** A line to the tables, like a socket. It is open once the worker says so, and nothing comes from there before. */
export class Wire implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  private readonly port: MessagePort

  constructor() {
    const { port1, port2 } = new MessageChannel()
    this.port = port1
    port1.onmessage = (event: MessageEvent<string | null>) =>
      event.data === null ? this.onopen?.(event) : this.onmessage?.(event)
    worker().end.postMessage(null, [port2])
  }

  send(text: string): void {
    this.port.postMessage(text)
  }

  close(): void {
    this.port.postMessage(null)
    this.port.close()
  }
}
