import { initializeApp } from 'firebase/app'
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
import type { SocialProvider } from '#platform/firebase-settings.ts'
import type { SocialSettings } from './settings.client.ts'

const providers = {
  google: GoogleAuthProvider,
  facebook: FacebookAuthProvider,
  github: GithubAuthProvider,
  twitter: TwitterAuthProvider,
} as const satisfies Record<SocialProvider, unknown>

/**
 * The SDK, set up once: it keeps nothing on the device, and where browsers are strict about windows it fetches its
 * helper ahead of the press. Throws the SDK's error when the settings are of no use.
 */
export function openFirebase({ apiKey, authDomain, projectId }: SocialSettings): Auth {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  auth.languageCode = 'id'
  return auth
}

/** Asks a provider in a window of its own; answers the ID token, and forgets the person here. Rejects with `code` 'auth/…'. */
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
