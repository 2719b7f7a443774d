/** Rules as the engine's `RuleFields` record (engine/layout.py): numbers all, none is 0, values of hands doubled. */

import { DOUBLED, type Rules, type Value } from './fields'

/** Where the fields of a record lie: bytes from its beginning, bytes of a number, and how many numbers there are. */
export interface Layout {
  size: number
  fields: Record<string, readonly [offset: number, bytes: number, count: number]>
}

/** The bytes of the record; a number that no hand reaches is cut to the width of its field. */
export function recordOf(rules: Rules, { size, fields }: Layout): Uint8Array {
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  for (const [name, [offset, width]] of Object.entries(fields)) {
    const value = rules[name as keyof Rules]
    const numbers = [DOUBLED.has(name) ? 2 * Number(value) : value].flat(2) as Value[]
    numbers.forEach((number, at) => put(view, offset + at * width, width, BigInt(number as number)))
  }
  return bytes
}

function put(view: DataView, offset: number, width: number, number: bigint): void {
  const most = (1n << BigInt(8 * width - 1)) - 1n
  const cut = number > most ? most : number < -most - 1n ? -most - 1n : number
  for (let at = 0; at < width; at++)
    view.setUint8(offset + at, Number(BigInt.asUintN(8, cut >> BigInt(8 * at))))
}
