import { isPayable } from '#features/charge/charge.ts'
import { askProvider } from '#features/charge/ask-provider.server.ts'
import { ProviderSilent } from '#features/charge/errors.ts'
import { type Charge, insertCharge } from '#features/charge/queries.server.ts'
import { totalOf } from '#features/donation/donation.ts'
import { findDonation, lockDonation, setDonationStatus } from '#features/donation/queries.server.ts'
import { settleCharge, settleSoon } from '#features/payment/settle-payment.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { DebitMethod } from '#platform/db/schema/schema-member.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'

/** `attempt`: how many debits of this donation there are to be with this one. */
type DebitOrder = {
  donationId: string
  mandate: { id: string; method: DebitMethod; channel: string }
  attempt: number
}

type OpenedDebit = 'asked' | 'by-hand' | 'closed'

/**
 * Debits a donation by what its donor agreed to: a charge like any other, written before the provider is asked, and
 * booked by what the provider itself says of it. However often it is called, each attempt is asked for once.
 */
export async function openDebit(ctx: Ctx, order: DebitOrder): Promise<OpenedDebit> {
  const donation = await findDonation(ctx.db, order.donationId)
  if (!donation) return 'closed'
  const written = await inTransaction(ctx.db, (tx) =>
    writeDebit(ctx, tx, { ...order, id: donation.id }),
  )
  if (typeof written === 'string') return written
  const answer = await askProvider(ctx, written)
  if (answer.status === 'unknown') await settleSoon(ctx, answer)
  if (answer.status === 'pending') await settleNow(ctx, answer)
  return 'asked'
}

async function writeDebit(
  ctx: Ctx,
  tx: Tx,
  { id, mandate, attempt }: DebitOrder & { id: string },
): Promise<Charge | OpenedDebit> {
  const donation = await lockDonation(tx, id)
  if (!isPayable(donation.status)) return donation.status === 'paid' ? 'by-hand' : 'closed'
  const charges = await tx
    .selectFrom('charge')
    .select(['status', 'mandate_id'])
    .where('donation_id', '=', id)
    .execute()
  const open = charges.find(({ status }) => ['creating', 'unknown', 'pending'].includes(status))
  if (open) return open.mandate_id === null ? 'by-hand' : 'asked'
  // This attempt was made before, and its process ended.
  if (charges.filter(({ mandate_id }) => mandate_id !== null).length >= attempt) return 'asked'
  const now = ctx.now()
  if (donation.status === 'expired') {
    await setDonationStatus(tx, id, { status: 'awaiting_payment', at: now })
  }
  return insertCharge(tx, {
    donation_id: id,
    id: ctx.newId(),
    publicId: donation.publicId,
    provider: ctx.gateway.provider,
    provider_id: null,
    method: mandate.method,
    channel: mandate.channel,
    amount: totalOf(donation),
    status: 'creating',
    instruction: null,
    failure: null,
    expires_at: new Date(now.getTime() + DAY_MS),
    created_at: now,
    updated_at: now,
    paid_at: null,
    payer_phone: null,
    mandate_id: mandate.id,
  })
}

async function settleNow(ctx: Ctx, charge: Charge): Promise<void> {
  try {
    await settleCharge(ctx, charge)
  } catch (cause) {
    if (!(cause instanceof ProviderSilent)) throw cause
    await settleSoon(ctx, charge)
  }
}
