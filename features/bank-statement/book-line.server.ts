import type { BankEntry, BankEntryKind } from '#features/books/bank-entry.ts'
import { bookBankEntry, undoBankEntry } from '#features/books/bank-entry.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { linkEntries, lockLine, type LockedLine, paidOnDay } from './confirm-line.server.ts'
import { LineTaken } from './errors.ts'

type BookingLine = { lineId: string; kind: BankEntryKind; agreed?: string }

/** Books a line that is the bank's own, and links it to its journal: it is explained from then on. */
export async function bookLine(
  ctx: Ctx,
  { lineId, kind, agreed }: BookingLine,
  { by }: { by: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const line = await lockLine(tx, lineId)
    if (line.open !== line.amount) throw new LineTaken()
    const within = { ...ctx, db: tx, read: tx }
    const { paidAt: occurredAt } = paidOnDay(ctx, { line })
    await bookBankEntry(within, { ...entryOf(line, kind), lineId, occurredAt }, agreed)
    await linkEntries(within, { line, by }, { sourceId: lineId })
    await tx
      .updateTable('bank_line')
      .set({ confirmed_at: ctx.now() })
      .where('id', '=', lineId)
      .execute()
  })
}

/** Reverses what was booked of a line; the line is open again. */
export async function undoLine(ctx: Ctx, lineId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockLine(tx, lineId)
    await undoBankEntry({ ...ctx, db: tx, read: tx }, lineId)
    await tx
      .deleteFrom('bank_line_link')
      .where('line_id', '=', lineId)
      .where('entry_id', '=', lineId)
      .execute()
  })
}

/** A line as its bank's own. */
export function entryOf(
  {
    amount,
    bankAccountId: id,
    account,
    fund,
  }: Pick<LockedLine, 'amount' | 'bankAccountId' | 'account' | 'fund'>,
  kind: BankEntryKind,
): BankEntry {
  return { kind, amount, bank: { id, account, fund } }
}
