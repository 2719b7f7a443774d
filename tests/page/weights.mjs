// The weights of the value networks, as the page fetches them.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const FOLDER = '../../src/schwimmen/players/value_network/'

/** Those of a game; null for no game. */
export const weights = (game) =>
  game && gunzipSync(readFileSync(new URL(`${FOLDER}${game}.bin`, import.meta.url)))
