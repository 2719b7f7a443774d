// Answers lines of JSON: each is a game with house rules, the secrets of its shuffles, and numbers by which moves are
// chosen. The answer is the record of a match played by them, and how it stands; once more as read from that record.
import { readFileSync } from 'node:fs'
import { Engine, find, Match, parse, Referee, Shuffle, write } from '../../web/build/node.js'

const module = readFileSync(new URL('../../web/src/engine/schwimmen.wasm', import.meta.url))
const engine = await Engine.of(module)
const [referee, second] = [new Referee(engine), new Referee(engine)]
const questions = readFileSync(0, 'utf8').trimEnd().split('\n').map(parse)

function played({ rules: id, house, players, dealer, hands }) {
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
  return { record, state: referee.state(), again: Match.of(second, record).referee.state() }
}

process.stdout.write(questions.map((question) => write(played(question)) + '\n').join(''))
