import { api } from '#app/api.client.ts'
import type { AccountApi } from '#features/account/api.server.ts'
import type { Me } from './me.ts'

type Change = {
  name?: string
  isAnonymous?: boolean
  theme?: Me['theme']
  /** Empty takes it out. */
  taxId?: string
  consents?: Partial<Record<string, boolean>>
}

/** Changes a part of the account; answers all of it. Throws ApiFailure. */
export async function changeMe(json: Change): Promise<Me> {
  const response = await api<AccountApi>('member').me.$patch({ json })
  return (await response.json()).data
}
