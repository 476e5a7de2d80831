import { DonationNotFound } from '#features/donation/errors.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isPayable, screenFor } from './charge.ts'
import type { StatusBody } from './contract.ts'
import { ProviderSilent } from './errors.ts'
import { newestCharge } from './queries.server.ts'
import { settleCharge } from './settle-payment.server.ts'
import { nextChange } from './status-watch.server.ts'

/** Where a donation's payment stands, for asking often: two small reads. Refuses an unknown id. */
export async function paymentStatus(ctx: Ctx, publicId: string): Promise<StatusBody> {
  const donation = await findDonation(ctx.db, publicId)
  if (!donation) throw new DonationNotFound()
  const charge = await newestCharge(ctx.db, donation.id)
  const now = ctx.now()
  return {
    status: donation.status,
    chargeStatus: charge?.status ?? null,
    screen: screenFor(donation, charge, now),
    paidAt: donation.paidAt?.toISOString() ?? null,
    serverNow: now.toISOString(),
  }
}

const BETWEEN_CHECKS_MS = 5_000

/** 'Cek status': asks the provider at once, at most every five seconds per donation, and answers where it stands then. */
export async function checkPayment(ctx: Ctx, publicId: string): Promise<StatusBody> {
  const donation = await findDonation(ctx.db, publicId)
  if (!donation) throw new DonationNotFound()
  const charge = await newestCharge(ctx.db, donation.id)
  const isRested = charge && ctx.now().getTime() - charge.updated_at.getTime() >= BETWEEN_CHECKS_MS
  if (isRested && isPayable(donation.status)) {
    await settleCharge(ctx, charge).catch((cause) => {
      if (!(cause instanceof ProviderSilent)) throw cause
      ctx.log.warn('payment.silent', { reference: charge.reference })
    })
  }
  return paymentStatus(ctx, publicId)
}

const LOOK_MS = 3_000
const LONGEST_LOOK_MS = 15_000
const HEARTBEAT_MS = 15_000
const LONGEST_MS = 30 * 60_000

/**
 * The status whenever it changes, and 'heartbeat' in between; ends when nothing more is to be waited for.
 * Changes of this process come at once, those of other processes within 3 seconds, after 4 minutes within 15.
 */
export async function* paymentNews(
  ctx: Ctx,
  publicId: string,
  signal: AbortSignal,
): AsyncGenerator<StatusBody | 'heartbeat'> {
  const began = performance.now()
  let told = ''
  let toldAt = began
  while (!signal.aborted && performance.now() - began < LONGEST_MS) {
    const status = await paymentStatus(ctx, publicId)
    const { serverNow: _, ...state } = status
    const text = JSON.stringify(state)
    if (text !== told || performance.now() - toldAt >= HEARTBEAT_MS) {
      yield text === told ? 'heartbeat' : status
      told = text
      toldAt = performance.now()
    }
    if (!isPayable(status.status)) return
    const waited = performance.now() - began
    await nextChange(publicId, Math.min(LONGEST_LOOK_MS, LOOK_MS + waited / 20), signal)
  }
}
