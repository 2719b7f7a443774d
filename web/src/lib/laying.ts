/** A whole table before it is opened, in the part of an address after `#`: who plays, by which rules, how it is taught. */

import { keyOf, valueOf } from '../review/link'
import { isObject } from '../rules/json'
import { alone } from './alone'
import { lookAt } from './api'
import { OPPONENTS } from './facts'
import { setup, type Level, type Memory, type Pace, type With } from './house.svelte'
import { Refused } from './refused'
import { JUDGES, schooling, shelf, type Judge } from './school/setup.svelte'

const WAYS: With[] = ['computers', 'friends', 'here', 'cards']
const PACES: Pace[] = ['relaxed', 'brisk', 'instant']
const MEMORIES: Memory[] = ['perfect', 'human', 'forgetful']
/** Most seats beside the reader's. */
const MOST = 16
/** Most minutes of a match. */
const LONGEST = 600
/** The most letters of a deck that an address can hold; a larger deck is only named, and looked up on the reader's device. */
const LARGEST_DECK = 6000

/** The key of the table that the form shows. Names stay here. */
export async function laid(): Promise<string> {
  const { rules, house, against, levels, helpers, others, friends, pace, memory, minutes } = setup
  const { code } = await lookAt({ rules, house }) // what the form shows now; its own answer may be on the way
  const school = setup.explains(setup) ? { school: await taught() } : {}
  const seats = { levels: [...levels], helpers: [...helpers], others: others.length, friends }
  return keyOf({ code, against, ...seats, pace, memory, minutes, ...school })
}

/** Show the table of a key in the form. Throws Refused. */
export async function lay(key: string): Promise<void> {
  const told = await read(key)
  await setup.enter(told.code)
  const { against, levels, helpers, others, friends, pace, memory, minutes = null } = told
  setup.against = alone && against === 'friends' ? 'computers' : against
  setup.levels = levels
  setup.friends = friends
  setup.gather(others, 0)
  setup.helpers = helpers
  Object.assign(setup, { pace, memory, minutes })
  setup.keep()
  if (told.school) await teach(told.school)
}

interface Taught {
  judging: Judge
  rightly: number
  seated: boolean
  /** the name of a file, and where it is small its text */
  deck: { name: string; text?: string } | null
}

interface Laid {
  code: string
  against: With
  levels: Level[]
  helpers: Level[]
  others: number
  friends: number
  pace: Pace
  memory: Memory
  minutes?: number | null
  school: Taught | null
}

async function taught(): Promise<Taught> {
  const { judging, rightly, seated, own, key } = schooling
  const kept = own ? (await (await shelf()).all()).find((each) => each.key === key) : null
  if (!kept) return { judging, rightly, seated, deck: null }
  const { name } = kept
  const text = new TextDecoder().decode(kept.bytes)
  const small = (await keyOf(text)).length <= LARGEST_DECK
  return { judging, rightly, seated, deck: { name, ...(small ? { text } : {}) } }
}

async function teach({ judging, rightly, seated, deck }: Taught): Promise<void> {
  Object.assign(schooling, { judging, rightly, seated, own: deck !== null })
  if (deck) schooling.key = await placed(deck)
  schooling.keep()
}

/** Put a deck that came with a link on the shelf, or find the one that it names; empty where there is none. */
async function placed({ name, text }: NonNullable<Taught['deck']>): Promise<string> {
  const { all, check, idOf, keep } = await shelf()
  if (text === undefined) return (await all()).find((each) => each.name === name)?.key ?? ''
  const bytes = new TextEncoder().encode(text)
  if (!(await check(name, bytes)).deck) throw new Refused({ key: 'problem-link' })
  const key = idOf(bytes)
  await keep({ key, name, bytes })
  return key
}

// ------------------------------------------------------------ reading

async function read(key: string): Promise<Laid> {
  const told = await valueOf(key).catch(() => null)
  if (!isObject(told) || !isTable(told)) throw new Refused({ key: 'problem-link' })
  return { ...(told as unknown as Laid), school: (told['school'] ?? null) as Taught | null }
}

const isTable = (told: Record<string, unknown>): boolean =>
  typeof told['code'] === 'string' &&
  WAYS.includes(told['against'] as With) &&
  PACES.includes(told['pace'] as Pace) &&
  MEMORIES.includes(told['memory'] as Memory) &&
  areLevels(told['levels']) &&
  areLevels(told['helpers'], 0) &&
  isCount(told['others'], 1, MOST) &&
  isCount(told['friends'], 1, MOST) &&
  (told['minutes'] == null || isCount(told['minutes'], 1, LONGEST)) &&
  (told['school'] === undefined || isTaught(told['school']))

const areLevels = (told: unknown, least = 1): boolean =>
  Array.isArray(told) &&
  isCount(told.length, least, MOST) &&
  told.every((level) => Object.hasOwn(OPPONENTS, String(level)))

const isCount = (told: unknown, least: number, most: number): boolean =>
  Number.isInteger(told) && least <= Number(told) && Number(told) <= most

function isTaught(told: unknown): boolean {
  if (!isObject(told)) return false
  const { judging, rightly, seated, deck } = told
  const named = isObject(deck) && typeof deck['name'] === 'string'
  const whole = named && ['string', 'undefined'].includes(typeof deck['text'])
  return (
    JUDGES.includes(judging as Judge) &&
    isCount(rightly, 0, 100) &&
    typeof seated === 'boolean' &&
    (deck === null || whole)
  )
}
