import type * as v from 'valibot'
import { api } from '#app/client/api.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import type { socialSettings } from '#features/account/contract.ts'

/** The SDK settings as GET /v2/auth/social returns them. */
export type SocialSettings = NonNullable<v.InferOutput<typeof socialSettings>['data']>

/** The settings of sign-in providers; null when none is configured. */
export async function fetchSocialSettings(signal: AbortSignal): Promise<SocialSettings | null> {
  const response = await api<AccountApi>().auth.social.$get({}, { init: { signal } })
  return (await response.json()).data
}
