/** What makes the page an app: a manifest, and a service worker that knows all files (src/sw.ts). */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const MANIFEST = 'manifest.json' // a suffix that every host knows
export const WORKER = 'sw.js'

/** A sentence of the catalogue: a manifest is read by systems, which have no catalogue. */
function sentence(language: string, key: string): string {
  const words = new URL(`../src/schwimmen/words/${language}/client.ftl`, import.meta.url)
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(readFileSync(words, 'utf8')))
  return bundle.formatPattern(bundle.getMessage(key)?.value ?? '')
}

const icon = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const manifest = () => ({
  name: sentence('en', 'title'),
  short_name: 'Schwimmen',
  description: sentence('en', 'claim'),
  lang: 'en',
  // Systems that know these members show them to those who read German.
  name_localized: { de: sentence('de', 'title') },
  description_localized: { de: sentence('de', 'claim') },
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#12566a',
  background_color: '#a9cbcd',
  categories: ['games', 'education'],
  icons: [
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    icon('icon-full.png', 512, 'maskable'),
  ],
})

/** A file as the service worker keeps it: what has a hash in its name needs no other. */
const entry = (folder: string, url: string) => ({
  revision: url.startsWith('assets/')
    ? null
    : createHash('sha256')
        .update(readFileSync(join(folder, url)))
        .digest('hex'),
  url,
})

/** The start page is fetched with the file that asks for it, and not behind that. */
function fetchedAtOnce(name: string): HtmlTagDescriptor[] {
  const [, kind] = /^assets\/(?:main|start)-[\w-]+\.(js|css)$/.exec(name) ?? []
  const rel = { js: 'modulepreload', css: 'stylesheet' }[kind ?? '']
  return rel
    ? [{ tag: 'link', attrs: { rel, crossorigin: true, href: `./${name}` }, injectTo: 'head' }]
    : []
}

export const app = (): Plugin => ({
  name: 'app',
  apply: 'build',
  transformIndexHtml: (_, { bundle = {} }) => [
    { tag: 'link', attrs: { rel: 'manifest', href: `./${MANIFEST}` }, injectTo: 'head' },
    ...Object.keys(bundle).flatMap(fetchedAtOnce),
  ],
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest()) })
  },
  writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && file.name !== WORKER)
      .map((file) =>
        join(file.parentPath, file.name)
          .slice(dir.length + 1)
          .replaceAll('\\', '/'),
      )
    const kept = JSON.stringify(files.sort().map((url) => entry(dir, url)))
    const worker = join(dir, WORKER)
    writeFileSync(worker, readFileSync(worker, 'utf8').replace('self.__WB_MANIFEST', kept))
  },
})
