import { findDonatedUnits } from '#features/wakaf/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { DonationBody } from './contract.ts'
import type { Donation } from './donation.ts'
import { toPublicDonation } from './view.ts'

/** A donation for anyone who knows its id, with the units of a wakaf. */
export async function publicDonation(ctx: Ctx, donation: Donation): Promise<DonationBody> {
  const units = await findDonatedUnits(ctx.db, donation)
  return toPublicDonation(donation, { now: ctx.now(), units })
}
