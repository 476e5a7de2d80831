import { expect, test } from 'vitest'
import { type JournalLine, linesOf } from '#features/ledger/ledger.ts'
import { asPublished, exampleJournals } from '#tests/money/ledger-examples.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { agreeShares } from '#tests/money/policies.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, type DonationFields, payingContext, runJobs } from '#tests/money/payments.ts'
import { anApprovedRefund, paid } from '#tests/money/refunds.ts'
import { takeAmilShare } from './amil-share.server.ts'
import { bookBankEntry } from '#features/bank-account/bank-entry.server.ts'
import {
  decideDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'
import { settleInterFund } from '#features/debt/inter-fund.server.ts'

async function published(ctx: TestCtx, id: string): Promise<void> {
  const journal = exampleJournals.find((each) => each.id === id)
  expect(asPublished(await newestJournal(ctx)), id).toEqual(asPublished(journal?.lines ?? []))
}

/** The lines of the newest journal: journal ids grow. */
async function newestJournal(ctx: TestCtx, back = 0): Promise<JournalLine[]> {
  const { id } = await ctx.db
    .selectFrom('ledger_journal')
    .select('id')
    .orderBy('id', 'desc')
    .offset(back)
    .limit(1)
    .executeTakeFirstOrThrow()
  const rows = await ctx.db
    .selectFrom('ledger_posting')
    .selectAll()
    .where('journal_id', '=', id)
    .execute()
  return linesOf(
    rows.map(({ debit_account: debit, credit_account: credit, fund, amount }) => ({
      debit,
      credit,
      fund,
      amount,
    })),
  )
}

async function aPaidCharge(
  ctx: TestCtx,
  fields: DonationFields,
  acts: Parameters<TestCtx['sandbox']['drive']>[1][] = ['pay'],
) {
  const found = await aCharge(ctx, fields)
  for (const act of acts) {
    ctx.clock.advance({ minutes: 1 })
    await ctx.sandbox.drive(found.donationId, act)
    await runJobs(ctx)
  }
  return found
}

const zakat = {
  slug: 'zakat-penghasilan',
  fund: 'Z',
  incomeAccount: '4130',
} as const

test('L01 to L06: zakat is paid, shared, settled, cleared between funds and passed on, and Rp75.000 remain', async () => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const [maker, checker] = [ctx.newId(), ctx.newId()]
  const { charge } = await aPaidCharge(ctx, { amount: 1_000_000, campaign: zakat })
  await published(ctx, 'L01')

  expect(await takeAmilShare(ctx, { fund: 'Z', period: '2026-11' })).toBe(125_000)
  await published(ctx, 'L02')

  const line = { gross: rupiah(1_000_000), fee: rupiah(4_000), tax: rupiah(440) }
  const lines = [{ reference: charge.reference, ...line }]
  const payout = { provider: 'sandbox', reference: 'PO-1', settledAt: ctx.now(), lines }
  expect(await recordSettlement(ctx, payout)).toMatchObject({ settled: 1, differences: [] })
  const fees = exampleJournals.find(({ id }) => id === 'L03')?.lines ?? []
  expect(asPublished(await newestJournal(ctx, 1))).toEqual(asPublished(fees))
  await published(ctx, 'L04')

  const id = ctx.newId()
  expect(await settleInterFund(ctx, { id, between: ['A', 'Z'] })).toBe(120_560)
  await published(ctx, 'L05')

  const { campaign_id: campaignId } = await ctx.db
    .selectFrom('donation')
    .select('campaign_id')
    .executeTakeFirstOrThrow()
  const input = { campaignId, fund: 'Z' as const, account: '5120', amount: rupiah(800_000) }
  const words = { description: 'Bantuan untuk keluarga miskin', beneficiaries: 8 }
  const spending = await draftDisbursement(ctx, { ...input, ...words }, { by: maker })
  await decideDisbursement(ctx, spending, { by: checker, isApproved: true })
  await payDisbursement(ctx, spending, { proof: 'bukti.pdf' })
  await published(ctx, 'L06')
  expect(await balanceOf(ctx.db, { account: '1121', fund: 'Z' })).toBe(75_000)
})

test('L07 to L09: bound infak by QRIS is given back whole', async () => {
  const ctx = await payingContext()
  const { donationId } = await aPaidCharge(ctx, { method: 'qris', channel: 'qris' })
  await published(ctx, 'L07')
  const refund = await anApprovedRefund(ctx, donationId)
  await published(ctx, 'L08')
  await paid(ctx, refund)
  await published(ctx, 'L09')
})

test('L10 and L11: late money is kept and then allocated to a campaign', async () => {
  const ctx = await payingContext({ now: '2026-11-21T03:00:00Z' })
  const ended = { slug: 'sudah-berakhir', endsAt: new Date('2026-11-21T03:30:00Z') }
  const { donationId } = await aCharge(ctx, { amount: 75_000, campaign: ended })
  ctx.clock.advance({ days: 3 })
  await ctx.sandbox.drive(donationId, 'pay-late')
  await runJobs(ctx)
  await published(ctx, 'L10')

  const campaign = await makeCampaign(ctx, { slug: 'lain' })
  const [maker, checker] = [ctx.newId(), ctx.newId()]
  const of = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  const asked = {
    suspenseKey: of,
    campaignId: campaign.id,
    note: 'Dikonfirmasi donatur',
    by: maker,
  }
  const decision = await proposeSuspense(ctx, asked)
  await decideSuspense(ctx, decision, { by: checker, isApproved: true })
  await published(ctx, 'L11')
})

test('L12: what the provider takes back', async () => {
  const ctx = await payingContext()
  await aPaidCharge(ctx, { amount: 60_000 }, ['pay', 'reverse'])
  await published(ctx, 'L12')
})

test('L13: wakaf in money stands at the gateway', async () => {
  const ctx = await payingContext()
  await aPaidCharge(ctx, { amount: 1_000_000, campaign: { slug: 'wakaf', fund: 'W' } })
  await published(ctx, 'L13')
})

test('L14: interest of a bank account is nonhalal, once per line of the statement', async () => {
  const ctx = await payingContext()
  const bank = { account: '1125', fund: 'N' as const }
  const of = { lineId: ctx.newId(), occurredAt: ctx.now() }
  const line = { ...of, kind: 'interest' as const, amount: 12_345, bank }
  await bookBankEntry(ctx, line)
  await published(ctx, 'L14')
  await expect(bookBankEntry(ctx, line)).rejects.toMatchObject({ code: 'books/bank-entry-stands' })
  expect(await balanceOf(ctx.db, { account: '1125', fund: 'N' })).toBe(12_345)
})

test('L15: fidyah belongs to the other social funds', async () => {
  const ctx = await payingContext()
  await aPaidCharge(ctx, { amount: 195_000, campaign: { slug: 'fidyah', fund: 'D' } })
  await published(ctx, 'L15')
})
