import { api } from '#app/client/api.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import type { MeBody } from '../me.ts'

type Change = {
  name?: string
  isAnonymous?: boolean
  theme?: MeBody['theme']
  /** An empty text deletes it. */
  taxId?: string
  consents?: Partial<Record<string, boolean>>
}

/** Changes a part of the account and returns the whole account. Throws ApiFailure. */
export async function changeMe(json: Change): Promise<MeBody> {
  const response = await api<AccountApi>('member').me.$patch({ json })
  return (await response.json()).data
}
