import type { Donation } from '#features/donation/donation.ts'
import { setDonationStatus } from '#features/donation/queries.server.ts'
import { recordReversed } from '#features/donation/record-payment.server.ts'
import { voidReceipts } from '#features/receipt/void-receipts.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { ProviderCharge } from '#platform/outside/payment/payment-gateway.ts'
import { bankOfCharge, bookDonation } from './book-donation.server.ts'
import { notifyDonorJob } from '#features/charge/jobs.server.ts'
import type { Portion } from './payment.ts'
import type { Charge } from '#features/charge/queries.server.ts'
import { lockOpenSuspense } from '#features/suspense/queries.server.ts'
import { meetRefund } from '#features/refund/pay/pay-refund.server.ts'
import { returnShareOf } from '#features/refund/return-share.server.ts'
import {
  postToSuspense,
  returnAllSuspense,
  returnSuspense,
} from '#features/suspense/post-to-suspense.server.ts'

/** A locked donation and charge, and the provider's state of the charge. */
export type SettlementContext = { donation: Donation; charge: Charge; found: ProviderCharge }

/** Records where one part of the received money goes, and tells the donor afterwards. */
export async function bookPortion(
  ctx: Ctx,
  tx: Tx,
  settlement: SettlementContext & { portion: Portion },
): Promise<void> {
  const { donation, charge, found, portion } = settlement
  const now = ctx.now()
  const payload = { donationId: donation.id }
  const bank = await bankOfCharge(tx, charge)
  if (portion.to === 'donation') {
    const occurredAt = found.paidAt ?? now
    const payment = { journalId: ctx.newId(), occurredAt, now, isLate: portion.isLate }
    return bookDonation(ctx, tx, { donation, charge, bank, payment })
  }
  const { reason, amount } = portion
  const suspense = { donationId: donation.id, chargeId: charge.id, found, reason, amount, bank }
  if (!(await postToSuspense(ctx, tx, suspense)))
    throw new Error(`${found.providerId} was kept before`)
  ctx.log.error('payment.suspense', { reference: charge.reference, reason, amount })
  const notice = { ...payload, news: reason, amount, subject: ctx.newId() }
  await enqueue(tx, notifyDonorJob, { payload: notice, now })
}

/**
 * One of several payments of a code was taken back. All have the same sum, so kept money of that sum goes with it.
 * False when none fits, and a person must look.
 */
export async function returnKept(
  ctx: Ctx,
  tx: Tx,
  { donation, charge, amount }: SettlementContext & { amount: number },
): Promise<boolean> {
  const open = await lockOpenSuspense(tx, { donationId: donation.id, chargeId: charge.id })
  const suspense = open.find((each) => each.amount === amount)
  if (suspense) await returnSuspense(ctx, tx, suspense)
  return suspense !== undefined
}

/** Applies a change of the charge's state to its donation, its suspense and its donor. */
export async function followState(
  ctx: Ctx,
  tx: Tx,
  settlement: SettlementContext & { status: Charge['status'] },
): Promise<void> {
  const { donation, charge, status } = settlement
  const now = ctx.now()
  if (status === 'expired' && donation.status === 'awaiting_payment') {
    await setDonationStatus(tx, donation.id, { status: 'expired', at: now })
  }
  if (status !== 'reversed' && status !== 'refunded') return
  await returnAllSuspense(ctx, tx, { donationId: donation.id, chargeId: charge.id })
  if (charge.status === 'paid') await reverseDonation(ctx, tx, settlement)
}

/**
 * The money of a paid donation is gone: it leaves the books, the receipts and the totals, and the donor is notified.
 */
export async function reverseDonation(
  ctx: Ctx,
  tx: Tx,
  settlement: SettlementContext,
): Promise<void> {
  const { donation, charge, found } = settlement
  const now = ctx.now()
  if (await meetRefund(ctx, tx, donation)) return
  ctx.log.error('payment.reversed', { reference: charge.reference, providerId: found.providerId })
  await recordReversed(tx, donation, { journalId: ctx.newId(), occurredAt: now, now })
  await voidReceipts(tx, { donationId: donation.id, reason: 'reversed', at: now })
  await returnShareOf(ctx, tx, donation)
  const news = { news: 'reversed' as const, amount: charge.amount, subject: ctx.newId() }
  const payload = { donationId: donation.id, ...news }
  await enqueue(tx, notifyDonorJob, { payload, now, key: donation.id })
}
