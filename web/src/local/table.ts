/**
 * The table (table/table.py): who sits there and what they play, built from the rows of its log. No input, no clock.
 *
 * `apply` takes what has happened, one row after the other, and nothing else changes it. What a row may hold is decided
 * in `deciding`; what follows from the state is asked for in `waits`; how readers are told is in `news`.
 */

import { HANDS } from '../day/rule'
import { commitmentOf, Shuffle } from '../lib/fair'
import { mostPlayers, type Rules } from '../rules/fields'
import { find, type House, type Preset } from '../rules/presets'
import { encode } from '../rules/share'
import type { Engine } from '../engine/engine'
import { Referee } from '../match/referee'
import { standing } from '../match/actions'
import { read } from '../match/record'
import { seedOf, stream } from '../lib/fair'
import type { Event } from '../lib/protocol'
import { School } from '../school/state'
import type { BotSeat, Entry, Opened, Row } from './entries'
import { Game } from './game'
import { nobody, Seating } from './seating'
import { Evening } from './evening'
import { NOBODY_TOLD, Teller, type Desk, type Told } from './teller'

/** How many messages of a person are recognized when they come again. */
const REMEMBERED = 64
/** Milliseconds. */
const MINUTE = 60_000
/** Rows of the log whose events are kept for readers who come back. */
const MISSED = 128

/** The engine's tools for a table; one set for all tables of a page. */
export interface Tools {
  engine: Engine
  desk: Desk
}

export class Table {
  /** number of rows of the log */
  seq = 0
  /** number of the game's state: one more with every move and every deal */
  turn = 0
  seating = new Seating([])
  game: Game | null = null
  /** the school edition of this match */
  school: School | null = null
  matches = 0
  /** hands dealt at this table */
  hands = 0
  evening = new Evening()
  /** what seats have contributed to the shuffle of the next hand */
  salts = new Map<number, string>()
  opened!: Opened
  preset!: Preset
  rules!: Rules
  house!: House
  code!: string
  pace!: Opened['pace']
  teller!: Teller
  /** what happened lately, with the number of its row */
  events: [seq: number, events: string][] = []
  private seen = new Map<string, string[]>()
  private secret = ''
  /** when the time for the match runs out, in milliseconds; null without a limit */
  ends: number | null = null
  private referee!: Referee
  private standing = 0

  constructor(
    readonly id: string,
    private readonly tools: Tools,
  ) {}

  // ---------------------------------------------------------- the log

  /** Take in one row of the log, written at a time; return the events as JSON with commas between them. */
  apply(row: Row, at: number): string {
    this.seq += 1
    const happened = row
      .map((entry) => this.take(entry, at))
      .filter(Boolean)
      .join()
    if (happened)
      this.events = [...this.events, [this.seq, happened] as [number, string]].slice(-MISSED)
    return happened
  }

  private take(entry: Entry, at: number): string {
    switch (entry.kind) {
      case 'moved':
        this.seeTime(at)
        return this.moved(entry.token)
      case 'started':
        this.ends = this.opened.minutes ? at + this.opened.minutes * MINUTE : null
        return this.started(entry.bots, entry.secret)
      case 'dealt':
        this.seeTime(at)
        return this.happened(this.game!.deal(this.shuffle(entry.secret)))
      case 'opened':
        this.open(entry)
        break
      case 'heard':
        this.hear(entry.member, entry.id)
        break
      case 'judged':
        this.school?.judge(entry.verdict)
        break
      case 'learned':
        this.school?.learn(entry.seat, entry.message)
        break
      case 'changed':
        this.pace = entry.pace ?? this.pace
        break
      default:
        this.seat(entry)
    }
    return ''
  }

  /** Take in what concerns the seats and who sits there. */
  private seat(entry: Entry): void {
    const { seating } = this
    switch (entry.kind) {
      case 'sat':
        return seating.sit(entry.seat, entry.member, entry.name)
      case 'freed':
        seating.free(entry.seat)
        return void this.salts.delete(entry.seat)
      case 'given':
        return this.give(entry.bot)
      case 'added':
        return void seating.all.push(nobody())
      case 'showed':
        seating.all[entry.seat]!.shows = entry.on
        return
      case 'salted':
        return void this.salts.set(entry.seat, entry.value)
    }
  }

  private open(opened: Opened): void {
    const { engine, desk } = this.tools
    this.opened = opened
    this.preset = find(opened.rules)!
    this.rules = this.preset.house(opened.house)
    this.house = this.preset.houseOf(this.rules)
    this.code = encode(this.preset.id, this.house)
    this.pace = opened.pace
    this.secret = opened.secret
    this.seating = new Seating(Array.from({ length: opened.seats }, nobody))
    for (const bot of opened.bots) this.seating.give(bot)
    this.referee = new Referee(engine)
    this.standing = standing(this.rules, this.preset.rules)
    this.teller = new Teller(engine, desk, this.rules, this.preset.call, this.preset.ledger)
  }

  private give(bot: BotSeat): void {
    this.seating.give(bot)
    this.salts.delete(bot.seat)
    if (this.phase !== 'playing') return
    this.game!.sitters[bot.seat] = { name: bot.name, level: bot.level }
    this.school?.replaced(bot.seat, this.seating.people[0])
  }

  private started(bots: readonly BotSeat[], secret: string): string {
    for (const bot of bots) this.seating.give(bot)
    const kept = this.seating.closeUp()
    const salts = [...this.salts].filter(([seat]) => kept.includes(seat))
    this.salts = new Map(salts.map(([seat, salt]) => [kept.indexOf(seat), salt]))
    const { preset, rules, referee, teller } = this
    const sitters = this.seating.all.map(({ name, level }) => ({ name, level }))
    const members = this.seating.all.map(({ member }) => member)
    const shuffle = this.shuffle(secret)
    const { school: taught, from } = this.opened
    const played = from && this.matches === 0 ? read(from) : null
    this.game = new Game({ preset, rules, referee, teller }, sitters, members, shuffle, played)
    this.school = taught ? new School(taught, this.seating.people[0] ?? 0) : null
    this.matches += 1
    this.events = []
    return this.happened(this.game.opening)
  }

  /** Let this hand, or the one that is dealt now, be the last where the time for the match is over. */
  private seeTime(at: number): void {
    if (this.ends !== null && at >= this.ends) this.game!.lastHand()
  }

  private moved(token: string): string {
    const game = this.game!
    const mover = game.referee.toMove
    const happened = game.play(token)
    const computer = mover !== null && this.seating.all[mover]!.level !== null
    const chance = () => stream(seedOf(game.proof), `lesson ${game.moves}`)
    this.school?.follow(JSON.parse(`[${happened}]`) as Event[], computer, chance)
    if (this.phase === 'over') {
      const missing = this.opened.seats - this.seating.all.length
      for (let seat = 0; seat < missing; seat++) this.seating.all.push(nobody())
    }
    return this.happened(happened)
  }

  /** Note that the game is in another state. */
  private happened(events: string): string {
    this.turn += 1
    const { players, referee } = this.game!
    if (referee.toMove === null) this.evening.count(players, referee.shown(), referee.winners)
    return events
  }

  private hear(member: string, id: string): void {
    this.seen.set(member, [...(this.seen.get(member) ?? []), id].slice(-REMEMBERED))
  }

  /** The shuffle of the hand that is dealt now; from here on, what comes is for the one after it. */
  private shuffle(nextSecret: string): Shuffle {
    this.hands += 1
    const contributions = this.seating.all.map((_, seat) => this.salts.get(seat) ?? null)
    const { secret, hands: hand, opened } = this
    this.secret = nextSecret
    this.salts = new Map()
    return new Shuffle({ secret, table: opened.alias, hand, contributions })
  }

  // ---------------------------------------------------------- the state

  get phase(): 'waiting' | 'playing' | 'over' {
    if (!this.game) return 'waiting'
    return this.game.over ? 'over' : 'playing'
  }

  /** The hash of the table's part of the next hand's shuffle. */
  get commitment(): string {
    return commitmentOf(this.secret)
  }

  /** Most players, by the rules and by the pack. */
  get most(): number {
    return Math.min(this.rules.players[1]!, mostPlayers(this.rules))
  }

  /** The seats of people who are in the match. */
  get players(): number[] {
    const { game } = this
    if (!game || game.over) return []
    return this.seating.people.filter((seat) => !game.out.has(seat))
  }

  /** The seats of people whose decision the table waits for. */
  get awaited(): number[] {
    const { game } = this
    if (!game || game.over) return []
    const { toMove } = game.referee
    if (this.school?.busy) return this.school.awaited
    if (toMove === null) return this.players
    return this.seating.all[toMove]!.level === null ? [toMove] : []
  }

  /** Whether as much as a day has is played of the match. */
  get dayDone(): boolean {
    const { game, opened } = this
    if (opened.day === undefined || !game) return false
    return this.players.length === 0 || game.finished.length >= HANDS
  }

  /** Whether a message has been followed already. */
  heard(member: string, id: string): boolean {
    return this.seen.get(member)?.includes(id) ?? false
  }

  /** What the script of a guided hand says now. */
  get scripted(): string | null {
    const { game, opened } = this
    return game?.finished.length === 0 ? (opened.script?.[game.moves] ?? null) : null
  }

  /** The seat of a reader in the match; null for a person who has come after it. */
  playedBy(seat: number | null): number | null {
    const played = seat !== null && this.game?.members[seat] === this.seating.all[seat]?.member
    return played && this.seating.all[seat]!.member !== null ? seat : null
  }

  /** The seats whose hands a seat may look into: it is out, and they allow it. */
  openHands(seat: number): number[] {
    const { game } = this
    if (!game || game.over || !game.out.has(seat)) return []
    return this.seating.all.flatMap(({ shows }, other) =>
      shows && !game.out.has(other) ? [other] : [],
    )
  }

  /** How kernels know a reader. */
  told(reader: number | null): Told {
    const seat = this.playedBy(reader)
    if (seat === null || !this.game) return NOBODY_TOLD
    const open = this.openHands(seat).reduce((bits, other) => bits | (1 << other), 0)
    const judges = this.school ? this.school.judges(seat) : seat === this.game.referee.toMove
    return { seat, open, judges, standing: this.standing }
  }
}
