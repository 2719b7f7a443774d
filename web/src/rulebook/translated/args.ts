// Written by tools/generate.py from schwimmen/rules/knobs/args.py; change that, not this.

import * as py from '../python'

export const ROWS: readonly string[] = (["blitz", "highest", "middle", "lowest"] as const)
export const NAMES: readonly string[] = (["clubs", "spades", "hearts", "diamonds"] as const)
/** Return the topics of the suits as arguments. */
export function label_args(labels: readonly string[]): Record<string, string | number | boolean | number[] | string[]> {
  return py.dict(py.zip(NAMES, labels))
}

/** Return the numbers of a points table as arguments: `blitz`, `blitz_other`, `highest`, …. */
export function table_args(table: readonly (readonly [number, number])[]): Record<string, string | number | boolean | number[] | string[]> {
  const pairs = py.zip(ROWS, table)
  return py.dict(pairs.flatMap(([row, pair]) => ([([row, pair[0]] as const), ([`${row}_other`, pair[1]] as const)] as const).map(([name, points]) => ([name, points] as const))))
}

