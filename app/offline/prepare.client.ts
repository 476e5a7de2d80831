import type { WorkerMessage } from './caches.ts'
import { listenForInvitation } from './invitation.client.ts'

/** After this time the first visit has what it needs, and the network is free. */
const AFTER_MS = 5_500

/** Prepares the device for being offline, without taking anything from the first visit. */
export function prepareOffline(): void {
  listenForInvitation()
  // A document has just been loaded: nothing sounds yet in this tab, and no form is touched.
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

/** Tells the worker of a newer build, if one waits, that this tab would not be disturbed now. */
export function letNewWorkerTakeOver(): void {
  const message: WorkerMessage = 'take-over'
  navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.waiting?.postMessage(message))
    .catch(() => {})
}
