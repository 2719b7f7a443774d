// Answers lines of JSON: each is the log of a table, row by row. After every row, all that a reader cannot have seen is
// dealt anew, and the reader must be told the same, byte by byte. The answer says how often that was tried, what differed,
// and how often somebody who could see more was told something else: that the search finds what there is to find.
import { readFileSync } from 'node:fs'
import { Desk, Engine, layout, News, parse, Table } from '../../web/build/node.js'

const module = readFileSync(new URL('../../web/src/engine/schwimmen.wasm', import.meta.url))
const engine = await Engine.of(module)
const tools = { engine, desk: new Desk(engine) }
const questions = readFileSync(0, 'utf8').trimEnd().split('\n').map(parse)
const FIELDS = layout.RECORDS.Table.fields

/** The numbers of a field: one for each seat, place or card. */
function numbers(state, field) {
  const [offset, type, count] = FIELDS[field]
  const Row = { i1: Int8Array, i4: Int32Array, i8: BigInt64Array }[type]
  return new Row(state.buffer, state.byteOffset + offset, count)
}
const one = (state, field) => numbers(state, field)[0]
const cards = (set) => Array.from({ length: 52 }, (_, card) => card).filter((card) => (set >> BigInt(card)) & 1n)

/** The cards that lie open, or in a hand that a seat may look into. */
function seen(table, state, seat) {
  const rows = [
    ['pile', 'piled'],
    ['aside', 'set_aside'],
  ].flatMap(([row, count]) => [...numbers(state, row).slice(0, one(state, count))])
  const { SEE_BOTH, SEE_EXTRA_ONLY } = layout.DealerChoice
  const packet = seat === one(state, 'dealer') ? cards(one(state, 'packet')) : []
  // Some dealers choose between a packet that they have seen and a hand that they have not (M4).
  const blind = packet.length > 0 && table.rules.dealer_choice === SEE_EXTRA_ONLY
  const looks = blind || table.rules.dealer_choice === SEE_BOTH
  const hands = [...(blind ? [] : [seat]), ...table.openHands(seat)].flatMap((each) => cards(numbers(state, 'hands')[each]))
  return [...rows, ...hands, ...(looks ? packet : []), ...cards(one(state, 'table'))]
}

/** What has left hands since a state: wherever it goes, it lies open on its way. */
function laid(old, state) {
  const after = numbers(state, 'hands')
  return old ? [...numbers(old, 'hands')].flatMap((set, seat) => cards(set & ~after[seat])) : []
}

/** Every unseen card takes the place of another one. */
function anew(pack, known, chance) {
  const hidden = pack.filter((card) => !known.has(card))
  const order = hidden.map((card) => [chance(), card]).sort(([one], [other]) => one - other)
  const drawn = new Map(hidden.map((card, place) => [card, order[place][1]]))
  return (card) => drawn.get(card) ?? card
}

function dealt(state, other) {
  const made = state.slice()
  const moved = (set) => cards(set).reduce((all, card) => all | (1n << BigInt(other(card))), 0n)
  for (const field of ['hands', 'packet']) {
    const row = numbers(made, field)
    row.forEach((set, place) => (row[place] = moved(set)))
  }
  const pack = numbers(made, 'pack')
  pack.forEach((card, place) => (pack[place] = other(card)))
  const places = numbers(made, 'place')
  numbers(state, 'place').forEach((place, card) => (places[other(card)] = place))
  return made
}

/** What a seat is told of a move between two states, and who comes afterwards of all. */
function told(table, news, [before, after], token, seat) {
  const { referee } = table.game
  const now = referee.save()
  if (before) referee.restore(before)
  const code = before && token ? referee.code(token) : layout.DEALT
  referee.restore(after)
  const reader = table.told(seat)
  const parts = [
    table.teller.happened(before, after, code).json,
    ...table.teller.news(before, after, [[before && reader, reader]]),
    news.whole(seat, 0, null),
    referee.look(seat).join(),
  ]
  referee.restore(now)
  return parts.join('\n')
}

function searched({ rows, seed }) {
  const table = new Table('here-1', tools)
  const news = new News(table)
  const outcome = { tried: 0, leaks: [], found: 0 }
  let known = []
  let state = seed
  const chance = () => (state = (state * 48271) % 2147483647)
  for (const { row, readers } of rows) {
    const old = table.game && table.game.referee.toMove !== null ? table.game.referee.save() : null
    table.apply(row, 0)
    if (!table.game || table.game.referee.toMove === null) continue
    const now = table.game.referee.save()
    if (!old) known = table.game.sitters.map(() => new Set())
    known.forEach((cards, seat) => [...laid(old, now), ...seen(table, now, seat)].forEach((card) => cards.add(card)))
    const token = row.find(({ kind }) => kind === 'moved')?.token
    const states = [old, now]
    const pack = [...numbers(now, 'pack')].slice(0, table.rules.pack)
    for (const seat of readers) {
      const other = anew(pack, known[seat], chance)
      const changed = states.map((each) => each && dealt(each, other))
      const tell = (those, whom) => told(table, news, those, token, whom)
      outcome.tried += 1
      if (tell(states, seat) !== tell(changed, seat)) outcome.leaks.push(`seat ${seat}, row ${table.seq}`)
      const next = (seat + 1) % known.length
      if (tell(states, next) !== tell(changed, next)) outcome.found += 1
    }
  }
  return outcome
}

process.stdout.write(questions.map((question) => JSON.stringify(searched(question)) + '\n').join(''))
