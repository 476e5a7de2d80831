import { api } from '#app/client/api.client.ts'
import type { CampaignApi } from '#features/campaign/api.server.ts'
import type { DonorBody } from '#features/campaign/contract.ts'
import type { MorePage } from '#app/ui/use-more.ts'

type DonorQuery = { slug: string; sort: 'terbaru' | 'terbesar'; after: string }

/** Fetches the next page of a campaign's donors. Throws ApiFailure. */
export async function moreDonors({ slug, ...query }: DonorQuery): Promise<MorePage<DonorBody>> {
  const response = await api<CampaignApi>().campaigns[':slug'].donors.$get({
    param: { slug },
    query,
  })
  const { data, next } = await response.json()
  return { items: data, next }
}
