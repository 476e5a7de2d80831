import type * as v from 'valibot'
import { api } from '#app/client/api.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import type { socialSettings } from '#features/account/contract.ts'

/** What the SDK needs, as GET /v2/auth/social answers. */
export type SocialSettings = NonNullable<v.InferOutput<typeof socialSettings>['data']>

/** Null where no provider is configured. */
export async function fetchSocialSettings(signal: AbortSignal): Promise<SocialSettings | null> {
  const response = await api<AccountApi>().auth.social.$get({}, { init: { signal } })
  return (await response.json()).data
}
