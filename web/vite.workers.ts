/** Workers as chunks of the page's own build: what page and workers share is fetched once. */

import type { Plugin } from 'vite'

const ASKED = '?worker&url'

export const workers = (): Plugin => ({
  name: 'workers',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(ASKED)) return null
    const chunk = this.emitFile({ type: 'chunk', id: id.slice(0, -ASKED.length) })
    return `export default import.meta.ROLLUP_FILE_URL_${chunk}`
  },
})
