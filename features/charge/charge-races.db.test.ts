import { expect, test } from 'vitest'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { allWaitFor } from '#tests/database/races.ts'
import { askProvider } from './ask-provider.server.ts'
import { cancelCharge } from './cancel-charge.server.ts'

test.each([
  ['the provider’s answer to the question for it', 'creating', askProvider],
  ['its cancellation', 'pending', cancelCharge],
] as const)('a code whose money comes while %s is written stays paid', async (_, status, act) => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  const { donation_id } = charge
  await ctx.db
    .updateTable('charge')
    .set({ status })
    .where('donation_id', '=', donation_id)
    .execute()
  const { reference, amount, expires_at: expiresAt } = charge
  const order = { reference, method: 'va', channel: 'bca', description: 'Uji' } as const
  // What the provider said before the money came.
  const created = await ctx.gateway.create({ ...order, amount, expiresAt })
  const gateway = {
    ...ctx.gateway,
    create: async () => created,
    cancel: async () => 'cancelled' as const,
  }
  await ctx.sandbox.drive(donationId, 'pay')
  const lock = ctx.db.selectFrom('charge').select('id').where('donation_id', '=', donation_id)
  const outcomes = await allWaitFor(ctx, (tx) => tx.executeQuery(lock.forUpdate()), [
    () => runJobs(ctx),
    () => act({ ...ctx, gateway }, { ...charge, status }),
  ])
  expect(outcomes.map((each) => each.status)).toEqual(['fulfilled', 'fulfilled'])
  const after = await ctx.db.selectFrom('charge').selectAll().executeTakeFirstOrThrow()
  expect(after.status).toBe('paid')
})
