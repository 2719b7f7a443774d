/** What the entries of the diary tell, by their kind. All of it is what JSON holds. */

export interface Kinds {
  match: MatchTold
  day: DayTold
  puzzle: PuzzleTold
}

/** A finished match of one's own: its record (docs/notation.md), with the levels of the computers, and the own seat. */
export interface MatchTold {
  readonly record: object
  readonly seat: number
}

/** A deal of the day, played to its end. */
export interface DayTold {
  /** as 2026-11-23 */
  readonly date: string
  /** the id of its rules */
  readonly game: string
  readonly record: object
  readonly seat: number
  /** a sign for each own decision */
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
