// Answers lines of JSON: each is a game with house rules, the secrets of its shuffles, and numbers by which moves are
// chosen. The answer is the record of a match played by them, how it stands, once more as read from that record, and what
// a computer opponent would do.
import { readFileSync } from 'node:fs'
import { Engine, find, heeded, Match, Opponent, parse, Referee, Shuffle, write } from '../../web/build/node.js'
import { weights } from './weights.mjs'

const module = readFileSync(new URL('../../web/src/engine/schwimmen.wasm', import.meta.url))
const engine = await Engine.of(module)
const [referee, second] = [new Referee(engine), new Referee(engine)]
const opponent = new Opponent(engine)
const questions = readFileSync(0, 'utf8').trimEnd().split('\n').map(parse)

function played({ rules: id, house, players, dealer, hands, ...asked }) {
  const preset = find(id)
  const match = new Match(referee, { preset, rules: preset.house(house), players, dealer })
  for (const [number, { secret, contributions, chances }] of hands.entries()) {
    if (referee.phase !== 'deal') break
    match.deal(new Shuffle({ secret, table: 'here', hand: number + 1, contributions }))
    for (const chance of chances) {
      const tokens = referee.tokens()
      if (tokens.length > 0) match.play(tokens[chance % tokens.length])
      if (tokens.length > 0 && chance % 5 === 0 && match.undo())
        match.play(tokens[chance % tokens.length])
    }
  }
  const record = match.record()
  const again = Match.of(second, record).referee.state()
  return { record, state: referee.state(), again, advice: advice(match.setting.rules, asked) }
}

/** What a computer opponent would do now in the seat to move. */
function advice(rules, { level, memory, seed }) {
  const seat = referee.toMove
  if (seat === null) return null
  const network = weights(heeded(level, rules))
  return opponent.choose(level, referee.look(seat), rules, BigInt(seed), memory, network)
}

process.stdout.write(questions.map((question) => write(played(question)) + '\n').join(''))
