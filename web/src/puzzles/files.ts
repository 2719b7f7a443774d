/** The files of puzzles, one for each game, fetched when first needed. */

import { puzzleOf, type Puzzle } from './puzzle'

const files = import.meta.glob<string>('../../../src/schwimmen/puzzles/found/*.txt', {
  query: '?raw',
  import: 'default',
})

const nameOf = (path: string): string => /(\w+)\.txt$/.exec(path)![1]!

/** The games of which there are puzzles. */
export const GAMES: readonly string[] = Object.keys(files).map(nameOf)

const found = new Map<string, Promise<Puzzle[]>>()

/** The puzzles of a game. */
export function puzzles(game: string): Promise<Puzzle[]> {
  const read = found.get(game) ?? load(game)
  found.set(game, read)
  return read
}

async function load(game: string): Promise<Puzzle[]> {
  const path = Object.keys(files).find((each) => nameOf(each) === game)!
  const [, ...lines] = (await files[path]!()).trim().split('\n')
  return lines.map((line) => puzzleOf(game, line))
}
