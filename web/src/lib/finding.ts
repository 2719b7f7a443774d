/** Finding a game by any of its names (rules/presets/names.py). */

import type { NameInfo, PresetInfo } from './protocol'
import { gameName } from './words'

/** A game, and the name by which it was found where that is not its own. */
export interface Found {
  preset: PresetInfo
  name: NameInfo | null
}

/** The letters and digits of a text, without case and accents. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')

const plain = (name: NameInfo): boolean => Object.keys(name.house).length === 0

/** The games with a name that has the text in it: each once, and once more with each set of house rules of that name. */
export function search(text: string, presets: readonly PresetInfo[]): Found[] {
  const asked = bare(text)
  const has = (name: string) => bare(name).includes(asked)
  return presets.flatMap((preset) => {
    const called = preset.names.filter((name) => has(name.text))
    const own = has(gameName(preset.id)) || has(preset.id)
    const plainly = own ? [null] : called.filter(plain).slice(0, 1)
    return [...plainly, ...called.filter((name) => !plain(name))].map((name) => ({ preset, name }))
  })
}

export interface Called {
  places: readonly string[]
  house: boolean
  names: string[]
}

/** What else a game is called: names together that are at home in the same places. */
export function alsoCalled(names: readonly NameInfo[]): Called[] {
  const groups: Called[] = []
  for (const name of names) {
    const last = groups.at(-1)
    if (last && last.house !== plain(name) && last.places.join() === name.places.join())
      last.names.push(name.text)
    else groups.push({ places: name.places, house: !plain(name), names: [name.text] })
  }
  return groups
}
