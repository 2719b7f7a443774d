/** What this device can say about the shuffle of a hand: the verdict, and whether it fits what it remembers itself. */

import { check, readHand, type Shuffled, type Verdict } from './fair'
import { recall } from './kept'
import type { Proof } from './protocol'
import { COMMITMENTS, handName, SALTS } from './salts'

export interface Judged {
  verdict: Verdict | 'own-commitment' | 'own-contribution'
  /** what the record says; null if there is nothing to read */
  read: Shuffled | null
  own: Own
  /** how many seats contributed */
  contributions: number
  /** `open`: nothing is proven either way */
  tone: 'good' | 'open' | 'bad'
}

export const SIGNS = { good: 'check', open: 'less', bad: 'close' } as const

/** Whether a proof has the seal that this device was shown and this device's own contribution; null: unknown. */
export interface Own {
  commitment: boolean | null
  contribution: boolean | null
}

/** Judge a hand of a record: `check`, and then this device's own memory. */
export function judge(hand: unknown, players?: number, dealer?: number | null): Judged {
  const read = readHand(hand, players)
  const own = read ? remembered(read.proof) : { commitment: null, contribution: null }
  const found = check(hand, players, dealer)
  const verdict = found === 'fair' ? ownVerdict(own) : found
  const contributions = read?.proof.contributions.filter((each) => each !== null).length ?? 0
  const proven = verdict === 'fair' && contributions > 0
  const open = verdict === 'fair' || verdict === 'none'
  return { verdict, read, own, contributions, tone: proven ? 'good' : open ? 'open' : 'bad' }
}

const ownVerdict = (own: Own): Judged['verdict'] =>
  own.commitment === false
    ? 'own-commitment'
    : own.contribution === false
      ? 'own-contribution'
      : 'fair'

function remembered(proof: Proof): Own {
  const name = handName(proof)
  const seal = recall(COMMITMENTS)[name]
  const salt = recall(SALTS)[name]
  return {
    commitment: seal === undefined ? null : seal === proof.commitment,
    contribution: salt === undefined ? null : proof.contributions.includes(salt),
  }
}
