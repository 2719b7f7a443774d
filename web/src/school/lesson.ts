/**
 * The school edition beside a table of this device (server/school/lesson.py): who explains, who judges, what is shown.
 *
 * The right answer and the solution stay here until they are due; a verdict stays here until play goes on.
 */

import { CARDS, type Card } from '../lib/cards'
import type { AskedView, Event, Learn, SchoolView } from '../lib/protocol'
import type { Language } from '../lib/settings.svelte'
import { languageFor, languagesOf, termOf, type Deck } from './deck'
import { explained, questions, type Chance } from './judging'

export type Verdict = 'right' | 'wrong'
export const VERDICTS: readonly string[] = ['right', 'wrong'] satisfies Verdict[]

/** The school edition as a table was opened with it. */
export interface Taught {
  judging: SchoolView['judging']
  /** of the terms, as long as no seat asks for another */
  language: Language
  /** how often computer opponents explain rightly, in percent */
  rightly: number
  deck: Deck
}

/** One explanation, from the wish for cards until everybody goes on. */
interface Lesson {
  seat: number
  cards: Card[]
  computer: boolean
  /** the same chance in every language: answers keep their places, and a computer its mistake */
  chance: () => Chance
  /** whether those at the table judge, once the solution is shown to them */
  ours: boolean
  /** whether the solution lies open */
  shown: boolean
  /** as it was said last, and not taken back: the move that carries it out ends the lesson */
  verdict: Verdict | null
  /** whether somebody still reads what would else go on by itself */
  stays: boolean
  /** the answers chosen, once they are judged */
  chosen: { text: string; right: boolean }[]
}

/** What somebody may do about an explanation, and what it is refused with. */
export class NotNow extends Error {
  constructor(readonly key: string) {
    super(key)
  }
}

export class School {
  private lesson: Lesson | null = null
  private readonly wishes = new Map<number, Language>()

  constructor(
    readonly taught: Taught,
    /** the seat that gives the teacher's verdict */
    public teacher: number,
  ) {}

  // ---------------------------------------------------------- what the table tells

  /** Take note of a move: it begins an explanation, or carries out the verdict on one. */
  follow(events: readonly Event[], computer: boolean, chance: Lesson['chance']): void {
    const named = events.find(({ kind }) => kind === 'name')
    this.lesson = null
    if (!named) return
    const { judging } = this.taught
    const seat = named.seat!
    const alone = judging === 'teacher' && seat === this.teacher // nobody judges himself
    const cards = CARDS.filter((card) => named.take?.includes(card))
    const ours = alone || judging === 'group'
    const fresh = { shown: false, verdict: null, stays: false, chosen: [] }
    this.lesson = { seat, cards, computer, chance, ours, ...fresh }
  }

  /** Take note of a verdict, or (null) that it was taken back: the solution lies open from then on. */
  judge(verdict: Verdict | null): void {
    if (this.lesson) Object.assign(this.lesson, { verdict, shown: true })
  }

  /** Take note that a computer opponent has a seat: it ends an explanation there, and somebody else is the teacher. */
  replaced(seat: number, teacher: number | undefined): void {
    if (this.lesson?.seat === seat && !this.lesson.verdict) this.lesson.computer = true
    if (this.teacher === seat && teacher !== undefined) this.teacher = teacher
  }

  /** Whether an explanation has not come to its end: nobody else's turn begins. */
  get busy(): boolean {
    return this.lesson !== null
  }

  /** The verdict that waits to be carried out. */
  get verdict(): Verdict | null {
    return this.lesson?.verdict ?? null
  }

  /** Whether play goes on by itself: a computer has explained, and nobody still reads. */
  get goesOn(): boolean {
    return Boolean(this.lesson?.verdict && this.lesson.computer && !this.lesson.stays)
  }

  /** The seat to which the device goes for a verdict. */
  get awaited(): number[] {
    const { lesson } = this
    const asks = lesson && !lesson.verdict && !lesson.computer && !lesson.ours
    return asks && this.taught.judging === 'teacher' ? [this.teacher] : []
  }

  /** How much there is to read in what a computer says, then in the solution: what is new, if it was heard. */
  letters(heard: boolean): number {
    const { lesson } = this
    if (!lesson?.computer) return 0
    const told = this.asked(lesson, this.languageOf(null), null)
    const texts = lesson.verdict
      ? told.map(({ said, solution }) => (heard && said === solution ? null : solution))
      : told.map(({ said }) => said)
    return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)
  }

  /** The verdict on a computer's explanation, where one waits for it: chance decides, not its cards. */
  get computersVerdict(): Verdict | null {
    const { lesson } = this
    if (!lesson?.computer || lesson.verdict) return null
    return this.explained(lesson, this.languageOf(lesson.seat)).right ? 'right' : 'wrong'
  }

  // ---------------------------------------------------------- what people may do

  /** Whether a person may give the verdict now. */
  judges(reader: number | null): boolean {
    const { lesson } = this
    return lesson !== null && !lesson.verdict && this.decides(lesson, reader)
  }

  /** Why a verdict cannot be given by somebody now, as a key. */
  get refuses(): string {
    if (this.lesson?.ours) return 'why-solution-first'
    return this.taught.judging === 'choice' ? 'why-answer-first' : 'why-teacher-judges'
  }

  /** The verdict that a message says or carries out; nothing changes. Throws NotNow. */
  verdictOf(seat: number, message: Learn): Verdict | null {
    const { do: wish } = message
    if (wish === 'language') {
      if (!message.language) throw new NotNow('error-malformed')
      return null
    }
    if (!this.may(seat).includes(wish)) throw new NotNow('error-not-now')
    if (wish !== 'answer') return this.verdict
    return this.chosen(seat, message).every(({ right }) => right) ? 'right' : 'wrong'
  }

  /** Follow a message for which `verdictOf` had no objection. */
  learn(seat: number, message: Learn): void {
    const { lesson } = this
    if (message.do === 'language') this.wishes.set(seat, message.language!)
    else if (message.do === 'answer') lesson!.chosen = this.chosen(seat, message)
    else if (message.do === 'stay') lesson!.stays = true
    else if (message.do === 'solution') lesson!.shown = lesson!.ours = true
  }

  private decides(lesson: Lesson, reader: number | null): boolean {
    if (reader === null || lesson.computer || this.taught.judging === 'choice') return false
    return lesson.ours ? lesson.shown : reader === this.teacher
  }

  private may(reader: number): SchoolView['may'] {
    const { lesson } = this
    if (!lesson) return []
    if (lesson.verdict)
      return [
        'go-on',
        ...(lesson.computer && !lesson.stays ? (['stay'] as const) : []),
        ...(this.decides(lesson, reader) ? (['take-back'] as const) : []),
      ]
    if (this.judges(reader)) return ['verdict']
    if (lesson.computer) return []
    if (this.taught.judging === 'choice') return reader === lesson.seat ? ['answer'] : []
    return lesson.ours ? ['solution'] : []
  }

  private chosen(seat: number, { chosen = [] }: Learn): Lesson['chosen'] {
    const asked = this.questions(this.lesson!, this.languageOf(seat))
    const fits = chosen.length === asked.length
    if (!fits || asked.some(({ answers }, at) => answers[chosen[at]!] === undefined))
      throw new NotNow('error-malformed')
    return asked.map(({ answers, right }, at) => ({
      text: answers[chosen[at]!]!,
      right: chosen[at] === right,
    }))
  }

  // ---------------------------------------------------------- what a seat may see

  /** What a reader may know of the lesson, with the terms of the cards that it sees. */
  view(seat: number | null, cards: ReadonlySet<Card>): SchoolView {
    const { lesson } = this
    const { deck, judging, rightly } = this.taught
    const language = this.languageOf(seat)
    const terms = CARDS.filter((card) => cards.has(card)).map((card) => {
      const { topic, term } = termOf(deck, card, language)
      return [card, { topic, term }] as const
    })
    return {
      judging,
      deck: deck.name,
      language,
      languages: languagesOf(deck),
      rightly,
      terms: Object.fromEntries(terms),
      icons: deck.icons,
      stage: stageOf(lesson),
      teacher: judging === 'teacher' ? this.teacher : null,
      seat: lesson?.seat ?? null,
      asked: lesson ? this.asked(lesson, language, seat) : [],
      verdict: this.verdict,
      may: seat === null ? [] : this.may(seat),
    }
  }

  private languageOf(seat: number | null): Language {
    const { deck, language } = this.taught
    return languageFor(deck, (seat === null ? null : this.wishes.get(seat)) ?? language)
  }

  private asked(lesson: Lesson, language: Language, reader: number | null): AskedView[] {
    const { computer, verdict, shown } = lesson
    const seen = shown || this.decides(lesson, reader)
    const chooses = this.taught.judging === 'choice' && !computer && !verdict
    const asked = chooses ? this.questions(lesson, language) : []
    const said = this.said(lesson, language)
    return lesson.cards.map((card, place) => {
      const { topic, term, explanation } = termOf(this.taught.deck, card, language)
      return {
        card,
        topic,
        term,
        answers: asked[place]?.answers ?? [],
        said: said[place]?.text ?? null,
        right: verdict ? (said[place]?.right ?? null) : null,
        solution: seen ? explanation : null,
      }
    })
  }

  /** What was said about each card, where that is text, and which of it is right. */
  private said(lesson: Lesson, language: Language): Lesson['chosen'] {
    if (!lesson.computer) return lesson.chosen
    const { said } = this.explained(lesson, language)
    return lesson.cards.map((card, place) => {
      const text = said[place]!
      return { text, right: text === termOf(this.taught.deck, card, language).explanation }
    })
  }

  private questions({ cards, chance }: Lesson, language: Language) {
    return questions(this.taught.deck, cards, language, chance())
  }

  private explained({ cards, chance }: Lesson, language: Language) {
    const { deck, rightly } = this.taught
    return explained(deck, cards, language, chance(), rightly)
  }
}

function stageOf(lesson: Lesson | null): SchoolView['stage'] {
  if (!lesson) return ''
  if (lesson.verdict) return 'solution'
  return lesson.shown ? 'judge' : 'explain'
}
