/**
 * Four real clients a match, with bare socket.io: boardgame.io's own client would reduce every state once more, which
 * says nothing about the server. Prints "begin" when the measured time begins, "end" when it is over, then one line of
 * JSON. Plays on until it is stopped, so that its cost can be read.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { io } from 'socket.io-client'
import { NAME, SEATS } from './game.mjs'

const { values: asked } = parseArgs({
  options: {
    port: { type: 'string' },
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '8' },
    warm: { type: 'string', default: '3' },
    think: { type: 'string', default: '0' },
  },
})
const [port, tables, seconds, warm, think] = ['port', 'tables', 'seconds', 'warm', 'think'].map(
  (key) => +asked[key],
)
const address = `http://127.0.0.1:${port}`

/** Milliseconds from sending a move to the last of the four seats seeing it, for each move that was measured. */
const latencies = []
let measuring = false

/** Whatever cuts a client off spoils the whole run. */
function fail(why) {
  throw new Error(`cut off: ${why}`)
}

/** The moves of one match that not all seats have seen yet. */
class Match {
  constructor(id) {
    this.id = id
    this.pending = new Map()
  }

  sent(stateID) {
    this.pending.set(stateID, { at: performance.now(), seen: 0 })
  }

  seen(stateID) {
    const move = this.pending.get(stateID)
    move.seen += 1
    if (move.seen < SEATS) return
    this.pending.delete(stateID)
    if (measuring) latencies.push(performance.now() - move.at)
  }
}

/** One player: sits down, and moves when it is on turn. */
class Seat {
  constructor(match, id, credentials) {
    Object.assign(this, { match, id, credentials })
    this.socket = io(`${address}/${NAME}`, { transports: ['websocket'], forceNew: true })
    this.socket.on('connect_error', fail)
    this.socket.on('disconnect', fail)
    this.socket.on('update', (_, state) => this.see(state._stateID, state.ctx.currentPlayer))
    this.socket.on('patch', (_, __, stateID, patch) => this.see(stateID, nextPlayer(patch)))
  }

  /** Ask for the present state; it comes back once this seat is served. */
  sit() {
    this.socket.emit('sync', this.match.id, this.id, this.credentials, SEATS)
    return new Promise((served) => this.socket.once('sync', (_, { state }) => served(state)))
  }

  see(stateID, current) {
    this.match.seen(stateID)
    if (current === this.id) this.take(stateID)
  }

  /** Move: at once, or after the time that a person thinks. */
  take(stateID) {
    if (think === 0) this.move(stateID)
    else setTimeout(() => this.move(stateID), think * 1000 * (0.5 + Math.random()))
  }

  move(stateID) {
    const [type, args] =
      stateID % 4 === 3 ? ['pass', []] : ['swap', [stateID % 3, (stateID >> 2) % 3]]
    const payload = { type, args, playerID: this.id, credentials: this.credentials }
    this.match.sent(stateID + 1)
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, this.match.id, this.id)
  }
}

/** Who is on turn after a patch: every move here ends a turn, so it is always told. */
function nextPlayer(patch) {
  return patch.find(({ path }) => path === '/ctx/currentPlayer').value
}

async function post(path, body) {
  const answer = await fetch(`${address}/games/${NAME}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

/** Open a match and sit down four players; return the one on turn. */
async function open() {
  const { matchID } = await post('create', { numPlayers: SEATS })
  const match = new Match(matchID)
  const seats = []
  for (let id = 0; id < SEATS; id += 1) {
    const { playerCredentials } = await post(`${matchID}/join`, {
      playerID: `${id}`,
      playerName: `P${id}`,
    })
    const seat = new Seat(match, `${id}`, playerCredentials)
    const state = await seat.sit()
    seats.push({ seat, state })
  }
  return seats.find(({ seat, state }) => state.ctx.currentPlayer === seat.id).seat
}

/** The value below which a share of sorted numbers lies. */
const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]

const first = []
for (let table = 0; table < tables; table += 1) first.push(await open())
for (const seat of first) seat.take(0)
await sleep(warm * 1000)

const begun = performance.now()
console.log('begin')
measuring = true
await sleep(seconds * 1000)
measuring = false
console.log('end')
const elapsed = (performance.now() - begun) / 1000

latencies.sort((a, b) => a - b)
const [median, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)]
if (latencies.length === 0) throw new Error('nobody moved')
const report = { moves: latencies.length, seconds: elapsed }
console.log(JSON.stringify({ ...report, median_ms: median, p99_ms: p99, max_ms: latencies.at(-1) }))
