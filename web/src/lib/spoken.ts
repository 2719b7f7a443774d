/** For tests: both languages are there from the beginning. */

import { learn } from './words'

const files = import.meta.glob<string>(['$words/*/*.ftl', '!$words/*/terminal.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
for (const language of ['de', 'en'] as const)
  learn(
    language,
    Object.entries(files).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : [])),
  )
