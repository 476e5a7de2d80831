import type { TabKey } from '#app/client/storage-keys.ts'

const BEGUN = 'amanah.mulai' satisfies TabKey

/** What the device keeps without any screen showing it. */
const hidden = /^(publicSession|expired|amanah.perangkat)$/

/** True when React has begun in this tab, or when this device keeps something that screens show. */
export function isKnownHere(): boolean {
  try {
    return BEGUN in sessionStorage || Object.keys(localStorage).some(isShown)
  } catch {
    // The browser refuses storage, so nothing is kept.
    return false
  }
}

/** True for a key whose value changes what screens show; the server cannot know it. */
export function isShown(key: string): boolean {
  return !hidden.test(key)
}

/** From now on React begins with each page of this tab. */
export function rememberBegun(): void {
  try {
    sessionStorage[BEGUN] = 1
  } catch {
    // Without storage each page waits for its first act.
  }
}
