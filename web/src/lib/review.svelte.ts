/** The review of a hand as it comes in: what each decision was worth, and how the match went. */

import { Refused, review, whyOf } from './api'
import type { ReviewCourse, ReviewDecision, ReviewEnd, ReviewHand, ReviewProblem } from './pages'
import type { GameView, Sentence } from './protocol'
import { points } from './shares'
import { t, terms } from './words'

export type Grade = ReviewDecision['grade']
type Event = ReviewCourse | ReviewDecision | ReviewHand | ReviewEnd | ReviewProblem

/** The grades that are worth a look. */
export const WRONG: ReadonlySet<Grade> = new Set<Grade>(['slip', 'mistake', 'blunder'])

export class Review {
  state = $state<'idle' | 'running' | 'done' | 'failed'>('idle')
  why = $state.raw<Sentence | null>(null)
  course = $state.raw<ReviewCourse | null>(null)
  decisions = $state.raw<ReviewDecision[]>([])
  hand = $state.raw<ReviewHand | null>(null)
  private line: AbortController | null = null

  constructor(
    private readonly key: string,
    private readonly hear: typeof review = review,
  ) {}

  /** The decision that led to a step; the step before the first is the deal. */
  at(step: number): ReviewDecision | undefined {
    return this.decisions.find(({ move }) => move === step - 1)
  }

  /** Ask for the review, or ask again: it then starts from the beginning. */
  async start(): Promise<void> {
    this.stop()
    const line = (this.line = new AbortController())
    this.state = 'running'
    this.why = null
    this.course = null
    this.decisions = []
    this.hand = null
    try {
      await this.hear(this.key, line.signal, (event) => this.heard(event as Event, line))
      if (this.line === line && this.state === 'running') throw new Refused({ key: 'review-cut' })
    } catch (error) {
      if (this.line === line) this.fail(whyOf(error))
    }
  }

  /** Nobody is looking any more. */
  stop(): void {
    const { line } = this
    this.line = null
    line?.abort()
  }

  private heard(event: Event, line: AbortController): void {
    if (this.line !== line) return
    if (event.kind === 'course') this.course = event
    else if (event.kind === 'decision') this.decisions = [...this.decisions, event]
    else if (event.kind === 'hand') this.hand = event
    else if (event.kind === 'problem') this.fail(event.why)
    else this.state = 'done'
  }

  private fail(why: Sentence): void {
    this.why = why
    this.state = 'failed'
  }
}

/** The verdict on a decision in a sentence or two. */
export function verdict(decision: ReviewDecision, game: GameView): string[] {
  const loss = points(decision.loss)
  const told = [t(`review-${decision.grade}`, { loss })]
  if (decision.closing) told.push(t('review-closing', { ...terms(game), gain: loss }))
  return told
}
