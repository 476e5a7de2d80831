import type { WorkerMessage } from './caches.ts'
import { listenForInvitation } from './invitation.client.ts'

/** By then the first visit has loaded everything, and the network is free. */
const AFTER_MS = 5_500

/** Prepares the device for offline use without slowing the first visit. */
export function prepareOffline(): void {
  listenForInvitation()
  // Safe right after a page load: this tab plays nothing and has no touched form yet.
  letNewWorkerTakeOver()
  setTimeout(() => {
    const begin = () => {
      import('./begin.client.ts')
        .then(({ beginOffline }) => beginOffline())
        .catch((error: unknown) => console.warn('nothing is kept for being offline', error))
    }
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 10_000 })
    else begin()
  }, AFTER_MS)
}

/** Tells a waiting worker of a newer build that this tab can switch now. */
export function letNewWorkerTakeOver(): void {
  const message: WorkerMessage = 'take-over'
  navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.waiting?.postMessage(message))
    .catch(() => {})
}
