// The client's budget: all its JavaScript, as it travels, fits in 130 kB.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUDGET = 130_000
const built = new URL('../../src/schwimmen/server/static/', import.meta.url)

const scripts = readdirSync(built, { recursive: true }).filter((name) => name.endsWith('.js'))
const bytes = scripts.reduce(
  (sum, name) => sum + gzipSync(readFileSync(new URL(name, built))).length,
  0,
)

console.log(
  `client: ${(bytes / 1000).toFixed(1)} kB of JavaScript, compressed (${BUDGET / 1000} allowed)`,
)
if (scripts.length === 0 || bytes >= BUDGET) process.exit(1)
