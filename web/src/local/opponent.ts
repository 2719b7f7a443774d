/** A computer opponent: it gets the view of its seat, the rules, a seed, and nothing else (players/__init__.py). */

import { seedState } from '../engine/chance'
import type { Engine } from '../engine/engine'
import { equip } from '../engine/equip'
import { Memory, MEMORY_BITS } from '../engine/layout'
import type { Struct } from '../engine/struct'
import { OPPONENTS } from '../lib/facts'
import { tokenOf } from '../match/tokens'
import type { Rules } from '../rules/fields'
import { recordOf } from '../rules/record'

const MEMORIES = Object.keys(Memory).map((name) => name.toLowerCase())

export class Opponent {
  private readonly fields: Struct<'RuleFields'>
  private readonly scratch: Struct<'Scratch'>

  constructor(private readonly engine: Engine) {
    this.fields = engine.make('RuleFields')
    this.scratch = engine.make('Scratch')
  }

  /**
   * The token that it plays. `view` are the bytes of the engine's record (`Referee.look`); the same view, rules and seed
   * give the same move. `weights` are those of the value network, where the level heeds one (`heeded`).
   */
  choose(
    level: keyof typeof OPPONENTS,
    view: Uint8Array,
    rules: Rules,
    seed: bigint,
    memory: Lowercase<keyof typeof Memory> = 'perfect',
    weights: Uint8Array | null = null,
  ): string {
    const player = OPPONENTS[level] | (MEMORIES.indexOf(memory) << MEMORY_BITS)
    const seen = this.scratch.within('seat_view', 'View')
    this.fields.bytes.set(recordOf(rules))
    this.scratch.bytes.fill(0)
    seen.bytes.set(view)
    if (weights) equip(this.scratch, weights)
    this.scratch.within('state', 'SearchState').setBig('rng', seedState(seed))
    const code = this.engine.call.choose(player, this.fields.at, this.scratch.at)
    return tokenOf(code, seen.get('hand'), seen.get('table'))
  }
}
