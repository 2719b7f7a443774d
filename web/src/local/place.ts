/** Which tables this device keeps, and how they are told from those of a server: by their address. */

import type { NewTable } from '../lib/protocol'

export const LOCAL = 'here-'

/** Whether a table is kept by this device. */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL)

/** Whether a table needs no other device: nobody is invited, nobody judges, no deck explains. */
export const canBeLocal = ({ levels, judge, school }: NewTable): boolean =>
  !levels.includes('open') && !judge && !school
