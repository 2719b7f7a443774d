/** One match without a server: dealt at random from a seed, played move by move, recorded. */

import { packOf, type Card } from '../lib/cards'
import { cardsOf, read, Unreadable, type HandRecord } from '../match/record'
import type { Referee } from '../match/referee'
import { playersTrouble, type Rules } from '../rules/fields'
import type { House, Preset } from '../rules/presets'

/** The source of the order of a hand's cards: a fair shuffle, or a record. */
export interface Chance {
  /** by which anybody can recompute that order */
  readonly proof?: unknown
  order(label: string, cards: readonly Card[]): readonly Card[]
}

/** What is played, and by whom. */
export interface Setting {
  preset: Preset
  rules: Rules
  players: readonly string[]
  /** who deals first */
  dealer: number
}

/** A move that the rules do not allow now: `why-WHY` says the reason. */
export class IllegalMove extends Error {
  constructor(
    readonly token: string,
    readonly why: string,
  ) {
    super(`'${token}' is not legal: ${why.replaceAll('-', ' ')}`)
  }
}

export class Match {
  private readonly hands: HandRecord[] = []
  private readonly before: { state: Uint8Array; orders: number }[] = []
  private chance!: Chance

  /** The referee is this match's alone. Throws RangeError if that many people cannot play by these rules. */
  constructor(
    readonly referee: Referee,
    private setting: Setting,
  ) {
    const { rules, players, dealer } = setting
    const trouble = playersTrouble(rules, players.length)
    if (trouble) throw new RangeError(trouble)
    referee.begin(rules, players.length, dealer)
  }

  /** The match of a record, up to its last move. Throws Unreadable, IllegalMove. */
  static of(referee: Referee, record: unknown): Match {
    const { hands, ...setting } = read(record)
    const match = new Match(referee, setting)
    for (const hand of hands) {
      match.deal(lying(hand))
      for (const token of hand.moves) match.play(token)
    }
    return match
  }

  // ---------------------------------------------------------- the few verbs

  /** Deal the next hand. A fair shuffle's proof goes into the record. Throws RangeError where no hand can begin. */
  deal(chance: Chance): void {
    if (this.referee.phase !== 'deal')
      throw new RangeError(`no deal in phase ${this.referee.phase}`)
    const pack = [...chance.order('pack', packOf(this.setting.rules.pack))]
    this.chance = chance
    this.before.length = 0
    this.hands.push({ pack, moves: [], recycled: [], shuffle: chance.proof })
    this.referee.deal(pack)
  }

  /** Play a move for the seat to move. Throws IllegalMove. */
  play(token: string): void {
    const { referee, hand } = this
    const code = referee.code(token)
    const why = referee.why(code)
    if (why) throw new IllegalMove(token, why)
    const before = { state: referee.save(), orders: hand.recycled.length }
    if (referee.needsOrder(code)) this.rebuild()
    this.before.push(before)
    referee.play(code)
    hand.moves.push(token)
    referee.stopStalled(hand.moves.length)
  }

  /** Play on by other rules. */
  rule(rules: Rules): void {
    this.setting = { ...this.setting, rules }
    this.referee.rule(rules)
  }

  /** Take back the last move of this hand; say whether there was one. */
  undo(): boolean {
    const last = this.before.pop()
    if (!last) return false
    this.referee.restore(last.state)
    this.hand.moves.pop()
    this.hand.recycled.length = last.orders
    return true
  }

  /** The record of the match so far (docs/notation.md). */
  record(): object {
    const { preset, rules, players, dealer } = this.setting
    const house: House = preset.houseOf(rules)
    return {
      schwimmen: 1,
      rules: preset.id,
      ...(Object.keys(house).length > 0 ? { house } : {}),
      players,
      dealer,
      hands: this.hands.map(({ pack, moves, recycled, shuffle }) => ({
        pack: pack.join(' '),
        ...(recycled.length > 0 ? { recycled: [...recycled] } : {}),
        moves: [...moves],
        ...(shuffle ? { shuffle } : {}),
      })),
    }
  }

  // ---------------------------------------------------------- inside

  /** The hand that is played, or was played last. */
  private get hand(): HandRecord {
    return this.hands[this.hands.length - 1]!
  }

  /** Order the cards of which the stock is rebuilt, and note that for the record (FO-6). */
  private rebuild(): void {
    const { recycled } = this.hand
    const order = this.chance.order(`stock ${recycled.length + 1}`, this.referee.rebuilds())
    if (!this.referee.giveOrder(order))
      throw new Unreadable("'recycled' holds no order of these cards")
    recycled.push(order.join(' '))
  }
}

/** The chance of a hand of a record: its cards lie as they stand there. Where play has left it, `then` orders them. */
export const lying = ({ pack, recycled, shuffle }: HandRecord, then?: Chance): Chance => ({
  proof: shuffle,
  order: (label, cards) => {
    if (label === 'pack') return pack
    const told = cardsOf(recycled[Number(label.slice('stock '.length)) - 1] ?? '') ?? []
    const left = told.length !== cards.length || cards.some((card) => !told.includes(card))
    return left && then ? then.order(label, cards) : told
  },
})
