/** Parts of a page that are built one after the other: between any two the page is painted and responds to taps. */

import { tick } from 'svelte'

let last: Promise<void> = Promise.resolve()

/** Resolves when the next frame has been painted; a hidden page has none, and goes on. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) setTimeout(done)
    else requestAnimationFrame(() => setTimeout(done))
  })

/** Resolves when all who asked before have had their turn, and the page has been painted since. */
export const turn = (): Promise<void> => (last = last.then(painted))

/** Resolves when every part that has a turn has come, with all that it brought along. */
export async function allHere(): Promise<void> {
  for (let seen; seen !== last; await tick()) await (seen = last)
}
