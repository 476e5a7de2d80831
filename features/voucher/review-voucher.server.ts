import { withBooks } from '#features/books/enter-books.server.ts'
import { NotPermitted } from '#features/staff/errors.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { ReasonMissing } from './errors.ts'
import { limitOf } from './limits.server.ts'
import { lockVoucher } from './post-voucher.server.ts'
import { proposeReversal } from './proposals.server.ts'
import type { VoucherHand } from './record-voucher.server.ts'
import { postReversal } from './reverse-voucher.server.ts'
import { findTemplate } from './templates/templates.ts'

/**
 * Undoes a voucher for a reason: at once where one person recorded it within the limit, and another looks through it;
 * else it is proposed. Answers which.
 */
export async function reverseVoucher(
  ctx: Ctx,
  { id, reason }: { id: string; reason: string },
  { by, role }: VoucherHand,
): Promise<'reversed' | 'proposed'> {
  if (reason.trim() === '') throw new ReasonMissing()
  return withBooks(ctx, async (tx) => {
    const txCtx = ctx.within(tx)
    const row = await lockVoucher(tx, id, 'posted')
    const template = findTemplate(row.template)
    if (!template || !isPermitted(role, template.propose)) throw new NotPermitted()
    const limit = await limitOf(tx, role, dayOf(ctx.now()))
    if (row.decided_by || row.sum > limit) {
      await proposeReversal(txCtx, { id, reason, by })
      return 'proposed'
    }
    await postReversal(txCtx, { id, reason, by })
    return 'reversed'
  })
}

/**
 * Looks through what others recorded or undid alone: the shown ones, and none of one's own. Answers how many.
 */
export async function reviewVouchers(
  ctx: Ctx,
  { ids, by }: { ids: readonly string[]; by: string },
): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await ctx.db
    .updateTable('voucher')
    .set({ reviewed_by: by, reviewed_at: ctx.now() })
    .where('id', 'in', [...ids])
    .where('status', 'in', ['posted', 'reversed'])
    .where('decided_by', 'is', null)
    .where('reviewed_by', 'is', null)
    .where('recorded_by', '<>', by)
    .where((where) => where.or([where('reversed_by', 'is', null), where('reversed_by', '<>', by)]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
