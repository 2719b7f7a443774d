/** Which tables this device keeps, and how they are told from those of a server: by their address. */

export const LOCAL = 'here-'
/** The tables among them at which the guided first hand is played. */
export const GUIDED = `${LOCAL}first-`
/** The tables among them at which a puzzle lies: they last as long as the page. */
export const PUZZLE = `${LOCAL}puzzle-`

/** Whether a table is kept by this device. */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL)
export const isPuzzle = (table: string): boolean => table.startsWith(PUZZLE)
export const isGuided = (table: string): boolean => table.startsWith(GUIDED)
