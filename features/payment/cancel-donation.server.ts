import { DonationNotFound } from '#features/donation/errors.ts'
import { findDonation, lockDonation, setDonationStatus } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { isPayable } from './charge.ts'
import { closeCharge } from './close-charge.server.ts'
import { DonationNotPayable, EarlierChargeUnclear } from './errors.ts'
import { activeCharge } from './queries.server.ts'
import { notifyWatchers } from './status-watch.server.ts'

/**
 * Ends a donation (by its public id) that nobody has paid, because its donor asks for it: first its code at the
 * provider, then the donation. Once cancelled, asking again changes nothing. A donation that turns out to be paid
 * stays paid, and money that comes after all is judged like late money (F5): nothing is dropped.
 */
export async function cancelDonation(ctx: Ctx, publicId: string): Promise<void> {
  const donation = await findDonation(ctx.db, publicId)
  if (!donation) throw new DonationNotFound()
  if (donation.status === 'cancelled') return
  if (!isPayable(donation.status)) throw new DonationNotPayable(donation.status === 'paid')

  const charge = await activeCharge(ctx.db, donation.id)
  if (charge && (await closeCharge(ctx, charge))) throw new DonationNotPayable(true)
  await inTransaction(ctx.db, async (tx) => {
    const { status } = await lockDonation(tx, donation.id)
    if (status === 'cancelled') return
    if (!isPayable(status)) throw new DonationNotPayable(status === 'paid')
    // Another window has chosen a way to pay meanwhile.
    if (await activeCharge(tx, donation.id)) throw new EarlierChargeUnclear()
    await setDonationStatus(tx, donation.id, { status: 'cancelled', at: ctx.now() })
  })
  notifyWatchers(publicId)
}
