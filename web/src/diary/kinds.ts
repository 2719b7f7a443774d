/** The contents of diary entries, by kind, as JSON. */

export interface Kinds {
  match: Played
  day: DayTold
  puzzle: PuzzleTold
}

/** Something the player played: its record (docs/notation.md), and the player's seat. */
export interface Played {
  readonly record: {
    readonly rules: string
    readonly hands: readonly object[]
    /** by seat; null for people */
    readonly levels?: readonly (string | null)[]
  }
  readonly seat: number
}

/** A deal of the day, played to its end. */
export interface DayTold extends Played {
  /** as 2026-11-23 */
  readonly date: string
  /** a sign for each of the player's decisions, with a space between hands */
  readonly signs: string
}

/** An answer to a puzzle. */
export interface PuzzleTold {
  readonly id: string
  /** the token of the move */
  readonly answer: string
  readonly right: boolean
  /** when it comes back, in its library's format */
  readonly card: object
}
