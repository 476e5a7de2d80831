/** The spec's keys in the browser's local storage. */
export const storageKeys = {
  publicToken: 'publicSession',
  expiry: 'expired',
  member: 'SY_SESSION',
} as const

/** A stored token counts as expired when its expiry (seconds) is missing, no number, or not later than now. */
export function isExpired(expiry: string | null, nowSeconds: number): boolean {
  return expiry === null || expiry.trim() === '' || !(Number(expiry) > nowSeconds)
}
