import { ZakatMismatch } from '#features/zakat/errors.ts'
import { currentParameters } from '#features/zakat/figures/queries.server.ts'
import { assertSnapshotHolds } from '#features/zakat/snapshot.ts'
import type { Ctx } from '#platform/context.ts'
import { isRefusal, type Refusal } from '#platform/refusal.ts'
import type { CampaignTerms } from './campaign-terms.server.ts'
import type { DonationInput } from '../contract.ts'
import { isFitrah } from '../fitrah-donation.ts'

/** Why a calculated zakat is refused: its input gives another sum today, or this campaign may not take it. */
export async function zakatRefusal(
  ctx: Ctx,
  { zakat, amount }: DonationInput,
  campaign: CampaignTerms,
): Promise<Refusal | undefined> {
  if (!zakat) return undefined
  const isItsFund = campaign.fund === (zakat.jenis === 'fidyah' ? 'D' : 'Z')
  // Fitrah has an account of its own, so it cannot count as zakat on wealth, nor the reverse.
  const isItsKind = isFitrah(campaign) === (zakat.jenis === 'zakatfitrah')
  if (zakat.zakatRupiah !== amount || !isItsFund || !isItsKind) return new ZakatMismatch()
  const parameters = await currentParameters(ctx.db, ctx.now(), zakat.wilayah)
  try {
    assertSnapshotHolds(parameters, zakat)
    return undefined
  } catch (error) {
    if (isRefusal(error)) return error
    throw error
  }
}
