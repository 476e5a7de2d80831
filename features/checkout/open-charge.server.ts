import { isDonatable, isOver } from '#features/campaign/campaign.ts'
import { type Donation, totalOf } from '#features/donation/donation.ts'
import { CampaignNotOpen, CampaignOver, DonationNotFound } from '#features/donation/errors.ts'
import { fitrahCodeRefusal } from '#features/donation/fitrah-donation.ts'
import { findDonation, lockDonation, setDonationStatus } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { PaymentMethod } from '#platform/db/schema.ts'
import { askProvider } from '#features/charge/ask-provider.server.ts'
import { isPayable } from '#features/charge/charge.ts'
import { closeCharge } from './close-charge.server.ts'
import {
  ChoiceChanged,
  DonationNotPayable,
  EarlierChargeUnclear,
  ProviderRefused,
} from './errors.ts'
import { assertOffered, chargeExpiry } from './offers.server.ts'
import {
  activeCharge,
  type Charge,
  claimKey,
  insertCharge,
} from '#features/charge/queries.server.ts'
import { settleSoon } from '#features/payment/settle-payment.server.ts'
import { writeTransfer } from '#features/charge/transfer-charge.server.ts'

/** How a donor wants to pay; `donationId` is the public id. */
export type ChargeChoice = {
  donationId: string
  method: PaymentMethod
  channel: string
  /** +62…, for a wallet that asks its own app. */
  phone?: string | undefined
  /** Guards one attempt of a client: the same key with another choice is refused. */
  idempotencyKey?: string
}

/**
 * Gets a code to pay for a donation. The same method again gives the same code; another method cancels the earlier
 * code first, and keeps it if it turns out to be paid. One code is active however often and in parallel it is called.
 */
export async function openCharge(ctx: Ctx, choice: ChargeChoice): Promise<Charge> {
  const donation = await findDonation(ctx.db, choice.donationId)
  if (!donation) throw new DonationNotFound()
  assertPayable(donation, ctx.now())
  await assertOffered(ctx, donation, choice)
  await assertSameChoice(ctx, donation, choice)

  const earlier = await activeCharge(ctx.db, donation.id)
  const replaced = earlier && (await replaceCharge(ctx, earlier, choice))
  if (replaced) return replaced

  const { charge, waitsForCode } = await writeCharge(ctx, donation, choice)
  if (!waitsForCode) return charge
  const answer = await askProvider(ctx, charge)
  if (answer.status === 'failed') throw new ProviderRefused()
  if (answer.status === 'unknown') await settleSoon(ctx, answer)
  return answer
}

function assertPayable({ status, campaign }: Donation, now: Date): void {
  if (!isPayable(status)) throw new DonationNotPayable(status === 'paid')
  if (isOver(campaign, now)) throw new CampaignOver()
  if (!isDonatable(campaign, now)) throw new CampaignNotOpen()
  const closing = fitrahCodeRefusal(campaign, now)
  if (closing) throw closing
}

async function assertSameChoice(
  ctx: Ctx,
  { id, publicId }: Donation,
  { method, channel, idempotencyKey }: ChargeChoice,
): Promise<void> {
  if (!idempotencyKey) return
  const isSame = await claimKey(ctx.db, {
    key: `charge:${publicId}:${idempotencyKey}`,
    donation_id: id,
    public_id: publicId,
    input_hash: `${method} ${channel}`,
    created_at: ctx.now(),
  })
  if (!isSame) throw new ChoiceChanged()
}

/** The earlier charge if it stays; undefined once it is surely closed and a new one may be made (F4, F13). */
async function replaceCharge(
  ctx: Ctx,
  earlier: Charge,
  choice: ChargeChoice,
): Promise<Charge | undefined> {
  const now = ctx.now()
  const isKept = (charge: Charge) => {
    const isSame = charge.method === choice.method && charge.channel === choice.channel
    return isSame && charge.expires_at > now && !isCodeLost(charge)
  }
  return isKept(earlier) ? earlier : closeCharge(ctx, earlier, isKept)
}

/** A provider that shows a code only once may have lost it on the way: then a new code replaces it. */
function isCodeLost({ status, instruction }: Charge): boolean {
  return status === 'pending' && !instruction
}

/**
 * Writes the charge with its reference before the request to the provider (F3); under the lock, so that parallel
 * clicks share one.
 */
async function writeCharge(
  ctx: Ctx,
  { id, publicId }: Donation,
  { method, channel, phone }: ChargeChoice,
): Promise<{ charge: Charge; waitsForCode: boolean }> {
  return inTransaction(ctx.db, async (tx) => {
    const donation = await lockDonation(tx, id)
    const now = ctx.now()
    assertPayable(donation, now)
    const active = await activeCharge(tx, id)
    if (active && active.method === method && active.channel === channel) {
      return { charge: active, waitsForCode: false }
    }
    if (active) throw new EarlierChargeUnclear()
    if (donation.status === 'expired') {
      await setDonationStatus(tx, id, { status: 'awaiting_payment', at: now })
    }
    const expiresAt = chargeExpiry(method, donation, now)
    if (method === 'transfer') {
      const transfer = { donation, bankAccountId: channel, expiresAt }
      return { charge: await writeTransfer(ctx, tx, transfer), waitsForCode: false }
    }
    const charge = await insertCharge(tx, {
      donation_id: id,
      id: ctx.newId(),
      publicId,
      provider: ctx.gateway.provider,
      provider_id: null,
      method,
      channel,
      amount: totalOf(donation),
      status: 'creating',
      instruction: null,
      failure: null,
      expires_at: expiresAt,
      created_at: now,
      updated_at: now,
      paid_at: null,
      payer_phone: phone ?? null,
    })
    return { charge, waitsForCode: true }
  })
}
