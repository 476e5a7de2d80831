import { account, type Posting } from '#features/ledger/ledger.ts'
import { type NewJournal, postJournals } from '#features/ledger/post-journal.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { bankHolds } from '#features/books/enter-books.server.ts'
import { bankNamer, type NamedBanks } from '#features/books/bank-namer.server.ts'
import { bankOf, feePostings } from '#features/books/books.ts'
import { type NetOfFund, payoutPostings } from './payout-postings.ts'

/** A received sum within a payout: a donation (the id of its charge) or a suspense entry (its row id). */
export type SettledPortion = {
  sourceId: string
  portionId: string
  fund: Fund
  campaignId: string | null
  gross: Rupiah
  fee: Rupiah
  tax: Rupiah
}

/** A received sum that the provider took back after paying it out, in the funds that lost it. */
export type DeductedPortion = Pick<SettledPortion, 'sourceId' | 'portionId' | 'fee' | 'tax'> & {
  gone: readonly { fund: Fund; campaignId: string | null; amount: Rupiah }[]
}

/** The provider's own correction: below zero it keeps money, above zero it pays on top. */
export type Adjustment = { amount: number; note: string }

export type Payout = { provider: string; reference: string; settledAt: Date }

export type SettledBatch = {
  id: string
  settledAt: Date
  portions: readonly SettledPortion[]
  deducted: readonly DeductedPortion[]
  adjustments: readonly Adjustment[]
  /** The bank accounts that receive it, where several hold a fund's money. */
  banks?: NamedBanks
}

/** Stores a payout in the caller's transaction; undefined when it was stored before and stands. */
export async function createBatch(
  ctx: Ctx,
  tx: Tx,
  { provider, reference, settledAt }: Payout,
): Promise<string | undefined> {
  const id = ctx.newId()
  const now = ctx.now()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('settlement_batch')
    .values({ id, provider, reference, settled_at: settledAt, recorded_at: now })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'reference']).where('undone_at', 'is', null).doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? id : undefined
}

/** Rows and journals that one statement writes: a payout may hold thousands of donations. */
const AT_ONCE = 500

/**
 * Books what a payout settled: each donation's fee on its own document (L03), the provider's corrections, and the money
 * at the banks in one journal of the payout (L04).
 */
export async function settleBatch(ctx: Ctx, tx: Tx, batch: SettledBatch): Promise<void> {
  const deductions = deductionsOf(ctx, batch)
  for (const some of chunks(batch.portions)) {
    await tx
      .insertInto('settlement_line')
      .values(some.map((portion) => lineOf(portion, batch.id)))
      .execute()
  }
  for (const some of chunks(deductions)) {
    await tx.insertInto('settlement_deduction').values(some).execute()
  }
  const name = await bankNamer(tx)
  for (const some of chunks(await journalsOf(ctx, tx, { ...batch, deductions }))) {
    const named = some.map((journal) => ({
      ...journal,
      postings: name(journal.postings, batch.banks),
    }))
    await postJournals(tx, named)
  }
}

/** What settling this would post now; nothing is written. */
export async function plannedPostings(ctx: Ctx, db: Db | Tx, batch: SettledBatch) {
  const journals = await journalsOf(ctx, db, { ...batch, deductions: deductionsOf(ctx, batch) })
  return journals.flatMap(({ postings }) => postings)
}

type WholeBatch = SettledBatch & { deductions: ReturnType<typeof deductionsOf> }

async function journalsOf(ctx: Ctx, db: Db | Tx, batch: WholeBatch): Promise<NewJournal[]> {
  const fees = [...batch.portions, ...batch.deductions.map(asFeeBearer)].flatMap((portion) =>
    feeJournal(ctx, batch, portion),
  )
  const corrections = batch.adjustments.map((each, index) =>
    adjustment(ctx, batch, { ...each, number: index + 1 }),
  )
  const posted = [...fees, ...corrections, ...(await bankJournals(ctx, db, batch))]
  return [...posted, ...(await prepaidUsed(ctx, db, { batch, fees }))]
}

/** Fees of wakaf that were paid before a payout was undone are no debt again when it is booked anew. */
async function prepaidUsed(
  ctx: Ctx,
  db: Db | Tx,
  { batch, fees }: { batch: WholeBatch; fees: readonly NewJournal[] },
): Promise<NewJournal[]> {
  const { operatingPayable: debit, prepaidFees: credit } = account
  const owed = sumOf(
    fees.flatMap(({ postings }) => postings.filter((each) => each.credit === debit)),
  )
  const amount = Math.min(owed, await balanceOf(db, { account: credit, fund: 'A' }))
  if (amount <= 0) return []
  return [
    {
      journalId: ctx.newId(),
      sourceId: batch.id,
      source: 'settlement',
      event: 'prepaid used',
      description: 'Biaya wakaf yang sudah dibayar di muka',
      occurredAt: batch.settledAt,
      recordedAt: ctx.now(),
      postings: [{ debit, credit, fund: 'A', amount: rupiah(amount) }],
    },
  ]
}

const sumOf = (postings: readonly Posting[]) =>
  postings.reduce((sum, { amount }) => sum + amount, 0)

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += AT_ONCE) yield rows.slice(at, at + AT_ONCE)
}

function lineOf(portion: SettledPortion, batchId: string) {
  const { sourceId, portionId, fund, campaignId, gross, fee, tax } = portion
  const key = { source_id: sourceId, portion_id: portionId, batch_id: batchId }
  return { ...key, fund, campaign_id: campaignId, gross, fee, tax }
}

/** The first fund of a deduction bears the provider's charge for it. */
function deductionsOf(ctx: Ctx, { id, deducted, adjustments }: SettledBatch) {
  const none = { fee: rupiah(0), tax: rupiah(0) }
  const taken = deducted.flatMap(({ sourceId, portionId, gone, fee, tax }) =>
    gone.map(({ fund, campaignId, amount }, index) => ({
      source_id: sourceId,
      portion_id: portionId,
      batch_id: id,
      fund,
      campaign_id: campaignId,
      kind: 'taken_back' as const,
      amount: Number(amount),
      ...(index === 0 ? { fee, tax } : none),
    })),
  )
  const corrected = adjustments.map(({ amount }) => ({
    source_id: id,
    portion_id: ctx.newId(),
    batch_id: id,
    fund: 'A' as const,
    campaign_id: null,
    kind: 'adjustment' as const,
    amount: 0 - amount,
    ...none,
  }))
  return [...taken, ...corrected]
}

type FeeBearer = Pick<
  SettledPortion,
  'sourceId' | 'portionId' | 'fund' | 'campaignId' | 'fee' | 'tax'
>

function asFeeBearer(row: ReturnType<typeof deductionsOf>[number]): FeeBearer & { isBack: true } {
  const {
    source_id: sourceId,
    portion_id: portionId,
    fund,
    campaign_id: campaignId,
    fee,
    tax,
  } = row
  return { sourceId, portionId, fund, campaignId, fee, tax, isBack: true }
}

function feeJournal(
  ctx: Ctx,
  { id, settledAt: occurredAt }: SettledBatch,
  portion: FeeBearer & { isBack?: true },
): NewJournal[] {
  const { sourceId, portionId, fund, campaignId } = portion
  const postings = feePostings({ fund, ...(campaignId && { campaignId }) }, portion)
  if (postings.length === 0) return []
  const ids = { journalId: ctx.newId(), sourceId, source: 'settlement' }
  const event = `${portion.isBack ? 'deduction fee' : 'fee'} ${portionId} ${id}`
  const description = 'Biaya kanal pembayaran, ditanggung amil'
  return [{ ...ids, event, description, occurredAt, recordedAt: ctx.now(), postings }]
}

/** The amil bears the provider's corrections as it bears the fees. */
function adjustment(
  ctx: Ctx,
  { id, settledAt: occurredAt }: SettledBatch,
  { amount, note, number }: Adjustment & { number: number },
): NewJournal {
  const [fee, held] = ['6510', account.gatewayReceivable]
  const [debit, credit] = amount < 0 ? [fee, held] : [held, fee]
  return {
    journalId: ctx.newId(),
    sourceId: id,
    source: 'settlement',
    event: `adjusted ${number}`,
    description: `Koreksi penyedia pembayaran: ${note}`,
    occurredAt,
    recordedAt: ctx.now(),
    postings: [{ debit, credit, fund: 'A', amount: rupiah(Math.abs(amount)) }],
  }
}

/** The money that reaches the banks, by fund and campaign; what a fund lacks it pays from its bank, or borrows. */
async function bankJournals(ctx: Ctx, db: Db | Tx, batch: SettledBatch): Promise<NewJournal[]> {
  const nets = netsOf(batch)
  const short = [...new Set(nets.filter(({ net }) => net < 0).map(({ fund }) => fund))]
  const banks = new Map<Fund, number>()
  const { id: sourceId, settledAt: occurredAt } = batch
  for (const fund of short) {
    banks.set(fund, await bankHolds(db, { account: bankOf[fund], fund, at: occurredAt }))
  }
  return payoutPostings(nets, banks).map(({ event, description, postings }) => ({
    journalId: ctx.newId(),
    sourceId,
    source: 'settlement',
    event,
    description,
    occurredAt,
    recordedAt: ctx.now(),
    postings,
  }))
}

/** The principal of a wakaf arrives whole: the amil owes its fee. */
function keptOf(fund: Fund, costs: number): number {
  return fund === 'W' ? 0 : costs
}

/** One sum per fund and campaign. */
function netsOf({ portions, deducted, adjustments }: SettledBatch): NetOfFund[] {
  const sums = new Map<string, NetOfFund>()
  const add = (fund: Fund, campaignId: string | null, more: number) => {
    const key = `${fund} ${campaignId ?? ''}`
    sums.set(key, { fund, campaignId, net: (sums.get(key)?.net ?? 0) + more })
  }
  for (const { fund, campaignId, gross, fee, tax } of portions) {
    add(fund, campaignId, gross - keptOf(fund, fee + tax))
  }
  for (const { gone, fee, tax } of deducted) {
    for (const [index, { fund, campaignId, amount }] of gone.entries()) {
      add(fund, campaignId, 0 - amount - keptOf(fund, index === 0 ? fee + tax : 0))
    }
  }
  for (const { amount } of adjustments) add('A', null, amount)
  return [...sums.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

function keyOf({ fund, campaignId }: NetOfFund): string {
  return `${fund} ${campaignId ?? ''}`
}
