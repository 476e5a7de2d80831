import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { askReceipts } from '#checks/receipts.server.ts'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { campaignFunds } from '#features/ledger/campaign-funds.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { receiptToPrint } from '#features/receipt/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { recordSettlement } from './record-settlement.server.ts'
import { payRefund } from '#features/refund/pay/pay-refund.server.ts'
import { decideRefund, draftRefund } from '#features/refund/refund-decision.server.ts'

async function wrongThings(ctx: TestCtx) {
  const asked = { ...(await askLedger(ctx.db)), ...(await askReceipts(ctx)) }
  return Object.entries(asked).filter(([, count]) => count > 0)
}

async function aPaidDonation(ctx: TestCtx, fund: 'IT' | 'Z' | 'W' = 'IT') {
  const given = { amount: 50_000, operational: 5_000, campaign: { fund, slug: `ke-${fund}` } }
  const { donationId, charge } = await aCharge(ctx, given as never)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const { id, campaign_id: campaignId } = await ctx.db
    .selectFrom('donation')
    .select(['id', 'campaign_id'])
    .where('public_id', '=', donationId)
    .executeTakeFirstOrThrow()
  return { donationId, charge, id, campaignId }
}

test('infak operasional is paid along with the gift, is the amil’s alone, and stands on the kuitansi as a row of its own', async () => {
  const ctx = await payingContext()
  const { donationId, charge, campaignId } = await aPaidDonation(ctx)
  expect(charge.amount).toBe(55_000)
  expect(await balanceOf(ctx.db, { account: '4430', fund: 'A' })).toBe(5_000)
  await rollUpTotals(ctx)
  expect(await campaignFunds(ctx.db, campaignId)).toMatchObject({ collected: 50_000 })
  const kuitansi = await receiptToPrint(ctx, { publicId: donationId, kind: 'kuitansi' })
  expect(kuitansi?.snapshot).toMatchObject({
    rows: [
      { label: 'Infak terikat', amount: 50_000 },
      { label: 'Infak operasional', amount: 5_000 },
    ],
    amount: 55_000,
    words: 'lima puluh lima ribu',
  })
  expect(await wrongThings(ctx)).toEqual([])
})

test('a Bukti Setor Zakat is over the zakat only', async () => {
  const ctx = await payingContext()
  const { donationId } = await aPaidDonation(ctx, 'Z')
  const bsz = await receiptToPrint(ctx, { publicId: donationId, kind: 'bsz' })
  expect(bsz?.snapshot).toMatchObject({ rows: [{ amount: 50_000 }], amount: 50_000 })
  expect(await wrongThings(ctx)).toEqual([])
})

test('a refund brings back the gift and the infak operasional', async () => {
  const ctx = await payingContext()
  const { donationId, id } = await aPaidDonation(ctx)
  const asked = { publicId: donationId, reason: 'double' as const, note: 'Uji', by: ctx.newId() }
  const refund = await draftRefund(ctx, asked)
  expect(refund.amount).toBe(55_000)
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
  expect(await balanceOf(ctx.db, { account: '2140' })).toBe(55_000)
  await payRefund(ctx, refund)
  for (const account of ['1130', '2140']) expect(await balanceOf(ctx.db, { account })).toBe(0)
  const journals = await ctx.db
    .selectFrom('ledger_posting')
    .where('source_id', '=', id)
    .where('fund', '=', 'A')
    .select(['debit_account', 'credit_account', 'amount', 'campaign_id'])
    .orderBy('journal_id')
    .execute()
  expect(journals.map((line) => `${line.debit_account} ${line.credit_account}`)).toEqual([
    '1130 4430',
    '4990 2140',
    '2140 1130',
  ])
  expect(await wrongThings(ctx)).toEqual([])
})

test.each(['IT', 'W'] as const)(
  'a payout settles both parts of a charge of fund %s, each at its own bank',
  async (fund) => {
    const ctx = await payingContext()
    const { charge } = await aPaidDonation(ctx, fund)
    const line = { gross: rupiah(55_000), fee: rupiah(1_000), tax: rupiah(110) }
    const lines = [{ reference: charge.reference, ...line }]
    const payout = { provider: 'sandbox', reference: 'P1', settledAt: ctx.now(), lines }
    expect(await recordSettlement(ctx, payout)).toMatchObject({ settled: 2, differences: [] })
    expect(await balanceOf(ctx.db, { account: '1124', fund: 'A' })).toBe(5_000)
    expect(await balanceOf(ctx.db, { account: '1130' })).toBe(0)
    expect(await recordSettlement(ctx, { ...payout, reference: 'P2' })).toMatchObject({
      settled: 0,
      differences: [{ reason: 'settled' }],
    })
    expect(await wrongThings(ctx)).toEqual([])
  },
)
