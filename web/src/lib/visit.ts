/** Links from a game's page into the start page: a table with this game, its house rules open at one of them. */

import { tick } from 'svelte'
import { setup } from './house.svelte'

/** Go where such a link leads; say whether it was one. The games must be loaded. */
export async function visit(hash: string): Promise<boolean> {
  const [, game, knob] = /^#\/house\/(\w+)(?:\/(\w+))?$/.exec(hash) ?? []
  if (!game) return false
  history.replaceState(null, '', '#/')
  if (setup.catalogue?.presets.every((preset) => preset.id !== game)) return true
  if (setup.rules !== game) setup.choose(game)
  await tick()
  const place = find(`knob-${knob ?? ''}`) ?? find('house-rules') ?? document.getElementById('lay')
  for (let part: Element | null = place; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true
  // Folds open at the next drawing, and only then does anything have its place.
  await new Promise(requestAnimationFrame)
  place?.scrollIntoView({ block: knob ? 'center' : 'start' })
  if (knob)
    place?.querySelector<HTMLElement>('button, input, select')?.focus({ preventScroll: true })
  return true
}

const find = (name: string) => document.querySelector(`[data-testid="${name}"]`)
