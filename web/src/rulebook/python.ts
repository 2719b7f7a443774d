/** What Python does differently from TypeScript, under Python's names: the translated modules build on it. */

type Dict<T> = Readonly<Record<string, T>>

/** Whether a value counts as true: no empty list, dictionary or set does. */
export function truth(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (value instanceof Set) return value.size > 0
  return typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : Boolean(value)
}

/** Whether two values are equal, part by part. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const [here, there] = [Object.entries(one), other as Dict<unknown>]
  return (
    here.length === Object.keys(other).length &&
    here.every(([name, value]) => Object.hasOwn(there, name) && same(value, there[name]))
  )
}

/** Whether something is in a list or a set, a key of a dictionary, or a part of a text. */
export function has(whole: unknown, part: unknown): boolean {
  if (typeof whole === 'string') return whole.includes(String(part))
  if (whole instanceof Set) return whole.has(part)
  if (Array.isArray(whole)) return whole.some((each) => same(each, part))
  return Object.hasOwn(whole as object, String(part))
}

/** The items of anything iterable; for a dictionary, its keys. */
export function list<T>(of: Iterable<T>): T[]
export function list(of: object): string[]
export function list(of: string | object): unknown[] {
  const iterable = typeof of === 'string' || Symbol.iterator in of
  return iterable ? [...(of as Iterable<unknown>)] : Object.keys(of)
}

export const tuple = list
export const items = <T>(of: Dict<T>): [string, T][] => Object.entries(of)
export const values = <T>(of: Dict<T> | readonly T[]): T[] => Object.values(of)
/** Each item once. */
export const fromkeys = <T>(keys: Iterable<T>): T[] =>
  list(keys).filter((key, place, all) => all.findIndex((each) => same(each, key)) === place)
export const dict = <T>(pairs: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries(pairs)

/** An item by its place or its key. Throws RangeError where there is none. */
export function at<T>(of: readonly T[], place: number): T
export function at(of: string, place: number): string
export function at<T>(of: Readonly<Record<string | number, T>>, key: string | number): T
export function at(of: object | string, key: string | number): unknown {
  const place = typeof key === 'number' && key < 0 ? key + (of as string).length : key
  const found = (of as Dict<unknown>)[place]
  if (found === undefined) throw new RangeError(String(key))
  return found
}

export const get = <T, U>(of: Dict<T>, key: string | number, other: U): T | U => of[key] ?? other

export const getattr = (of: object, name: string): unknown => (of as Dict<unknown>)[name]
export const len = (of: readonly unknown[] | string): number => of.length
export const str = String
export const bool = truth
export const int = (value: unknown): number => Math.trunc(Number(value))
export const any = (of: Iterable<unknown>): boolean => list(of).some(truth)
export const all = (of: Iterable<unknown>): boolean => list(of).every(truth)

/** The least; a number too large to be exact is a bigint. */
export const min = (...of: number[]): number =>
  of.reduce((least, each) => (each < least ? each : least))

export const range = (end: number): number[] => Array.from({ length: end }, (_, place) => place)
export const enumerate = <T>(of: Iterable<T>, start = 0): [number, T][] =>
  list(of).map((each, place) => [start + place, each])

/** Lists side by side. Throws RangeError if one is longer. */
export function zip<A, B>(one: Iterable<A>, other: Iterable<B>): [A, B][] {
  const [left, right] = [list(one), list(other)]
  if (left.length !== right.length) throw new RangeError('zip')
  return left.map((each, place) => [each, right[place] as B])
}

/** The first item, or a default if there is none. */
export const next = <T, U>(of: Iterable<T>, other: U): T | U => {
  const [first] = of
  return first === undefined ? other : first
}

/** Sorted by a number, stably. */
export const sorted = <T>(of: Iterable<T>, key: (item: T) => number): T[] =>
  list(of).sort((one, other) => key(one) - key(other))

/** The remainder of a division, never negative for a positive divisor. */
export const modulo = (of: number, by: number): number => ((of % by) + by) % by

/** The first item with the greatest number, or the greatest number itself. */
export function max<T>(of: Iterable<T>, key: (item: T) => number): T
export function max(one: number, other: number): number
export function max(one: Iterable<unknown> | number, key: ((item: unknown) => number) | number) {
  if (typeof one === 'number') return Math.max(one, key as number)
  const number = key as (item: unknown) => number
  return at(
    sorted(one, (item) => -number(item)),
    0,
  )
}

export const sum = (of: readonly number[]): number => of.reduce((total, each) => total + each, 0)
export const index = (of: readonly unknown[] | string, part: unknown): number =>
  [...of].findIndex((each) => same(each, part))
export const append = <T>(of: T[], item: T): void => void of.push(item)
export const insert = <T>(of: T[], place: number, item: T): void => void of.splice(place, 0, item)

export const split = (text: string): string[] => text.split(/\s+/).filter(Boolean)
export const join = (between: string, parts: Iterable<string>): string => list(parts).join(between)
export const startswith = (text: string, part: string): boolean => text.startsWith(part)
export const endswith = (text: string, part: string): boolean => text.endsWith(part)
export const replace = (text: string, old: string, by: string): string => text.replaceAll(old, by)

/** A number as `:g` writes it. */
export const general = String

/** The word of a member of an enumeration. */
export const word = (members: Readonly<Record<string, number>>, value: number): string =>
  at(
    Object.keys(members).filter((name) => members[name] === value),
    0,
  ).toLowerCase()
