import { sql } from 'kysely'
import { enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { unmatchedPostings } from '#features/charge/transfer.ts'
import { lockDonation } from '#features/donation/queries.server.ts'
import { recordReversed } from '#features/donation/record-payment.server.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import { postingsOfJournal } from '#features/ledger/posting-lines.server.ts'
import { voidReceipts } from '#features/receipt/void-receipts.server.ts'
import { assertHeld } from '#features/voucher/held-money.server.ts'
import { moveItems } from '#features/voucher/open-items.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { KEPT_FEE } from './came-in.server.ts'
import { AlreadyDeposited, GoodsUsed, NotOffline, OwnDonation } from './errors.ts'
import { COUNTER } from './write-offline-donation.server.ts'

/**
 * Takes back what was recorded by mistake: the opposite journal today, the papers void, what was given gone from
 * its place. By another person than who recorded it, with the reason; refused where the place or the programme lacks it.
 */
export async function undoOfflineDonation(
  ctx: Ctx,
  { donationId, why }: { donationId: string; why: string },
  { by }: { by: string },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, donationId)
    const known = await tx
      .selectFrom('offline_donation')
      .selectAll()
      .where('donation_id', '=', donationId)
      .where('undone_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!known || donation.status !== 'paid') throw new NotOffline()
    if (known.recorded_by === by) throw new OwnDonation()
    const now = ctx.now()
    await assertNotUsed(tx, donationId)
    const postings = await backPostings(tx, donationId, 'captured')
    const fee = await backPostings(tx, donationId, KEPT_FEE)
    await assertHeld(tx, [...postings, ...fee], dayOf(now))
    const journalId = ctx.newId()
    await recordReversed(tx, donation, { journalId, occurredAt: now, now, postings })
    if (fee.length > 0)
      await enterJournal(ctx, tx, { ...feeBack, sourceId: donationId, postings: fee })
    await moveBack(ctx, tx, { donationId, journalId })
    await voidReceipts(tx, { donationId, reason: 'reversed', at: now })
    await tx
      .updateTable('charge')
      .set({ status: 'reversed', failure: why, updated_at: now })
      .where('donation_id', '=', donationId)
      .where('provider', '=', COUNTER)
      .execute()
    await tx
      .updateTable('offline_donation')
      .set({ undone_by: by, undone_at: now, undone_why: why })
      .where('donation_id', '=', donationId)
      .execute()
  })
}

const feeBack = { source: 'donation', event: 'reversed fee', description: 'Biaya QRIS dibatalkan' }

/** The opposite of a journal of a gift: what was income stands as returned income. */
async function backPostings(tx: Tx, sourceId: string, event: string): Promise<Posting[]> {
  return unmatchedPostings(await postingsOfJournal(tx, { source: 'donation', sourceId, event }))
}

/** Refuses goods that left the store, and what was in a box and is at the bank. */
async function assertNotUsed(tx: Tx, donationId: string): Promise<void> {
  const moved = await tx
    .selectFrom('open_item_move as given')
    .innerJoin('open_item_move as move', 'move.item_id', 'given.item_id')
    .select('move.item_id')
    .where('given.source_id', '=', donationId)
    .groupBy('move.item_id')
    .having(sql<boolean>`sum(move.amount) <> max(given.amount)`)
    .execute()
  if (moved.length > 0) throw new GoodsUsed()
  const deposited = await tx
    .selectFrom('box_collection as collection')
    .innerJoin('voucher', 'voucher.id', 'collection.deposit_id')
    .select('collection.id')
    .where('collection.donation_id', '=', donationId)
    .where('voucher.status', 'in', ['proposed', 'posted'])
    .execute()
  if (deposited.length > 0) throw new AlreadyDeposited()
}

type Back = { donationId: string; journalId: string }

/** Goods leave the store, and a line of a bank that told of it is open again. */
async function moveBack(ctx: Ctx, tx: Tx, { donationId, journalId }: Back): Promise<void> {
  const rows = await tx
    .selectFrom('open_item_move')
    .select(['item_id', 'amount', 'quantity'])
    .where('source_id', '=', donationId)
    .execute()
  const moves = rows.map(({ item_id: id, amount, quantity }) => ({
    item: { id },
    amount: 0 - amount,
    quantity: quantity === null ? null : 0 - quantity,
  }))
  await moveItems(ctx, tx, { sourceId: donationId, journalId, moves })
  await tx.deleteFrom('bank_line_link').where('entry_id', '=', donationId).execute()
}
