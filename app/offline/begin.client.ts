import { isSavingData } from '#app/player/audio-element.client.ts'
import type { WorkerMessage } from './caches.ts'

const WORKER = '/sw.js'
const LOOK_EVERY_MS = 3_600_000
const FRESHENED = 'amanah.luring.disegarkan'

/** True where a browser can keep screens at all. */
export function canKeepOffline(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis
}

/** Keeps the app and the text on this device from now on. Somebody who saves data is not made to fetch them unasked. */
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

/** Once for each tab: what is kept is looked after, not on every screen. */
function isFirstInTab(): boolean {
  try {
    if (sessionStorage.getItem(FRESHENED)) return false
    sessionStorage.setItem(FRESHENED, '1')
    return true
  } catch {
    return false
  }
}
