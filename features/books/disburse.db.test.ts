import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { rupiah } from '#platform/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aSettledDonation, payingContext } from '#tests/payments.ts'
import {
  decideDisbursement,
  dropDisbursement,
  payDisbursement,
  proposeDisbursement,
} from './disburse.server.ts'

/** A payout of a campaign's infak that another person than its maker has to agree to. */
async function proposed(ctx: TestCtx, campaignId: string, amount: number) {
  const by = ctx.newId()
  const use = { campaignId, fund: 'IT' as const, account: '5210', amount: rupiah(amount) }
  const id = await proposeDisbursement(
    ctx,
    { ...use, description: `Bantuan ${amount}`, beneficiaries: 2 },
    { by },
  )
  return { id, by }
}

test('of payouts that wait the one that is named is decided and paid, with its own sum', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  const first = await proposed(ctx, campaignId, 1_000)
  const second = await proposed(ctx, campaignId, 2_000)
  const third = await proposed(ctx, campaignId, 4_000)
  // Each maker decides the payout of the other.
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
