import { listCampaigns } from '#features/campaign/queries.server.ts'
import { GENERAL_SLUG, isForPlans } from '#features/recurring/programmes.ts'
import type { Ctx } from '#platform/context.ts'

/** The programmes that a plan can be for, besides what needs it most. */
export async function planProgrammes(ctx: Ctx): Promise<{ slug: string; title: string }[]> {
  const { items } = await listCampaigns(ctx.read, { now: ctx.now(), limit: 48 })
  return items
    .filter((campaign) => campaign.slug !== GENERAL_SLUG && isForPlans(campaign))
    .map(({ slug, title }) => ({ slug, title }))
}
