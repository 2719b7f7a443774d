// Answers lines of JSON: each is a game with house rules, and a share code.
import { readFileSync } from 'node:fs'
import {
  CodeError,
  decode,
  encode,
  find,
  HouseError,
  parse,
  playersTrouble,
  recordOf,
  write,
} from '../../web/build/node.js'

const questions = readFileSync(0, 'utf8').trimEnd().split('\n').map(parse)

function lookedAt({ rules: id, house, players }) {
  const preset = find(id)
  try {
    const rules = preset.house(house)
    const told = preset.houseOf(rules)
    return {
      record: Buffer.from(recordOf(rules)).toString('hex'),
      house: told,
      code: encode(id, told),
      idle: preset.idle(rules),
      trouble: playersTrouble(rules, players),
    }
  } catch (error) {
    if (!(error instanceof HouseError)) throw error
    const { knob, came, allowed, message } = error
    return { error: { knob, came, allowed, message } }
  }
}

function decoded(code) {
  try {
    const { preset, house } = decode(code)
    return { rules: preset.id, house }
  } catch (error) {
    if (!(error instanceof CodeError)) throw error
    return { reason: error.reason }
  }
}

const told = questions.map((question) =>
  write({ ...lookedAt(question), decoded: decoded(question.code) }),
)
process.stdout.write(told.join('\n') + '\n')
