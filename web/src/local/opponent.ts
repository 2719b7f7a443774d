/** A computer opponent: it gets the view of its seat, the rules, a seed, and nothing else (players/__init__.py). */

import type { Engine } from '../engine/engine'
import { Memory, MEMORY_BITS } from '../engine/layout'
import type { Struct } from '../engine/struct'
import { LEVELS } from '../lib/facts'
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
   * give the same move.
   */
  choose(
    level: (typeof LEVELS)[number],
    view: Uint8Array,
    rules: Rules,
    seed: bigint,
    memory: Lowercase<keyof typeof Memory> = 'perfect',
  ): string {
    const player = LEVELS.indexOf(level) | (MEMORIES.indexOf(memory) << MEMORY_BITS)
    const seen = this.scratch.within('seat_view', 'View')
    this.fields.bytes.set(recordOf(rules))
    this.scratch.bytes.fill(0)
    seen.bytes.set(view)
    this.scratch.within('state', 'SearchState').setBig('rng', seedState(seed))
    const code = this.engine.call.choose(player, this.fields.at, this.scratch.at)
    return tokenOf(code, seen.get('hand'), seen.get('table'))
  }
}

// ------------------------------------------------------------ chance (engine/chance.py)

const word = (number: bigint): bigint => BigInt.asUintN(64, number)
const GOLDEN = 0x9e3779b97f4a7c15n
const STATES = 698769069n * 2n ** 32n - 2n

/** The generator's state for a seed: different seeds, unrelated states. */
const seedState = (seed: bigint): bigint => 1n + (mixed(word(GOLDEN + seed)) % STATES)

/** The SplitMix64 finalizer of a 64-bit word (Steele, Lea, Flood 2014). */
function mixed(of: bigint): bigint {
  const first = word(of + GOLDEN)
  const second = word((first ^ (first >> 30n)) * 0xbf58476d1ce4e5b9n)
  const third = word((second ^ (second >> 27n)) * 0x94d049bb133111ebn)
  return third ^ (third >> 31n)
}
