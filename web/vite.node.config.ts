import { defineConfig } from 'vite'

/** What of the page runs without a browser, in one file that Node.js can run: `replay.mjs` and the tests use it. */
export default defineConfig({
  publicDir: false,
  build: { ssr: 'src/node.ts', outDir: 'build', target: 'node20' },
  ssr: { noExternal: true },
})
