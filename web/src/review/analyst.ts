/** Weighs decisions by the same kernels as Python: the same question gets the same answer. */

import { seedState } from '../engine/chance'
import type { Engine } from '../engine/engine'
import { equip } from '../engine/equip'
import { Kind, Outcome, OUTCOMES, TOLD, UNPLAYED, WEIGHED } from '../engine/layout'
import type { Struct } from '../engine/struct'
import { Referee } from '../match/referee'
import { kindOf, tokenOf } from '../match/tokens'
import { judgeBy } from '../rulebook/hands'
import { explained } from '../rulebook/translated/because'
import { explained_closely } from '../rulebook/translated/closely'
import { Candidate, Imagined, told_of, type Decision } from '../rulebook/translated/verdict'
import type { Rules } from '../rules/fields'
import { recordOf } from '../rules/record'
import { seenOf } from './sight'

/** A decision to be weighed: the bytes of the engine's view of the seat to move, and what it played. */
export interface Question {
  /** the number of the hand, and of the decision in it, both from 0 */
  readonly hand: number
  readonly move: number
  readonly view: Uint8Array
  /** null: it is still to be made */
  readonly code: number | null
}

/** The same question always gets the same answer. */
const SEED = 1n

export class Analyst {
  /** plays records again */
  readonly referee: Referee
  private readonly fields: Struct<'RuleFields'>
  private readonly view: Struct<'View'>
  private readonly weighing: Struct<'Weighing'>

  constructor(private readonly engine: Engine) {
    this.referee = new Referee(engine)
    this.fields = engine.make('RuleFields')
    this.view = engine.make('View')
    this.weighing = engine.make('Weighing')
    judgeBy(engine)
  }

  /**
   * Weigh a decision in that many worlds, and by the value network with the weights `learned` (`known`). This takes a
   * second, so keep it off the page's thread.
   */
  weigh(
    { hand, move, view, code }: Question,
    rules: Rules,
    worlds: number,
    learned: Uint8Array | null = null,
  ): Decision {
    const state = this.weighing.within('state', 'SearchState')
    this.fields.bytes.set(recordOf(rules))
    this.view.bytes.set(view)
    this.weighing.bytes.fill(0)
    if (learned) equip(this.weighing, learned)
    state.setBig('rng', seedState(SEED, BigInt(hand), BigInt(move)))
    const given = [this.weighing.at, code ?? UNPLAYED, worlds] as const
    this.engine.call.weigh(this.view.at, this.fields.at, ...given)
    const options = state
      .row('candidates', state.get('count'))
      .map((code, place) => this.candidate(this.token(code), place))
    const token = code === null ? null : this.token(code)
    const played = options.find((option) => option.token === token) ?? null
    const seat = this.view.get('seat')
    const found = { hand, move, seat, played, options: told_of(options, token, TOLD) }
    const seen = seenOf(this.view, rules.pack)
    return explained_closely(seen, rules, explained(seen, rules, found))
  }

  /** Whose view it is. */
  seatOf(view: Uint8Array): number {
    this.view.bytes.set(view)
    return this.view.get('seat')
  }

  /** Whether a view belongs to a decision of a player: a verdict is up to the judges. */
  isChoice(view: Uint8Array): boolean {
    this.view.bytes.set(view)
    const kind = kindOf(this.view.get('legal'))
    return kind !== Kind.RIGHT && kind !== Kind.WRONG
  }

  private candidate(token: string, place: number): Candidate {
    const { call } = this.engine
    const { at } = this.weighing
    return Candidate(
      token,
      call.chance_after(at, place),
      call.behind(at, place),
      call.error(at, place),
      call.learned(at, place),
      this.imagined(place),
      [],
    )
  }

  private imagined(place: number): Imagined {
    const outcomes = this.weighing.within('outcomes', 'Outcomes')
    const deals = outcomes.get('deals')
    const counts = outcomes.row('counts', OUTCOMES * WEIGHED)
    const share = (outcome: number) => counts[outcome * WEIGHED + place]! / deals
    return Imagined(
      share(Outcome.BEATS),
      share(Outcome.LOSES),
      share(Outcome.LAST),
      share(Outcome.GROWS),
    )
  }

  private token(code: number): string {
    return tokenOf(code, this.view.get('hand'), this.view.get('table'))
  }
}
