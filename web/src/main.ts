import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from '$lib/settings.svelte'
import { speak } from '$lib/words'

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

void begin()
