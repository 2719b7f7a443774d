import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { chunks } from './vite.chunks.ts'
import { app, WORKER } from './vite.pwa.ts'
import { words } from './vite.words.ts'
import { workers } from './vite.workers.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const catalogues = path('../src/schwimmen/words')
const positions = path('../src/schwimmen/puzzles/found')
const server = process.env.SCHWIMMEN_SERVER ?? 'http://127.0.0.1:8031'

export default defineConfig({
  plugins: [svelte(), svelteTesting(), words(catalogues), workers(), app()],
  base: './', // every address is relative, so the table may be served from any path
  resolve: {
    alias: {
      $lib: path('src/lib'),
      $words: catalogues, // client and server speak the same words: tests import them with ?raw
    },
  },
  build: {
    outDir: path('../src/schwimmen/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // A worker has no document to ask for them ahead.
      resolveDependencies: (_, wanted, { hostId }) => (hostId.includes('thinker') ? [] : wanted),
    },
    rolldownOptions: {
      input: { index: path('index.html'), sw: path('src/sw.ts') },
      output: {
        codeSplitting: chunks,
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    fs: { allow: ['.', catalogues, positions] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    testTimeout: 30_000, // a busy machine is slow, not wrong
    environment: 'jsdom',
    pool: 'threads',
    isolate: false, // one page for all files: a page for each took six times as long
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/lib/spoken.ts'],
  },
})
