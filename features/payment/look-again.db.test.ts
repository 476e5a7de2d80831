import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, payingContext, runJobs, stateOf } from '#tests/money/payments.ts'
import { lookAgainAt } from './look-again.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'

const report = (ctx: TestCtx, donationId: string) =>
  inTransaction(ctx.db, (tx) => lookAgainAt(tx, { donationId, now: ctx.now() }))

const asked = async ({ db }: TestCtx) => {
  const open = db.selectFrom('job').select('payload').where('name', '=', 'payment.settle')
  const rows = await open.where('done_at', 'is', null).execute()
  return rows.map(({ payload }) => (payload as { reference: string }).reference)
}

test('who reports a payment has every code of their own donation looked at, once, and no other', async () => {
  const ctx = await payingContext()
  const { donationId: publicId, charge: first } = await aCharge(ctx)
  const { charge: foreign } = await aCharge(ctx)
  const second = await openCharge(ctx, { donationId: publicId, method: 'qris', channel: 'qris' })
  await ctx.sandbox.drive(publicId, 'pay-silent')
  await runJobs(ctx)
  await report(ctx, first.donation_id)
  await report(ctx, first.donation_id)
  const references = await asked(ctx)
  expect(references.toSorted()).toEqual([first.reference, second.reference].toSorted())
  expect(references).not.toContain(foreign.reference)
  await runJobs(ctx)
  expect(await stateOf(ctx, publicId)).toMatchObject({ donation: 'paid' })
})

test('a code whose money has come is looked at no more', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await report(ctx, charge.donation_id)
  expect(await asked(ctx)).toEqual([])
})

test.each(['creating', 'unknown', 'pending', 'expired', 'cancelled', 'failed'] as const)(
  'a code that is %s may have been paid and is looked at',
  async (status) => {
    const ctx = await payingContext()
    const { charge } = await aCharge(ctx)
    await ctx.db.updateTable('charge').set({ status }).execute()
    await report(ctx, charge.donation_id)
    expect(await asked(ctx)).toEqual([charge.reference])
  },
)
