import { mount } from 'svelte'
import App from './App.svelte'
import { alone } from '$lib/alone'
import { answerBy } from '$lib/api'
import { newer } from '$lib/newer.svelte'
import { settings } from '$lib/settings.svelte'
import { speak } from '$lib/words'
import { setType } from './font'
import { prepare } from './local/here'

const AGAIN_MILLISECONDS = 2000
const target = document.getElementById('app')

/** Nothing can be said before the words are there. */
async function begin(): Promise<void> {
  try {
    await speak(settings.language)
    if (target) mount(App, { target })
  } catch {
    setTimeout(() => void begin(), AGAIN_MILLISECONDS)
  }
}

if (alone) {
  const here = async () => (await import('./rulebook/here')).page
  answerBy({
    lookAt: async (rules) => (await here()).lookAt(rules),
    compared: async (left, right) => (await here()).compared(left, right),
  })
}

/** What a first game needs comes first; then, where it is not on the device, the typeface, and all else is kept there. */
async function follow(): Promise<void> {
  const game = Promise.allSettled([begin(), prepare(), import('./pages/Here.svelte')])
  if (!navigator.serviceWorker?.controller) await game
  setType().catch(() => undefined)
  await game
  if (import.meta.env.PROD) void newer.keep()
}

void follow()
