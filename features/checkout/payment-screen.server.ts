import { isDonatable, isOver } from '#features/campaign/campaign.ts'
import type { DonationBody } from '#features/donation/contract.ts'
import { fitrahCodeRefusal, fundAt, lateFitrahWords } from '#features/donation/fitrah-donation.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import { stoppedContacts } from '#features/message/contact-choices.server.ts'
import { publicDonation } from '#features/donation/public-donation.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { isPayable, type PaymentScreenName, screenFor } from '#features/charge/charge.ts'
import { listOffers } from './offers.server.ts'
import type { OfferBody } from '#features/charge/contract.ts'
import { drawCharge, type DrawnCharge } from '#features/charge/draw-charge.server.ts'
import type { SuspenseReason } from '#platform/db/schema.ts'
import { newestCharge } from '#features/charge/queries.server.ts'
import { listOpenSuspense } from '#features/suspense/queries.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** Everything the payment screens draw. Times are ISO texts; names and contacts are masked. */
export type PaymentScreen = {
  /** The one screen this donation may show now; other URLs redirect to it. */
  screen: PaymentScreenName
  serverNow: string
  donation: DonationBody
  /** The fund of the money; for an unpaid donation, the fund if it is paid now. */
  fund: Fund
  /** The notice for a donor who gives to zakat fitrah too late, or in its last hour. */
  fundNotice: string | null
  campaign: { slug: string; title: string; organizer: string; isOpen: boolean; isOver: boolean }
  /** Empty while no code is drawn; `fundNotice` says why. */
  offers: OfferBody[]
  /** The newest attempt, with its code drawn while it may be paid; null before the first. */
  charge: DrawnCharge | null
  /** Contacts to which nothing goes: their owner stopped all messages, or nothing arrives there. */
  stopped: Awaited<ReturnType<typeof stoppedContacts>>
  /** Money that waits for a decision; `ticket` is the number a donor can quote. */
  suspense: { reason: SuspenseReason; amount: Rupiah; ticket: string }[]
}

/** The data of /payment and /checkout-* for a donation's public id; undefined when there is no such donation. */
export async function paymentScreen(
  ctx: Ctx,
  publicId: string,
): Promise<PaymentScreen | undefined> {
  const donation = await findDonation(ctx.db, publicId)
  if (!donation) return undefined
  const now = ctx.now()
  const charge = await newestCharge(ctx.db, donation.id)
  const suspense = await listOpenSuspense(ctx.db, { donationId: donation.id })
  const { slug, title, organizer, incomeAccount } = donation.campaign
  const fund = fundAt({ fund: donation.fund, incomeAccount }, donation.paidAt ?? now)
  const screen = screenFor(donation, charge, now)
  const noCode = isPayable(donation.status)
    ? fitrahCodeRefusal(donation.campaign, now)?.message
    : undefined
  return {
    screen,
    serverNow: now.toISOString(),
    donation: await publicDonation(ctx, donation),
    fund,
    fundNotice: noCode ?? lateFitrahWords({ fund, incomeAccount }) ?? null,
    campaign: {
      slug,
      title,
      organizer,
      isOpen: isDonatable(donation.campaign, now),
      isOver: isOver(donation.campaign, now),
    },
    offers: noCode ? [] : await listOffers(ctx, donation),
    charge: charge ? drawCharge(ctx, charge, screen !== 'payment') : null,
    stopped: await stoppedContacts(ctx, { email: donation.donorEmail, phone: donation.donorPhone }),
    suspense: suspense.map(({ reason, amount, id }) => ({ reason, amount, ticket: ticketOf(id) })),
  }
}

/** The last eight hexadecimal digits of the row id: enough to find it, useless for guessing it. */
function ticketOf(id: string): string {
  return `T-${id.slice(-8).toUpperCase()}`
}
