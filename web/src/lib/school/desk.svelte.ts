/** One table on the teacher's desk: its state, and what a judge without a seat can say there. */

import { Connection, type Link } from '$lib/connection'
import { fold, type Scene } from '$lib/fold'
import type { Learn, RoomView, SchoolView, Sentence, TableView } from '$lib/protocol'
import { settings } from '$lib/settings.svelte'
import { list, say, t } from '$lib/words'

export class DeskTable {
  scene = $state.raw<Scene | null>(null)
  link = $state<Link>('connecting')
  /** the last refusal, until something else is sent */
  wrong = $state('')
  private readonly connection: Connection
  private asked = ''

  constructor(
    readonly id: string,
    readonly token: string,
    readonly number: number,
    private readonly announce: (text: string) => void,
  ) {
    this.connection = new Connection(id, token, {
      arrived: (message) => this.arrived(fold(this.scene, message)),
      reacted: () => undefined,
      hinted: () => undefined,
      refused: (message, _, again) => this.refused(message.why, again),
      link: (link) => (this.link = link),
    })
  }

  get name(): string {
    return t('desk-table', { number: this.number })
  }

  get room(): RoomView | null {
    return this.scene?.room ?? null
  }

  get view(): TableView | null {
    return this.scene?.view ?? null
  }

  get school(): SchoolView | null {
    return this.view?.school ?? null
  }

  /** Whether the table waits for this verdict. */
  get waits(): boolean {
    return this.school?.may.includes('verdict') ?? false
  }

  get explainer(): string {
    return this.view?.players[this.school?.seat ?? 0]?.name ?? ''
  }

  judge(verdict: 'right' | 'wrong'): void {
    this.wrong = ''
    if (this.scene) this.connection.say({ type: 'play', turn: this.scene.turn, move: verdict })
  }

  learn(what: Learn['do'], more: Pick<Learn, 'language'> = {}): void {
    this.wrong = ''
    if (this.scene) this.connection.say({ type: 'learn', turn: this.scene.turn, do: what, ...more })
  }

  start(): void {
    this.wrong = ''
    this.connection.say({ type: 'start', fill: null })
  }

  /** Whether everybody has come, and a match can begin. */
  get complete(): boolean {
    return this.room?.phase === 'waiting' && this.room.seats.every(({ kind }) => kind !== 'open')
  }

  /** Free a seat again for the pupil it was meant for. */
  free(seat: number): void {
    this.connection.say({ type: 'arrange', do: 'remove', seat, level: 'club' })
  }

  /** Let somebody deal first, or (null) chance decide. */
  first(seat: number | null): void {
    this.connection.say({ type: 'first', seat })
  }

  /** Stop judging here. */
  leave(): void {
    this.connection.say({ type: 'leave' })
  }

  close(): void {
    this.connection.close()
  }

  /** Read terms in the language of the page, where the deck has it. */
  speak(): void {
    const { school } = this
    const wish = settings.language
    if (!school || wish === school.language || !school.languages.includes(wish)) return
    if (this.asked === wish) return
    this.asked = wish
    this.learn('language', { language: wish })
  }

  private arrived(scene: Scene | null): void {
    const waited = this.waits
    this.scene = scene
    if (this.school?.language === this.asked) this.asked = ''
    if (this.waits && !waited) this.announce(this.heard())
  }

  private heard(): string {
    const named = list(this.school?.asked.map(({ term }) => term) ?? [])
    return t('desk-heard', { table: this.name, seat: this.explainer, terms: named })
  }

  private refused(why: Sentence, again: boolean): void {
    if (!again)
      this.wrong = say(
        why,
        this.view?.players.map(({ name }) => name),
      )
  }
}
