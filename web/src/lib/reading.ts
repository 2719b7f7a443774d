/** Parts of the page that a first game does without. */

import { untrack } from 'svelte'
import { speakAll } from './words'

/** Fetches such a part when somebody wants it, and with it all words. */
export const reading =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> =>
    (await Promise.all([load(), untrack(speakAll)]))[0]

export const houseRules = reading(() => import('../components/HouseRules.svelte'))
export const friendsForm = reading(() => import('../components/people/FriendsForm.svelte'))
export const schoolForm = reading(() => import('./school/SchoolForm.svelte'))
