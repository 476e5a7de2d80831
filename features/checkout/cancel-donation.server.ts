import { DonationNotFound } from '#features/donation/errors.ts'
import { findDonation, lockDonation, setDonationStatus } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { isPayable } from '#features/charge/charge.ts'
import { closeCharge } from './close-charge.server.ts'
import { DonationNotPayable, EarlierChargeUnclear } from './errors.ts'
import { activeCharge } from '#features/charge/queries.server.ts'
import { notifyWatchers } from '#features/charge/status-watch.server.ts'

/**
 * Cancels an unpaid donation (by its public id) at its donor's wish: first its code at the provider, then the
 * donation. A repeat changes nothing. A donation found to be paid stays paid, and later money is judged like late
 * money (F5): nothing is dropped.
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
    // Another window has chosen a payment method in the meantime.
    if (await activeCharge(tx, donation.id)) throw new EarlierChargeUnclear()
    await setDonationStatus(tx, donation.id, { status: 'cancelled', at: ctx.now() })
  })
  notifyWatchers(publicId)
}
