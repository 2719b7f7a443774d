// Answers lines of JSON: each is a look at rules, or two games to compare.
import { readFileSync } from 'node:fs'
import { compared, Engine, judgeBy, lookedAt, parse, Refused } from '../../web/build/node.js'

const module = new URL('../../web/src/engine/schwimmen.wasm', import.meta.url)
judgeBy(await Engine.of(readFileSync(module)))

function told({ asked, compare }) {
  try {
    return compare ? compared(...compare) : lookedAt(asked)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { why, knob, status } = error
    return { why, knob, status }
  }
}

for (const line of readFileSync(0, 'utf8').trimEnd().split('\n'))
  process.stdout.write(JSON.stringify(told(parse(line))) + '\n')
