/**
 * Keeps the whole page on the device, so that it opens without a network. What a server answers (api/, ws) is none of
 * its files and passes by; the answers that lie in a folder are added to the list as that is written (server/site.py).
 */

import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/^lang$/] })
cleanupOutdatedCaches()
clientsClaim() // the first visit, too, goes on without a network

// A new version waits until every page of the old one is closed, or until somebody asks for it.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})
