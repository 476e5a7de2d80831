/** The name of the parameter that says where a person wanted to be before signing in. */
const NEXT = 'lanjut'

/** Where to go after signing in: a path of our own that was asked for, else the account. */
export function goesOnTo(search: string): string {
  const wanted = new URLSearchParams(search).get(NEXT) ?? ''
  // Backslashes and control characters are slashes to some browsers, or nothing: '//', '/\' lead elsewhere.
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) ? wanted : '/account'
}

/** The address of the sign-in screen that leads back to a path of our own. */
export function signInPath(next?: string): string {
  return next ? `/account?${NEXT}=${encodeURIComponent(next)}` : '/account'
}
