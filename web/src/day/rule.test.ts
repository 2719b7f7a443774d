import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dealerOf, Shuffle } from '../lib/fair'
import { packOf } from '../lib/cards'
import { find } from '../rules/presets'
import { choiceSeed, HANDS, secretOf, textOf } from './rule'

interface Line {
  date: string
  game: string
  text: string
  secret: string
  dealer: number
  packs: string[]
  seeds: number[][]
}

const lines = readFileSync('../conformance/day.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((text) => JSON.parse(text) as Line)

it.each(lines)('deals what Python deals: $text', ({ date, game, ...told }) => {
  const text = textOf(date, game)
  const secret = secretOf(text)
  const contributions = [null, null, null, null]
  const shuffles = Array.from(
    { length: HANDS },
    (_, hand) => new Shuffle({ secret, table: text, hand: hand + 1, contributions }),
  )
  const pack = packOf(find(game)!.rules.pack)
  expect({
    text,
    secret,
    dealer: dealerOf(shuffles[0]!.proof),
    packs: shuffles.map((shuffle) => shuffle.order('pack', pack).join(' ')),
    seeds: shuffles.map(({ proof }) => [0, 1, 2].map((moves) => choiceSeed(proof, moves))),
  }).toEqual(told)
})
