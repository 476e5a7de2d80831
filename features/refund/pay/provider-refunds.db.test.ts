import type { Payer } from '#features/bank-account/bank-account.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aCharge, runJobs, stateOf } from '#tests/money/payments.ts'
import { midtransWith, type World, world, xenditWith } from '#tests/money/provider-world.ts'
import { expect, test } from 'vitest'
import { decideRefund, draftRefund } from '../refund-decision.server.ts'
import { sendRefund } from './send-refund.server.ts'

const providers = [
  ['xendit', xenditWith()],
  ['midtrans', midtransWith()],
] as const

/** A paid donation whose refund two people approved. */
async function anApprovedRefund(
  { ctx, fake, arrive }: World,
  way: { method: 'qris' | 'va'; channel: string },
  from?: Payer,
) {
  const { donationId, charge } = await aCharge(ctx, way)
  await arrive(fake.pay(charge.reference))
  const asked = { publicId: donationId, reason: 'donor_request' as const, note: 'salah transfer' }
  const refund = await draftRefund(ctx, { ...asked, by: ctx.newId(), ...(from && { from }) })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
  return { donationId, charge, refund }
}

test.each(providers)(
  '%s: money of a virtual account goes back by bank transfer only',
  async (name, open) => {
    const given = await world(name, open)
    const way = { method: 'va', channel: 'bca' } as const
    const from = await aBank(given.ctx)
    const { refund, charge } = await anApprovedRefund(given, way, from)
    await expect(sendRefund(given.ctx, refund)).rejects.toMatchObject({
      code: 'payment/refund-not-sendable',
    })
    await expect(anApprovedRefund(given, way)).rejects.toMatchObject({
      code: 'payment/payer-missing',
    })
    expect(given.fake.refunded(charge.reference)).toBe(0)
  },
)

test.each([
  ['xendit', xenditWith({ forgetsKeys: true })],
  ['midtrans', midtransWith({ forgetsKeys: true })],
] as const)(
  '%s: F18 a refund whose answer got lost is found before it is asked for again, without idempotency',
  async (name, open) => {
    const given = await world(name, open)
    const { ctx, fake, later } = given
    const { donationId, charge, refund } = await anApprovedRefund(given, {
      method: 'qris',
      channel: 'qris',
    })
    fake.fail('answer-lost')
    await sendRefund(ctx, refund)
    await runJobs(ctx)
    expect(fake.refunded(charge.reference)).toBe(50_000)
    expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refund_sent' })
    later({ minutes: 5 })
    await runJobs(ctx)
    expect(fake.refunded(charge.reference)).toBe(50_000)
    expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refunded' })
  },
)
