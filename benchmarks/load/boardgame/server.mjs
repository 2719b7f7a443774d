/** boardgame.io's server with its default storage, in memory. Prints its port when it listens, and nothing else. */

import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { game } from './game.mjs'

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server')
const { values } = parseArgs({ options: { delta: { type: 'boolean', default: false } } })

const server = Server({ games: [game(values.delta)], origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: 0 })
console.log(appServer.address().port)
