/** The words of each language as three files, read already: what a first game says, a guided one, and all the rest. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES } from './src/lib/facts.ts'

const FIRST = ['cards', 'client', 'games', 'server', 'table', 'terms']
const GUIDE = ['guide']
const ELSEWHERE = ['terminal']

const ID = 'virtual:words'

/** Messages as the page takes them: reading Fluent's own form takes a phone a sixth of a second. */
function read(paths: readonly string[]): string {
  const { body } = new FluentResource(paths.map((path) => readFileSync(path, 'utf8')).join('\n'))
  return JSON.stringify(body.map(({ id, value }) => ({ id, value })))
}

export function words(root: string): Plugin {
  let building = false

  /** The address of catalogues, as an expression. */
  function file(context: Rolldown.PluginContext, name: string, paths: readonly string[]): string {
    const source = read(paths)
    if (!building) return JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)
    const file = context.emitFile({ type: 'asset', name: `${name}.json`, source })
    return `import.meta.ROLLUP_FILE_URL_${file}`
  }

  function addresses(context: Rolldown.PluginContext, language: string): string {
    const folder = join(root, language)
    const path = (name: string) => join(folder, `${name}.ftl`)
    const all = readdirSync(folder).flatMap((name) => /^(\w+)\.ftl$/.exec(name)?.[1] ?? [])
    const rest = all.filter((name) => ![...FIRST, ...GUIDE, ...ELSEWHERE].includes(name))
    all.forEach((name) => context.addWatchFile(path(name)))
    const first = file(context, `words-${language}`, FIRST.map(path))
    const guide = file(context, `guide-${language}`, GUIDE.map(path))
    return `${language}: [${first}, ${guide}, ${file(context, `more-${language}`, rest.map(path))}]`
  }

  return {
    name: 'words',
    configResolved: ({ command }) => void (building = command === 'build'),
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      const all = Object.keys(LANGUAGES).map((language) => addresses(this, language))
      return `export default { ${all.join(', ')} }`
    },
  }
}
