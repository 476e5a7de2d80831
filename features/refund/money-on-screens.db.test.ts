import { expect, test } from 'vitest'
import { takeDailyShares } from '#features/books/amil-share.server.ts'
import {
  decideDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'
import { moneyInSum } from '#features/campaign/money-in-sum.server.ts'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { agreeShares } from '#tests/money/policies.ts'
import { aSettledDonation, payingContext } from '#tests/money/payments.ts'
import { decideRefund, draftRefund } from './refund-decision.server.ts'

async function paidDonation(ctx: TestCtx): Promise<{ publicId: string; campaignId: string }> {
  const { donationId: publicId, campaignId } = await aSettledDonation(ctx)
  await rollUpTotals(ctx)
  return { publicId, campaignId }
}

async function handOver(ctx: TestCtx, campaignId: string, amount: number): Promise<void> {
  const words = { description: 'Pompa air', beneficiaries: 40 }
  const terms = { campaignId, fund: 'IT' as const, account: '5210', amount: rupiah(amount) }
  const id = await draftDisbursement(ctx, { ...terms, ...words }, { by: ctx.newId() })
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  await payDisbursement(ctx, id, { proof: 'bukti.pdf' })
}

/** The prefixes dropped by an act: those of the two screens with the money's way. */
async function renewedBy(ctx: TestCtx, act: () => Promise<void>): Promise<string[]> {
  ctx.purged.length = 0
  await act()
  return ['/', '/campaign/'].filter((prefix) => ctx.purged.includes(prefix))
}

test('every movement in the books renews the screens that draw it, and the sum follows', async () => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const { publicId, campaignId } = await paidDonation(ctx)
  const none = { amilShare: 0, handedOver: 0 }
  expect(await moneyInSum(ctx.db)).toEqual({ ...none, donated: 100_000, onHand: 100_000 })

  const both = ['/', '/campaign/']
  expect(await renewedBy(ctx, () => takeDailyShares(ctx))).toEqual(both)
  const { amilShare } = await moneyInSum(ctx.db)
  expect(amilShare).toBeGreaterThan(0)

  await paidDonation(ctx)
  expect(await renewedBy(ctx, () => handOver(ctx, campaignId, 60_000))).toEqual(both)
  const spent = await moneyInSum(ctx.db)
  expect(spent).toMatchObject({ donated: 200_000, handedOver: 60_000 })
  expect(spent.onHand).toBe(200_000 - spent.amilShare - 60_000)

  const refund = { publicId, reason: 'double' as const, note: 'dua kali', by: ctx.newId() }
  const proposed = await draftRefund(ctx, refund)
  const decision = { by: ctx.newId(), isApproved: true }
  expect(await renewedBy(ctx, () => decideRefund(ctx, proposed, decision))).toEqual(both)
  await rollUpTotals(ctx)
  const returned = await moneyInSum(ctx.db)
  expect(returned).toMatchObject({ donated: 100_000, handedOver: 60_000 })
  expect(returned.onHand).toBe(100_000 - returned.amilShare - 60_000)
})
