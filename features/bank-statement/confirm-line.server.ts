import { sql } from 'kysely'
import { lockBooks } from '#features/books/enter-books.server.ts'
import { lockTransfers, matchTransfer } from '#features/transfer/match-transfer.server.ts'
import { payRefund, type Transfer } from '#features/refund/pay/pay-refund.server.ts'
import { paySuspenseRefund } from '#features/suspense/return-suspense.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { candidatesFor } from './candidates.server.ts'
import { listOpenEntries } from './entries.server.ts'
import { LineNotLinked, LineTaken, LineUnknown, SuggestionGone } from './errors.ts'
import { type OpenLine, type Suggestion, type SuggestionKind, suggestionsFor } from './suggest.ts'

/** A line and the suggestion that a person read beside it. */
export type PickedSuggestion = { lineId: string; key: string }

type By = { by: string; mustBeSure?: boolean }
export type LockedLine = OpenLine & { account: string; fund: Fund }

/**
 * Does what a suggestion says, if it still holds: the existing use case books what is to be booked, and the line is
 * linked to its journal. Runs under the lock of the books, so that a line and an entry are explained once. Answers why.
 */
export async function confirmLine(
  ctx: Ctx,
  picked: PickedSuggestion,
  { by, mustBeSure }: By,
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const line = await lockLine(tx, picked.lineId)
    if (line.open === 0) throw new LineTaken()
    const { account, bankAccountId, day } = line
    const facts = await candidatesFor(tx, { account, bankAccountId, from: day, to: day })
    const suggestion = suggestionsFor(line, facts).find(({ key }) => key === picked.key)
    if (!suggestion?.canConfirm || (mustBeSure && !suggestion.isSure)) throw new SuggestionGone()
    const txCtx = ctx.within(tx)
    await confirmations[suggestion.kind](txCtx, { line, suggestion, by })
    await tx
      .updateTable('bank_line')
      .set({ confirmed_at: ctx.now() })
      .where('id', '=', line.id)
      .execute()
    return suggestion.reason
  })
}

/** Takes all links of a line back. What was booked stays booked. */
export async function unlinkLine(ctx: Ctx, lineId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const line = await lockLine(tx, lineId)
    if (line.open === line.amount) throw new LineNotLinked()
    await tx.deleteFrom('bank_line_link').where('line_id', '=', lineId).execute()
  })
}

/** Transfers first, then the books, then the line: the order of whoever undoes a match. */
export async function lockLine(tx: Tx, id: string): Promise<LockedLine> {
  const found = await tx
    .selectFrom('bank_line')
    .select('bank_account_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new LineUnknown()
  await lockTransfers(tx, found.bank_account_id)
  await lockBooks(tx)
  const row = await tx
    .selectFrom('bank_line as line')
    .innerJoin('bank_statement as statement', 'statement.id', 'line.statement_id')
    .innerJoin('bank_account as bank', 'bank.id', 'line.bank_account_id')
    .select([
      'line.id',
      'line.day',
      'line.amount',
      'line.description',
      'bank.account',
      'bank.fund',
      'bank.id as bankAccountId',
    ])
    .where('line.id', '=', id)
    .where('statement.status', '=', 'ready')
    .forUpdate('line')
    .executeTakeFirst()
  if (!row) throw new LineUnknown()
  const { linked } = await tx
    .selectFrom('bank_line_link')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('linked'))
    .where('line_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, open: row.amount - linked }
}

type Confirming = { line: LockedLine; suggestion: Suggestion; by: string }
type Confirm = (ctx: Ctx & { db: Tx }, confirming: Confirming) => Promise<void>

const confirmations: Record<SuggestionKind, Confirm> = {
  entry: (ctx, { line, by, suggestion: { key, reason } }) =>
    linkEntries(ctx, { line, by, reason }, { id: key.slice('entry:'.length) }),
  transfer: bookTransfer,
  suspense: bookTransfer,
  refund: async (ctx, confirming) => {
    const [donationId = '', id = ''] = idsOf(confirming)
    await payRefund(ctx, { donation_id: donationId, id }, statedOn(confirming))
    await linkEntries(ctx, confirming, { sourceId: donationId })
  },
  return: async (ctx, confirming) => {
    const [donationId = '', suspenseId = '', id = ''] = idsOf(confirming)
    const donationKey = { donation_id: donationId, suspense_id: suspenseId, id }
    await paySuspenseRefund(ctx, donationKey, statedOn(confirming))
    await linkEntries(ctx, confirming, { sourceId: donationId })
  },
  disbursement: refuse,
  bank: refuse,
  own: refuse,
  unknown: refuse,
}

async function refuse(): Promise<void> {
  throw new SuggestionGone()
}

const idsOf = ({ suggestion }: Confirming) => suggestion.key.split(':').slice(1)

/** The day of a line, by the bank's word. */
function statedOn({ line }: Confirming): Transfer {
  return { paidOn: line.day, isStated: true }
}

/** Money that came: to the gift that waits for its sum, else to titipan. */
async function bookTransfer(ctx: Ctx & { db: Tx }, confirming: Confirming): Promise<void> {
  const { id: key, bankAccountId, amount, day: date } = confirming.line
  const came = { bankAccountId, amount: rupiah(amount), date, key }
  const { donationId } = await matchTransfer(ctx, came)
  await linkEntries(ctx, confirming, { sourceId: donationId })
}

type LinkedDocument = { id?: string; sourceId?: string }

type Linking = { line: LockedLine; by: string; reason?: string }

/** Links the line to entries of a document, the latest first, as far as both reach. */
export async function linkEntries(
  ctx: Ctx & { db: Tx },
  { line, by, reason }: Linking,
  { id, sourceId }: LinkedDocument,
): Promise<void> {
  const { account, bankAccountId } = line
  const place = { account, bankAccountId, ...(sourceId && { sourceId }) }
  const entries = await listOpenEntries(ctx.db, place)
  const fitting = entries.filter(
    (entry) => (!id || entry.id === id) && Math.sign(entry.open) === Math.sign(line.open),
  )
  let left = line.open
  for (const entry of fitting.toReversed()) {
    const amount = Math.sign(left) * Math.min(Math.abs(left), Math.abs(entry.open))
    if (amount === 0) break
    left -= amount
    await ctx.db
      .insertInto('bank_line_link')
      .values({
        line_id: line.id,
        account,
        entry_id: entry.id,
        amount,
        says: reason ?? entry.title,
        made_by: by,
        made_at: ctx.now(),
      })
      .execute()
  }
  if (left === line.open) throw new SuggestionGone()
}
