const screens = new Set(['/account', '/register'])

/** Whether a path is a screen with the providers' buttons: only their documents may reach the providers. */
export function isSignInScreen(path: string): boolean {
  return screens.has(path.replace(/(?<=.)\/$/, ''))
}
