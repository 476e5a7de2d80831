import { isSavingData } from '#app/site/player/data-saver.client.ts'
import type { WorkerMessage } from './caches.ts'

/** The page has loaded, so the worker's own file delays nothing. */
const REGISTER_MS = 1_500
/** By then the screen has loaded everything, and the network is free. */
const KEEP_MS = 5_500

/**
 * Called once after `load`. A first visit stores what was opened; a later visit or an installed app stores everything.
 * Part of the boot file, so it stays small.
 */
export function registerWorker(): void {
  const { serviceWorker: workers } = navigator
  const tell = (message: WorkerMessage) => {
    if (!isSavingData()) void workers.ready.then(({ active }) => active?.postMessage(message))
  }
  void workers?.getRegistration().then((known) => {
    const takeOver: WorkerMessage = 'take-over'
    // Safe right after a page load: this tab plays nothing and has no touched form yet.
    known?.waiting?.postMessage(takeOver)
    if (!known) {
      setTimeout(() => {
        if (!isSavingData()) workers.register('/sw.js').catch(() => {})
      }, REGISTER_MS)
    } else if (!document.referrer.startsWith(location.origin)) {
      setTimeout(tell, KEEP_MS, 'returned')
    }
    addEventListener('appinstalled', () => tell('returned'))
    // The worker has not seen a page that was loaded before it.
    addEventListener('visibilitychange', () => tell('opened'))
  })
}
