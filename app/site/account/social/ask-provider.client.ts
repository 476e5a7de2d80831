import { api, ApiFailure } from '#app/client/api.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import type { SocialProvider } from '#platform/settings/firebase-settings.ts'
import type { SocialSettings } from './settings.client.ts'
import { errorCodeOf, type OperatorError, isOperatorError, signInWords } from './sign-in-words.ts'

const loadSdk = () => import('./firebase.client.ts')

/** Loads and configures the SDK. Invalid settings are reported when a provider is opened. */
export async function openSdk(settings: SocialSettings): Promise<void> {
  const { openFirebase } = await loadSdk()
  try {
    openFirebase(settings)
  } catch {}
}

/** Opens a provider's popup and returns the ID token. Reports configuration errors to the operator. */
export async function askForToken(
  settings: SocialSettings,
  provider: SocialProvider,
): Promise<string> {
  try {
    const { signInWithProvider: askProvider } = await loadSdk()
    return await askProvider(settings, provider)
  } catch (cause) {
    const code = errorCodeOf(cause)
    if (isOperatorError(code)) reportToOperator({ code, provider })
    throw cause
  }
}

type ProviderTrouble = { code: OperatorError; provider: SocialProvider }

function reportToOperator(json: ProviderTrouble): void {
  // Sent in the background; a failure here does not concern the user.
  api<AccountApi>()
    .auth.social.trouble.$post({ json })
    .catch(() => {})
}

/** The message for a failure; null when the user only cancelled. */
export function troubleWords(cause: unknown, provider: SocialProvider): string | null {
  return cause instanceof ApiFailure ? cause.message : signInWords(errorCodeOf(cause), provider)
}
