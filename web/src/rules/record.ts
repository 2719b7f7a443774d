/** Rules as the engine's `RuleFields` record (engine/layout.py): numbers all, none is 0, values of hands doubled, combinations packed. */

import { RECORDS } from '../engine/layout'
import { packed } from '../rulebook/translated/combinations'
import { DOUBLED, ranking, type Rules, type Value } from './fields'

/** Bytes of a number: a row of them where it is a table. */
const BYTES: Record<string, number> = { i4: 4, i8: 8 }

/** The bytes of the record; a number that no hand reaches is cut to the width of its field. */
export function recordOf(rules: Rules): Uint8Array {
  const { size, fields } = RECORDS.RuleFields
  const view = new DataView(new ArrayBuffer(size))
  for (const [name, [offset, type]] of Object.entries(fields)) {
    const value = name === 'combinations' ? packed(ranking(rules)) : rules[name as keyof Rules]
    const numbers = [DOUBLED.has(name) ? 2 * Number(value) : value].flat(2) as Value[]
    const bytes = BYTES[type]!
    numbers.forEach((number, at) => put(view, offset + at * bytes, bytes, BigInt(number as number)))
  }
  return new Uint8Array(view.buffer)
}

function put(view: DataView, offset: number, bytes: number, number: bigint): void {
  const most = (1n << BigInt(8 * bytes - 1)) - 1n
  const cut = number > most ? most : number < -most - 1n ? -most - 1n : number
  if (bytes === 8) view.setBigInt64(offset, cut, true)
  else view.setInt32(offset, Number(cut), true)
}
