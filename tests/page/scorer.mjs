// Answers lines of JSON: each is a match that somebody has played, hand by hand. The questions of the sheet for real
// cards are answered by what lay on the table; the answer is what stands on the sheet after each hand.
import { readFileSync } from 'node:fs'
import { Engine, find, parse, scorer, Sheet } from '../../web/build/node.js'

const module = readFileSync(new URL('../../web/src/engine/schwimmen.wasm', import.meta.url))
const sheet = new Sheet(await Engine.of(module))
const questions = readFileSync(0, 'utf8').trimEnd().split('\n').map(parse)

const SAFE = 1001
const ACES = 1003
const THIRTY_ONE = 31

function ending(rules, hand) {
  const offered = scorer.endings(rules)
  if (['draw', 'stalled'].includes(hand.end)) return offered.includes('nobody') ? 'nobody' : 'shown'
  if (hand.end === 'fire' && offered.includes('fire')) return 'fire'
  if (!offered.includes('31')) return 'shown'
  if (scorer.blitz(rules)) return hand.end === 'blitz' ? '31' : 'shown'
  if (scorer.others(rules)) return hand.end === 'thirty_one' ? '31' : 'shown'
  return hand.end === 'thirty_one' && hand.dealt_31.length > 0 ? '31' : 'shown'
}

/** The seats with the strongest hands of some, or with the weakest. */
function extreme(hand, among, most) {
  const strengths = among.map((seat) => hand.strengths[seat])
  const wanted = most ? Math.max(...strengths) : Math.min(...strengths)
  return among.filter((seat) => hand.strengths[seat] === wanted)
}

function worth(rules, hand, seat) {
  const inContest = hand.challengers.length > 0 && [...hand.caller, ...hand.challengers].includes(seat)
  if (inContest && rules.contest_total === 1) return hand.suits[seat]
  return hand.values[seat] / 2
}

/** What somebody who sees all cards says to a question. */
function answer(ask, rules, told, hand) {
  const { among = [], name } = ask
  const those = (so) => among.filter(so)
  switch (name) {
    case 'lowest':
      return extreme(hand, among, false)
    case 'best':
      return extreme(hand, among, true)
    case 'caller':
      return hand.caller
    case 'against':
      return hand.challengers
    case 'dealt31':
      return those((seat) => hand.dealt_31.includes(seat))
    case 'safe':
      return those((seat) => hand.values[seat] >= SAFE)
    case 'holders':
      if (told.end === 'fire') return those((seat) => hand.aces[seat])
      if (!scorer.blitz(rules) && !scorer.others(rules)) return hand.dealt_31
      return those((seat) => hand.suits[seat] === THIRTY_ONE)
    case 'tied':
      return extreme(hand, sheet.playing, true).length > 1
    case 'dealt':
      return hand.dealt_fire.length > 0
    case 'aces':
      return sheet.playing.some((seat) => hand.values[seat] === ACES)
    case 'values':
      return hand.values.map((_, seat) => worth(rules, hand, seat))
  }
}

function scored({ rules: id, house, seats, dealer, hands }) {
  const rules = find(id).house(house)
  sheet.begin(rules, seats, dealer)
  return hands.map((hand) => {
    let told = { ...scorer.nothing(seats), end: ending(rules, hand) }
    // What is answered may change what else is asked, and of whom.
    for (let before = ''; before !== JSON.stringify(told); ) {
      before = JSON.stringify(told)
      for (const ask of scorer.asks(rules, told, sheet.playing))
        told = { ...told, [ask.name]: answer(ask, rules, told, hand) }
    }
    const asked = scorer.asks(rules, told, sheet.playing)
    if (!scorer.complete(asked, told)) throw new Error(`unsaid: ${JSON.stringify([asked, told])}`)
    sheet.book(scorer.cut(asked, told))
    const { units, points, out, dealer: next, winners } = sheet.score
    return { units, points, out, dealer: next, winners }
  })
}

process.stdout.write(questions.map((question) => JSON.stringify(scored(question)) + '\n').join(''))
