import type { Posting } from '#features/ledger/ledger.ts'
import { type NewJournal, postJournal } from '#features/ledger/post-journal.server.ts'
import { enterJournal, lockBooks, withBooks } from '#features/books/enter-books.server.ts'
import {
  createBatch,
  settleBatch,
  type SettledBatch,
  type SettledPortion,
} from '#features/settlement/settle-batch.server.ts'
import { undoBatch } from '#features/settlement/undo-batch.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '../context.ts'
import { makeCampaign } from '../makers.ts'

/** The moment at which every payout of these tests was settled. */
export const settledAt = new Date('2026-11-20T03:00:00Z')

export const emptyBatch = { settledAt, portions: [], deducted: [], adjustments: [] }

/** A database with a campaign of infak terikat and one of wakaf. */
export async function wellAndWakaf() {
  const ctx = await testContext()
  const { id: well } = await makeCampaign(ctx)
  const { id: wakaf } = await makeCampaign(ctx, { slug: 'wakaf-sumur', fund: 'W' })
  return { ctx, well, wakaf }
}

type Sums = { gross: number; fee?: number; tax?: number }

/** A received sum of a fund and campaign. */
export function aPortion(
  ctx: TestCtx,
  [fund, campaignId]: [Fund, string | null],
  { gross, fee = 0, tax = 0 }: Sums,
): SettledPortion {
  const ids = { sourceId: ctx.newId(), portionId: ctx.newId() }
  const sums = { gross: rupiah(gross), fee: rupiah(fee), tax: rupiah(tax) }
  return { ...ids, fund, campaignId, ...sums }
}

export function openPayout(ctx: TestCtx, reference: string): Promise<string | undefined> {
  const payout = { provider: 'sandbox', reference, settledAt }
  return withBooks(ctx, (tx) => createBatch(ctx, tx, payout))
}

/** Books a payout; answers its id. */
export async function settlePayout(
  ctx: TestCtx,
  batch: Partial<SettledBatch>,
  reference = 'PO-1',
): Promise<string> {
  const id = (await openPayout(ctx, reference)) as string
  await withBooks(ctx, (tx) => settleBatch(ctx, tx, { id, ...emptyBatch, ...batch }))
  return id
}

export function undoPayoutBatch(ctx: TestCtx, id: string): Promise<void> {
  return withBooks(ctx, (tx) => undoBatch(ctx, tx, id))
}

/** One posting as a journal of its own. */
export async function post(ctx: TestCtx, posting: Posting): Promise<void> {
  const of = { sourceId: ctx.newId(), source: 'adjustment', event: 'paid', description: 'Uji' }
  await withBooks(ctx, (tx) => enterJournal(ctx, tx, { ...of, postings: [posting] }))
}

/** A journal of a document of its own, in a transaction that keeps the lock of the books until its end. */
export async function bookInLock(
  ctx: TestCtx,
  tx: Tx,
  journal: Pick<NewJournal, 'source' | 'event' | 'postings'>,
): Promise<void> {
  await lockBooks(tx)
  const ids = { journalId: ctx.newId(), sourceId: ctx.newId() }
  const moments = { occurredAt: ctx.now(), recordedAt: ctx.now() }
  await postJournal(tx, { ...ids, ...moments, ...journal, description: 'Uji' })
}

/** The first journal of a source. */
export async function journalOf({ db }: TestCtx, source: string) {
  return db
    .selectFrom('ledger_journal')
    .select(['event', 'description', 'occurred_at'])
    .where('source', '=', source)
    .orderBy('id')
    .executeTakeFirstOrThrow()
}

/** Every line of the books in the order of its booking; ids are left out of the events. */
export async function linesInBooks({ db }: TestCtx) {
  const rows = await db
    .selectFrom('ledger_journal as journal')
    .innerJoin('ledger_posting as posting', (join) =>
      join
        .onRef('posting.source_id', '=', 'journal.source_id')
        .onRef('posting.journal_id', '=', 'journal.id'),
    )
    .select(['journal.event', 'journal.source_id', 'journal.source', 'journal.occurred_at'])
    .select(['debit_account as debit', 'credit_account as credit', 'posting.fund', 'amount'])
    .select(['posting.campaign_id as campaign', 'posting.bank_account_id as bank'])
    .orderBy('journal.id')
    .orderBy('posting.line')
    .execute()
  return rows.map((row) => ({ ...row, event: row.event.replace(/ [0-9a-f-]{36}/g, '') }))
}
