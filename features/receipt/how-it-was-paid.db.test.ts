import { expect, test } from 'vitest'
import { matchTransfer } from '#features/payment/match-transfer.server.ts'
import { decideSuspense, proposeSuspense } from '#features/payment/resolve-suspense.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, type DonationFields, payingContext, runJobs } from '#tests/payments.ts'
import { aBankLine, aTransfer, aTransferBank, transferEnv } from '#tests/transfers.ts'
import { receiptToPrint } from './queries.server.ts'

const printed = async (ctx: TestCtx, publicId: string) => {
  const { channel, providerReference } =
    (await receiptToPrint(ctx, { publicId, kind: 'kuitansi' }))?.snapshot ?? {}
  return { channel, providerReference }
}

test('a transfer is validated by our own account, and by the day of its statement in Jakarta', async () => {
  const ctx = await payingContext({ env: transferEnv })
  const bank = await aTransferBank(ctx)
  const { donationId, charge } = await aTransfer(ctx, bank)
  await matchTransfer(ctx, aBankLine(bank, charge.amount))
  await runJobs(ctx)
  expect(await printed(ctx, donationId)).toEqual({
    channel: 'Transfer ke rekening BSI 1234567890',
    providerReference: 'Mutasi rekening 15 Juni 2026',
  })
})

/** A gift whose payer sent a wrong sum, which is kept. */
async function aKeptSum(ctx: TestCtx, fields: DonationFields, times = 1) {
  const { donationId: publicId, charge } = await aCharge(ctx, fields)
  for (let at = 0; at < times; at += 1) {
    await ctx.sandbox.drive(publicId, 'pay-wrong')
    await runJobs(ctx)
  }
  const kept = await ctx.db
    .selectFrom('suspense')
    .selectAll()
    .where('donation_id', '=', charge.donation_id)
    .orderBy('id')
    .execute()
  return { publicId, donationId: charge.donation_id, kept }
}

test('a gift that takes a kept sum names the way and the payment by which that sum came', async () => {
  const ctx = await payingContext()
  await aKeptSum(ctx, { method: 'qris', channel: 'qris' })
  const { publicId, donationId, kept } = await aKeptSum(ctx, { channel: 'bni' })
  await aKeptSum(ctx, { channel: 'mandiri' })
  const [of] = kept as [(typeof kept)[number]]
  const asked = { of, donationId, campaignId: null, note: 'Salah nominal', by: ctx.newId() }
  const decision = await proposeSuspense(ctx, asked)
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  await runJobs(ctx)
  expect(await printed(ctx, publicId)).toEqual({
    channel: 'BNI Virtual Account',
    providerReference: of.provider_id.replace(/#\d+$/, ''),
  })
})
