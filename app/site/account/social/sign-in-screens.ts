const screens = new Set(['/account', '/register'])

/** True for screens with provider buttons. Only their documents may connect to providers. */
export function isSignInScreen(path: string): boolean {
  return screens.has(path.replace(/(?<=.)\/$/, ''))
}
