/** How large a text may be on a printed card: the largest size at which it fits, reckoned from the letters it has. */

/** The width of a letter in the mean and the distance of lines, in parts of the size. */
const LETTER = 0.56
const LEADING = 1.16
/** Millimetres of a point, and points between two sizes. */
const POINT = 25.4 / 72
const STEP = 0.5

/** The size in points for a text in a room of so many millimetres; `parts` are what lines can be made of. */
export function fitted(
  parts: readonly string[],
  [width, height]: readonly [width: number, height: number],
  [most, least]: readonly [most: number, least: number],
): number {
  for (let size = most; size > least; size -= STEP) {
    const letters = width / (size * POINT * LETTER)
    if (lines(parts, letters) * size * POINT * LEADING <= height) return size
  }
  return least
}

/** How many lines of so many letters some parts take; more than there can be where one is longer than a line. */
function lines(parts: readonly string[], letters: number): number {
  if (parts.some((part) => part.length > letters)) return Infinity
  let [count, used] = [1, 0]
  for (const part of parts) {
    if (used + part.length > letters) [count, used] = [count + 1, 0]
    used += part.length + 1
  }
  return count
}
