import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import {
  aCharge,
  aDonation,
  booksOf,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { settlePayment } from './settle-payment.server.ts'

test('a payment goes from the webhook into the books, the total and the donor’s mail', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { amount: 50_000 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)

  expect(await stateOf(ctx, donationId)).toEqual({
    donation: 'paid',
    isLate: false,
    charges: 'paid',
    journals: 'captured',
  })
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 50_000, kept: 0 })
  const [delta] = await ctx.db.selectFrom('campaign_delta').selectAll().execute()
  expect(delta).toMatchObject({ amount: 50_000, donors: 1 })
  expect(ctx.mails.map(({ to }) => to)).toEqual(['siti@contoh.id'])
  const [event] = await ctx.db.selectFrom('payment_event').selectAll().execute()
  expect(event).toMatchObject({ reference: charge.reference, outcome: 'gift' })
})

test('F1 settling the same payment a hundred times in parallel posts it once', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(charge.reference, 'pay-silent')
  const { reference } = charge
  await Promise.all(Array.from({ length: 100 }, () => settlePayment(ctx, { reference })))
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 50_000, kept: 0 })
  expect(await stateOf(ctx, donationId)).toMatchObject({ journals: 'captured' })
  expect(ctx.mails).toHaveLength(1)
})

test('F2 a pending that comes after the settlement changes nothing', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const { webhooks } = await ctx.sandbox.drive(donationId, 'out-of-order')
  expect(webhooks).toEqual([200, 200])
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
})

test('F2 even a provider that itself says pending again does not unpay a charge', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const stale = { status: 'pending' as const, paid_amount: null, captures: 0 }
  await ctx.db.updateTable('sandbox_charge').set(stale).execute()
  await settlePayment(ctx, { reference: charge.reference })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
})

test('F5 late money of the right amount to an open campaign is accepted and marked late', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  ctx.clock.advance({ hours: 2 })
  await ctx.sandbox.drive(donationId, 'expire').catch(() => {})
  await ctx.sandbox.drive(donationId, 'pay-late')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toEqual({
    donation: 'paid',
    isLate: true,
    charges: 'paid',
    journals: 'captured',
  })
  expect(ctx.mails[0]?.text).toContain('setelah batas waktunya')
})

test('F5 an expired donation that is paid late after its code was closed becomes paid', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'expire')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'expired', charges: 'expired' })
  await ctx.sandbox.drive(donationId, 'pay-late')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toEqual({
    donation: 'paid',
    isLate: true,
    charges: 'paid',
    journals: 'captured',
  })
})

test('F5 late money to a campaign that has ended is kept as titipan and both sides are told', async () => {
  const ctx = await payingContext()
  const endsAt = new Date(ctx.now().getTime() + 3_600_000)
  const { donationId } = await aCharge(ctx, { campaign: { endsAt } })
  ctx.clock.advance({ hours: 26 })
  await ctx.sandbox.drive(donationId, 'pay-late')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'failed', journals: 'kept#1' })
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 0, kept: 50_000 })
  expect(ctx.mails[0]?.text).toContain('setelah program ditutup')
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({ event: 'payment.suspense', reason: 'late' }),
  )
})

test('F6 a wrong amount is never a gift: all of it is kept as titipan and the donor is told', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { amount: 650_000 })
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toEqual({
    donation: 'awaiting_payment',
    isLate: false,
    charges: 'failed',
    journals: 'kept#1',
  })
  expect(await booksOf(ctx)).toEqual({ received: 649_999, given: 0, kept: 649_999 })
  const [kept] = await ctx.db.selectFrom('suspense').selectAll().execute()
  expect(kept).toMatchObject({ reason: 'wrong_amount', amount: 649_999, status: 'open' })
  expect(ctx.mails[0]?.text).toContain('Rp649.999')
  expect(await ctx.db.selectFrom('campaign_delta').selectAll().execute()).toEqual([])
})

test('F6 after a wrong amount the donation can still be paid rightly', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { amount: 650_000 })
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'failed paid' })
  expect(await booksOf(ctx)).toEqual({ received: 1_299_999, given: 650_000, kept: 649_999 })
})

test('F7 a code that is paid twice gives once, and the second payment is kept', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'paid',
    charges: 'paid',
    journals: 'captured, kept#2',
  })
  expect(await booksOf(ctx)).toEqual({ received: 100_000, given: 50_000, kept: 50_000 })
})

test('F7 two payments that are heard of at once are told apart', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  await ctx.sandbox.drive(donationId, 'pay-silent')
  await settlePayment(ctx, { reference: charge.reference })
  expect(await booksOf(ctx)).toEqual({ received: 100_000, given: 50_000, kept: 50_000 })
})

test('F7 two codes of one donation that are both paid give once', async () => {
  const ctx = await payingContext()
  const { donationId, charge: first } = await aCharge(ctx)
  await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  // The bank accepted money for the cancelled number after all.
  const paid = {
    status: 'paid' as const,
    paid_amount: first.amount,
    paid_at: ctx.now(),
    captures: 1,
  }
  await ctx.db
    .updateTable('sandbox_charge')
    .set(paid)
    .where('reference', '=', first.reference)
    .execute()
  await settlePayment(ctx, { reference: first.reference })
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'paid',
    charges: 'failed paid',
    journals: 'captured, kept#1',
  })
  expect(await booksOf(ctx)).toEqual({ received: 100_000, given: 50_000, kept: 50_000 })
})

test('F7 two codes whose money is heard of at the same moment wait for each other', async () => {
  const ctx = await payingContext()
  const references: string[] = []
  for (let each = 0; each < 6; each += 1) {
    const { donationId, charge } = await aCharge(ctx)
    const next = await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
    references.push(charge.reference, next.reference)
  }
  const paid = { status: 'paid' as const, paid_amount: rupiah(50_000), paid_at: ctx.now() }
  await ctx.db
    .updateTable('sandbox_charge')
    .set({ ...paid, captures: 1 })
    .execute()
  await Promise.all(references.map((reference) => settlePayment(ctx, { reference })))
  expect(await booksOf(ctx)).toEqual({ received: 600_000, given: 300_000, kept: 300_000 })
})

test('F9 a reversal takes the gift out of the books and the total again, and tells the donor', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'reversed',
    charges: 'reversed',
    journals: 'captured, reversed',
  })
  expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
  const deltas = await ctx.db.selectFrom('campaign_delta').select(['amount', 'donors']).execute()
  expect(deltas).toContainEqual({ amount: -50_000, donors: -1 })
  expect(ctx.mails.at(-1)?.subject).toBe('Pembayaran donasi Anda dibatalkan')
})

test('F9 a reversal of money that was kept takes it out of titipan', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'awaiting_payment' })
})

test('F12 a provider that says paid in another currency is not believed, and staff is told', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.db.updateTable('sandbox_charge').set({ currency: 'USD' }).execute()
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'awaiting_payment',
    charges: 'pending',
    journals: '',
  })
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'payment.mismatch', why: 'currency' }),
  )
})

test('F16 a provider that names its own id in place of our reference is understood', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  const providerId = charge.provider_id as string
  await settlePayment(ctx, { reference: providerId, providerId })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
})

test('F17 the provider’s expiry is the one that counts and is shown', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  const expires_at = new Date(charge.expires_at.getTime() + 600_000)
  await ctx.db.updateTable('sandbox_charge').set({ expires_at }).execute()
  ctx.clock.set(new Date(charge.expires_at.getTime() + 300_000))
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', isLate: false })
  const row = await ctx.db.selectFrom('charge').select('expires_at').executeTakeFirstOrThrow()
  expect(row.expires_at).toEqual(expires_at)
})

test('a provider that does not answer makes the job come back, and nothing is decided', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  const find = async () => ({ kind: 'unknown', cause: '502 HTML' }) as const
  const silent = { ...ctx, gateway: { ...ctx.gateway, find } }
  await expect(settlePayment(silent, { reference: charge.reference })).rejects.toThrow('502 HTML')
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending', journals: '' })
})

test('a donation without any code is nobody’s debt', async () => {
  const ctx = await payingContext()
  await aDonation(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
})
