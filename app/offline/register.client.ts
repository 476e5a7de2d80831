import { isSavingData } from '#app/player/data-saver.client.ts'
import { letNewWorkerTakeOver } from './take-over.client.ts'

/** By then the first visit has loaded everything, and the network is free. */
const AFTER_MS = 5_500

/** Called once after `load`, without React: registers the service worker. Part of the boot file, so it stays small. */
export function registerWorker(): void {
  // Safe right after a page load: this tab plays nothing and has no touched form yet.
  letNewWorkerTakeOver()
  setTimeout(() => {
    const { serviceWorker } = navigator
    if (!serviceWorker || !('caches' in globalThis)) return
    void serviceWorker
      .getRegistration()
      .then((known) => {
        if (known || !isSavingData()) {
          return serviceWorker.register('/sw.js', { updateViaCache: 'none' })
        }
      })
      .catch(console.warn)
  }, AFTER_MS)
}
