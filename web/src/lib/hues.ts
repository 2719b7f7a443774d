/** What tells seats apart, at the table and in every chart: the colour of the cap and the face below it. */

const HUES = [
  '#0f6b83',
  '#c0492c',
  '#8a6a12',
  '#6a4a9c',
  '#2f7a45',
  '#a63a6b',
  '#556370',
  '#8b5a2b',
  '#2e5bac',
  '#5f7d1f',
]
const SKINS = ['#eec7a2', '#c98f63', '#8d5a3a', '#f2d3b5', '#a87147']

export const hueOf = (seat: number): string => HUES[seat % HUES.length]!
export const skinOf = (seat: number): string => SKINS[(seat * 3) % SKINS.length]!
