/** A class as a list of names, and how it is split into tables. */

/** The longest name that a seat may have (server/protocol/common.py). */
const LONGEST = 24
/** What lists have before a name: a number, a dash, a dot. */
const BEFORE = /^\s*(?:\d+\s*[.):]|[-–•*])?\s*/

/** The names in a text that was typed or pasted: one per line, or separated by commas, semicolons or tabs. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[\n,;\t]/)
    .map((name) => name.replace(BEFORE, '').trim().slice(0, LONGEST).trim())
    .filter(Boolean)

/** Most tables of a lesson (server/protocol/lessons.py). */
const MOST_TABLES = 15

/** How many sit at each table: as close to the number wished for as possible, and nobody alone. */
export function sizesOf(count: number, wish: number): number[] {
  const most = Math.min(MOST_TABLES, Math.floor(count / 2))
  const tables = Math.max(1, Math.min(most, Math.round(count / wish)))
  const least = Math.floor(count / tables)
  return Array.from({ length: tables }, (_, table) => least + Number(table < count % tables))
}

/** Names in the order of the list, table after table. */
export function seated(names: readonly string[], wish: number): string[][] {
  let from = 0
  return sizesOf(names.length, wish).map((size) => names.slice(from, (from += size)))
}

/** Names in random order. */
export function mixed(names: readonly string[], chance = Math.random): string[] {
  const left = [...names]
  return names.map(() => left.splice(Math.floor(chance() * left.length), 1)[0]!)
}

/** A code as it is read aloud: two groups of three letters. */
export const spelt = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`
