/** What a person chose on this device. Kept in localStorage; every field applies at once. */

import type { Deck } from './cards'
import { isLanguage, languageOfBrowser, SETTINGS, type Language } from './language'

export type { Language }
export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'calm'

const asks = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches

const fresh = () => ({
  language: languageOfBrowser(),
  theme: 'auto' as Theme,
  deck: 'french' as Deck,
  large: false,
  // Phones are used among other people: there, sound has to be switched on.
  sound: !asks('(pointer: coarse)'),
  memory: true,
  motion: 'auto' as Motion,
  keys: true,
  name: '',
})

export type Settings = ReturnType<typeof fresh>

function kept(): Settings {
  const settings = fresh()
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SETTINGS) ?? '{}')
    for (const [key, value] of Object.entries(found as object)) {
      // Only what has the right type: an older or broken entry must not break the page.
      if (key in settings && typeof value === typeof settings[key as keyof Settings])
        Object.assign(settings, { [key]: value })
    }
    if (!isLanguage(settings.language)) settings.language = languageOfBrowser()
  } catch {
    // Unreadable or forbidden storage: start afresh.
  }
  return settings
}

export const settings: Settings = $state(kept())

export function keep(): void {
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(settings))
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

/** Cards fly unless the system or the person asks for calm. */
export const calm = (): boolean =>
  settings.motion === 'calm' ||
  (settings.motion === 'auto' && asks('(prefers-reduced-motion: reduce)'))
