/** The school edition as it is asked for with a new table: who judges, which deck, how well computers explain. */

import { ask } from '$lib/api'
import type { DeckChecked, DeckView, NewTable, SchoolAsked } from '$lib/protocol'
import { settings } from '$lib/settings.svelte'

export type Judge = SchoolAsked['judging']
export const JUDGES: Judge[] = ['choice', 'group', 'teacher']

/** A file that can be sent to the server and is read as text there. */
export const ENDINGS = '.csv,.yaml,.yml'
export const LARGEST = 400_000

const KEY = 'schwimmen.school'

export const check = (file: File): Promise<DeckChecked> =>
  ask(`api/school/decks?name=${encodeURIComponent(file.name)}`, file)

/** The address of something to print. */
export const printed = (what: 'cards' | 'answers', deck: DeckView | null): string => {
  const has = !deck || settings.language in deck.topics
  const language = has ? settings.language : Object.keys(deck.topics)[0]
  return `api/school/${what}.pdf?language=${language}${deck ? `&deck=${deck.id}` : ''}`
}

class SchoolSetup {
  judging = $state<Judge>('choice')
  rightly = $state(75)
  /** whether a teacher who judges has a seat */
  seated = $state(false)
  /** tables that a teacher opens at once, and how many play at each */
  tables = $state(4)
  pupils = $state(5)
  /** whether the teacher brings a deck */
  own = $state(false)
  deck = $state.raw<DeckView | null>(null)

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SchoolSetup>
      if (JUDGES.includes(kept.judging as Judge)) this.judging = kept.judging as Judge
      if (typeof kept.rightly === 'number') this.rightly = kept.rightly
      if (typeof kept.seated === 'boolean') this.seated = kept.seated
      if (typeof kept.tables === 'number') this.tables = kept.tables
      if (typeof kept.pupils === 'number') this.pupils = kept.pupils
    } catch {
      // Nothing kept.
    }
  }

  keep(): void {
    const { judging, rightly, seated, tables, pupils } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ judging, rightly, seated, tables, pupils }))
    } catch {
      // Then it is chosen again next time.
    }
  }

  get ready(): boolean {
    return !this.own || this.deck !== null
  }

  /** Whether a teacher judges who takes no seat. */
  get desk(): boolean {
    return this.judging === 'teacher' && !this.seated
  }

  /** Choose what a teacher without a seat needs. */
  teach(): void {
    this.judging = 'teacher'
    this.seated = false
    this.keep()
  }

  /** All seats of a table at which a teacher judges without one. */
  everyone(): Pick<NewTable, 'judge' | 'levels' | 'fill'> {
    const levels = Array.from({ length: this.pupils }, () => 'open' as const)
    return { judge: true, levels, fill: null }
  }

  asked(): SchoolAsked {
    const { judging, rightly } = this
    const deck = this.own ? this.deck?.id : undefined
    return { judging, rightly, language: settings.language, deck: deck ?? 'energy' }
  }
}

export const schooling = new SchoolSetup()
