import { _components as parts, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  signInWithPopup,
  signOut,
  TwitterAuthProvider,
} from 'firebase/auth'
import type { SocialProvider } from '#platform/settings/firebase-settings.ts'
import type { SocialSettings } from './settings.client.ts'

const providers = {
  google: GoogleAuthProvider,
  facebook: FacebookAuthProvider,
  github: GithubAuthProvider,
  twitter: TwitterAuthProvider,
} as const satisfies Record<SocialProvider, unknown>

declare module '@firebase/app' {
  // Exported, but left out of the package's own types.
  export const _components: Map<string, unknown>
}

/**
 * The SDK, configured once, without the usage counter that it would store and send. The resolver is set here so that
 * its helper loads before the press. Throws for invalid settings.
 */
export function openFirebase({ apiKey, authDomain, projectId }: SocialSettings): Auth {
  parts.delete('heartbeat')
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  auth.languageCode = 'id'
  return auth
}

/** Opens a provider's popup, returns the ID token and signs out of the SDK. Rejects with `code` 'auth/…'. */
export async function signInWithProvider(
  settings: SocialSettings,
  provider: SocialProvider,
): Promise<string> {
  const auth = openFirebase(settings)
  const { user } = await signInWithPopup(auth, new providers[provider]())
  const idToken = await user.getIdToken()
  await signOut(auth)
  return idToken
}
