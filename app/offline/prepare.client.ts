import { listenForInvitation } from './invitation.client.ts'

/** By then the first visit has loaded everything, and the network is free. */
const AFTER_MS = 5_500

/** Prepares the device for offline use without slowing the first visit. */
export function prepareOffline(): void {
  listenForInvitation()
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
