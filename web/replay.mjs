// `node web/replay.mjs [FILE|-] --json` answers records as `schwimmen replay` does, by the page's own code and module.
// A file is one record over any number of lines, or one a line; `-` is standard input, one a line.
import { readFileSync } from 'node:fs'
import { answer, Engine, line, linesOf, Referee, split } from './build/node.js'

const module = readFileSync(new URL('src/engine/schwimmen.wasm', import.meta.url))
const referee = new Referee(await Engine.of(module))
const [file = '-'] = process.argv.slice(2).filter((argument) => argument !== '--json')

function tell(text) {
  const answered = answer(referee, text)
  if (!answered.ok) process.exitCode = 1
  process.stdout.write(line(answered))
}

/** Each line of standard input, as soon as it is there. */
async function* arriving() {
  let rest = Buffer.alloc(0)
  for await (const chunk of process.stdin) {
    const data = Buffer.concat([rest, chunk])
    const end = data.lastIndexOf('\n') + 1
    rest = data.subarray(end)
    yield* linesOf(data.subarray(0, end))
  }
  yield* linesOf(rest)
}

try {
  for await (const text of file === '-' ? arriving() : split(readFileSync(file))) tell(text)
} catch (error) {
  if (!('syscall' in error)) throw error
  console.error(`replay: ${file}: ${error.message}`)
  process.exitCode = 2
}
