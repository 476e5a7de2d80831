import { enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { returnAmilShare } from '#features/books/amil-share.server.ts'
import { isShared } from '#features/books/amil-share.ts'
import { donationIncome, type Posting } from '#features/ledger/ledger.ts'
import { postingsOfJournal } from '#features/ledger/posting-lines.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { LaterVouchers, ReasonMissing } from './errors.ts'
import { moveItems } from './open-items.server.ts'
import { assertHeld } from './held-money.server.ts'
import { lockVoucher } from './post-voucher.server.ts'
import { reversed, voucherNumber } from './voucher.ts'

export type Reversal = {
  id: string
  reason: string
  /** Who wants it, and who agreed to it where two people did. */
  by: string
  decidedBy?: string
}

/**
 * Posts the opposite journal of a voucher today and opens again what it settled. Refuses while other vouchers hang on
 * what it opened, and where the money is spent.
 */
export async function postReversal(
  ctx: Ctx,
  { id, reason, by, decidedBy }: Reversal,
): Promise<void> {
  if (reason.trim() === '') throw new ReasonMissing()
  await withBooks(ctx, async (tx) => {
    const row = await lockVoucher(tx, id, 'posted')
    const postings = await planReversal(ctx, tx, id)
    const reversalId = ctx.newId()
    const decided = decidedBy ? { decided_by: decidedBy, decided_at: ctx.now() } : {}
    await tx
      .updateTable('voucher')
      .set({
        status: 'reversed',
        reversal_id: reversalId,
        reversal_reason: reason,
        reversed_by: by,
        reversed_at: ctx.now(),
        reviewed_by: null,
        reviewed_at: null,
        ...(row.decided_by || decidedBy === row.recorded_by ? {} : decided),
      })
      .where('id', '=', id)
      .execute()
    await enterJournal(ctx, tx, {
      sourceId: id,
      source: 'voucher',
      event: 'reversed',
      journalId: reversalId,
      description: `${voucherNumber(row)} dibatalkan: ${reason}`,
      postings,
    })
    const moves = await movesOfVoucher(tx, id)
    const back = moves.map(({ item_id, amount, quantity }) => ({
      item: { id: item_id },
      amount: -amount,
      quantity: quantity && -quantity,
    }))
    await moveItems(ctx, tx, { sourceId: id, journalId: reversalId, moves: back })
    await returnShares(ctx, tx, { id, postings })
    const entries = [id, row.journal_id ?? id]
    await tx.deleteFrom('bank_line_link').where('entry_id', 'in', entries).execute()
  })
}

/** The amil gives back its share of receipts that were undone. */
async function returnShares(
  ctx: Ctx,
  tx: Tx,
  { id: sourceId, postings }: { id: string; postings: readonly Posting[] },
): Promise<void> {
  for (const fund of new Set(postings.map((posting) => posting.fund))) {
    if (!isShared(fund)) continue
    const isIncome = ({ debit }: Posting) => donationIncome[fund].includes(debit)
    if (postings.some((posting) => posting.fund === fund && isIncome(posting)))
      await returnAmilShare(ctx, tx, { fund, sourceId, event: `returned ${fund}` })
  }
}

/** What reversing it would post; nothing is written. */
export async function planReversal(ctx: Ctx, tx: Tx, id: string): Promise<Posting[]> {
  const later = await laterVouchers(tx, id)
  if (later.length > 0) throw new LaterVouchers(later)
  const postings = reversed(await postingsOfVoucher(tx, id))
  await assertHeld(tx, postings, dayOf(ctx.now()))
  return postings
}

/** What a voucher posted. */
export function postingsOfVoucher(db: Db | Tx, id: string): Promise<Posting[]> {
  return postingsOfJournal(db, { source: 'voucher', sourceId: id, event: 'posted' })
}

async function movesOfVoucher(tx: Tx, id: string) {
  return tx
    .selectFrom('open_item_move')
    .select(['item_id', 'amount', 'quantity'])
    .where('source_id', '=', id)
    .execute()
}

/** The numbers of the vouchers that still move what this one opened. */
async function laterVouchers(tx: Tx, id: string): Promise<string[]> {
  const opened = (await movesOfVoucher(tx, id)).filter(({ amount }) => amount > 0)
  if (opened.length === 0) return []
  const rows = await tx
    .selectFrom('open_item_move as move')
    .leftJoin('voucher', 'voucher.id', 'move.source_id')
    .select(['voucher.year', 'voucher.serial'])
    .where(
      'move.item_id',
      'in',
      opened.map(({ item_id }) => item_id),
    )
    .where('move.source_id', '<>', id)
    .groupBy(['move.source_id', 'voucher.year', 'voucher.serial'])
    .having(({ fn }) => fn.sum('move.amount'), '<>', 0)
    .execute()
  return rows.map(({ year, serial }) =>
    year && serial ? voucherNumber({ year, serial }) : 'catatan lain',
  )
}
