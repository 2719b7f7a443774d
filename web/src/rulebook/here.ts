/** The page as its own rulebook: importing this fetches the engine, which says what hands are worth. */

import { Engine } from '../engine/engine'
import address from '../engine/schwimmen.wasm?url'
import { judgeBy } from './hands'

judgeBy(await Engine.at(address))

export { page } from './answers'
