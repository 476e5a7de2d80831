import {
  type NewVoucher,
  type Recorded,
  recordVoucher,
  type VoucherHand,
} from '#features/voucher/record-voucher.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { linkEntries, lockLine } from '../confirm-line.server.ts'
import { wordsKey } from './line-acts.ts'

const REMEMBERED = 300

/** Which template people chose for the descriptions of a bank account, the latest choice of each, by `wordsKey`. */
export async function learnedActs(
  db: Db | Tx,
  bankAccountId: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('bank_line_link as link')
    .innerJoin('bank_line as line', 'line.id', 'link.line_id')
    .innerJoin('voucher', 'voucher.journal_id', 'link.entry_id')
    .select(['line.description', 'line.amount', 'voucher.template'])
    .where('line.bank_account_id', '=', bankAccountId)
    .orderBy('link.made_at', 'desc')
    .limit(REMEMBERED)
    .execute()
  const known = rows.map((row) => [wordsKey({ ...row, open: row.amount }), row.template] as const)
  return new Map(known.toReversed())
}

/**
 * Records a voucher that explains a line, and links the line to its journal, in one transaction: the locks of the line
 * come before those of the books. What waits for a second person is suggested as an entry once it is posted.
 */
export async function recordForLine(
  ctx: Ctx,
  { lineId, voucher, hand }: { lineId: string; voucher: NewVoucher; hand: VoucherHand },
): Promise<Recorded> {
  return inTransaction(ctx.db, async (tx) => {
    const line = await lockLine(tx, lineId)
    const txCtx = ctx.within(tx)
    const recorded = await recordVoucher(txCtx, voucher, hand)
    const journal = await journalOf(tx, voucher.id)
    // Sent twice, the line is linked already.
    if (!journal || line.open === 0) return recorded
    await linkEntries(txCtx, { line, by: hand.by, reason: journal.note }, { id: journal.id })
    return recorded
  })
}

async function journalOf(tx: Tx, voucherId: string) {
  const { journal_id: id, note } = await tx
    .selectFrom('voucher')
    .select(['journal_id', 'note'])
    .where('id', '=', voucherId)
    .executeTakeFirstOrThrow()
  return id ? { id, note } : undefined
}
