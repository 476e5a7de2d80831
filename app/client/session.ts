/** The spec's keys in the browser's local storage. */
export const storageKeys = {
  publicToken: 'publicSession',
  expiry: 'expired',
  member: 'SY_SESSION',
  /** How the header greets whoever is signed in; never more than the name. */
  memberName: 'amanah.akun',
  /** By which an account knows this device again when a code is asked for. */
  device: 'amanah.perangkat',
} as const

/** Fired on `window` when somebody has signed in or out in this tab, or is called otherwise. */
export const MEMBER_CHANGED = 'amanah:akun'

/** A stored token counts as expired when its expiry (seconds) is missing, no number, or not later than now. */
export function isExpired(expiry: string | null, nowSeconds: number): boolean {
  return expiry === null || expiry.trim() === '' || !(Number(expiry) > nowSeconds)
}
