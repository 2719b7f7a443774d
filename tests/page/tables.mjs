// Answers lines of JSON: each is the log of a table, row by row, with the readers then. The answer is what each of them is
// told after every row, and at the end, to who comes then.
import { readFileSync } from 'node:fs'
import { Desk, Engine, News, parse, Table } from '../../web/build/node.js'

const module = readFileSync(new URL('../../web/src/engine/schwimmen.wasm', import.meta.url))
const engine = await Engine.of(module)
const tools = { engine, desk: new Desk(engine) }
const questions = readFileSync(0, 'utf8').trimEnd().split('\n').map(parse)

function told({ rows, since }) {
  const table = new Table('here-1', tools)
  const news = new News(table)
  const updates = rows.map(({ row, at, readers }) => {
    const happened = table.apply(row, at)
    return [...news.updates(readers, happened, 0).values()]
  })
  return { updates, states: rows.at(-1).readers.map((reader) => news.whole(reader, 0, since)) }
}

process.stdout.write(questions.map((question) => JSON.stringify(told(question)) + '\n').join(''))
