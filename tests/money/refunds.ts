import { recordBankAccount } from '#features/bank-account/bank-account.server.ts'
import type { Payer } from '#features/bank-account/bank-account.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { failRefund, payRefund, startRefund } from '#features/refund/pay/pay-refund.server.ts'
import { decideRefund, draftRefund } from '#features/refund/refund-decision.server.ts'
import type { RefundKey } from '#features/refund/refund-rows.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import { paySuspenseRefund } from '#features/suspense/return-suspense.server.ts'
import type { Suspense } from '#features/suspense/queries.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '../context.ts'

/** A bank account of the institution, as what pays from it. */
export async function aBank(ctx: TestCtx, fund: Fund = 'IT'): Promise<Payer & { by: 'bank' }> {
  const all = await ctx.db.selectFrom('bank_account').select('id').execute()
  const number = String(1_000_000_000 + all.length)
  const facts = { bank: 'BSI', number, holder: 'Yayasan Contoh', openedOn: '2026-01-02' }
  return { by: 'bank', bankAccountId: await recordBankAccount(ctx, { fund, ...facts }) }
}

type Money = {
  fund: Fund
  /** The account of the ledger that holds it, and the income it came as. */
  account: string
  income: string
  amount?: Rupiah
  bankAccountId?: string
  at?: Date
}

/** Posts that money has come into a fund, Rp100.000 unless said otherwise. */
export async function moneyCame(
  ctx: TestCtx,
  { fund, account, income, amount = rupiah(100_000), bankAccountId, at = ctx.now() }: Money,
): Promise<void> {
  const from = bankAccountId === undefined ? {} : { bankAccountId }
  await postJournal(ctx.db, {
    journalId: ctx.newId(),
    sourceId: ctx.newId(),
    source: 'test',
    event: 'came',
    description: 'Dana masuk',
    occurredAt: at,
    recordedAt: ctx.now(),
    postings: [{ debit: account, credit: income, fund, amount, ...from }],
  })
}

/** A part of a donation that two people agreed to return by bank. */
export async function anApprovedPart(
  ctx: TestCtx,
  publicId: string,
  { amount = 0, operational = 0, from }: { amount?: number; operational?: number; from: Payer },
) {
  const part = { amount: rupiah(amount), operational: rupiah(operational) }
  const asked = { publicId, reason: 'wrong_amount' as const, note: 'Kelebihan', part, from }
  const refund = await draftRefund(ctx, { ...asked, by: ctx.newId() })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
  return refund
}

/** A refund that two people agreed on. */
export async function anApprovedRefund(ctx: TestCtx, publicId: string, from?: Payer) {
  const asked = { publicId, reason: 'double' as const, note: 'Terbayar dua kali' }
  const refund = await draftRefund(ctx, { ...asked, by: ctx.newId(), ...(from && { from }) })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
  return refund
}

/** Books that it was paid. */
export async function paid(ctx: TestCtx, refund: RefundKey): Promise<void> {
  await payRefund(ctx, refund)
}

export type Walk = { publicId: string; which: number; isYes: boolean }

/** A refund by bank or gateway, as far as `which` lets it come: rejected, on its way, bounced, paid. */
export async function refundSomeWay(ctx: TestCtx, { publicId, which, isYes }: Walk): Promise<void> {
  const { fund, amount, operational } = await ctx.db
    .selectFrom('donation')
    .select(['fund', 'amount', 'operational'])
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  // Of every four refunds two are by bank, and one of these of a part.
  const isPart = which % 4 === 0
  const wish = { amount: rupiah(Math.floor(amount / 200_000) * 100_000), operational }
  const part = isPart ? { part: which % 8 === 0 ? { ...wish, operational: rupiah(0) } : wish } : {}
  const payingFund = isPart && wish.amount === 0 ? 'A' : fund
  const from = which % 2 === 0 ? { from: await aBank(ctx, payingFund) } : {}
  const asked = { publicId, reason: 'double' as const, note: 'Uji', by: ctx.newId() }
  const refund = await draftRefund(ctx, { ...asked, ...part, ...from })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: which % 5 !== 0 })
  if (which % 3 === 0) await startRefund(ctx, refund)
  if (which % 9 === 0) await failRefund(ctx, refund, { failure: 'Uji' })
  if (isYes) await payRefund(ctx, refund)
}

/** Kept money goes to a campaign, or back by bank or gateway; some of what is to go back is paid. */
export async function resolveSomeWay(
  ctx: TestCtx,
  of: Suspense,
  { campaignId, which }: { campaignId: string | null; which: number },
): Promise<void> {
  const from = !campaignId && which % 3 === 0 ? { from: await aBank(ctx, 'IU') } : {}
  const asked = { suspenseKey: of, campaignId, note: 'Uji', by: ctx.newId() }
  const decision = await proposeSuspense(ctx, { ...asked, ...from })
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  if (!campaignId && which % 2 === 0) await paySuspenseRefund(ctx, decision)
}

/** The bank accounts that postings of journals name whose event is like this. */
export async function banksOf(ctx: TestCtx, event: string): Promise<(string | null)[]> {
  const rows = await ctx.db
    .selectFrom('ledger_journal as journal')
    .innerJoin('ledger_posting as posting', (join) =>
      join
        .onRef('posting.source_id', '=', 'journal.source_id')
        .onRef('posting.journal_id', '=', 'journal.id'),
    )
    .select('posting.bank_account_id as bank')
    .where('journal.event', 'like', event)
    .execute()
  return rows.map(({ bank }) => bank)
}
