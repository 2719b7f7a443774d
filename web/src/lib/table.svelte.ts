/** The table as this client holds it: the folded view, what the person has chosen so far, and what was said. */

import { tick } from 'svelte'
import { People } from './people.svelte'
import { Connection, type Kept, type Link } from './connection'
import { deal, fly, look } from './flights'
import { keepFocus } from './focus'
import { fold, fromTheDealer, justDealt, type Scene } from './fold'
import { given, Hints } from './hints.svelte'
import type { Place } from './drag.svelte'
import { can, canRide, decide, NOTHING, still, tap, why } from './moves'
import { mostChosen, poolSize, wished, type Action, type Selection, type Zone } from './moves'
import type {
  Error as Refusal,
  GameView,
  Learn,
  RoomView,
  Sentence,
  State,
  TableView,
  Update,
} from './protocol'
import { keepPlaces, placesKept } from './places'
import { Replays } from './replays.svelte'
import { Reveal, veiled } from './reveal.svelte'
import { situation } from './prompts'
import { show as showTerms } from './school/terms.svelte'
import { hear } from './heard'
import { firstContribution } from './salts'
import { play as sound } from './sound'
import { turn } from './turns'
import { about, has, say, t, tAny, terms, type Args } from './words'

const LINES = 8
const NOTICE_MILLISECONDS = 5000

export class Table {
  scene = $state.raw<Scene | null>(null)
  readonly reveal = new Reveal((told) => this.announce(told.map((each) => this.speak(each))))
  /** the game as it is shown: while hands are turned over, the result is still hidden */
  readonly view = $derived.by((): TableView | null => {
    const view = this.scene?.view ?? null
    return view && !this.reveal.done ? veiled(view) : view
  })
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
  /** the decision that is on its way to the server */
  sent = $state<string | null>(null)
  /** the reader's cards are covered because others are looking */
  covered = $state(false)
  /** the reader has got up for good, and the server knows */
  left = $state(false)
  readonly people: People
  readonly hints: Hints
  readonly replays = new Replays()
  /** in a guided hand: the answer to a move other than the one to be shown */
  guide = $state.raw<((move: string) => Sentence | null) | null>(null)

  private connection: Connection
  private leaving = ''
  private count = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    /** opens the seat; nothing for a spectator. Several people may sit together at this device. */
    readonly token: string | null,
    readonly together = false,
  ) {
    this.people = new People({
      say: (wish) => this.connection.say(wish),
      mention: (wish) => this.connection.mention(wish),
      announce: (texts) => this.announce(texts),
    })
    this.hints = new Hints({
      mention: (wish) => this.connection.mention(wish),
      announce: (texts) => this.announce(texts),
      tell: (text) => this.tell(text),
      speak: (sentence) => this.speak(sentence),
      word: (key, args) => this.word(key, args),
    })
    this.connection = new Connection(
      id,
      token,
      {
        arrived: (message) => void this.arrive(message),
        reacted: (message) => this.people.reacted(message),
        hinted: (message) => this.hints.heard(message, this.scene?.turn ?? 0),
        refused: (message, asked, again) => this.refused(message, asked, again),
        link: (link) => this.linked(link),
      },
      token && firstContribution(id),
    )
  }

  get room(): RoomView | null {
    return this.scene?.room ?? null
  }

  /** The reader's seat in the match; null for a spectator. */
  get seat(): number | null {
    return this.view?.seat ?? null
  }

  /** Who is called "you": nobody while several people look at the result of a hand. */
  get own(): number | null {
    return this.together && this.view?.result ? null : this.seat
  }

  get mine(): boolean {
    return this.seat !== null && this.view?.to_move === this.seat
  }

  /** Whether there is something to decide for the reader, and hints are given here. */
  get hinted(): boolean {
    return this.mine && this.view?.phase !== 'verdict' && !this.guide && given(this.room)
  }

  askHint(): void {
    if (this.scene && this.hinted) this.hints.ask(this.scene.turn)
  }

  /** A sentence in the reader's language; in few words where space is short. */
  speak(sentence: Sentence, short = false): string {
    const brief = { ...sentence, key: `short-${sentence.key}` }
    const told = short && has(brief.key) ? brief : sentence
    const names = (this.view?.players ?? this.room?.seats)?.map(({ name }) => name)
    return say(this.game ? about(this.game, told) : told, names, this.own)
  }

  /** A text of the catalogue with this game's own words in it, by the first of several keys that exists. */
  word(keys: string | string[], args: Args = {}): string {
    return tAny([keys].flat(), { ...(this.game && terms(this.game)), ...args })
  }

  private get game(): GameView | undefined {
    return this.view?.game ?? this.room?.game
  }

  /** Cover the reader's cards, or uncover them and say what they are for readers who cannot see them. */
  cover(on: boolean): void {
    if (on === this.covered) return
    this.covered = on
    if (!on && this.mine && this.view) this.announce([this.situation(this.view)])
  }

  /** The page is left; the seat stays. */
  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.reveal.stop()
    this.hints.clear()
    this.people.close()
    this.connection.close()
  }

  /** Get up for good. */
  getUp(): void {
    this.leaving = this.people.plainly('leave')
  }

  // ------------------------------------------------------------------ what the person wishes

  /** A card was tapped. The second card of a pair completes the exchange. */
  tapped(zone: 'hand' | 'table', card: string, byKey = false): void {
    const { view } = this
    if (!view) return
    sound('tap')
    if (this.mine && view.phase === 'discard') return this.tappedToDiscard(view, zone, card)
    const pool = poolSize(view)
    if (pool && zone === 'table') return this.trade(pool)
    if (this.armed !== null && this.armed !== 'swap') this.armed = null
    const most = mostChosen(view)
    this.selection = tap(this.selection, zone, card, pool || most)
    const { give, take } = this.selection
    if (most > 1) {
      this.armed = wished(this.selection, view)
      return
    }
    if (pool && give.length === pool) this.armed = 'pool'
    else if (pool || give.length === 0 || take.length === 0) this.armed = null
    else if (byKey) this.arm('swap')
    else this.act('swap')
  }

  /** A card has to go: the first tap chooses it, the same again or one on the pile lays it down. */
  private tappedToDiscard(view: TableView, zone: 'hand' | 'table', card: string): void {
    if (zone === 'table') return this.pile()
    const again = this.armed === 'discard' && this.selection.give[0] === card
    this.selection = { give: [card], take: [] }
    const answer = decide(view, 'discard', this.selection)
    if (again) this.act('discard')
    else if ('why' in answer) this.impossible('discard', answer.why)
    else this.armed = 'discard'
  }

  /** The pile of discards was tapped, or the place where a card may be laid down. */
  pile(): void {
    if (this.view?.phase !== 'discard' || !this.mine) this.act('take')
    else if (this.selection.give.length > 0) this.act('discard')
    else this.tell(this.word('turn-discard'))
  }

  /** The pool was meant as a whole. */
  private trade(pool: number): void {
    const missing = pool - this.selection.give.length
    if (missing > 0) this.tell(this.word('pool-choose', { count: missing }))
    else this.act('pool')
  }

  /** Something was laid on something else. */
  dropped(from: Zone, card: string, onto: Place): void {
    const { view } = this
    if (!view) return
    if (from === 'stock') return this.act('draw')
    if (from === 'pile') return this.act('take')
    const pool = poolSize(view)
    if (from === 'hand' && (onto.zone === 'pile' || (this.mine && view.phase === 'discard'))) {
      this.selection = { give: [card], take: [] }
      this.act('discard')
    } else if (pool) {
      const own = from === 'hand' ? card : onto.card
      if (own && !this.selection.give.includes(own))
        this.selection = tap(this.selection, 'hand', own, pool)
      this.trade(pool)
    } else if (onto.card && (onto.zone === 'hand' || onto.zone === 'table')) {
      const [give, take] = from === 'hand' ? [card, onto.card] : [onto.card, card]
      this.selection = { give: [give], take: [take] }
      this.act('swap')
    }
  }

  /** Choose an action and wait for its confirmation; the same wish again confirms. */
  arm(action: Action): void {
    if (!this.view) return
    if (this.armed === action) return this.act(action)
    const answer = this.decide(this.view, action)
    if ('why' in answer) return this.impossible(action, answer.why)
    this.armed = action
  }

  confirm(): void {
    if (this.armed) this.act(this.armed)
  }

  cancel(): void {
    this.armed = null
    this.hints.clear()
    this.selection = NOTHING
  }

  /** Let the call ride on the next move, or no longer. */
  toggleRide(): void {
    if (!this.view) return
    if (canRide(this.view)) this.ride = !this.ride
    else this.impossible('ride', why(this.view, 'ride'))
  }

  /** A wish by key: the call rides where it can or that is the way to call; everything else waits for Enter. */
  key(action: Action): void {
    const { view } = this
    if (!view) return
    if (action === 'close' && (canRide(view) || !view.game.actions.includes('close')))
      this.toggleRide()
    else if (action !== 'all' || view.game.centre !== 'pool') this.arm(action)
    else if (poolSize(view) > this.selection.give.length) this.trade(poolSize(view))
    else this.arm('pool')
  }

  act(action: Action): void {
    const { scene, view } = this
    if (!scene || !view) return
    const answer = this.decide(view, action)
    if ('why' in answer) {
      // A call that does not fit this turn is taken back, so that the turn itself can be done.
      if (this.ride && 'move' in decide(view, action, this.selection)) this.ride = false
      return this.impossible(action, answer.why)
    }
    const instead = this.guide?.(answer.move)
    if (instead) return this.impossible(action, instead)
    if (this.sent) return
    this.armed = null
    this.sent = this.connection.say({ type: 'play', turn: scene.turn, move: answer.move })
  }

  next(): void {
    this.connection.say({ type: 'next' })
  }

  /** Something about an explanation in the school edition. */
  learn(...[wish, more]: [Learn['do'], Pick<Learn, 'chosen' | 'language'>?]): void {
    const { scene } = this
    if (scene) this.connection.say({ type: 'learn', turn: scene.turn, do: wish, ...more })
  }

  tell(text: string): void {
    this.notice = text
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.notice = null), NOTICE_MILLISECONDS)
  }

  private decide(view: TableView, action: Action): ReturnType<typeof decide> {
    return decide(view, action, this.selection, this.ride)
  }

  private impossible(action: Action, why: Sentence): void {
    this.armed = null
    // Your card stays chosen: it may be wanted in a moment, when it is the reader's turn.
    if (action === 'swap') this.selection = { ...this.selection, take: [] }
    const text = this.speak(why)
    this.tell(text)
    this.announce([text])
  }

  // ------------------------------------------------------------------ what the server says

  private async arrive(message: State | Update): Promise<void> {
    const before = look()
    const refocus = keepFocus()
    const { mine: wasMine, scene: old } = this
    const scene = fold(old, message, Date.now(), old ? null : placesKept(message))
    if (!scene || scene === old) return
    this.scene = scene
    keepPlaces(scene)
    if (message.ack === this.sent || old?.turn !== scene.turn) this.sent = null
    if (old?.turn !== scene.turn) this.hints.clear()
    if (message.ack && message.ack === this.leaving) this.left = true
    this.people.arrived(scene.room, scene.ahead)
    this.replays.arrived(scene.room, scene.view?.history.length ?? 0)
    const { view } = scene
    if (!view || view === old?.view) return
    showTerms(view.school ?? null)
    this.choose(old, scene, view)
    if (wasMine && !this.mine) this.ride = false
    this.announce(this.reveal.follow(scene).map((event) => this.speak(event.say)))
    if (this.mine && !wasMine && !this.covered) void this.describe(view)
    await tick()
    refocus()
    if (justDealt(old, scene)) deal(fromTheDealer(view))
    else fly(before, scene.events)
    for (const event of scene.events) hear(event)
  }

  /** What of the choices is still good: a card chosen before drawing is the one that may go now. */
  private choose(old: Scene | null, { turn }: Scene, view: TableView): void {
    // After a wrong explanation the player chooses again.
    const judged = old?.view?.phase === 'verdict' && view.phase !== 'verdict'
    this.selection = judged ? NOTHING : still(this.selection, view)
    if (!this.mine || old?.turn !== turn) this.armed = null
    if (!this.mine || view.phase !== 'discard' || old?.view?.phase === 'discard') return
    const { give } = this.selection
    if (give.length === 1 && can(view, 'discard')) this.armed = 'discard'
    else this.selection = NOTHING
  }

  private linked(link: Link): void {
    this.link = link
    this.hints.clear()
    if (link === 'open') this.people.begin()
  }

  private refused(message: Refusal, asked: Kept | null, again: boolean): void {
    if (message.id === this.sent) this.sent = null
    if (this.hints.refused(message)) return
    if (this.link === 'gone') this.gone = this.whyGone(message)
    // A decision for a state that is over: somebody else, or a computer, was faster.
    else if (message.code === 'stale') asked?.type === 'play' && this.tell(t('too-late'))
    // What was said twice has had its effect the first time, or is over.
    else if (asked && !(again && message.code === 'not-now')) this.tell(this.speak(message.why))
  }

  private whyGone(message: Refusal): Sentence {
    if (message.code === 'version' || !this.token) return message.why
    return { key: message.code === 'wrong-token' ? 'gone-seat' : 'gone-about' }
  }

  private announce(texts: string[]): void {
    const coming = texts.map((text) => ({ id: this.count++, text }))
    this.lines = [...this.lines, ...coming].slice(-LINES)
  }

  /** Tell the situation, once the table has been painted. */
  private async describe(view: TableView): Promise<void> {
    await turn()
    if (!this.closed && view === this.view) this.announce([this.situation(view)])
  }

  private situation(view: TableView): string {
    return situation(view, this.selection, this.armed, (keys, args) => this.word(keys, args))
  }
}
