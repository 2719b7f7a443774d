/** A hand, laid open (server/replays.py): every step, all hands. */

import type { Engine } from '../engine/engine'
import { Centre, DEALT, Score } from '../engine/layout'
import { OPPONENTS } from '../lib/facts'
import type { PageStep, Replay } from '../lib/pages'
import type { HandResult, Sentence } from '../lib/protocol'
import { NOBODY_TOLD, Teller, type Desk } from '../local/teller'
import { read, Unreadable, cardsOf, type HandRecord, type MatchRecord } from '../match/record'
import { Referee } from '../match/referee'
import { encode } from '../rules/share'

/** What a seat sees, as kernels write it. */
interface Sight {
  hand: string[]
  value: string | null
  to_move: number | null
  table: string[]
  discard: string[]
  stock: number
  dealer: number
  result: HandResult | null
}

/** The replay of a record's last hand. Throws Unreadable. */
export function replayOf(engine: Engine, desk: Desk, told: Record<string, unknown>): Replay {
  const record = read(told)
  const player = new Player(engine, desk, record)
  const hand = record.hands.length
  const steps = record.hands.map((each, number) => player.steps(each, number)).at(-1)
  const { dealer, result } = player.see(0)
  if (!steps) throw new Unreadable('hands: expected at least one hand')
  const { preset, rules, players } = record
  return {
    record: told,
    rules: preset.id,
    code: encode(preset.id, preset.houseOf(rules)),
    match: 1,
    hand,
    levels: levelsOf(told, players.length),
    dealer,
    centre: Object.keys(Centre)[Object.values<number>(Centre).indexOf(rules.centre)]!.toLowerCase(),
    counts_points: rules.score !== Score.UNITS,
    steps,
    ending: result,
    previous: null,
    next: null,
  }
}

/** Which seats are a computer's, as far as a record says so. */
function levelsOf({ levels }: Record<string, unknown>, seats: number): (string | null)[] {
  const given = Array.isArray(levels) ? levels : []
  const known = (level: unknown): level is string =>
    typeof level === 'string' && Object.hasOwn(OPPONENTS, level)
  return Array.from({ length: seats }, (_, seat) => (known(given[seat]) ? given[seat] : null))
}

class Player {
  private readonly referee: Referee
  private readonly teller: Teller

  constructor(
    engine: Engine,
    desk: Desk,
    private readonly record: MatchRecord,
  ) {
    const { preset, rules, players, dealer } = record
    this.referee = new Referee(engine)
    this.referee.begin(rules, players.length, dealer)
    this.teller = new Teller(engine, desk, rules, preset.call, preset.ledger)
  }

  /** The steps of the next hand: the deal, and every move. */
  steps({ pack, moves, recycled }: HandRecord, number: number): PageStep[] {
    const { referee } = this
    if (referee.phase !== 'deal')
      throw new Unreadable(`hands[${number}]: the hand before it is not over, or the match is`)
    const orders = recycled.values()
    const before = number > 0 ? referee.save() : null
    referee.deal(pack)
    return [
      this.step(before, DEALT),
      ...moves.map((token, move) => {
        const [before, code] = [referee.save(), referee.code(token)]
        if (referee.toMove === null || referee.why(code))
          throw new Unreadable(`hands[${number}]: '${token}' is not legal as decision ${move}`)
        if (
          referee.needsOrder(code) &&
          !referee.giveOrder(cardsOf(orders.next().value ?? '') ?? [])
        )
          throw new Unreadable(`hands[${number}]: 'recycled' holds no order of these cards`)
        referee.play(code)
        referee.stopStalled(move + 1)
        return this.step(before, code)
      }),
    ]
  }

  /** What a seat sees now. */
  see(seat: number): Sight {
    const reader = { ...NOBODY_TOLD, seat }
    return JSON.parse(`{${this.teller.whole(this.referee.save(), reader)}}`) as Sight
  }

  private step(before: Uint8Array | null, code: number): PageStep {
    const { says } = this.teller.happened(before, this.referee.save(), code)
    const views = this.record.players.map((name, seat) => ({ name, ...this.see(seat) }))
    const { to_move, table, discard, stock } = views[0]!
    const { hands } = this.referee
    return {
      told: says.map(({ say }) => JSON.parse(say) as Sentence),
      to_move,
      table,
      packet: this.packet(views),
      discard,
      stock,
      hands: views.map(({ name, value }, seat) => ({ name, cards: hands[seat]!, value })),
    }
  }

  /** The packet that nobody has chosen yet: what lies there if the dealer keeps the cards dealt. */
  private packet(views: readonly Sight[]): string[] {
    const { referee } = this
    if (referee.phase !== 'choice') return []
    const held = views.flatMap(({ hand }) => hand)
    const state = referee.save()
    referee.play(referee.code('keep'))
    const { table } = this.see(0)
    referee.restore(state)
    return table.filter((card) => !held.includes(card))
  }
}
