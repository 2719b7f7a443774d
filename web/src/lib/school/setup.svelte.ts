/** The school edition as it is asked for with a new table: who judges, which deck, how well computers explain. */

import { alone } from '$lib/alone'
import { ask, noServer } from '$lib/api'
import { setup } from '$lib/house.svelte'
import type { DeckChecked, DeckView, SchoolAsked } from '$lib/protocol'
import { settings } from '$lib/settings.svelte'

export type Judge = SchoolAsked['judging']
export const JUDGES: Judge[] = ['choice', 'group', 'teacher']

/** A file that is read as a deck. */
export const ENDINGS = '.csv,.yaml,.yml'

const KEY = 'schwimmen.school'

/** Where decks are kept on this device; loaded only when they are asked for. */
export const shelf = () => import('../../school/shelf')

/** Have a file checked by the server, which keeps it; without a server the page does both. */
export async function check(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<DeckChecked> {
  try {
    return await ask(`api/school/decks?name=${encodeURIComponent(name)}`, new Blob([bytes]))
  } catch (error) {
    if (!noServer(error)) throw error
    return (await shelf()).check(name, bytes)
  }
}

/** What can be printed. */
export const PRINTED = ['cards', 'answers', 'rules'] as const
export type Printed = (typeof PRINTED)[number]

/** The address of something to print: a file of the server, or a page. */
export const printed = (what: Printed, deck: DeckView | null): string => {
  const has = !deck || settings.language in deck.topics
  const language = has ? settings.language : Object.keys(deck.topics)[0]
  if (alone) return `#/print/${what}/${deck?.id ?? 'energy'}/${language}`
  return `api/school/${what}.pdf?language=${language}${deck ? `&deck=${deck.id}` : ''}`
}

class SchoolSetup {
  judging = $state<Judge>('choice')
  rightly = $state(75)
  /** whether a teacher who judges has a seat */
  seated = $state(false)
  /** the class: its names, which are not kept, or how many come; and how many play at each table */
  names = $state('')
  pupils = $state(24)
  each = $state(4)
  /** all its seats, table by table: a name, or nothing for anybody who comes */
  tables = $state.raw<string[][]>([])
  /** whether the teacher brings a deck */
  own = $state(false)
  deck = $state.raw<DeckView | null>(null)
  /** the name under which the device keeps it */
  key = ''

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SchoolSetup>
      if (JUDGES.includes(kept.judging as Judge)) this.judging = kept.judging as Judge
      if (typeof kept.rightly === 'number') this.rightly = kept.rightly
      if (typeof kept.seated === 'boolean') this.seated = kept.seated
      if (typeof kept.pupils === 'number') this.pupils = kept.pupils
      if (typeof kept.each === 'number') this.each = kept.each
      if (typeof kept.own === 'boolean') this.own = kept.own
      if (typeof kept.key === 'string') this.key = kept.key
    } catch {
      // Nothing kept.
    }
  }

  keep(): void {
    const { judging, rightly, seated, pupils, each, own, key } = this
    const kept = { judging, rightly, seated, pupils, each, own, key }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // Then it is chosen again next time.
    }
  }

  get ready(): boolean {
    return !this.own || this.deck !== null
  }

  /** Whether somebody can judge from another device. */
  get apart(): boolean {
    return !alone && setup.against !== 'here'
  }

  /** Whether a teacher judges who takes no seat. */
  get desk(): boolean {
    return this.judging === 'teacher' && this.apart && !this.seated
  }

  /** Choose what a teacher without a seat needs. */
  teach(): void {
    this.judging = 'teacher'
    this.seated = false
    this.keep()
  }

  asked(): SchoolAsked {
    const { judging, rightly } = this
    const deck = this.own ? this.deck?.id : undefined
    return { judging, rightly, language: settings.language, deck: deck ?? 'energy' }
  }
}

export const schooling = new SchoolSetup()
