import { totalOf } from '#features/donation/donation.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import { newestCharge } from '#features/charge/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { findChannel } from '#platform/outside/payment/channels.ts'
import { rupiah } from '#platform/money/money.ts'

const LONGEST = 40

/**
 * The data of the missed payment form: a fresh id, today's date in Jakarta, and the donation's known details. A
 * donation number is secret enough to show them; an unknown number reveals nothing.
 */
export async function missedPaymentPage(ctx: Ctx, number: string) {
  const now = ctx.now()
  const today = dayOf(now)
  const donation = await findDonation(ctx.db, number)
  const charge = donation && (await newestCharge(ctx.db, donation.id))
  const channel = charge && findChannel(charge.method, charge.channel)
  return {
    id: ctx.newPublicId(),
    today,
    ways: waysOf(ctx),
    hasProvider: ctx.gateway.provider !== 'none',
    prefilled: {
      donationNumber: number.slice(0, LONGEST),
      amount: donation ? String(totalOf(donation)) : '',
      paidVia: channel?.name ?? '',
    },
    paidPath: donation?.status === 'paid' ? `/payment/${donation.publicId}` : undefined,
  }
}

/** What a gift of a usual sum can be paid by, as suggestions. */
const USUAL = rupiah(100_000)

function waysOf({ gateway, config }: Ctx): string[] {
  const names = gateway.channels(USUAL).map(({ name }) => name)
  return config.hasBankTransfer ? [...names, 'Transfer ke rekening lembaga'] : names
}
