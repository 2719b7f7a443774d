/**
 * The service worker that keeps the page on the device, and the new version that it may have found.
 *
 * A new version waits: it is offered, and taken when somebody asks for it. Where more pages are open, each of the
 * others follows as soon as it is back at the start: no table is ever loaded anew under its players.
 */

const WORKER = './sw.js'

const atStart = (): boolean => /^#?\/?$/.test(location.hash)

class Newer {
  /** A new version has arrived, and waits. */
  ready = $state(false)
  private waiting: ServiceWorker | null = null
  private asked = false

  /** Keep the page on the device from now on: browsers allow that only at secure addresses. */
  async keep(workers: ServiceWorkerContainer | undefined = navigator.serviceWorker): Promise<void> {
    if (!workers) return
    // A page that cannot be kept is fetched again each time.
    workers.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined)
    let kept = workers.controller !== null
    workers.addEventListener('controllerchange', () => {
      if (kept) this.follow()
      kept = true
    })
    const registration = await workers.ready
    this.found(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') this.found(registration.waiting)
      })
    })
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
    })
  }

  /** Take the new version, as soon as it is here; the page is loaded again with it. */
  take(): void {
    this.asked = true
    this.waiting?.postMessage('take over')
  }

  private found(waiting: ServiceWorker | null): void {
    this.waiting = waiting
    this.ready = waiting !== null
    if (this.asked) this.take()
  }

  /** Another version has taken over, asked for here or in another page. */
  private follow(): void {
    if (this.asked || atStart()) location.reload()
    else addEventListener('hashchange', () => this.follow(), { once: true })
  }
}

export const newer = new Newer()
