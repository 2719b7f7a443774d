/** The games in the order and the groups in which a person looks for them. */

import type { PresetInfo } from './protocol'

const GROUPS: [string, string[]][] = [
  ['schwimmen', ['schwimmen', 'schwimmen_gamerules', 'schwimmen_catsatcards']],
  ['europe', ['dutch31', 'hosa_aba', 'tri_palki', 'tuppenny_loo', 'stop_the_bus']],
  ['thirty-one', ['thirty_one', 'thirty_one_trio', 'no_elimination_31']],
  ['asia', ['forty_one', 'japanese_51', 'chinese_51', 'empat_satu']],
  ['school', ['energy_schwimmen']],
]

export interface Group {
  name: string
  presets: PresetInfo[]
}

/** The presets in their groups; a preset without a group is found under "more". */
export function grouped(presets: readonly PresetInfo[]): Group[] {
  const known = new Set(GROUPS.flatMap(([, ids]) => ids))
  const other = presets.map(({ id }) => id).filter((id) => !known.has(id))
  return [...GROUPS, ['other', other] as [string, string[]]]
    .map(([name, ids]) => ({
      name,
      presets: ids.flatMap((id) => presets.filter((preset) => preset.id === id)),
    }))
    .filter((group) => group.presets.length > 0)
}
