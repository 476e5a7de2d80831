/** Fired on `window` when a member has signed in, signed out or changed name in this tab. */
export const MEMBER_CHANGED = 'amanah:akun'

/** True when a token's expiry (seconds) is missing, not a number, or not later than now. */
export function isExpired(expiry: string | null, nowSeconds: number): boolean {
  return expiry === null || expiry.trim() === '' || !(Number(expiry) > nowSeconds)
}
