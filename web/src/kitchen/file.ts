/** An evening as a file: everything that is kept of it, to be loaded on another device. */

import { isObject } from '../rules/json'
import { find } from '../rules/presets'
import { nothing } from './asks'
import type { Entry, Opened } from './log'

/** Thrown for a file that holds no evening. */
export class NoEvening extends Error {}

/** The log of a file; throws NoEvening. */
export function logOf(told: unknown): Entry[] {
  if (!isObject(told) || told['kitchen'] !== 1 || !Array.isArray(told['log'])) throw new NoEvening()
  const [opened, ...rest] = told['log'] as unknown[]
  if (!isOpened(opened)) throw new NoEvening()
  let count = opened.players.length
  for (const entry of rest) {
    if (!isEntry(entry, count)) throw new NoEvening()
    if (entry.kind === 'again') count = entry.players.length
  }
  return [opened, ...(rest as Entry[])]
}

function isOpened(entry: unknown): entry is Opened {
  if (!isObject(entry) || entry['kind'] !== 'opened' || !areNames(entry['players'])) return false
  try {
    return find(String(entry['rules']))!.house(entry['house']) !== null
  } catch {
    return false // an unknown game, or unknown house rules
  }
}

function isEntry(entry: unknown, players: number): entry is Entry {
  if (!isObject(entry)) return false
  if (entry['kind'] === 'deals') return isSeat(entry['seat'], players)
  if (entry['kind'] === 'again') return areNames(entry['players'])
  return entry['kind'] === 'hand' && isTold(entry['told'], players)
}

/** Whether every answer is of the kind that the question asks for, about seats that there are. */
function isTold(told: unknown, players: number): boolean {
  if (!isObject(told)) return false
  return Object.entries(nothing(players)).every(([name, empty]) => {
    const answer = told[name]
    if (name === 'values')
      return Array.isArray(answer) && answer.length === players && answer.every(isValue)
    if (Array.isArray(empty))
      return Array.isArray(answer) && answer.every((seat) => isSeat(seat, players))
    return typeof answer === typeof empty
  })
}

const isValue = (value: unknown): boolean => value === null || typeof value === 'number'

const isSeat = (seat: unknown, players: number): boolean =>
  Number.isInteger(seat) && 0 <= Number(seat) && Number(seat) < players

const areNames = (told: unknown): told is string[] =>
  Array.isArray(told) && told.length > 1 && told.every((name) => typeof name === 'string')
