import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, assertBooksHold, payingContext, runJobs } from '#tests/money/payments.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import type { Suspense } from '#features/suspense/queries.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import { settlePayment } from './settle-payment.server.ts'

async function accept(ctx: TestCtx, of: Suspense) {
  const asked = {
    suspenseKey: of,
    campaignId: null,
    donationId: of.donation_id,
    note: 'Salah nominal',
  }
  const decision = await proposeSuspense(ctx, { ...asked, by: ctx.newId() })
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  await runJobs(ctx)
  return ctx.db.selectFrom('donation').selectAll().executeTakeFirstOrThrow()
}

const keptIn = ({ db }: TestCtx) =>
  db.selectFrom('suspense').selectAll().orderBy('created_at').execute()

test('a donation that titipan pays was paid when that money came, not when we heard of it', async () => {
  const ctx = await payingContext({ deliver: async () => 503 })
  const { donationId, charge } = await aCharge(ctx)
  const came: Date[] = []
  let { reference } = charge
  for (let tries = 0; tries < 2; tries += 1) {
    came.push(ctx.now())
    await ctx.sandbox.drive(reference, 'pay-wrong')
    ctx.clock.advance({ hours: 3 })
    await settlePayment(ctx, { reference })
    if (tries === 0) {
      const next = await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
      reference = next.reference
    }
  }
  const [, second] = (await keptIn(ctx)) as [Suspense, Suspense]
  expect(second.created_at).toEqual(ctx.now())
  expect((await accept(ctx, second)).paid_at).toEqual(came[1])
  await assertBooksHold(ctx)
})

test('a single rupiah of the amil’s part is booked for the amil, and what was not late is not', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { operational: 2 })
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const [kept] = (await keptIn(ctx)) as [Suspense]
  expect(await accept(ctx, kept)).toMatchObject({ amount: 50_000, operational: 1, is_late: false })
  expect(await balanceOf(ctx.db, { account: '4430', fund: 'A' })).toBe(1)
  await assertBooksHold(ctx)
})
