/** The language in which the page starts. */

import { LANGUAGES } from './facts'

export type Language = keyof typeof LANGUAGES

export const SETTINGS = 'schwimmen.settings'

export const isLanguage = (code: unknown): code is Language =>
  Object.hasOwn(LANGUAGES, String(code))

/** The language that the address asks for, as `schwimmen serve --language` prints it, or else the browser's. */
export function languageOfBrowser(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  const wishes = [asked ?? '', ...navigator.languages].map((wish) => wish.split('-')[0] ?? '')
  return wishes.find(isLanguage) ?? 'en'
}

/** The language that a person chose on this device, or else the browser's. */
export function language(): Language {
  try {
    const { language } = JSON.parse(localStorage.getItem(SETTINGS) ?? '{}') as {
      language?: unknown
    }
    if (isLanguage(language)) return language
  } catch {
    // Storage is unreadable or forbidden: start afresh.
  }
  return languageOfBrowser()
}
