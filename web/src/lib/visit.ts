/** Links into the form of the start page: a game, its house rules open at one of them; or tables for a class. */

import { setup } from './house.svelte'
import { houseRules, schoolForm } from './reading'
import { schooling } from './school/setup.svelte'
import { allHere } from './turns'

/** Where a teacher opens tables for a class. */
export const CLASS = '#/class'
const SCHOOL = 'energy_schwimmen'
/** How many frames a part may take to appear. */
const PATIENCE = 300

/** Go where such a link leads; say whether it was one. The games must be loaded. */
export async function visit(hash: string): Promise<boolean> {
  const teaches = hash === CLASS
  const [, named, knob] = /^#\/house\/(\w+)(?:\/(\w+))?$/.exec(hash) ?? []
  const game = teaches ? SCHOOL : named
  if (!game) return false
  history.replaceState(null, '', '#/')
  if (setup.catalogue?.presets.every((preset) => preset.id !== game)) return true
  if (setup.rules !== game) setup.choose(game)
  if (teaches) schooling.teach()
  await allHere()
  if (teaches) await schoolForm().then(() => appeared('school'))
  else await unfolded()
  const asked = teaches ? 'school' : `knob-${knob ?? ''}`
  const place = find(asked) ?? find('house-rules') ?? document.getElementById('lay')
  for (let part: Element | null = place; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true
  // Folds open with the next frame, and only then does everything have its place.
  await drawn()
  place?.scrollIntoView({ block: knob ? 'center' : 'start' })
  if (knob || teaches)
    place
      ?.querySelector<HTMLElement>(teaches ? 'input:checked' : 'button, input, select')
      ?.focus({ preventScroll: true })
  return true
}

/** Fold the house rules out, and wait until they are there. */
async function unfolded(): Promise<void> {
  const fold = find('house-open')
  if (!(fold instanceof HTMLDetailsElement)) return
  fold.open = true
  await houseRules()
  await drawn()
}

/** Wait until a part that was fetched is there, for some seconds at most. */
async function appeared(name: string): Promise<void> {
  for (let frame = 0; frame < PATIENCE && !find(name); frame++) await drawn()
}

const drawn = () => new Promise(requestAnimationFrame)
const find = (name: string) => document.querySelector(`[data-testid="${name}"]`)
