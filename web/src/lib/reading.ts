/** Parts of the page that a first game does without. */

import { untrack } from 'svelte'
import { speakAlso } from './words'

/** Fetches such a part when it is wanted, together with all words or those that it needs. */
export const reading =
  <Part>(load: () => Promise<Part>, words: Parameters<typeof speakAlso>[0] = 'more') =>
  async (): Promise<Part> =>
    (await Promise.all([load(), untrack(() => speakAlso(words))]))[0]

export const guide = reading(() => import('../guide/Guide.svelte'), 'guide')
export const news = reading(() => import('../guide/News.svelte'))
export const hintCard = reading(() => import('../components/HintCard.svelte'))
export const houseRules = reading(() => import('../components/HouseRules.svelte'))
export const friendsForm = reading(() => import('../components/people/FriendsForm.svelte'))
export const waiting = reading(() => import('../components/people/Waiting.svelte'))
export const bringForm = reading(() => import('../components/kitchen/Bring.svelte'))
export const settingsForm = reading(() => import('../components/SettingsForm.svelte'))
export const school = reading(() => import('./school/School.svelte'))
export const schoolForm = reading(() => import('./school/SchoolForm.svelte'))
