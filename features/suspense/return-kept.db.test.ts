import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { aCharge, booksOf, payingContext, runJobs } from '#tests/money/payments.ts'
import { postToSuspense, returnSuspense } from './post-to-suspense.server.ts'

test('of two sums kept of one donation only the one that the provider takes has gone back', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  for (let paid = 0; paid < 2; paid += 1) {
    await ctx.sandbox.drive(donationId, 'pay')
    await runJobs(ctx)
  }
  const rows = ctx.db.selectFrom('suspense').selectAll()
  const kept = await rows.executeTakeFirstOrThrow()
  const other = { ...kept, id: ctx.newId(), provider_id: 'lain#1' }
  await ctx.db.insertInto('suspense').values(other).execute()
  await inTransaction(ctx.db, (tx) => returnSuspense(ctx, tx, kept))
  const states = (await rows.execute()).map(({ id, status }) => [id, status])
  expect(Object.fromEntries(states)).toEqual({ [kept.id]: 'refunded', [other.id]: 'open' })
})

test('the same payment is kept once, and whoever keeps it again is told so', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  const { donation_id: donationId, id: chargeId, reference, amount } = charge
  const sums = { currency: 'IDR', amount, paidAmount: rupiah(49_999), captures: 1 }
  const found = { providerId: 'sbx_1', reference, status: 'paid' as const, ...sums }
  const entry = { donationId, chargeId, found, reason: 'wrong_amount' as const }
  const keep = () =>
    inTransaction(ctx.db, (tx) => postToSuspense(ctx, tx, { ...entry, amount: rupiah(49_999) }))
  expect([await keep(), await keep()]).toEqual([true, false])
  expect(await ctx.db.selectFrom('suspense').select('amount').execute()).toHaveLength(1)
  expect(await booksOf(ctx)).toEqual({ received: 49_999, given: 0, kept: 49_999 })
})
