/** Parts of a page that come one after the other: the page is painted, and heeds taps, between any two. */

import { tick } from 'svelte'

let last: Promise<void> = Promise.resolve()

/** The next frame has been painted; a page that nobody sees has none, and goes on. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) setTimeout(done)
    else requestAnimationFrame(() => setTimeout(done))
  })

/** Resolves when all who asked before have had their turn, and the page has been painted since. */
export const turn = (): Promise<void> => (last = last.then(painted))

/** Resolves when everything has come that has a turn, and what that brought with it. */
export async function allHere(): Promise<void> {
  for (let seen; seen !== last; await tick()) await (seen = last)
}
