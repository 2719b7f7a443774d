/** The log of an evening at the kitchen table, and the score sheet that follows from it. */

import type { Course } from '../lib/lifelines'
import type { EveningView } from '../lib/protocol'
import { countedUnits, gameView } from '../local/views'
import type { Rules } from '../rules/fields'
import { find, type House } from '../rules/presets'
import { nothing, type Told } from './asks'
import type { Score, Sheet } from './sheet'

export interface Opened {
  kind: 'opened'
  rules: string
  house: House
  players: string[]
}

export type Entry =
  | Opened
  /** somebody else deals first */
  | { kind: 'deals'; seat: number }
  | { kind: 'hand'; told: Told }
  | { kind: 'again'; players: string[] }
  | { kind: 'undo' }

/** Everything that is shown of an evening. */
export interface Evening {
  preset: string
  rules: Rules
  course: Course
  score: Score
  /** who is in the match */
  playing: number[]
  /** matches that were played to the end, and who won them */
  tally: EveningView
  /** whether there is something to undo */
  begun: boolean
}

/** The entries that count: an undo takes the last one back. */
export function standing(log: readonly Entry[]): Entry[] {
  const left: Entry[] = []
  for (const entry of log) {
    if (entry.kind !== 'undo') left.push(entry)
    else if (left.length > 1) left.pop()
  }
  return left
}

/** Keep the score of a log, which begins with an `opened`. */
export function played(log: readonly Entry[], sheet: Sheet): Evening {
  const entries = standing(log)
  const opened = entries[0] as Opened
  const preset = find(opened.rules)!
  const rules = preset.house(opened.house)
  const wins = new Map<string, number>()
  let players = opened.players
  let first = 0
  let history: Course['history'] = []
  const begin = (dealer: number) => {
    first = dealer % players.length
    history = []
    sheet.begin(rules, players.length, first)
  }
  for (const entry of entries) {
    if (entry.kind === 'opened') begin(0)
    else if (entry.kind === 'deals') begin(entry.seat)
    else if (entry.kind === 'again') {
      players = entry.players
      begin(first + 1)
    } else if (entry.kind === 'hand') {
      sheet.book({ ...nothing(players.length), ...entry.told })
      const { change, units, points, winners } = sheet.score
      history = [...history, { end: entry.told.end, change, units, points }]
      if (winners)
        players.forEach((name, seat) =>
          wins.set(name, (wins.get(name) ?? 0) + Number(winners.includes(seat))),
        )
    }
  }
  const { score, playing } = sheet
  const course: Course = {
    game: gameView(preset, rules),
    units: countedUnits(rules),
    seat: null,
    winners: score.winners,
    players: players.map((name) => ({ name })),
    seats: players.map((_, seat) => ({
      units: score.units[seat]!,
      points: score.points[seat]!,
      out: score.out[seat]!,
      swims: score.swims[seat]!,
      chicken: score.chicken === seat,
    })),
    history,
  }
  const won = [...wins]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => ({ name, count }))
  const tally = { won, brave: null, unlucky: null }
  return { preset: preset.id, rules, course, score, playing, tally, begun: entries.length > 1 }
}
