import { findUnit } from '#features/wakaf/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Refusal } from '#platform/refusal.ts'
import type { CampaignTerms } from './campaign-terms.server.ts'
import type { DonationInput } from './donation.ts'
import { unitsRefusal } from './donation-units.ts'

/** Why a wakaf in units is refused; other funds have no units. */
export async function wakafRefusal(
  { db }: Ctx,
  input: DonationInput,
  { id, fund }: CampaignTerms,
): Promise<Refusal | undefined> {
  return unitsRefusal(input, fund === 'W' ? await findUnit(db, id) : undefined)
}
