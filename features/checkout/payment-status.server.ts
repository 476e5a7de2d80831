import type { Donation } from '#features/donation/donation.ts'
import { DonationNotFound } from '#features/donation/errors.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isPayable, screenFor } from '#features/charge/charge.ts'
import type { StatusBody } from '#features/charge/contract.ts'
import { ProviderSilent } from '#features/charge/errors.ts'
import { type Charge, donationsWithCharge, newestCharge } from '#features/charge/queries.server.ts'
import { settleCharge } from '#features/payment/settle-payment.server.ts'

/** The payment status of a donation, and its row id for finding it again. */
export type Status = { donationId: string; body: StatusBody }

/** The payment status of a donation, cheap enough for polling: two small reads. Refuses an unknown id. */
export async function paymentStatus(ctx: Ctx, publicId: string): Promise<StatusBody> {
  return (await statusOf(ctx, publicId)).body
}

/** The same with the row id. */
export async function statusOf(ctx: Ctx, publicId: string): Promise<Status> {
  const donation = await findDonation(ctx.db, publicId)
  if (!donation) throw new DonationNotFound()
  const charge = await newestCharge(ctx.db, donation.id)
  return { donationId: donation.id, body: bodyOf(donation, charge, ctx.now()) }
}

/** The statuses of many donations in one statement, by their row ids. */
export async function statusesOf(ctx: Ctx, ids: string[]): Promise<Map<string, Status>> {
  const rows = await donationsWithCharge(ctx.db, ids)
  const now = ctx.now()
  return new Map(
    rows.map(({ id, status, paid_at: paidAt, charge }) => [
      id,
      { donationId: id, body: bodyOf({ status, paidAt }, charge, now) },
    ]),
  )
}

function bodyOf(
  donation: Pick<Donation, 'status' | 'paidAt'>,
  charge: Pick<Charge, 'status' | 'method' | 'expires_at'> | undefined,
  now: Date,
): StatusBody {
  return {
    status: donation.status,
    chargeStatus: charge?.status ?? null,
    screen: screenFor(donation, charge, now),
    paidAt: donation.paidAt?.toISOString() ?? null,
    serverNow: now.toISOString(),
  }
}

const BETWEEN_CHECKS_MS = 5_000

/** 'Cek status': asks the provider at once, at most every five seconds per donation, and answers the new status. */
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
