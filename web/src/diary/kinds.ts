/** What the entries of the diary tell, by their kind. All of it is what JSON holds. */

export interface Kinds {
  match: Played
  day: DayTold
  puzzle: PuzzleTold
}

/** Something of one's own that was played: its record (docs/notation.md), and the own seat. */
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
  /** a sign for each own decision, the hands apart by a space */
  readonly signs: string
}

/** An answer to a puzzle. */
export interface PuzzleTold {
  readonly id: string
  /** the token of the move */
  readonly answer: string
  readonly right: boolean
  /** when it comes back, as its library writes it */
  readonly card: object
}
