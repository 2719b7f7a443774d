/** The table as this client holds it: the folded view, what the person has chosen so far, and what was said. */

import { tick } from 'svelte'
import { Connection, type Link } from './connection'
import { fly, look } from './flights'
import { keepFocus } from './focus'
import { fold, type Scene } from './fold'
import { canRide, decide, NOTHING, still, tap, type Action, type Selection } from './moves'
import type { Error as Refusal, Event, Sentence, State, TableView } from './protocol'
import { play as sound } from './sound'
import { cardName, has, list, say, t } from './words'

const LINES = 8
const NOTICE_MILLISECONDS = 5000

export class Table {
  scene = $state.raw<Scene | null>(null)
  link = $state<Link>('connecting')
  /** why the table cannot be played any more */
  gone = $state.raw<Sentence | null>(null)
  selection = $state.raw<Selection>(NOTHING)
  ride = $state(false)
  /** an action that waits for its confirmation */
  armed = $state<Action | null>(null)
  notice = $state<string | null>(null)
  /** what a screen reader is told, newest last */
  lines = $state.raw<{ id: number; text: string }[]>([])

  private connection: Connection
  private sent = false
  private count = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: string, token: string) {
    this.connection = new Connection(table, token, {
      state: (message) => void this.arrive(message),
      refused: (message) => this.refused(message),
      link: (link) => (this.link = link),
    })
  }

  get view(): TableView | null {
    return this.scene?.view ?? null
  }

  get mine(): boolean {
    return this.view !== null && this.view.to_move === this.view.seat
  }

  /** A sentence in the reader's language; where space is short, in the few words that browsers know for it. */
  speak(sentence: Sentence, short = false): string {
    const brief = { ...sentence, key: `short-${sentence.key}` }
    const names = this.view?.seats.map((seat) => seat.name)
    return say(short && has(brief.key) ? brief : sentence, names, this.view?.seat)
  }

  /** Say why an action cannot be done now. */
  explain(action: Action): void {
    const why = this.view?.blocked[action]
    if (why) this.impossible(action, why)
  }

  leave(): void {
    clearTimeout(this.timer)
    this.connection.close()
  }

  // ------------------------------------------------------------------ what the person wishes

  /** A card was tapped. The second card of a pair completes the exchange. */
  tapped(zone: 'hand' | 'table', card: string, byKey = false): void {
    if (this.armed !== null && this.armed !== 'swap') this.armed = null
    this.selection = tap(this.selection, zone, card)
    const { give, take } = this.selection
    sound('tap')
    if (give === null || take === null) this.armed = null
    else if (byKey) this.arm('swap')
    else this.act('swap')
  }

  /** A hand card was laid on a table card, or the other way round. */
  dropped(give: string, take: string): void {
    this.selection = { give, take }
    this.act('swap')
  }

  /** Choose an action and wait for its confirmation; the same wish again confirms. */
  arm(action: Action): void {
    if (this.armed === action) return this.act(action)
    const answer = this.decide(action)
    if ('why' in answer) return this.impossible(action, answer.why)
    this.armed = action
  }

  confirm(): void {
    if (this.armed) this.act(this.armed)
  }

  cancel(): void {
    this.armed = null
    this.selection = NOTHING
  }

  toggleRide(): void {
    this.ride = !this.ride
  }

  /** A wish by key: the call rides where it can, everything else waits for Enter. */
  key(action: Action): void {
    if (action === 'close' && this.view && canRide(this.view)) this.toggleRide()
    else this.arm(action)
  }

  act(action: Action): void {
    const scene = this.scene
    const answer = this.decide(action)
    if ('why' in answer) return this.impossible(action, answer.why)
    if (!scene || this.sent) return
    this.sent = true
    this.armed = null
    this.connection.play(scene.seq, answer.move)
  }

  next(): void {
    this.connection.next()
  }

  setPace(pace: TableView['pace']): void {
    this.connection.pace(pace)
  }

  tell(text: string): void {
    this.notice = text
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.notice = null), NOTICE_MILLISECONDS)
  }

  private decide(action: Action): ReturnType<typeof decide> {
    const rides = this.ride && action !== 'close' && action !== 'keep' && action !== 'trade'
    return this.view
      ? decide(this.view, action, this.selection, rides)
      : { why: { key: 'why-not' } }
  }

  private impossible(action: Action, why: Sentence): void {
    this.armed = null
    // The own card stays chosen: it may be wanted in a moment, when it is the reader's turn.
    if (action === 'swap') this.selection = { ...this.selection, take: null }
    const text = this.speak(why)
    this.tell(text)
    this.announce([text])
  }

  // ------------------------------------------------------------------ what the server says

  private async arrive(message: State): Promise<void> {
    const before = look()
    const refocus = keepFocus()
    const wasMine = this.mine
    const old = this.scene
    const scene = fold(old, message)
    if (scene === old) return
    this.scene = scene
    this.sent = false
    this.selection = still(this.selection, scene.view)
    if (!this.mine || old?.seq !== scene.seq) this.armed = null
    if (wasMine && !this.mine) this.ride = false
    this.announce(scene.events.map((event) => this.speak(event.say)))
    if (this.mine && !wasMine) this.announce([this.situation(scene.view)])
    await tick()
    refocus()
    fly(before, scene.events)
    for (const event of scene.events) hear(event)
  }

  private refused(message: Refusal): void {
    this.sent = false
    if (this.connection && this.link === 'gone')
      this.gone = message.code === 'version' ? message.why : { key: 'gone-about' }
    else if (message.code !== 'stale') this.tell(this.speak(message.why))
  }

  private announce(texts: string[]): void {
    const coming = texts.map((text) => ({ id: this.count++, text }))
    this.lines = [...this.lines, ...coming].slice(-LINES)
  }

  /** What someone who cannot see the table needs to know when it is their turn. */
  private situation(view: TableView): string {
    const cards = (of: string[]) => list(of.map(cardName))
    const hand = t('hear-hand', { cards: cards(view.hand) })
    const table = view.table.length ? t('hear-table', { cards: cards(view.table) }) : ''
    return [`${t('turn-mine')}.`, hand, table].filter(Boolean).join(' ')
  }
}

function hear(event: Event): void {
  if (event.kind === 'deal') sound('deal')
  else if (event.kind === 'swap' || event.kind === 'all' || event.kind === 'refresh') sound('card')
  else if (event.kind === 'pass') sound('tap')
  if (event.call || event.kind === 'close') sound('knock')
}
