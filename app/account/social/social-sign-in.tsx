/** The buttons of the sign-in providers that are configured; nothing where there are none. */
export function SocialSignIn() {
  return null
}
