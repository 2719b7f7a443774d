/** The page as its own rulebook: importing this fetches the engine, which values hands. */

import { Engine } from '../engine/engine'
import address from '../engine/schwimmen.wasm?url'
import { judgeBy } from './hands'

judgeBy(await Engine.at(address))

export { page } from './answers'
