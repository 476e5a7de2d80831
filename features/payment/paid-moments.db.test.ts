import { expect, test } from 'vitest'
import { aCharge, payingContext, runJobs, settling } from '#tests/money/payments.ts'
import { settleTogether } from './settle-together.server.ts'

test.each([
  { way: 'alone', run: undefined },
  { way: 'together', run: settleTogether },
])('money that is heard of later is booked at the moment it was paid ($way)', async ({ run }) => {
  const ctx = await payingContext()
  const donationIds = [(await aCharge(ctx)).donationId, (await aCharge(ctx)).donationId]
  ctx.clock.advance({ minutes: 3 })
  const paidAt = ctx.now()
  for (const donationId of donationIds) await ctx.sandbox.drive(donationId, 'pay')
  ctx.clock.advance({ minutes: 20 })
  await runJobs(ctx, settling(run))
  const [charges, donations, journals] = [
    await ctx.db.selectFrom('charge').selectAll().execute(),
    await ctx.db.selectFrom('donation').selectAll().execute(),
    await ctx.db.selectFrom('ledger_journal').selectAll().execute(),
  ]
  const paid = { status: 'paid', paid_at: paidAt }
  const booked = { occurred_at: paidAt, recorded_at: ctx.now() }
  expect(charges).toMatchObject([paid, paid])
  expect(donations).toMatchObject([paid, paid])
  expect(journals).toMatchObject([booked, booked])
})
