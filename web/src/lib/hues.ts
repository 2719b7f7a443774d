/** A colour for each seat in a chart. */
export const HUES = [
  '#0f6b83',
  '#c0492c',
  '#8a6a12',
  '#6a4a9c',
  '#2f7a45',
  '#a63a6b',
  '#556370',
  '#8b5a2b',
  '#2e5bac',
]

export const hueOf = (seat: number): string => HUES[seat % HUES.length]!
