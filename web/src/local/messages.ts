/** Messages of a page to a table, read and checked (server/protocol/client_messages.py). */

import { LANGUAGES } from '../lib/facts'
import type { Hint, Ping, Sit } from '../lib/protocol'
import { isObject } from '../rules/json'
import type { Spoken } from './deciding'
import { Refused } from './refused'

export type Heard = Sit | Ping | Hint | Spoken

type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const count: Check = (value) => Number.isInteger(value)
const flag: Check = (value) => typeof value === 'boolean'
const hex: Check = (value) => text(value) && /^[0-9a-f]{32}$/.test(value as string)
const one =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value as string)
const maybe =
  (check: Check): Check =>
  (value) =>
    value == null || check(value)

const level = one('random', 'beginner', 'club', 'expert', 'master')
const pace = one('relaxed', 'brisk', 'instant')
const said = { id: (value: unknown) => text(value) && (value as string).length > 0 }

/** The fields of each message besides its type. */
const MESSAGES: Record<string, Record<string, Check>> = {
  sit: { version: count, table: text, token: maybe(text), since: maybe(count), salt: maybe(hex) },
  ping: {},
  play: { ...said, turn: count, move: text },
  next: said,
  salt: { ...said, hand: count, value: hex },
  start: { ...said, fill: maybe(level) },
  arrange: {
    ...said,
    do: one('remove', 'bot', 'open', 'host', 'add'),
    seat: count,
    level: maybe(level),
  },
  set: { ...said, pace: maybe(pace) },
  wait: said,
  back: said,
  leave: said,
  show: { ...said, on: flag },
  chat: { ...said, text },
  react: { ...said, sign: text },
  hint: { ...said, turn: count },
  learn: {
    ...said,
    turn: count,
    do: one('answer', 'solution', 'take-back', 'stay', 'go-on', 'language'),
    chosen: maybe((value) => Array.isArray(value) && value.every(count)),
    language: maybe(one(...Object.keys(LANGUAGES))),
  },
}

/** Return the message in a text. Throws Refused. */
export function read(sent: string): Heard {
  const message = parsed(sent)
  const checks = isObject(message) ? MESSAGES[String(message['type'])] : undefined
  if (!checks || !Object.entries(checks).every(([key, check]) => check((message as Read)[key])))
    throw new Refused('malformed', 'error-malformed')
  return message as Heard
}

type Read = Record<string, unknown>

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    return null
  }
}
