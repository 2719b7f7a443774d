/**
 * What a table counts of an evening (table/evening.py): who has won its matches, the bravest close, and the unluckiest
 * hand. It follows from the log, like all that a table knows.
 */

import type { Feat, EveningView as Told } from '../lib/protocol'
import type { Shown } from '../match/referee'

/** Somebody who has played a hand. */
export interface Contender {
  /** a person's membership, or the name of a computer opponent */
  who: string
  name: string
}

/** A hand worth remembering: whose it was, and what it was worth. */
interface Notable {
  who: string
  code: number
  value: string
}

export class Evening {
  private readonly names = new Map<string, string>()
  private readonly wins = new Map<string, number>()
  private brave: Notable | null = null
  private unlucky: Notable | null = null

  /** Count a finished hand, and the match too if its winners are given. */
  count(
    players: readonly Contender[],
    shown: readonly Shown[],
    winners: readonly number[] | null,
  ): void {
    for (const { who, name } of players) this.names.set(who, name)
    const changes = shown.map(({ change }) => change)
    const [best, worst] = [most(changes), least(changes)]
    for (const { seat, code, value, change, called } of shown) {
      const feat = { who: players[seat]!.who, code, value }
      if (called && change > worst && (!this.brave || code < this.brave.code)) this.brave = feat
      if (change < best && (!this.unlucky || code > this.unlucky.code)) this.unlucky = feat
    }
    if (!winners) return
    players.forEach(({ who }, seat) =>
      this.wins.set(who, (this.wins.get(who) ?? 0) + Number(winners.includes(seat))),
    )
  }

  /** What everybody may know of it, the one with the most wins first. */
  get told(): Told {
    const mostFirst = [...this.wins].sort(([, one], [, other]) => other - one)
    const won = mostFirst.map(([who, count]) => ({ name: this.names.get(who)!, count }))
    return { won, brave: this.feat(this.brave), unlucky: this.feat(this.unlucky) }
  }

  private feat(feat: Notable | null): Feat | null {
    return feat && { name: this.names.get(feat.who)!, value: feat.value }
  }
}

// Written out because `Math.max` takes no BigInt.
const most = <T extends number | bigint>(all: readonly T[]): T =>
  all.reduce((a, b) => (b > a ? b : a))
const least = <T extends number | bigint>(all: readonly T[]): T =>
  all.reduce((a, b) => (b < a ? b : a))
