/** One match at a table (table/match.py, table/history.py): its hands, who plays, and what has happened, as JSON. */

import { DEALT, MatchEnd, Told as Kinds } from '../engine/layout'
import { dealerOf, type Shuffle } from '../lib/fair'
import type { Level } from '../lib/house.svelte'
import type { Proof } from '../lib/protocol'
import type { MatchRecord } from '../match/record'
import type { Rules } from '../rules/fields'
import type { Referee } from '../match/referee'
import { lying, Match, type Chance, type Setting } from './match'
import type { Contender } from './evening'
import type { Happened, Teller } from './teller'

/** Who has a seat: a person, or a computer opponent of some level. */
export interface Sitter {
  name: string
  level: Level | null
}

type Ground = Pick<Setting, 'preset' | 'rules'> & { referee: Referee; teller: Teller }

export class Game {
  /** moves in this hand */
  moves = 0
  /** the sentences of everything that happened in this hand, in order */
  log: string[] = []
  /** what each seat did last in this hand */
  last = new Map<number, string>()
  /** the summaries of the finished hands */
  summaries: string[] = []
  readonly referee: Referee
  /** what happened when the first hand was dealt, or in a hand that is continued */
  readonly opening: string
  private readonly teller: Teller
  private readonly match: Match
  /** of a hand that is played on, this table has none */
  private readonly shuffles: (Proof | null)[] = []

  constructor(
    { preset, rules, referee, teller }: Ground,
    readonly sitters: Sitter[],
    /** which people had the seats at the start: people who sit down later have not played */
    readonly members: readonly (string | null)[],
    shuffle: Shuffle,
    from: MatchRecord | null = null,
  ) {
    const players = sitters.map(({ name }, seat) => name || String(seat + 1))
    const dealer = from?.dealer ?? dealerOf(shuffle.proof)
    const setting = { preset, rules, players, dealer }
    this.referee = referee
    this.teller = teller
    this.match = new Match(referee, setting)
    teller.rule(rules)
    this.opening = from ? this.follow(from, shuffle) : this.deal(shuffle)
  }

  /** Deal the next hand and return the events. */
  deal(shuffle: Shuffle): string {
    return this.dealt(shuffle, shuffle.proof)
  }

  private dealt(chance: Chance, proof: Proof | null): string {
    const before = this.shuffles.length > 0 ? this.referee.save() : null
    this.match.deal(chance)
    this.shuffles.push(proof)
    this.moves = 0
    return this.note(before, DEALT)
  }

  /** Play the moves of a record, and return the events of its last hand; beyond it, `shuffle` orders the stock. */
  private follow({ hands }: MatchRecord, shuffle: Shuffle): string {
    return hands
      .map((hand) => {
        const deal = this.dealt(lying(hand, shuffle), null)
        return [deal, ...hand.moves.map((token) => this.play(token))].filter(Boolean).join()
      })
      .at(-1)!
  }

  /** Carry out a legal move and return the events. */
  play(token: string): string {
    const before = this.referee.save()
    const code = this.referee.code(token)
    this.match.play(token)
    this.moves += 1
    return this.note(before, code)
  }

  /** The rules now in force. */
  get rules(): Rules {
    return this.referee.rules
  }

  /** Let a match over a fixed number of hands end with this hand, or between hands with the next; other matches go on. */
  lastHand(): void {
    const { match_end, match_length } = this.rules
    const hand = this.referee.number('hand_number') + Number(this.referee.toMove === null)
    if (match_end !== MatchEnd.HANDS || hand >= match_length) return
    const rules = { ...this.rules, match_length: hand }
    this.match.rule(rules)
    this.teller.rule(rules)
  }

  get over(): boolean {
    return this.referee.phase === 'over'
  }

  /** Who plays on each seat now. */
  get players(): Contender[] {
    return this.sitters.map(({ name, level }, seat) => ({
      who: level ? name : (this.members[seat] ?? ''),
      name,
    }))
  }

  /** The seats that have been eliminated from the match. */
  get out(): ReadonlySet<number> {
    return new Set(this.referee.out)
  }

  /** The proofs of the finished hands, which may be shown. */
  get finished(): (Proof | null)[] {
    return this.shuffles.slice(0, this.summaries.length)
  }

  /** How the present hand, or the last one, was shuffled. */
  get proof(): Proof {
    return this.shuffles.findLast((proof) => proof !== null)!
  }

  /** The seal of the present hand. */
  get sealed(): string | null {
    return this.shuffles[this.summaries.length]?.commitment ?? null
  }

  /** The record of the finished hands, each with its proof, and which seats are a computer's. */
  record(): object {
    const { hands, ...whole } = this.match.record() as { hands: object[] }
    const levels = this.sitters.map(({ level }) => level)
    return {
      ...whole,
      ...(levels.some((level) => level !== null) ? { levels } : {}),
      hands: hands.slice(0, this.summaries.length),
    }
  }

  private note(before: Uint8Array | null, code: number): string {
    const happened = this.teller.happened(before, this.referee.save(), code)
    for (const said of happened.says) this.add(said, happened)
    return happened.json
  }

  /** Add events; who loses what comes right after the end of a hand. */
  private add({ kind, seat, say }: Happened['says'][number], { ending }: Happened): void {
    if (kind === Kinds.DEAL) {
      this.log = []
      this.last = new Map()
    } else if (seat !== null) this.last.set(seat, say)
    this.log.push(say)
    if (kind !== Kinds.END || !ending) return
    if (ending.reasons) this.log.push(ending.reasons)
    this.summaries.push(ending.summary)
  }
}
