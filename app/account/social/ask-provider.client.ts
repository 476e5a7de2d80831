import { api, ApiFailure } from '#app/client/api.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import type { SocialProvider } from '#platform/firebase-settings.ts'
import type { SocialSettings } from './settings.client.ts'
import { errorCodeOf, type OursToMend, onlyWeCanMend, signInWords } from './sign-in-words.ts'

const loadSdk = () => import('./firebase.client.ts')

/** Loads the SDK and sets it up. Settings it refuses are told when a provider is asked. */
export async function openSdk(settings: SocialSettings): Promise<void> {
  const { openFirebase } = await loadSdk()
  try {
    openFirebase(settings)
  } catch {}
}

/** Asks a provider in a window of its own; answers the ID token. What only the operator can mend, the operator is told. */
export async function askForToken(
  settings: SocialSettings,
  provider: SocialProvider,
): Promise<string> {
  try {
    const { signInWithProvider: askProvider } = await loadSdk()
    return await askProvider(settings, provider)
  } catch (cause) {
    const code = errorCodeOf(cause)
    if (onlyWeCanMend(code)) reportToOperator({ code, provider })
    throw cause
  }
}

type ProviderTrouble = { code: OursToMend; provider: SocialProvider }

function reportToOperator(json: ProviderTrouble): void {
  // Nobody waits for it, and who signs in hears of it neither way.
  api<AccountApi>()
    .auth.social.trouble.$post({ json })
    .catch(() => {})
}

/** What is said of a failure; null where somebody only changed their mind. */
export function troubleWords(cause: unknown, provider: SocialProvider): string | null {
  return cause instanceof ApiFailure ? cause.message : signInWords(errorCodeOf(cause), provider)
}
