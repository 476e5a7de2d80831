import { expect, test } from 'vitest'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, aDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { aBankLine, aTransfer, aTransferBank, transferEnv as env } from '#tests/money/transfers.ts'
import { cancelDonation } from '#features/checkout/cancel-donation.server.ts'
import { matchTransfer } from './match-transfer.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { settlePayment } from '#features/payment/settle-payment.server.ts'
import { settleTogether } from '#features/payment/settle-together.server.ts'
import { notifyWatchers, onChange } from '#features/charge/status-watch.server.ts'
import { undoTransfer } from './undo-transfer.server.ts'

/** Whose watchers hear of what is done, each once. */
async function heardOf(act: () => Promise<unknown>): Promise<string[]> {
  const heard = new Set<string>()
  const stop = onChange((publicId) => heard.add(publicId))
  await act()
  stop()
  // Who has stopped hears nothing more.
  notifyWatchers('later')
  return [...heard]
}

async function paidSilently(ctx: TestCtx) {
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  return { donationId, hint: { reference: charge.reference } }
}

test('whoever watches a donation hears of its new code and of its cancelling', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  const way = { donationId, method: 'va', channel: 'bca' } as const
  expect(await heardOf(() => openCharge(ctx, way))).toEqual([donationId])
  const without = await aDonation(ctx)
  expect(await heardOf(() => cancelDonation(ctx, without))).toEqual([without])
})

test('whoever watches a donation hears of its payment, settled alone or with others', async () => {
  const ctx = await payingContext()
  const [alone, one, other] = [
    await paidSilently(ctx),
    await paidSilently(ctx),
    await paidSilently(ctx),
  ]
  expect(await heardOf(() => settlePayment(ctx, alone.hint))).toEqual([alone.donationId])
  const both = await heardOf(() => settleTogether(ctx, [one.hint, other.hint]))
  expect(both.toSorted()).toEqual([one.donationId, other.donationId].toSorted())
})

test('whoever watches a donation hears that an earlier code of it was paid', async () => {
  const ctx = await payingContext()
  const { donationId, charge: first } = await aCharge(ctx)
  await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  const paid = { status: 'paid' as const, paid_amount: first.amount, captures: 1 }
  await ctx.db
    .updateTable('sandbox_charge')
    .set({ ...paid, paid_at: ctx.now() })
    .where('reference', '=', first.reference)
    .execute()
  await settlePayment(ctx, { reference: first.reference })
  expect(await heardOf(() => runJobs(ctx))).toEqual([donationId])
})

test('whoever watches a donation hears that its transfer was a mistake', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  const { donationId, charge } = await aTransfer(ctx, bank)
  await matchTransfer(ctx, aBankLine(bank, charge.amount))
  const undo = { chargeId: charge.id, reason: 'Pengirimnya orang lain' }
  expect(await heardOf(() => undoTransfer(ctx, undo))).toEqual([donationId])
})
