import type { BankEntry, BankEntryKind } from '#features/bank-account/bank-entry.ts'
import { bookBankEntry, undoBankEntry } from '#features/bank-account/bank-entry.server.ts'
import { moneyMoment } from '#features/books/money-day.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { startOfDay } from '#platform/time/jakarta.ts'
import { linkEntries, lockLine, type LockedLine } from './confirm-line.server.ts'
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
    const txCtx = ctx.within(tx)
    await bookBankEntry(txCtx, { ...(await entryOf(txCtx, line, kind)), lineId }, agreed)
    await linkEntries(txCtx, { line, by }, { sourceId: lineId })
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
    await undoBankEntry(ctx.within(tx), lineId)
    await tx
      .deleteFrom('bank_line_link')
      .where('line_id', '=', lineId)
      .where('entry_id', '=', lineId)
      .execute()
  })
}

type EntryLine = Pick<LockedLine, 'amount' | 'bankAccountId' | 'account' | 'fund' | 'day'>

/** A line as its bank's own, on its day. */
export async function entryOf(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { amount, bankAccountId: id, account, fund, day }: EntryLine,
  kind: BankEntryKind,
): Promise<BankEntry & { occurredAt: Date }> {
  const cause = { words: 'harinya', at: startOfDay(day) }
  const occurredAt = await moneyMoment(ctx, ctx.db, { day, cause, isStated: true })
  return { kind, amount, occurredAt, bank: { id, account, fund } }
}
