/** The tables that this device keeps: their addresses distinguish them from those of a server. */

export const LOCAL = 'here-'
/** Those of them at which the guided first hand is played. */
export const GUIDED = `${LOCAL}first-`
/** Those of them that hold a puzzle: they last as long as the page. */
export const PUZZLE = `${LOCAL}puzzle-`
/** Those of them at which the deal of a day is played. */
export const DAY = `${LOCAL}day-`

/** Whether a table is kept by this device. */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL)
export const isPuzzle = (table: string): boolean => table.startsWith(PUZZLE)
export const isGuided = (table: string): boolean => table.startsWith(GUIDED)
export const isDay = (table: string): boolean => table.startsWith(DAY)

/** The page of the day to which a table belongs. */
export const dayPage = (table: string): string =>
  `#/day/${table.slice(DAY.length).replace(/^(\d+-\d+-\d+)-/, '$1/')}`

/** The table of a day and a game: there is only one, and it can be played once. */
export const dayTable = (date: string, game: string): string => `${DAY}${date}-${game}`
