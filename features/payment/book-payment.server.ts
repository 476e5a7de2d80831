import type { Donation } from '#features/donation/donation.ts'
import { setDonationStatus } from '#features/donation/queries.server.ts'
import { recordPaid, recordReversed } from '#features/donation/record-payment.server.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import { voidReceipts } from '#features/receipt/void-receipts.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { ChargeStatus } from '#platform/db/schema.ts'
import { enqueue } from '#platform/jobs.server.ts'
import { tellDonorJob } from './jobs.server.ts'
import type { Portion } from './payment.ts'
import { type Charge, lockOpenSuspense } from './queries.server.ts'
import { finishOpenRefund } from './refund-donation.server.ts'
import { returnShareOf } from './return-share.server.ts'
import { undoDecisions } from './resolve-suspense.server.ts'
import { type KeptMoney, keepInSuspense, returnSuspense } from './suspense.server.ts'

/** A locked donation and charge, and what the provider says of the charge. */
export type Meeting = { donation: Donation; charge: Charge } & Pick<KeptMoney, 'found'>

/** Writes where one part of the received money goes, and tells the donor afterwards. */
export async function bookPortion(
  ctx: Ctx,
  tx: Tx,
  given: Meeting & { portion: Portion },
): Promise<void> {
  const { donation, charge, found, portion } = given
  const now = ctx.now()
  const payload = { donationId: donation.id }
  if (portion.to === 'donation') {
    const occurredAt = found.paidAt ?? now
    const { isLate } = portion
    const isNew = await recordPaid(tx, donation, {
      journalId: ctx.newId(),
      occurredAt,
      now,
      isLate,
    })
    if (!isNew) throw new Error(`donation ${donation.id} is in the books though it was not paid`)
    await enqueue(tx, issueReceiptsJob, { payload, now, key: donation.id })
    return
  }
  const { reason, amount } = portion
  const kept = { donationId: donation.id, chargeId: charge.id, found, reason, amount }
  if (!(await keepInSuspense(ctx, tx, kept))) throw new Error(`${found.providerId} was kept before`)
  ctx.log.error('payment.suspense', { reference: charge.reference, reason, amount })
  await enqueue(tx, tellDonorJob, { payload: { ...payload, news: reason, amount }, now })
}

/** What a change of the charge's state does to its donation, its titipan and its donor. */
export async function followState(
  ctx: Ctx,
  tx: Tx,
  given: Meeting & { status: ChargeStatus },
): Promise<void> {
  const { donation, charge, found, status } = given
  const now = ctx.now()
  if (status === 'expired' && donation.status === 'awaiting_payment') {
    await setDonationStatus(tx, donation.id, { status: 'expired', at: now })
  }
  if (status !== 'reversed' && status !== 'refunded') return
  for (const kept of await lockOpenSuspense(tx, { donationId: donation.id, chargeId: charge.id })) {
    await returnSuspense(ctx, tx, kept)
  }
  await undoDecisions(ctx, tx, { donationId: donation.id, chargeId: charge.id })
  if (charge.status !== 'paid') return
  if (await finishOpenRefund(ctx, tx, donation)) return
  ctx.log.error('payment.reversed', { reference: charge.reference, providerId: found.providerId })
  await recordReversed(tx, donation, { journalId: ctx.newId(), occurredAt: now, now })
  await voidReceipts(tx, { donationId: donation.id, reason: 'reversed', at: now })
  await returnShareOf(ctx, tx, donation)
  const payload = { donationId: donation.id, news: 'reversed' as const, amount: charge.amount }
  await enqueue(tx, tellDonorJob, { payload, now, key: donation.id })
}
