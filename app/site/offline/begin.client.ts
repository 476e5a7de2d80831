import type { KeepOutcome, WorkerMessage } from './caches.ts'
import { letNewWorkerTakeOver } from './take-over.client.ts'

/** How long a newer worker may take to start before the present one is asked. */
const TAKE_OVER_MS = 3_000

/** True when the browser can store screens. */
export function canKeepOffline(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis
}

/** Stores the app and the whole text on this device now, because the user asked for it. */
export async function keepOffline(): Promise<KeepOutcome> {
  // Only a request: browsers decide, and may refuse.
  await navigator.storage?.persist?.()
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/sw.js')
  // The files of an older build than the server's cannot be had.
  await registration.update().catch(() => {})
  if (registration.waiting) {
    const changed = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      setTimeout(resolve, TAKE_OVER_MS)
    })
    letNewWorkerTakeOver()
    await changed
  }
  const { active } = await serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const message: WorkerMessage = 'asked'
  const outcome = new Promise<KeepOutcome>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<KeepOutcome>) => resolve(data)
  })
  active?.postMessage(message, [port2])
  return outcome
}
