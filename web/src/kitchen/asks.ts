/** What has to be known about a hand played with real cards: a few questions, which follow from the rules. */

import { DeclareEffect, LowestTie, MatchEnd, On31, Score } from '../engine/layout'
import type { Rules } from '../rules/fields'

/** How a hand ended, if that matters for the score: hands were shown, a 31, three aces, or nobody loses. */
export type Ending = 'shown' | '31' | 'fire' | 'nobody'

type SeatsName = 'lowest' | 'best' | 'caller' | 'against' | 'holders' | 'dealt31' | 'safe'
type SwitchName = 'tied' | 'dealt' | 'aces'

/** What people say about a hand. What is not asked for is empty. */
export type Told = { end: Ending; values: (number | null)[] } & Record<SeatsName, number[]> &
  Record<SwitchName, boolean>

export type SeatsAsk = {
  kind: 'seats'
  name: SeatsName
  among: number[]
  /** fewest and most seats of the answer */
  least: number
  most: number
}
export type NumbersAsk = {
  kind: 'numbers'
  name: 'values'
  among: number[]
  most: number
  step: number
}
export type SwitchAsk = { kind: 'switch'; name: SwitchName }
export type Ask = SeatsAsk | NumbersAsk | SwitchAsk

const [THIRTY_ONE, FIRE] = [1, 2]

export const nothing = (seats: number): Told => ({
  end: 'shown',
  values: Array.from({ length: seats }, () => null),
  ...{ lowest: [], best: [], caller: [], against: [], holders: [], dealt31: [], safe: [] },
  ...{ tied: false, dealt: false, aces: false },
})

/** The ends of a hand that are settled in different ways. */
export function endings(rules: Rules): Ending[] {
  if (rules.special_hands) return ['shown']
  const { score, auto_declare: shows } = rules
  const special =
    score === Score.UNITS && (blitz(rules) || others(rules) || rules.dealt_31_all_lose)
  const by31 = special && (shows & THIRTY_ONE) > 0
  const byFire = score === Score.UNITS && (shows & FIRE) > 0 && rules.fire_value !== null
  return ['shown', ...(by31 ? ['31' as const] : []), ...(byFire ? ['fire' as const] : []), 'nobody']
}

/** The questions about a hand, given the answers so far: the first is the one that the players' rows ask. */
export function asks(rules: Rules, told: Told, playing: number[]): Ask[] {
  if (told.end === 'nobody') return []
  if (told.end === 'fire') return fire(rules, told, playing)
  if (told.end === '31') return thirtyOne(rules, playing)
  if (rules.score === Score.UNITS)
    return rules.special_hands ? ordinary(told, playing) : units(rules, told, playing)
  return points(rules, told, playing)
}

/** Whether everything has been answered. */
export function complete(asked: Ask[], told: Told): boolean {
  return asked.every((ask) => {
    if (ask.kind === 'seats')
      return within(told[ask.name], ask.among).length >= ask.least && fits(ask, told)
    return ask.kind === 'switch' || ask.among.every((seat) => told.values[seat] !== null)
  })
}

/** The answers that were asked for, without those that a later answer made irrelevant. */
export function cut(asked: readonly Ask[], told: Told): Told {
  const said = asked.map((ask) => {
    if (ask.kind !== 'seats') return [ask.name, told[ask.name]] as const
    return [ask.name, within(told[ask.name], ask.among)] as const
  })
  return { ...nothing(told.values.length), end: told.end, ...Object.fromEntries(said) }
}

/** The seats among the answers that are asked for. */
export const within = (said: number[], among: number[]): number[] =>
  said.filter((seat) => among.includes(seat))

/** The hands that are worth numbers, not places. */
export const counts = ({ score }: Rules): boolean =>
  score === Score.DIFFERENCE || score === Score.TABLE || score === Score.CONTEST

/** Whether a 31 wins the hand at once (TO-5), or costs everybody else (SW-A11). */
export const blitz = (rules: Rules): boolean => rules.declare_effect === DeclareEffect.BLITZ
export const others = (rules: Rules): boolean => rules.on_31 === On31.ALL_OTHERS

// ------------------------------------------------------------ the questions of each kind of game

function units(rules: Rules, told: Told, playing: number[]): Ask[] {
  const several = told.lowest.length > 1
  const exempt = rules.lowest_tie === LowestTie.CALLER_EXEMPT && several
  const callers = rules.caller_not_best || rules.caller_lowest_penalty > 1 || exempt
  const single = rules.match_end === MatchEnd.SINGLE_HAND
  const gains = single || rules.best_gains
  const best = gains || (rules.caller_not_best && told.caller.length > 0)
  const tied = rules.lowest_tie === LowestTie.VOID_EITHER && told.lowest.length === 1 && !best
  return [
    seats('lowest', playing, 1),
    ...(callers ? [seats('caller', playing, 0, 1)] : []),
    ...(best ? [seats('best', playing, 1)] : []),
    ...(tied ? [{ kind: 'switch', name: 'tied' } as const] : []),
  ]
}

/** Tri Palki: special hands are safe, and three aces hurt everybody else (TP-12). */
function ordinary(told: Told, playing: number[]): Ask[] {
  const left = playing.filter((seat) => !told.safe.includes(seat))
  const aces = told.safe.length > 0 ? [{ kind: 'switch', name: 'aces' } as const] : []
  const best = left.length > 0 ? [seats('best', left, 1, 1)] : []
  const lowest = left.length > 0 && !(told.aces && told.safe.length > 0)
  return [
    ...(lowest ? [seats('lowest', left, 1, 1)] : []),
    ...best,
    seats('safe', playing, 0),
    ...aces,
  ]
}

function points(rules: Rules, told: Told, playing: number[]): Ask[] {
  if (rules.score === Score.WIN_AND_LOSS)
    return [seats('best', playing, 1), seats('lowest', playing, 1)]
  if (rules.score === Score.WINS)
    return [
      seats('best', playing, 1),
      ...(told.best.length > 1 ? [seats('caller', playing, 0, 1)] : []),
    ]
  const half = rules.trio_value !== null && rules.trio_value % 1 > 0
  const most = { 3: 31, 4: 41 }[rules.hand_size] ?? 51
  const numbers = {
    kind: 'numbers',
    name: 'values',
    among: playing,
    most,
    step: half ? 0.5 : 1,
  } as const
  if (rules.score === Score.DIFFERENCE) return [numbers]
  const rest = playing.filter((seat) => !told.caller.includes(seat))
  const contest = rules.score === Score.CONTEST && told.caller.length > 0
  return [numbers, seats('caller', playing, 0, 1), ...(contest ? [seats('against', rest, 0)] : [])]
}

function thirtyOne(rules: Rules, playing: number[]): Ask[] {
  const knocked = blitz(rules) && rules.declare_after_close && rules.caller_blitz_penalty !== 1
  return [seats('holders', playing, 1), ...(knocked ? [seats('caller', playing, 0, 1)] : [])]
}

function fire(rules: Rules, told: Told, playing: number[]): Ask[] {
  if (!rules.dealt_fire_double) return [seats('holders', playing, 1)]
  const rest = playing.filter((seat) => !told.holders.includes(seat))
  return [
    seats('holders', playing, 1),
    { kind: 'switch', name: 'dealt' },
    ...(told.dealt ? [seats('dealt31', rest, 0)] : []),
  ]
}

const seats = (name: SeatsName, among: number[], least: number, most = among.length): SeatsAsk => ({
  ...{ kind: 'seats', name, among, least, most },
})

/** The best hand is not the lowest, unless all are equal. */
function fits({ name, among }: SeatsAsk, told: Told): boolean {
  if (name !== 'lowest') return true
  const both = within(told.lowest, told.best)
  return both.length === 0 || within(told.lowest, among).length === among.length
}
