import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import { aCharge, payingContext, runJobs } from '#tests/payments.ts'
import { returnSuspense } from './suspense.server.ts'

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
