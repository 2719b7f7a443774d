/** Whether the page has no server behind it: `schwimmen site` marks the pages that it writes (server/site.py). */
export const alone = document.documentElement.hasAttribute('data-alone')
