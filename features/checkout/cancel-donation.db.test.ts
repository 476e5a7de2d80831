import { expect, test } from 'vitest'
import type { PaymentGateway } from '#platform/outside/payment/payment-gateway.ts'
import {
  aCharge,
  aDonation,
  booksOf,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { cancelDonation } from './cancel-donation.server.ts'
import { openCharge } from './open-charge.server.ts'
import { settlePayment } from '#features/payment/settle-payment.server.ts'

const alreadyPaid = {
  code: 'payment/not-payable',
  status: 409,
  message: expect.stringContaining('sudah kami terima'),
}

test('a donation is cancelled with its code, at the provider first; asking again changes nothing', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await cancelDonation(ctx, donationId)
  await cancelDonation(ctx, donationId)
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'cancelled',
    charges: 'cancelled',
    journals: '',
  })
  expect((await ctx.sandbox.charges(10)).map(({ status }) => status)).toEqual(['cancelled'])
  const again = openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  await expect(again).rejects.toMatchObject({ code: 'payment/not-payable', status: 409 })
})

test('one without a code, or whose code ran out, can be cancelled as well', async () => {
  const ctx = await payingContext()
  const without = await aDonation(ctx)
  await cancelDonation(ctx, without)
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'expire')
  await runJobs(ctx)
  await cancelDonation(ctx, donationId)
  for (const id of [without, donationId]) {
    expect(await stateOf(ctx, id)).toMatchObject({ donation: 'cancelled' })
  }
})

test('what turns out to be paid stays paid, and says so', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(charge.reference, 'pay-silent')
  await expect(cancelDonation(ctx, donationId)).rejects.toMatchObject(alreadyPaid)
  await expect(cancelDonation(ctx, donationId)).rejects.toMatchObject(alreadyPaid)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
})

test('money that comes while the code is being closed makes it paid, and that is what is said', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  const gateway: PaymentGateway = {
    ...ctx.gateway,
    cancel: async ({ reference }) => {
      await ctx.sandbox.drive(reference, 'pay-silent')
      await settlePayment(ctx, { reference })
      return 'cancelled'
    },
  }
  const cancelling = cancelDonation({ ...ctx, gateway }, donationId)
  await expect(cancelling).rejects.toMatchObject(alreadyPaid)
  const paid = { donation: 'paid', charges: 'paid', journals: 'captured' }
  expect(await stateOf(ctx, donationId)).toMatchObject(paid)

  await ctx.sandbox.drive(charge.reference, 'reverse')
  await runJobs(ctx)
  const gone = cancelDonation(ctx, donationId)
  await expect(gone).rejects.toMatchObject({
    ...alreadyPaid,
    message: expect.stringContaining('sudah ditutup'),
  })
})

test('without an answer of the provider nothing is called cancelled', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const gateway: PaymentGateway = { ...ctx.gateway, cancel: async () => 'unknown' }
  await expect(cancelDonation({ ...ctx, gateway }, donationId)).rejects.toMatchObject({
    code: 'payment/earlier-charge-unclear',
  })
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'awaiting_payment',
    charges: 'pending',
  })
})

test('a code that another window opens while the first is being closed keeps the donation open', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const gateway: PaymentGateway = {
    ...ctx.gateway,
    cancel: async (charge) => {
      const answer = await ctx.gateway.cancel(charge)
      await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
      return answer
    },
  }
  await expect(cancelDonation({ ...ctx, gateway }, donationId)).rejects.toMatchObject({
    code: 'payment/earlier-charge-unclear',
  })
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'awaiting_payment',
    charges: 'cancelled pending',
  })
})

test('F5 money that comes after the cancelling is a gift while the programme is open, and titipan after it', async () => {
  const ctx = await payingContext()
  const endsAt = new Date(ctx.now().getTime() + 3_600_000)
  const open = await aCharge(ctx)
  const ending = await aCharge(ctx, { campaign: { slug: 'sampai-sore', endsAt } })
  // Providers report a cancellation before every bank knows it.
  const gateway: PaymentGateway = { ...ctx.gateway, cancel: async () => 'cancelled' }
  for (const { donationId } of [open, ending]) {
    await cancelDonation({ ...ctx, gateway }, donationId)
  }

  await ctx.sandbox.drive(open.donationId, 'pay-late')
  ctx.clock.advance({ days: 2 })
  await ctx.sandbox.drive(ending.donationId, 'pay-late')
  await runJobs(ctx)

  expect(await stateOf(ctx, open.donationId)).toMatchObject({ donation: 'paid' })
  expect(await stateOf(ctx, ending.donationId)).toMatchObject({
    donation: 'cancelled',
    charges: 'failed',
  })
  expect(await booksOf(ctx)).toEqual({ received: 100_000, given: 50_000, kept: 50_000 })
})

test('two windows that cancel at once are both told that it is done', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const gateway: PaymentGateway = {
    ...ctx.gateway,
    cancel: async () => {
      await cancelDonation(ctx, donationId)
      return 'cancelled'
    },
  }
  await cancelDonation({ ...ctx, gateway }, donationId)
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'cancelled',
    charges: 'cancelled',
  })
})

test('nobody knows an id that does not exist', async () => {
  const ctx = await payingContext()
  const unknown = cancelDonation(ctx, '0'.repeat(26))
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})
