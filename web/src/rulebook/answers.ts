/** What the server answers about rules (server/answers.py, server/pages.py), answered by the page itself. */

import type { Answers, Side } from '../lib/api'
import type { Compared } from '../lib/pages'
import type { RulesAnswer, RulesAsked, Sentence } from '../lib/protocol'
import { Refused } from '../lib/refused'
import type { Rules } from '../rules/fields'
import { HouseError } from '../rules/knob'
import { find, PRESETS, type Preset } from '../rules/presets'
import { CodeError, decode, encode } from '../rules/share'
import { differences } from './translated/compare'
import { most_players } from './family'
import { deviations } from './translated/house'
import { idle_sentences } from './translated/idle'
import { pictures, turn } from './translated/pictures'
import { min } from './python'
import { rules_text } from './translated/sections'
import { players_trouble, trouble } from './translated/trouble'

type Asked = Pick<Side, 'rules' | 'house'>

/** How many characters of an unknown input are shown. */
const SHOWN = 40

/** A set of rules as they would be played. Throws Refused. */
export function lookedAt(asked: RulesAsked): RulesAnswer {
  const { rules: name, house } = asked.code == null ? named(asked) : decoded(asked.code)
  const [preset, rules] = checked(name, house, asked.players ?? null)
  const [fewest, most] = rules.players
  const kept = preset.houseOf(rules)
  return told({
    rules: preset.id,
    house: kept,
    code: encode(preset.id, kept),
    deviations: deviations(preset, rules),
    idle: idle_sentences(preset, rules),
    players: [fewest, min(most, most_players(rules))],
    text: rules_text(preset, rules),
    pictures: pictures(rules),
    turn: turn(rules),
  })
}

/** How two games differ, each with the house rules that its name stands for. Throws Refused. */
export function compared(left: Asked, right: Asked): Compared {
  const [one, other] = [checked(left.rules, left.house), checked(right.rules, right.house)]
  return told({
    left: one[0].id,
    right: other[0].id,
    left_house: one[0].houseOf(one[1]),
    right_house: other[0].houseOf(other[1]),
    ...differences(one, other),
  })
}

/** The page as it answers in place of the server. */
export const page: Answers = {
  lookAt: async (asked) => lookedAt(asked),
  compared: async (left, right) => compared(left, right),
}

const named = ({ rules, house }: RulesAsked) => ({
  rules: rules ?? 'schwimmen',
  house: house ?? {},
})

function decoded(code: string): { rules: string; house: unknown } {
  try {
    const { preset, house } = decode(code)
    return { rules: preset.id, house }
  } catch (error) {
    if (error instanceof CodeError)
      throw new Refused({ key: `error-code-${error.reason}`, args: {} }, null, 422)
    throw error
  }
}

/** A preset, and the rules by which that many can play it; without a number, somebody must be able to play at all. */
function checked(
  name: string,
  house: unknown = {},
  players: number | null = null,
): [Preset, Rules] {
  checkLetters({ rules: name, house })
  const preset = find(name)
  if (!preset) {
    const allowed = PRESETS.map((each) => each.id).join(', ')
    throw new Refused({ key: 'error-preset', args: { came: cut(name), allowed } }, null, 404)
  }
  const rules = read(preset, house)
  const wrong = players_trouble(rules, players ?? rules.players[0])
  if (wrong) throw new Refused(told(wrong), wrong.key.includes('pack') ? 'pack' : 'players', 422)
  return [preset, rules]
}

/** Half of a pair of surrogates cannot be written down: what has one is refused, as the server does. */
function checkLetters(came: Record<string, unknown>): void {
  const half = /\p{Surrogate}/u
  for (const [where, part] of Object.entries(came))
    JSON.stringify({ part }, (key, value: unknown) => {
      if (half.test(key) || (typeof value === 'string' && half.test(value)))
        throw new Refused({ key: 'problem-malformed', args: { where } }, null, 422)
      return typeof value === 'bigint' ? null : value
    })
}

function read(preset: Preset, house: unknown): Rules {
  try {
    return preset.house(house)
  } catch (error) {
    if (!(error instanceof HouseError)) throw error
    throw new Refused(told<Sentence>(trouble(error, preset.knobs)), cut(error.knob), 422)
  }
}

const cut = (text: string): string => [...text].slice(0, SHOWN).join('')

/** An answer as JSON would give it: without bigints. */
const told = <T>(answer: unknown): T =>
  JSON.parse(
    JSON.stringify(answer, (_, value: unknown) =>
      typeof value === 'bigint' ? Number(value) : value,
    ),
  ) as T
