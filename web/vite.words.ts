/** The words of each language as two files: what a first game says, and all the rest. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES } from './src/lib/facts.ts'

const FIRST = ['cards', 'client', 'games', 'server', 'table', 'terms']
const ELSEWHERE = ['terminal']

const ID = 'virtual:words'
const REMARKS = /^#.*\n|^\n/gm

export function words(root: string): Plugin {
  let building = false

  /** The address of catalogues, as an expression; as plain text: a host that compresses by suffix knows no `.ftl`. */
  function file(context: Rolldown.PluginContext, name: string, paths: readonly string[]): string {
    const source = paths.map((path) => readFileSync(path, 'utf8').replace(REMARKS, '')).join('')
    if (!building) return JSON.stringify(`data:text/plain,${encodeURIComponent(source)}`)
    const file = context.emitFile({ type: 'asset', name: `${name}.txt`, source })
    return `import.meta.ROLLUP_FILE_URL_${file}`
  }

  function addresses(context: Rolldown.PluginContext, language: string): string {
    const folder = join(root, language)
    const path = (name: string) => join(folder, `${name}.ftl`)
    const all = readdirSync(folder).flatMap((name) => /^(\w+)\.ftl$/.exec(name)?.[1] ?? [])
    const rest = all.filter((name) => ![...FIRST, ...ELSEWHERE].includes(name))
    all.forEach((name) => context.addWatchFile(path(name)))
    const first = file(context, `words-${language}`, FIRST.map(path))
    return `${language}: [${first}, ${file(context, `more-${language}`, rest.map(path))}]`
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
