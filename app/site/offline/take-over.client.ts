import type { WorkerMessage } from './caches.ts'

/** Tells a waiting worker of a newer build that this tab can switch now. */
export function letNewWorkerTakeOver(): void {
  const message: WorkerMessage = 'take-over'
  navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.waiting?.postMessage(message))
    .catch(() => {})
}
