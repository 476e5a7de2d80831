import { findDonatedUnits } from '#features/wakaf/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { DonationBody } from './contract.ts'
import type { Donation } from './donation.ts'
import { isDonationOf } from './queries.server.ts'
import { toPublicDonation } from './view.ts'

/** A donation for anyone who knows its id, with the units of a wakaf; unmasked for the account that gave it. */
export async function publicDonation(
  ctx: Ctx,
  donation: Donation,
  accountId?: string,
): Promise<DonationBody> {
  const units = await findDonatedUnits(ctx.db, donation)
  const isOwn = accountId !== undefined && (await isDonationOf(ctx.db, donation.id, accountId))
  return toPublicDonation(donation, { now: ctx.now(), units, isOwn })
}
