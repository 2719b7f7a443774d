/** What of the page runs without a browser, for Node.js: `web/replay.mjs` and the tests. */

export { Engine } from './engine/engine'
export { Shuffle } from './lib/fair'
export { Match } from './local/match'
export { Referee } from './match/referee'
export { answer, line, linesOf, split } from './match/replay'
export { playersTrouble } from './rules/fields'
export { parse, write } from './rules/json'
export { HouseError } from './rules/knob'
export { find } from './rules/presets'
export { recordOf } from './rules/record'
export { CodeError, decode, encode } from './rules/share'
