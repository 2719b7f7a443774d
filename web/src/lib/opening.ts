/** Opening a table. This device keeps it, unless others come to it by a link or its player wants the server to keep it. */

import { open as openHere } from '../local/here'
import { alone } from './alone'
import { open as openThere } from './api'
import { setup } from './house.svelte'
import type { NewTable } from './protocol'
import { hold } from './seats'

/** Whether a table needs no other device: nobody is invited, and nobody explains or judges. */
const canBeHere = ({ levels, judge, school, ...rules }: NewTable): boolean =>
  !levels.includes('open') && !judge && !school && !setup.explains(rules)

/** Open a table and sit down at it, with others of this device. Throws Refused. */
export async function openTable(table: NewTable, others: readonly string[] = []): Promise<void> {
  const here = others.length > 0 || (canBeHere(table) && (alone || !setup.served))
  const seated = await (here ? openHere({ ...table, others: [...others] }) : openThere(table))
  hold(seated)
  location.hash = `#/table/${seated.table}`
}
