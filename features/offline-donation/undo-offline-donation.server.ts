import { withBooks } from '#features/books/enter-books.server.ts'
import { reversalPostings } from '#features/donation/donation.ts'
import { lockDonation } from '#features/donation/queries.server.ts'
import { recordReversed } from '#features/donation/record-payment.server.ts'
import { voidReceipts } from '#features/receipt/void-receipts.server.ts'
import { assertHeld } from '#features/voucher/held-money.server.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { NotOffline, OwnDonation } from './errors.ts'
import { CASH } from './record-offline-donation.server.ts'

/**
 * Takes back what was recorded by mistake: the opposite journal today, the papers void, the cash gone from its place.
 * By another person than who recorded it, with the reason; refused where the cash or the programme lacks the money.
 */
export async function undoOfflineDonation(
  ctx: Ctx,
  { donationId, why }: { donationId: string; why: string },
  { by }: { by: string },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, donationId)
    const given = await tx
      .selectFrom('offline_donation')
      .selectAll()
      .where('donation_id', '=', donationId)
      .where('undone_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!given || donation.status !== 'paid') throw new NotOffline()
    if (given.recorded_by === by) throw new OwnDonation()
    const now = ctx.now()
    const place = { credit: CASH, cashPlaceId: given.cash_place_id }
    const postings = reversalPostings(donation).map((posting) => ({ ...posting, ...place }))
    await assertHeld(tx, postings, dayOf(now))
    await recordReversed(tx, donation, { journalId: ctx.newId(), occurredAt: now, now, postings })
    await voidReceipts(tx, { donationId, reason: 'reversed', at: now })
    await tx
      .updateTable('charge')
      .set({ status: 'reversed', failure: why, updated_at: now })
      .where('donation_id', '=', donationId)
      .where('method', '=', 'cash')
      .execute()
    await tx
      .updateTable('offline_donation')
      .set({ undone_by: by, undone_at: now, undone_why: why })
      .where('donation_id', '=', donationId)
      .execute()
  })
}
