/** For tests: all languages are there from the beginning. */

import { FluentResource } from '@fluent/bundle'
import { LANGUAGES } from './facts'
import type { Language } from './settings.svelte'
import { learn } from './words'

const files = import.meta.glob<string>(['$words/*/*.ftl', '!$words/*/terminal.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
for (const language of Object.keys(LANGUAGES) as Language[])
  learn(
    language,
    Object.entries(files).flatMap(([path, text]) =>
      path.includes(`/${language}/`) ? [new FluentResource(text).body] : [],
    ),
  )
