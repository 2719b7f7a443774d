/** Few files for a first game: what is asked first, start page, table, two workers, and what several of these need. */

import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const PARTS = {
  early: path('src/begin.ts'),
  start: path('src/main.ts'),
  table: path('src/pages/Here.svelte'),
  keeper: path('src/local/worker.ts'),
  thinker: path('src/local/thinker.ts'),
}
type Part = keyof typeof PARTS

/** The modules of each part, with all that they import. */
let modules: Record<Part, Set<string>> | undefined

function reached(from: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([from])
  for (const id of found) context.getModuleInfo(id)?.importedIds.forEach((each) => found.add(each))
  return found
}

/** The file into which a module goes; null where a first game needs none of it, or where something begins. */
function fileOf(id: string, context: Rolldown.ChunkingContext): string | null {
  modules ??= Object.fromEntries(
    Object.entries(PARTS).map(([part, from]) => [part, reached(from, context)]),
  ) as Record<Part, Set<string>>
  if (context.getModuleInfo(id)?.isEntry) return null // what begins must not begin where others need its neighbours
  const { early, start, table, keeper, thinker } = modules
  const works = keeper.has(id) || thinker.has(id)
  if (works && (early.has(id) || start.has(id) || table.has(id))) return 'shared'
  if (keeper.has(id) && thinker.has(id)) return 'engine'
  return Object.entries(modules).find(([, all]) => all.has(id))?.[0] ?? null
}

export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [{ name: fileOf, debugName: 'first game' }],
}
