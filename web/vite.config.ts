import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { app, WORKER } from './vite.pwa.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const words = path('../src/schwimmen/words')
const server = process.env.SCHWIMMEN_SERVER ?? 'http://127.0.0.1:8031'

export default defineConfig({
  plugins: [svelte(), svelteTesting(), app()],
  base: './', // every address is relative, so the table may be served from any path
  resolve: {
    alias: {
      $lib: path('src/lib'),
      $words: words, // client and server speak the same words: import them with ?raw
    },
  },
  build: {
    outDir: path('../src/schwimmen/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // words are fetched as files, never as addresses that hold their text
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: path('index.html'), worker: path('src/sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
        // Words as plain text: a host that compresses by suffix knows no `.ftl`.
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/[name]-[hash].${name.endsWith('.ftl') ? 'txt' : '[ext]'}`,
      },
    },
  },
  server: {
    fs: { allow: ['.', words] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    pool: 'threads',
    isolate: false, // one page for all files: a page for each took six times as long
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/lib/spoken.ts'],
  },
})
