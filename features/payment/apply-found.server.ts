import { isDonatable } from '#features/campaign/campaign.ts'
import type { Donation } from '#features/donation/donation.ts'
import { sendThanksJob } from '#features/donation/jobs.server.ts'
import { lockDonation, setDonationStatus } from '#features/donation/queries.server.ts'
import { recordPaid, recordReversed } from '#features/donation/record-payment.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { ChargeStatus } from '#platform/db/schema.ts'
import { enqueue } from '#platform/jobs.server.ts'
import { rupiah } from '#platform/money.ts'
import type { ProviderCharge } from '#platform/outside/payment-gateway.ts'
import { nextChargeState } from './charge.ts'
import { tellDonorJob } from './jobs.server.ts'
import { judgeMoney, mismatchOf, type Portion, receivedOf } from './payment.ts'
import { type Charge, changeCharge, keptFor, lockCharge, openSuspense } from './queries.server.ts'
import { tellWatchers } from './status-watch.server.ts'
import { keepInSuspense, returnSuspense } from './suspense.server.ts'

export type Settled = { charge: Charge; outcome: string }

/**
 * Brings our books in line with what the provider itself says of a charge, in one commit. Safe to repeat:
 * the locks order the runs, and only money that is not yet in the books is judged.
 */
export async function applyFound(ctx: Ctx, seen: Charge, found: ProviderCharge): Promise<Settled> {
  const why = mismatchOf(seen, found)
  if (why) {
    ctx.log.error('payment.mismatch', { reference: seen.reference, why })
    return { charge: seen, outcome: `refused: ${why}` }
  }
  const { publicId, ...settled } = await inTransaction(ctx.db, async (tx) => {
    const donation = await lockDonation(tx, seen.donation_id)
    const charge = await lockCharge(tx, seen)
    return { publicId: donation.publicId, ...(await apply(ctx, tx, { donation, charge, found })) }
  })
  tellWatchers(publicId)
  ctx.wake()
  return settled
}

type Meeting = { donation: Donation; charge: Charge; found: ProviderCharge }

async function apply(ctx: Ctx, tx: Tx, meeting: Meeting): Promise<Settled> {
  const { charge, found } = meeting
  const portions = await judge(ctx, tx, meeting)
  const isAccepted = portions.some(({ to }) => to === 'donation')
  const heard = receivedOf(found) > 0 ? 'paid' : found.status
  const status = nextChargeState(charge.status, { status: heard, isAccepted })
  const after = await changeCharge(
    tx,
    charge,
    changesOf(meeting, { status, portions, now: ctx.now() }),
  )

  for (const portion of portions) await book(ctx, tx, { ...meeting, portion })
  if (status !== charge.status) await follow(ctx, tx, { ...meeting, status })
  const outcome = portions.map((each) => (each.to === 'donation' ? 'gift' : each.reason)).join('+')
  return { charge: after, outcome: outcome || (status === charge.status ? 'nothing new' : status) }
}

async function judge(ctx: Ctx, tx: Tx, { donation, charge, found }: Meeting): Promise<Portion[]> {
  const now = ctx.now()
  const kept = await keptFor(tx, { donationId: donation.id, chargeId: charge.id })
  return judgeMoney({
    charge,
    donation,
    campaign: { isOpen: isDonatable(donation.campaign, found.paidAt ?? now) },
    found,
    accounted: rupiah(kept + (charge.status === 'paid' ? charge.amount : 0)),
    now,
  })
}

type Change = { status: ChargeStatus; portions: Portion[]; now: Date }

function changesOf({ charge, found }: Meeting, { status, portions, now }: Change) {
  const instruction = charge.instruction ?? found.instruction
  const kept = portions.find((portion) => portion.to === 'suspense')
  return {
    status,
    provider_id: charge.provider_id ?? found.providerId,
    instruction: instruction ? JSON.stringify(instruction) : null,
    // The provider's expiry is the truth (F17).
    expires_at: found.expiresAt ?? charge.expires_at,
    updated_at: now,
    ...(status === 'paid' && { paid_at: charge.paid_at ?? found.paidAt ?? now, failure: null }),
    ...(status === 'failed' && kept && { failure: kept.reason }),
  }
}

async function book(ctx: Ctx, tx: Tx, given: Meeting & { portion: Portion }): Promise<void> {
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
    await enqueue(tx, sendThanksJob, { payload, now, key: donation.id })
    return
  }
  const { reason, amount } = portion
  const kept = { donationId: donation.id, chargeId: charge.id, found, reason, amount }
  if (!(await keepInSuspense(ctx, tx, kept))) throw new Error(`${found.providerId} was kept before`)
  ctx.log.error('payment.suspense', { reference: charge.reference, reason, amount })
  await enqueue(tx, tellDonorJob, { payload: { ...payload, news: reason, amount }, now })
}

/** What a change of the charge's state does to its donation, its titipan and its donor. */
async function follow(ctx: Ctx, tx: Tx, given: Meeting & { status: ChargeStatus }): Promise<void> {
  const { donation, charge, found, status } = given
  const now = ctx.now()
  if (status === 'expired' && donation.status === 'awaiting_payment') {
    await setDonationStatus(tx, donation.id, { status: 'expired', at: now })
  }
  if (status !== 'reversed' && status !== 'refunded') return
  for (const kept of await openSuspense(tx, { donationId: donation.id, chargeId: charge.id })) {
    await returnSuspense(ctx, tx, kept)
  }
  if (charge.status !== 'paid') return
  ctx.log.error('payment.reversed', { reference: charge.reference, providerId: found.providerId })
  await recordReversed(tx, donation, { journalId: ctx.newId(), occurredAt: now, now })
  const payload = { donationId: donation.id, news: 'reversed' as const, amount: charge.amount }
  await enqueue(tx, tellDonorJob, { payload, now, key: donation.id })
}
