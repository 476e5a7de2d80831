import { campaignsWithUnits, findOfferedPackage, findUnit } from '#features/wakaf/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Refusal } from '#platform/refusal.ts'
import type { CampaignTerms } from './start/campaign-terms.server.ts'
import type { Donation, Sum } from './donation.ts'
import { unitsRefusal } from './donation-units.ts'

/** Why a wakaf in units is refused; other funds have no units. */
export async function wakafRefusal(
  { db }: Ctx,
  input: Sum,
  { id, fund }: Pick<CampaignTerms, 'id' | 'fund'>,
): Promise<Refusal | undefined> {
  const unit = fund === 'W' ? await findUnit(db, id) : undefined
  const { packageId } = input
  if (!unit || !packageId) return unitsRefusal(input, unit)
  return unitsRefusal(input, unit, await findOfferedPackage(db, { campaignId: id, id: packageId }))
}

/** Those of some donations that take units out of a stock when they are paid. */
export async function takersOfUnits(
  tx: Tx,
  donations: readonly Donation[],
): Promise<Set<Donation>> {
  const wakaf = donations.filter(({ fund }) => fund === 'W')
  const campaigns = await campaignsWithUnits(
    tx,
    wakaf.map(({ campaign }) => campaign.id),
  )
  return new Set(wakaf.filter(({ campaign }) => campaigns.has(campaign.id)))
}
