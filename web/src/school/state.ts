/**
 * The school edition beside a table of this device (server/school/state.py): who explains, who judges, what is shown.
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
interface Explaining {
  seat: number
  cards: Card[]
  computer: boolean
  /** the same chance in every language: answers keep their places, and a computer its mistake */
  chance: () => Chance
  /** whether those at the table judge, once the solution is shown to them */
  ours: boolean
  /** whether the solution lies open */
  shown: boolean
  /** as it was said last, and not taken back: the move that carries it out ends it */
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
  private explaining: Explaining | null = null
  private readonly wishes = new Map<number, Language>()

  constructor(
    readonly taught: Taught,
    /** the seat that gives the teacher's verdict */
    public teacher: number,
  ) {}

  // ---------------------------------------------------------- what the table tells

  /** Take note of a move: it begins an explanation, or carries out the verdict on one. */
  follow(events: readonly Event[], computer: boolean, chance: Explaining['chance']): void {
    const named = events.find(({ kind }) => kind === 'name')
    this.explaining = null
    if (!named) return
    const { judging } = this.taught
    const seat = named.seat!
    const cards = CARDS.filter((card) => named.take?.includes(card))
    const ours = judging === 'group'
    const fresh = { shown: false, verdict: null, stays: false, chosen: [] }
    this.explaining = { seat, cards, computer, chance, ours, ...fresh }
    this.appoint(this.teacher)
  }

  /** Take note of who gives the teacher's verdict: nobody judges himself, the table does it then. */
  private appoint(teacher: number): void {
    this.teacher = teacher
    const { explaining } = this
    if (explaining?.seat === teacher && !explaining.verdict)
      explaining.ours ||= this.taught.judging === 'teacher'
  }

  /** Take note of a verdict, or (null) that it was taken back: the solution lies open from then on. */
  judge(verdict: Verdict | null): void {
    if (this.explaining) Object.assign(this.explaining, { verdict, shown: true })
  }

  /** Take note that a computer opponent has a seat: it ends an explanation there, and somebody else is the teacher. */
  replaced(seat: number, teacher: number | undefined): void {
    if (this.explaining?.seat === seat && !this.explaining.verdict) this.explaining.computer = true
    if (this.teacher === seat && teacher !== undefined) this.appoint(teacher)
  }

  /** Whether an explanation has not come to its end: nobody else's turn begins. */
  get busy(): boolean {
    return this.explaining !== null
  }

  /** The verdict that waits to be carried out. */
  get verdict(): Verdict | null {
    return this.explaining?.verdict ?? null
  }

  /** Whether play goes on by itself: a computer has explained, and nobody still reads. */
  get goesOn(): boolean {
    return Boolean(this.explaining?.verdict && this.explaining.computer && !this.explaining.stays)
  }

  /** The seat to which the device goes for a verdict. */
  get awaited(): number[] {
    const { explaining } = this
    const asks = explaining && !explaining.verdict && !explaining.computer && !explaining.ours
    return asks && this.taught.judging === 'teacher' ? [this.teacher] : []
  }

  /** How much there is to read in what a computer says, then in the solution: what is new, if it was heard. */
  letters(heard: boolean): number {
    const { explaining } = this
    if (!explaining?.computer) return 0
    const told = this.asked(explaining, this.languageOf(null), null)
    const texts = explaining.verdict
      ? told.map(({ said, solution }) => (heard && said === solution ? null : solution))
      : told.map(({ said }) => said)
    return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)
  }

  /** The verdict on a computer's explanation, where one waits for it: chance decides, not its cards. */
  get computersVerdict(): Verdict | null {
    const { explaining } = this
    if (!explaining?.computer || explaining.verdict) return null
    return this.explained(explaining, this.languageOf(explaining.seat)).right ? 'right' : 'wrong'
  }

  // ---------------------------------------------------------- what people may do

  /** Whether a person may give the verdict now. */
  judges(reader: number | null): boolean {
    const { explaining } = this
    return explaining !== null && !explaining.verdict && this.decides(explaining, reader)
  }

  /** Why a verdict cannot be given by somebody now, as a key. */
  get refuses(): string {
    if (this.explaining?.ours) return 'why-solution-first'
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
    const { explaining } = this
    if (message.do === 'language') this.wishes.set(seat, message.language!)
    else if (message.do === 'answer') explaining!.chosen = this.chosen(seat, message)
    else if (message.do === 'stay') explaining!.stays = true
    else if (message.do === 'solution') explaining!.shown = explaining!.ours = true
  }

  private decides(explaining: Explaining, reader: number | null): boolean {
    if (reader === null || explaining.computer || this.taught.judging === 'choice') return false
    if (explaining.ours) return explaining.shown
    return reader === this.teacher && reader !== explaining.seat
  }

  private may(reader: number): SchoolView['may'] {
    const { explaining } = this
    if (!explaining) return []
    if (explaining.verdict)
      return [
        'go-on',
        ...(explaining.computer && !explaining.stays ? (['stay'] as const) : []),
        ...(this.decides(explaining, reader) ? (['take-back'] as const) : []),
      ]
    if (this.judges(reader)) return ['verdict']
    if (explaining.computer) return []
    if (this.taught.judging === 'choice') return reader === explaining.seat ? ['answer'] : []
    return explaining.ours ? ['solution'] : []
  }

  private chosen(seat: number, { chosen = [] }: Learn): Explaining['chosen'] {
    const asked = this.questions(this.explaining!, this.languageOf(seat))
    const fits = chosen.length === asked.length
    if (!fits || asked.some(({ answers }, at) => answers[chosen[at]!] === undefined))
      throw new NotNow('error-malformed')
    return asked.map(({ answers, right }, at) => ({
      text: answers[chosen[at]!]!,
      right: chosen[at] === right,
    }))
  }

  // ---------------------------------------------------------- what a seat may see

  /** What a reader may know of an explanation, with the terms of the cards that it sees. */
  view(seat: number | null, cards: ReadonlySet<Card>): SchoolView {
    const { explaining } = this
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
      stage: stageOf(explaining),
      teacher: judging === 'teacher' ? this.teacher : null,
      seat: explaining?.seat ?? null,
      asked: explaining ? this.asked(explaining, language, seat) : [],
      verdict: this.verdict,
      may: seat === null ? [] : this.may(seat),
    }
  }

  private languageOf(seat: number | null): Language {
    const { deck, language } = this.taught
    return languageFor(deck, (seat === null ? null : this.wishes.get(seat)) ?? language)
  }

  private asked(explaining: Explaining, language: Language, reader: number | null): AskedView[] {
    const { computer, verdict, shown } = explaining
    const seen = shown || this.decides(explaining, reader)
    const chooses = this.taught.judging === 'choice' && !computer && !verdict
    const asked = chooses ? this.questions(explaining, language) : []
    const said = this.said(explaining, language)
    return explaining.cards.map((card, place) => {
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
  private said(explaining: Explaining, language: Language): Explaining['chosen'] {
    if (!explaining.computer) return explaining.chosen
    const { said } = this.explained(explaining, language)
    return explaining.cards.map((card, place) => {
      const text = said[place]!
      return { text, right: text === termOf(this.taught.deck, card, language).explanation }
    })
  }

  private questions({ cards, chance }: Explaining, language: Language) {
    return questions(this.taught.deck, cards, language, chance())
  }

  private explained({ cards, chance }: Explaining, language: Language) {
    const { deck, rightly } = this.taught
    return explained(deck, cards, language, chance(), rightly)
  }
}

function stageOf(explaining: Explaining | null): SchoolView['stage'] {
  if (!explaining) return ''
  if (explaining.verdict) return 'solution'
  return explaining.shown ? 'judge' : 'explain'
}
