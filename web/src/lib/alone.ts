/** Whether no server stands behind the page: `schwimmen site` marks the pages that it writes (server/site.py). */
export const alone = document.documentElement.hasAttribute('data-alone')
