/** The chances of every seat over a match as lines: hand by hand up to the present one, and within it by decision. */

import type { ReviewCourse, ReviewDecision, ReviewHand } from './pages'

/** A point of a line: `x` counts hands, from 0 before the first; the present hand is the last of them. */
export interface Point {
  x: number
  chance: number
  /** the decision that led here, where one did */
  decision?: ReviewDecision
}

/** One line for each seat; a seat that was out before the first point has none. */
export function lines(
  { chances, decisions: count }: ReviewCourse,
  decisions: readonly ReviewDecision[],
  hand: ReviewHand | null,
): Point[][] {
  const played = chances.length - 1
  return (chances[0] ?? []).map((_, seat) => {
    const line: Point[] = []
    for (const [x, row] of chances.entries()) {
      const chance = row[seat] ?? 0
      if (chance > 0 || line.at(-1)?.chance) line.push({ x, chance })
    }
    if (!line.at(-1)?.chance) return line
    for (const [index, decision] of decisions.entries()) {
      if (decision.seat !== seat || decision.grade === 'forced') continue
      const x = played + (index + 1) / (count + 1)
      line.push({ x, chance: decision.played.chance, decision })
    }
    if (hand) line.push({ x: played + 1, chance: hand.after[seat] ?? 0 })
    return line
  })
}

/** Where a number of hands is drawn, 0 to 1: the present hand gets most of the room. */
export function place(x: number, played: number): number {
  if (played === 0) return x
  const before = Math.min(0.5, 0.12 * played)
  return x <= played ? (x / played) * before : before + (x - played) * (1 - before)
}

/** Heights of labels, moved apart as little as it takes: none is nearer to the next than `least`, all stay above `most`. */
export function apart(heights: readonly number[], least: number, most: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  let floor = -Infinity
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, floor)
    floor = placed[index]! + least
  }
  let ceiling = most
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, ceiling)
    ceiling = placed[index]! - least
  }
  return placed
}
