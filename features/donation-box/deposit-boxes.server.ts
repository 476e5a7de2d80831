import { linkEntries, lockLine } from '#features/bank-statement/confirm-line.server.ts'
import { documentId, withBooks } from '#features/books/enter-books.server.ts'
import type { NewFile } from '#features/voucher/files.server.ts'
import { recordVoucher, type VoucherHand } from '#features/voucher/record-voucher.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { formatFigure } from '#platform/money/money.ts'
import { recordNumber } from './box.ts'
import { DepositDiffers, DepositMoved, NothingChosen } from './errors.ts'
import { listUndeposited, type Undeposited } from './queries.server.ts'

export type NewDeposit = {
  /** Made by the caller; the same id deposits once. */
  id: string
  collectionIds: readonly string[]
  bankAccountId: string
  day: string
  files: readonly NewFile[]
  /** The line of a bank's statement that tells of it. */
  lineId?: string | undefined
}

/**
 * Takes what was in boxes to the bank: one voucher for each fund and place, and the line of the bank that tells of it
 * explained by them.
 */
export async function depositBoxes(
  ctx: Ctx,
  deposit: NewDeposit,
  hand: VoucherHand,
): Promise<void> {
  const { collectionIds, lineId } = deposit
  if (collectionIds.length === 0) throw new NothingChosen()
  await inTransaction(ctx.db, async (tx) => {
    const inTx = ctx.within(tx)
    // The locks of the line come before those of the books.
    const line = lineId ? await lockLine(tx, lineId) : undefined
    await withBooks(inTx, async () => {
      const open = await listUndeposited(tx)
      const chosen = open.filter(({ id }) => collectionIds.includes(id))
      if (chosen.length !== new Set(collectionIds).size) throw new DepositMoved()
      const all = chosen.reduce((whole, { sum }) => whole + sum, 0)
      if (line && line.open !== all) throw new DepositDiffers({ chosen: all, line: line.open })
      const alike = Map.groupBy(chosen, ({ fund, cashPlaceId }) => `${fund} ${cashPlaceId}`)
      for (const [key, group] of alike) await depositGroup(inTx, { ...deposit, key, group }, hand)
    })
  })
}

type Group = NewDeposit & { key: string; group: readonly Undeposited[] }

async function depositGroup(
  ctx: Ctx & { db: Tx },
  { id: whole, key, group, bankAccountId, day, files, lineId }: Group,
  hand: VoucherHand,
): Promise<void> {
  const [{ fund, cashPlaceId }] = group as [Undeposited]
  const sum = group.reduce((all, each) => all + each.sum, 0)
  const id = documentId(`${whole} ${key}`)
  const numbers = group.map(({ number }) => recordNumber(number))
  const note = `Setoran kotak amal: ${numbers.join(', ')}`.slice(0, 200)
  const places = { place: `kas:${cashPlaceId}`, target: `bank:${bankAccountId}` }
  const texts = { fund, day, note, sum: formatFigure(sum), ...places }
  const papers = { files, hasPapersElsewhere: lineId !== undefined }
  await recordVoucher(ctx, { id, template: 'setor-kas', texts, ...papers }, hand)
  await ctx.db
    .updateTable('box_collection')
    .set({ deposit_id: id })
    .where(
      'id',
      'in',
      group.map((each) => each.id),
    )
    .execute()
  if (!lineId) return
  const { journal_id: journalId } = await ctx.db
    .selectFrom('voucher')
    .select('journal_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const line = await lockLine(ctx.db, lineId)
  if (journalId) await linkEntries(ctx, { line, by: hand.by, reason: note }, { id: journalId })
}
