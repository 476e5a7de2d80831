import { getBankAccount } from '#features/bank-account/bank-account.server.ts'
import { lockBooks } from '#features/books/enter-books.server.ts'
import { type Donation, totalOf } from '#features/donation/donation.ts'
import { lockDonation, setWaitingAgain } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { MatchStays } from './errors.ts'
import { keepAsOrphan, lockTransfers } from './match-transfer.server.ts'
import { type TransferMatch, paidBy } from '#features/charge/matched-transfers.server.ts'
import {
  lockCharge,
  activeCharge,
  type Charge,
  changeCharge,
} from '#features/charge/queries.server.ts'
import { assertMoneyThere, reverseCapture } from './reverse-capture.server.ts'
import { notifyWatchers } from '#features/charge/status-watch.server.ts'
import { voidReceipts } from '#features/receipt/void-receipts.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { notifyDonorJob } from '#features/charge/jobs.server.ts'

/**
 * Undoes a match that was a mistake, once: the donation waits again, its journals are reversed, its receipts are void
 * and its donor is told. Money that did come is titipan from then on. Refuses when it is spent or promised.
 */
export async function undoTransfer(
  ctx: Ctx,
  { chargeId, reason }: { chargeId: string; reason: string },
): Promise<void> {
  const publicId = await inTransaction(ctx.db, async (tx) => {
    const seen = await paidBy(tx, chargeId)
    if (!seen) throw new MatchStays()
    await lockTransfers(tx, seen.bankAccountId)
    await lockBooks(tx)
    // The one before may have undone it.
    const match = await paidBy(tx, chargeId)
    if (!match) throw new MatchStays()
    const donation = await lockDonation(tx, match.donationId)
    const charge = await lockCharge(tx, { donation_id: donation.id, id: chargeId })
    await assertUndoable(tx, { donation, isPaid: charge.status === 'paid' })
    const bank = await getBankAccount(tx, match.bankAccountId)

    await reverseCapture(ctx, tx, donation)
    const sourceId = match.hasCome ? await keepAsOrphan(ctx, tx, toOrphan(match)) : null
    await assertMoneyThere(tx, { donation, bank })
    await tx
      .insertInto('transfer_undo')
      .values({
        bank_account_id: match.bankAccountId,
        key: match.key,
        donation_id: donation.id,
        charge_id: chargeId,
        source_id: sourceId,
        reason,
        undone_at: ctx.now(),
      })
      .execute()
    await reopenCharge(ctx, tx, { donation, charge })
    return donation.publicId
  })
  notifyWatchers(publicId)
  ctx.pages.purge('/', '/campaign/')
  ctx.wake()
}

/** A gift that is refunded or reversed is over, and a refund of it would have nothing to return. */
async function assertUndoable(
  tx: Tx,
  { donation, isPaid }: { donation: Donation; isPaid: boolean },
): Promise<void> {
  if (donation.status !== 'paid' || !isPaid) throw new MatchStays()
  const refund = await tx
    .selectFrom('refund')
    .select('id')
    .where('donation_id', '=', donation.id)
    .where('status', '!=', 'rejected')
    .executeTakeFirst()
  if (refund) throw new MatchStays()
}

function toOrphan({ bankAccountId, amount, date, lineKey }: TransferMatch) {
  return { bankAccountId, amount, date, key: lineKey }
}

/**
 * A locked donation waits for its money as before: its own sum without the added rupiah, void receipts, and its code
 * open for the time it had left. Its donor is told.
 */
async function reopenCharge(
  ctx: Ctx,
  tx: Tx,
  { donation, charge }: { donation: Donation; charge: Charge },
): Promise<void> {
  const now = ctx.now()
  const { id: donationId } = donation
  await voidReceipts(tx, { donationId, reason: 'unmatched', at: now })
  await setWaitingAgain(tx, donation, { added: charge.instruction?.added ?? 0, at: now })
  const isOpen = charge.expires_at > now && !(await activeCharge(tx, donationId))
  await changeCharge(tx, charge, {
    status: isOpen ? 'pending' : 'expired',
    paid_at: null,
    payments: [],
    updated_at: now,
  })
  const key = `${donationId} unmatched ${(donation.unmatched ?? 0) + 1}`
  const news = { news: 'unmatched' as const, amount: totalOf(donation), subject: key }
  await enqueue(tx, notifyDonorJob, { payload: { donationId, ...news }, now, key })
}
