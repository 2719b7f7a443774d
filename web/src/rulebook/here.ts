/** The page as its own rulebook: importing this fetches the engine, which says what hands are worth. */

import { Engine } from '../engine/engine'
import address from '../engine/schwimmen.wasm?url'
import { judgeBy } from './hands'

const engine = await fetch(address)
judgeBy(await Engine.of(await engine.arrayBuffer()))

export { page } from './answers'
