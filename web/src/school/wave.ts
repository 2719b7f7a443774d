/** A line that is the same when the card is turned round. */
export const wave = (high: number, long: number, count: number) =>
  `M0 ${high}` + `q${long / 4} ${-2 * high} ${long / 2} 0t${long / 2} 0`.repeat(count)
