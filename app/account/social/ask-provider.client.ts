import { api, ApiFailure } from '#app/api.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import type { SocialProvider } from '#platform/firebase-settings.ts'
import type { SocialSettings } from './settings.client.ts'
import { codeOf, type OursToMend, onlyWeCanMend, signInWords } from './sign-in-words.ts'

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
    const { askProvider } = await loadSdk()
    return await askProvider(settings, provider)
  } catch (cause) {
    const code = codeOf(cause)
    if (onlyWeCanMend(code)) tellOperator({ code, provider })
    throw cause
  }
}

type Told = { code: OursToMend; provider: SocialProvider }

function tellOperator(json: Told): void {
  // Nobody waits for it, and who signs in hears of it neither way.
  api<AccountApi>()
    .auth.social.trouble.$post({ json })
    .catch(() => {})
}

/** What is said of a failure; null where somebody only changed their mind. */
export function troubleWords(cause: unknown, provider: SocialProvider): string | null {
  return cause instanceof ApiFailure ? cause.message : signInWords(codeOf(cause), provider)
}
