import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { addDays, dayOf, momentAt } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import { aPaidDisbursement } from '#tests/money/disbursements.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, aSettledDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { journalOf, post } from '#tests/money/payout-batches.ts'
import {
  decideDisbursement,
  dropDisbursement,
  payDisbursement,
  draftDisbursement,
} from './disburse.server.ts'
import { beneficiaryTotal } from './queries.server.ts'

/** A disbursement of a campaign's infak that another person than its maker has to agree to. */
async function proposed(ctx: TestCtx, campaignId: string, amount: number) {
  const by = ctx.newId()
  const use = { campaignId, fund: 'IT' as const, account: '5210', amount: rupiah(amount) }
  const id = await draftDisbursement(
    ctx,
    { ...use, description: `Bantuan ${amount}`, beneficiaries: 2 },
    { by },
  )
  return { id, by }
}

test('of disbursements that wait the one that is named is decided and paid, with its own sum', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  const first = await proposed(ctx, campaignId, 1_000)
  const second = await proposed(ctx, campaignId, 2_000)
  const third = await proposed(ctx, campaignId, 4_000)
  // Each maker decides the disbursement of the other.
  await decideDisbursement(ctx, second.id, { by: first.by, isApproved: true })
  await decideDisbursement(ctx, first.id, { by: second.by, isApproved: true })
  await dropDisbursement(ctx, third.id)
  await payDisbursement(ctx, second.id, { proof: 'TRF-2' })
  expect(await balanceOf(ctx.db, { account: '5210', fund: 'IT' })).toBe(2_000)
  const journal = await ctx.db
    .selectFrom('ledger_journal')
    .select('description')
    .where('source_id', '=', second.id)
    .executeTakeFirstOrThrow()
  expect(journal.description).toBe('Bantuan 2000')
  const rows = await ctx.db
    .selectFrom('disbursement')
    .select(['amount', 'status', 'proof'])
    .orderBy('amount')
    .execute()
  expect(rows).toEqual([
    { amount: 1_000, status: 'approved', proof: null },
    { amount: 2_000, status: 'paid', proof: 'TRF-2' },
    { amount: 4_000, status: 'rejected', proof: null },
  ])
})

test('what is paid out lies at the bank: money that the provider still holds is not promised', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { amount: 100_000 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const { id } = await ctx.db.selectFrom('campaign').select('id').executeTakeFirstOrThrow()
  await expect(proposed(ctx, id, 1_000)).rejects.toMatchObject({ code: 'books/money-missing' })
  expect(await ctx.db.selectFrom('disbursement').select('id').execute()).toEqual([])
})

test('a disbursement whose money has gone may still be refused', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  const { id } = await proposed(ctx, campaignId, 100_000)
  const gone = { debit: '5210', credit: '1122', fund: 'IT' as const, campaignId }
  await post(ctx, { ...gone, amount: rupiah(1) })
  const decide = (isApproved: boolean) =>
    decideDisbursement(ctx, id, { by: ctx.newId(), isApproved })
  await expect(decide(true)).rejects.toMatchObject({ code: 'books/money-missing' })
  await decide(false)
})

test('a disbursement stands in the books on the day on which it left the bank', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  const { id } = await proposed(ctx, campaignId, 1_000)
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  ctx.clock.advance({ days: 2 })
  const paidOn = addDays(dayOf(ctx.now()), -1)
  await payDisbursement(ctx, id, { proof: 'TRF-1', paidOn })
  const paidAt = momentAt(paidOn, '12:00')
  expect(await journalOf(ctx, 'disbursement')).toMatchObject({ event: 'paid', occurred_at: paidAt })
  const row = await ctx.db.selectFrom('disbursement').select('paid_at').executeTakeFirstOrThrow()
  expect(row.paid_at).toEqual(paidAt)
})

test('people are counted once their disbursement is paid', async () => {
  const ctx = await payingContext()
  expect(await beneficiaryTotal(ctx.db)).toBe(0)
  await aPaidDisbursement(ctx)
  const { campaignId } = await aSettledDonation(ctx)
  const use = {
    campaignId,
    fund: 'IT' as const,
    account: '5210',
    amount: rupiah(1_000),
    description: 'Pipa',
    beneficiaries: 3,
  }
  const id = await draftDisbursement(ctx, use, { by: ctx.newId() })
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  expect(await beneficiaryTotal(ctx.db)).toBe(40)
})
