import { enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { recordAsset } from './asset/asset.server.ts'
import { VoucherMoved } from './errors.ts'
import { moveItems } from './open-items.server.ts'
import { planVoucher, type VoucherPlan } from './plan-voucher.server.ts'
import { voucherNumber } from './voucher.ts'

export type Posted = {
  plan: VoucherPlan
  id: string
  number: string
  journalId: string
  /** Who recorded it. */
  by: string
}

/** Posts the journal of a voucher and moves its open items. */
export async function postPlan(
  ctx: Ctx,
  tx: Tx,
  { plan, id, number, journalId, by }: Posted,
): Promise<void> {
  const { template, input, postings, moves, at } = plan
  const isNew = await enterJournal(ctx, tx, {
    sourceId: id,
    source: 'voucher',
    event: 'posted',
    journalId,
    description: `${number} ${template.title}${input.note ? `: ${input.note}` : ''}`,
    occurredAt: at,
    postings,
  })
  if (!isNew) throw new VoucherMoved()
  await moveItems(ctx, tx, { sourceId: id, journalId, moves })
  await recordAsset(ctx, tx, { plan, id, by })
}

/** Posts a voucher that a second person agreed to, as the books stand now. */
export async function postProposed(
  ctx: Ctx,
  { id, by }: { id: string; by: string },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const row = await lockVoucher(tx, id, 'proposed')
    const { template, given: texts } = row
    const plan = await planVoucher(ctx, tx, { template, texts, isStated: true })
    if (plan.total !== row.sum) throw new VoucherMoved()
    const journalId = ctx.newId()
    await tx
      .updateTable('voucher')
      .set({ status: 'posted', journal_id: journalId, decided_by: by, decided_at: ctx.now() })
      .where('id', '=', id)
      .execute()
    const number = voucherNumber(row)
    await postPlan(ctx, tx, { plan, id, number, journalId, by: row.recorded_by })
  })
}

/** A proposed voucher that was not agreed to, or taken back; its number stays. */
export async function rejectVoucher(
  ctx: Ctx,
  { id, by }: { id: string; by: string | null },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    await lockVoucher(tx, id, 'proposed')
    await tx
      .updateTable('voucher')
      .set({ status: 'rejected', decided_by: by, decided_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  })
}

/** The row of a voucher in a state, locked. Refuses with VoucherMoved. */
export async function lockVoucher(tx: Tx, id: string, status: 'proposed' | 'posted') {
  const row = await tx
    .selectFrom('voucher')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new VoucherMoved()
  return row
}
