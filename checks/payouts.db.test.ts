import { expect, test } from 'vitest'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { askLedger } from './ledger.server.ts'

async function aPaid(ctx: TestCtx) {
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  return charge
}

function post(ctx: TestCtx, sourceId: string, [debit, credit]: [string, string]) {
  return postJournal(ctx.db, {
    journalId: ctx.newId(),
    sourceId,
    source: 'correction',
    event: 'made',
    description: 'Jurnal uji',
    occurredAt: ctx.now(),
    recordedAt: ctx.now(),
    postings: [{ debit, credit, fund: 'IT', amount: rupiah(1_000) }],
  })
}

async function wrongAnswers(ctx: TestCtx): Promise<string[]> {
  const answers = Object.entries(await askLedger(ctx.db))
  return answers.filter(([, count]) => count !== 0).map(([question]) => question)
}

test('1130 of each provider is what its charges have not paid out', async () => {
  const ctx = await payingContext()
  const { reference } = await aPaid(ctx)
  await aPaid(ctx)
  const lines = [{ reference, gross: 50_000, fee: 1_000, tax: 0 }]
  const payout = { provider: 'sandbox', reference: 'PO-1', settledAt: ctx.now(), lines }
  await recordSettlement(ctx, payout)
  expect(await wrongAnswers(ctx)).toEqual([])
})

test('money that left a provider without a refund, a reversal or a payout is seen', async () => {
  const ctx = await payingContext()
  const { donation_id: id } = await aPaid(ctx)
  await post(ctx, id, ['1140', '1130'])
  // And a partner has money that no item stands for.
  expect(await wrongAnswers(ctx)).toEqual(['gatewaysOffTheirCharges', 'openItemsOffTheLedger'])
})

test('money that is booked at no provider is seen', async () => {
  const ctx = await payingContext()
  await post(ctx, ctx.newId(), ['1130', '2120'])
  expect(await wrongAnswers(ctx)).toEqual(['gatewaysOffTheirCharges'])
})

test('money that one provider took and another paid out is seen', async () => {
  const ctx = await payingContext()
  const { reference } = await aPaid(ctx)
  const lines = [{ reference, gross: 50_000, fee: 0, tax: 0 }]
  const payout = { provider: 'sandbox', reference: 'PO-1', settledAt: ctx.now(), lines }
  await recordSettlement(ctx, payout)
  await ctx.db.updateTable('settlement_batch').set({ provider: 'xendit' }).execute()
  expect(await wrongAnswers(ctx)).toEqual(['gatewaysOffTheirCharges'])
})

test('a fee that nobody bears is seen', async () => {
  const ctx = await payingContext()
  const { reference } = await aPaid(ctx)
  const lines = [{ reference, gross: 50_000, fee: 1_000, tax: 0 }]
  const payout = { provider: 'sandbox', reference: 'PO-1', settledAt: ctx.now(), lines }
  await recordSettlement(ctx, payout)
  const moved = { fee: rupiah(900), tax: rupiah(0) }
  await ctx.db.updateTable('settlement_line').set(moved).execute()
  expect(await wrongAnswers(ctx)).toContain('feesOffTheLedger')
})
