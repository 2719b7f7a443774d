// Written by tools/generate.py from src/schwimmen/server/school/messages.py; change that, not this.

/** One term that is explained, as far as everybody may know about it by now. */
export interface AskedView {
  card: string
  topic: string
  term: string
  /** explanations to choose from; empty where nobody has to choose */
  answers: string[]
  /** how it was explained, where that is text */
  said: string | null
  /** whether `said` is right; null before the verdict */
  right: boolean | null
  /** the model explanation; null as long as the reader may not see it */
  solution: string | null
}

/** The school edition at a table, as one seat may see it. */
export interface SchoolView {
  judging: "group" | "choice" | "teacher"
  /** the id of the deck */
  deck: string
  /** of all texts here, for this reader */
  language: string
  /** that the deck has */
  languages: string[]
  /** how often computer opponents explain rightly, in percent */
  rightly: number
  /** what stands on the cards that the reader sees, by card */
  terms: Record<string, TermView>
  /** the drawing of a suit's topic: lines in a box of 100 by 100, as in SVG */
  icons: Record<string, string>
  /** nothing; somebody explains; the solution is shown and judged by; the verdict is said */
  stage: "" | "explain" | "judge" | "solution"
  /** the seat whose person judges the others; null without, see `judge` of the room */
  teacher: number | null
  /** who explains or has explained */
  seat: number | null
  /** the terms, in card order */
  asked: AskedView[]
  /** as it was said; it is carried out when play goes on */
  verdict: "right" | "wrong" | null
  /** what this reader can do about it; without `stay` nothing goes on by itself */
  may: ("answer" | "solution" | "verdict" | "go-on" | "stay" | "take-back")[]
}

/** What stands on a card. */
export interface TermView {
  topic: string
  term: string
}

/** The school edition, as it is asked for with a new table. */
export interface SchoolAsked {
  /** who says whether an explanation is right */
  judging: "group" | "choice" | "teacher"
  /** the deck that is always there, or the id of an uploaded one */
  deck?: string
  /** of the terms, as long as no seat asks for another */
  language: "de" | "en"
  /** how often computer opponents explain rightly, in percent */
  rightly?: number
}

/**
 * Something about an explanation: my answers, show the solution, take the verdict back, wait for me, go on.
 *
 * Or the language that I read terms in: all but this are for the state of the game that the player saw (`turn`).
 * A verdict itself is a `play` of `right` or `wrong`; it is carried out when play goes on.
 */
export interface Learn {
  type: "learn"
  id: string
  turn: number
  do: "answer" | "solution" | "take-back" | "stay" | "go-on" | "language"
  /** for answer: the place of an answer for each term */
  chosen?: number[]
  language?: "de" | "en" | null
}

/** What is wrong in one line of a deck, as a sentence of the catalogue. */
export interface DeckTrouble {
  line: number
  key: string
  args: Record<string, string>
}

/** A deck that is well. */
export interface DeckView {
  id: string
  /** the name of its file, without the ending */
  name: string
  cards: number
  /** by language, in the order clubs, spades, hearts, diamonds */
  topics: Record<string, string[]>
}

/** `POST /api/school/decks?name=FILE`, the file as the body: the deck, or everything that is wrong in it. */
export interface DeckChecked {
  deck: DeckView | null
  /** in the order of the lines, a hundred at most */
  problems: DeckTrouble[]
  /** how many problems there are */
  count: number
}
