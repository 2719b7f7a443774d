/** Finding a game by any of its names (rules/presets/names.py). */

import type { Catalogue, NameInfo, PresetInfo, Sentence } from './protocol'
import { Refused } from './refused'
import { either, gameName } from './words'

/** A game, and the name by which it was found if that is not its usual one. */
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

/** The games with a name that contains the text: each once, and again with each set of house rules of that name. */
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

type Games = Pick<Catalogue, 'presets' | 'absent'>

/** A game that cannot be played here, and what comes nearest. */
export interface Absence {
  why: Sentence
  nearest: Found
}

/** The game that cannot be played here and whose name contains the text. */
export function searchAbsent(text: string, games: Games): Absence | null {
  const asked = bare(text)
  return absence(games, (name) => bare(name).includes(asked))
}

function absence({ presets, absent }: Games, fits: (name: string) => boolean): Absence | null {
  const game = absent.find(({ names }) => names.some(fits))
  const preset = presets.find(({ id }) => id === game?.nearest)
  if (!game || !preset) return null
  const { house } = game
  const name = { text: gameName(preset.id), places: [], house, also: [] }
  return { why: game.why, nearest: { preset, name: plain(name) ? null : name } }
}

/** A name that does not say which game to play; `among` are the games to choose from. */
export class NotNamed extends Refused {
  constructor(
    why: Sentence,
    readonly among: readonly Found[],
  ) {
    super(why)
  }
}

/** The game that a whole name means, null if there is none. Throws NotNamed. */
export function named(text: string, games: Games): Found | null {
  const asked = bare(text)
  const is = (name: string) => bare(name) === asked
  const own = games.presets.find(({ id }) => is(id))
  if (own) return { preset: own, name: null }
  const among = games.presets.flatMap((preset) => {
    const called = preset.names.filter((name) => [name.text, ...name.also].some(is))
    const plainly = is(gameName(preset.id)) ? [null] : called.filter(plain).slice(0, 1)
    return [...plainly, ...called.filter((name) => !plain(name))].map((name) => ({ preset, name }))
  })
  if (among.length > 1) {
    const args = { came: text.trim(), allowed: either(among.map(label)) }
    throw new NotNamed({ key: 'error-name', args }, among)
  }
  const gone = among.length > 0 ? null : absence(games, is)
  if (gone) throw new NotNamed(gone.why, [gone.nearest])
  return among[0] ?? null
}

/** What tells a game from others of the same name. */
export const label = ({ preset, name }: Found): string =>
  name && !plain(name) ? name.text : gameName(preset.id)

export interface Called {
  places: readonly string[]
  house: boolean
  names: string[]
}

/** A game's other names, grouped by the places where they are used. */
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
