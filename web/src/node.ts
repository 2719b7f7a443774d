/** What of the page runs without a browser, for Node.js: `web/replay.mjs` and the tests. */

export { Engine } from './engine/engine'
export { mostPlayers, playersTrouble } from './rules/fields'
export { parse, write } from './rules/json'
export { HouseError } from './rules/knob'
export { find, PRESETS } from './rules/presets'
export { recordOf } from './rules/record'
export { CodeError, decode, encode } from './rules/share'
