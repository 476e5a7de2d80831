/** The address parameter that holds the path to return to after sign-in. */
const NEXT = 'lanjut'

/** The path to open after sign-in: the requested one if it is on this site, else the account. */
export function pathAfterSignIn(search: string): string {
  const path = new URLSearchParams(search).get(NEXT) ?? ''
  // Some browsers read backslashes as slashes and drop control characters, so '/\' could lead to another site.
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : '/account'
}

/** The address of the sign-in screen, which returns to `next` afterwards. */
export function signInPath(next?: string): string {
  return next ? `/account?${NEXT}=${encodeURIComponent(next)}` : '/account'
}
