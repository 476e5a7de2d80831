/** The keys in the browser's local storage, as the spec names them. */
export const storageKeys = {
  publicToken: 'publicSession',
  expiry: 'expired',
  member: 'SY_SESSION',
  /** The member's name for the greeting in the header; nothing else of the account is stored. */
  memberName: 'amanah.akun',
  /** Lets the account recognize this device when it requests a code. */
  device: 'amanah.perangkat',
} as const

/** Fired on `window` when a member has signed in, signed out or changed name in this tab. */
export const MEMBER_CHANGED = 'amanah:akun'

/** True when a token's expiry (seconds) is missing, not a number, or not later than now. */
export function isExpired(expiry: string | null, nowSeconds: number): boolean {
  return expiry === null || expiry.trim() === '' || !(Number(expiry) > nowSeconds)
}
