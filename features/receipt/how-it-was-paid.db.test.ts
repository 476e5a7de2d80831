import { expect, test } from 'vitest'
import { matchTransfer } from '#features/transfer/match-transfer.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import type { PaymentMethod } from '#platform/db/schema.ts'
import type { TestCtx } from '#tests/context.ts'
import { aDonation, makePaidCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { issueReceipt } from '#tests/money/receipts.ts'
import { aBankLine, aTransfer, aTransferBank, transferEnv } from '#tests/money/transfers.ts'
import { issueMissingSchedule } from './jobs.server.ts'
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

/** Another try to pay a gift, of a wrong sum, which is kept. */
async function payWrong(
  ctx: TestCtx,
  donationId: string,
  [method, channel]: [PaymentMethod, string],
) {
  await openCharge(ctx, { donationId, method, channel })
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
}

test('a gift that takes a kept sum names the way and the payment by which that sum came', async () => {
  const ctx = await payingContext()
  const [other, publicId] = [await aDonation(ctx), await aDonation(ctx)]
  await payWrong(ctx, other, ['qris', 'qris'])
  await payWrong(ctx, publicId, ['va', 'mandiri'])
  await payWrong(ctx, publicId, ['va', 'bni'])
  const kept = await ctx.db
    .selectFrom('suspense')
    .innerJoin('charge', (join) =>
      join
        .onRef('charge.id', '=', 'suspense.charge_id')
        .onRef('charge.donation_id', '=', 'suspense.donation_id'),
    )
    .selectAll('suspense')
    .where('channel', '=', 'bni')
    .executeTakeFirstOrThrow()
  const to = { donationId: kept.donation_id as string, campaignId: null, note: 'Salah nominal' }
  const decision = await proposeSuspense(ctx, { suspenseKey: kept, ...to, by: ctx.newId() })
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  await runJobs(ctx)
  expect(await printed(ctx, publicId)).toEqual({
    channel: 'BNI Virtual Account',
    providerReference: kept.provider_id.replace(/#\d+$/, ''),
  })
})

test('a way that is not offered any more has the name it had, and an unknown one says that it is another', async () => {
  const ctx = await payingContext()
  const [before, unknown] = [await aDonation(ctx), await aDonation(ctx)]
  const paid = { status: 'paid', paid_at: ctx.now() } as const
  const rows = await ctx.db
    .updateTable('donation')
    .set(paid)
    .returning(['id', 'public_id'])
    .execute()
  const rowOf = (publicId: string) => rows.find((row) => row.public_id === publicId)?.id ?? ''
  await makePaidCharge(ctx, rowOf(before))
  await ctx.db.updateTable('charge').set({ channel: 'bank-lama' }).execute()
  for (const { id } of rows) await issueReceipt(ctx, { donationId: id, kind: 'kuitansi' })
  const providerReference = rowOf(before)
  expect(await printed(ctx, before)).toEqual({ channel: 'bank-lama', providerReference })
  expect(await printed(ctx, unknown)).toEqual({ channel: 'Lainnya', providerReference: '' })
})

test('the names a gift is given for are printed, and none where there are none', async () => {
  const ctx = await payingContext()
  const [named, other] = [await aDonation(ctx), await aDonation(ctx)]
  const names = ['Ahmad', 'Siti']
  await ctx.db
    .updateTable('donation')
    .set({ on_behalf_of: JSON.stringify(names) })
    .where('public_id', '=', named)
    .execute()
  const paid = { status: 'paid', paid_at: ctx.now() } as const
  await ctx.db.updateTable('donation').set(paid).execute()
  await issueMissingSchedule.run(ctx)
  const of = async (publicId: string) =>
    (await receiptToPrint(ctx, { publicId, kind: 'kuitansi' }))?.snapshot
  expect((await of(named))?.onBehalfOf).toEqual(names)
  expect(await of(other)).not.toHaveProperty('onBehalfOf')
})
