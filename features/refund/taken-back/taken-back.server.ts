import type { Selectable } from 'kysely'
import { enterJournal } from '#features/books/enter-books.server.ts'
import type { Donation } from '#features/donation/donation.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { TakenBackResolution } from '#platform/db/schema/schema-books.ts'
import type { Database } from '#platform/db/schema.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { refundedOf, takenBackTwicePostings } from '../refund.ts'
import type { Refund, RefundKey } from '../refund-rows.server.ts'

export type TakenBack = Selectable<Database['refund_taken_back']>

/** What our bank returned: a refund of a donation, or titipan. */
export type Returned = {
  donationId: string
  returnId: string
  amount: Rupiah
  journals: Posting[][]
}

/**
 * The provider takes money back that our bank has returned, or is returning: nothing is reversed a second time. The
 * donor has the money twice; people settle it. Recorded once.
 */
export async function recordTakenBack(
  ctx: Ctx,
  tx: Tx,
  { donationId, returnId, amount, journals }: Returned,
): Promise<void> {
  let isNew = true
  for (const [index, postings] of journals.entries()) {
    isNew &&= await enterJournal(ctx, tx, {
      sourceId: donationId,
      source: 'refund',
      event: `taken back ${returnId}${index > 0 ? ' operational' : ''}`,
      description: 'Penyedia menarik dana yang sudah kami kembalikan',
      postings,
    })
  }
  if (!isNew) return
  const row = { donation_id: donationId, return_id: returnId, amount, taken_at: ctx.now() }
  await tx.insertInto('refund_taken_back').values(row).execute()
  ctx.log.error('payment.returned-twice', { donation: donationId, return: returnId, amount })
}

/** The same for a refund of a locked donation that our bank sent. */
export async function recordRefundTakenBack(
  ctx: Ctx,
  tx: Tx,
  { donation, refund }: { donation: Donation; refund: Refund },
): Promise<void> {
  const part = { donationId: donation.id, returnId: refund.id, amount: refund.amount }
  const journals = takenBackTwicePostings(refundedOf(donation, refund))
  await recordTakenBack(ctx, tx, { ...part, journals })
}

/** What was returned twice of a refund and is not settled, locked. */
export async function findOpenTakenBack(tx: Tx, key: RefundKey): Promise<TakenBack | undefined> {
  return tx
    .selectFrom('refund_taken_back')
    .selectAll()
    .where('donation_id', '=', key.donation_id)
    .where('return_id', '=', key.id)
    .where('resolution', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Records how it was settled. */
export async function closeTakenBack(
  ctx: Ctx,
  tx: Tx,
  { refundKey, resolution }: { refundKey: RefundKey; resolution: TakenBackResolution },
): Promise<void> {
  await tx
    .updateTable('refund_taken_back')
    .set({ resolution, resolved_at: ctx.now() })
    .where('donation_id', '=', refundKey.donation_id)
    .where('return_id', '=', refundKey.id)
    .execute()
}
