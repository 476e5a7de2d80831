import { isDonatable } from '#features/campaign/campaign.ts'
import { lockDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { ChargeStatus } from '#platform/db/schema.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import type { ProviderCharge } from '#platform/outside/payment/payment-gateway.ts'
import {
  bookPortion,
  followState,
  type SettlementContext,
  returnKept,
  reverseDonation,
} from './book-payment.server.ts'
import { nextChargeState, heardOf, receivedOf } from '#features/charge/charge.ts'
import { allocateReceived, mismatchOf, type Portion } from './payment.ts'
import { type Charge, changeCharge, lockCharge } from '#features/charge/queries.server.ts'
import { closeEvents } from './queries.server.ts'
import { keptFor } from '#features/suspense/queries.server.ts'
import { notifyWatchers } from '#features/charge/status-watch.server.ts'

/** `isClosed` when the webhook that caused the look was closed in the same commit. */
export type Settled = { charge: Charge; outcome: string; isClosed?: boolean }

/** The provider's own answer, and the webhook that led to the question. */
export type ProviderReport = { found: ProviderCharge; eventKey?: string | undefined }

/**
 * Brings our books in line with the provider's own state of a charge, in one commit. Safe to repeat: locks order the
 * runs, and only money not yet in the books is judged.
 */
export async function applyFound(
  ctx: Ctx,
  seen: Charge,
  { found, eventKey }: ProviderReport,
): Promise<Settled> {
  const why = mismatchOf(seen, found)
  if (why) {
    ctx.log.error('payment.mismatch', { reference: seen.reference, why })
    return { charge: seen, outcome: `refused: ${why}` }
  }
  const { publicId, ...settled } = await inTransaction(ctx.db, async (tx) => {
    const donation = await lockDonation(tx, seen.donation_id)
    const charge = await lockCharge(tx, seen)
    const settlement = { donation, charge, found }
    const accounted = await accountedFor(tx, settlement)
    const portions = allocate(ctx, settlement, accounted)
    const isDonationGone = await takeLess(ctx, tx, { ...settlement, accounted })
    const isAccepted = portions.some(({ to }) => to === 'donation')
    const isHeld = accounted > 0
    const reported = isDonationGone ? 'reversed' : heardOf(found, isHeld)
    const status = nextChargeState(charge.status, { status: reported, isAccepted })
    const change = changesOf(settlement, { status, portions, now: ctx.now() })
    const after = await changeCharge(tx, charge, change)

    for (const portion of portions) await bookPortion(ctx, tx, { ...settlement, portion })
    // A second payment of a code whose first was taken back may be taken back as well.
    const isGoneAgain = isHeld && status === 'reversed' && reported === 'reversed'
    const isMoved = status !== charge.status || isGoneAgain
    if (isDonationGone) await reverseDonation(ctx, tx, settlement)
    else if (isMoved) await followState(ctx, tx, { ...settlement, status })

    const outcome = outcomeOf(portions) || (status === charge.status ? 'nothing new' : status)
    if (eventKey) {
      const { provider } = ctx.gateway
      await closeEvents(tx, { provider, eventKeys: [eventKey], outcome, at: ctx.now() })
    }
    const isClosed = eventKey !== undefined
    return { publicId: donation.publicId, charge: after, outcome, isClosed }
  })
  notifyWatchers(publicId)
  ctx.wake()
  return settled
}

/** Where the money went, as it is stored beside the webhook; empty when there was no new money. */
function outcomeOf(portions: readonly Portion[]): string {
  return portions.map((each) => (each.to === 'donation' ? 'gift' : each.reason)).join('+')
}

/** How much of this charge's money our books already hold. */
async function accountedFor(tx: Tx, { donation, charge }: SettlementContext): Promise<Rupiah> {
  const held = await keptFor(tx, { donationId: donation.id, chargeId: charge.id })
  // A provider that did not send the refund itself still counts the donation as received.
  const isBooked = charge.status === 'paid' || charge.status === 'refunded'
  return rupiah(held + (isBooked ? charge.amount : 0))
}

/**
 * The provider holds less than our books, since one of several payments went back. Kept money of that sum goes first,
 * else the donation. True when it is the donation; a sum that fits neither is for a person.
 */
async function takeLess(
  ctx: Ctx,
  tx: Tx,
  settlement: SettlementContext & { accounted: Rupiah },
): Promise<boolean> {
  const { charge, found, accounted } = settlement
  const received = receivedOf(found)
  // A look that began before another may not know all payments yet; only their ids show it.
  const isWhole = found.payments && charge.payments.every((id) => found.payments?.includes(id))
  if (received === 0 || !isWhole || received >= accounted) return false
  const amount = accounted - received
  if (await returnKept(ctx, tx, { ...settlement, amount })) return false
  if (charge.status === 'paid' && amount === charge.amount) return true
  ctx.log.error('payment.less', { reference: charge.reference, accounted, received })
  return false
}

function allocate(
  ctx: Ctx,
  { donation, charge, found }: SettlementContext,
  accounted: Rupiah,
): Portion[] {
  const now = ctx.now()
  return allocateReceived({
    charge,
    donation,
    campaign: { isOpen: isDonatable(donation.campaign, found.paidAt ?? now) },
    found,
    accounted,
    now,
  })
}

type Change = { status: ChargeStatus; portions: Portion[]; now: Date }

function changesOf({ charge, found }: SettlementContext, { status, portions, now }: Change) {
  const instruction = charge.instruction ?? found.instruction
  const held = portions.find((portion) => portion.to === 'suspense')
  return {
    status,
    provider_id: charge.provider_id ?? found.providerId,
    instruction: instruction ? JSON.stringify(instruction) : null,
    // The provider's expiry is the truth (F17).
    expires_at: found.expiresAt ?? charge.expires_at,
    payments: [...new Set([...charge.payments, ...(found.payments ?? [])])],
    updated_at: now,
    ...(status === 'paid' && { paid_at: charge.paid_at ?? found.paidAt ?? now, failure: null }),
    ...(status === 'failed' && !held && found.failure && { failure: found.failure }),
    ...(status === 'failed' && held && { failure: held.reason }),
  }
}
