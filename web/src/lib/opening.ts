/** Opening a table. This device keeps it, unless others come by a link or the player wants the server to keep it. */

import { goOn, open as openHere } from '../local/here'
import { upTo } from '../match/record'
import { alone } from './alone'
import { noServer, open as openThere } from './api'
import { PLAIN, setup, type Level } from './house.svelte'
import type { Replay } from './pages'
import type { NewTable, Seated } from './protocol'
import { shelf } from './school/setup.svelte'
import { hold } from './seats'
import { settings } from './settings.svelte'
import { t } from './words'

/** Whether a table needs no other device: nobody is invited, and nobody judges from elsewhere. */
const canBeHere = ({ levels, judge }: NewTable): boolean => !levels.includes('open') && !judge

/** Open a table and sit down at it, with others of this device. Throws Refused. */
export async function openTable(table: NewTable, others: readonly string[] = []): Promise<void> {
  const seated = await opened(table, others)
  hold(seated)
  location.hash = `#/table/${seated.table}`
}

/** Open a table against computers at once, by the printed rules of a game, and sit down at it. Throws Refused. */
export function playNow(rules: string = PLAIN.rules): Promise<void> {
  const name = settings.name.trim() || t('name-default')
  return openTable({ ...PLAIN, rules, pace: setup.pace, name })
}

/** Play a replay on from one of its steps, on one of its seats; computers have the others, and the device keeps the table. */
export async function playOn(
  { record, levels }: Replay,
  step: number,
  seat: number,
): Promise<void> {
  const seated = await goOn(upTo(record, step), seat, levels as (Level | null)[])
  hold(seated)
  location.hash = `#/table/${seated.table}`
}

/** Where terms are explained, a server is asked first: people with other devices may come to judge. */
async function opened(table: NewTable, others: readonly string[]): Promise<Seated> {
  const explains = Boolean(table.school) || setup.explains(table)
  const wished = alone || (!setup.served && !explains)
  if (others.length > 0 || (canBeHere(table) && wished)) return onDevice(table, others)
  try {
    return await openThere(table)
  } catch (error) {
    if (!explains || !noServer(error) || !canBeHere(table)) throw error
    return onDevice(table, others)
  }
}

async function onDevice(
  { school, ...table }: NewTable,
  others: readonly string[],
): Promise<Seated> {
  const taught = school ? await (await shelf()).taught(school) : null
  return openHere({ ...table, others: [...others], school: taught })
}
