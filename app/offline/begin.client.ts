import { tabStorage } from '#app/client/storage.client.ts'
import { isSavingData } from '#app/player/data-saver.client.ts'
import type { WorkerMessage } from './caches.ts'

const WORKER = '/sw.js'
const LOOK_EVERY_MS = 3_600_000
const FRESHENED = 'amanah.luring.disegarkan'

/** True when the browser can store screens. */
export function canKeepOffline(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis
}

/** Stores the app and the text on this device from now on. In data-saver mode only when the user asked for it. */
export async function beginOffline(isAsked = false): Promise<void> {
  if (!canKeepOffline()) return
  const known = await navigator.serviceWorker.getRegistration()
  if (!known && !isAsked && isSavingData()) return
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
  if (!registration) return
  setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY_MS)
  if (known && !isSavingData() && isFirstInTab()) {
    const freshen: WorkerMessage = 'freshen'
    registration.active?.postMessage(freshen)
  }
}

/** Checks for updates once per tab, not on every screen. */
function isFirstInTab(): boolean {
  return !tabStorage.get(FRESHENED) && tabStorage.set(FRESHENED, '1')
}
