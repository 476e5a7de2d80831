import { isDonatable } from '#features/campaign/campaign.ts'
import { presetsOf } from '#features/campaign/presets.ts'
import { findCampaignBySlug, listCampaigns } from '#features/campaign/queries.server.ts'
import type { DonationInput } from '#features/donation/contract.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { isRefusal } from '#platform/refusal.ts'
import { toCardView } from '#app/site/campaign/campaign-view.server.ts'

/** The slug of the campaign for quick donations. Without it, or while it is closed, the page has no quick form. */
const QUICK = 'infak-umum'

/** The data of the sedekah page, with a fresh id for the quick form. */
export async function sedekahPage(ctx: Ctx) {
  const now = ctx.now()
  const [found, { items }] = await Promise.all([
    findCampaignBySlug(ctx.read, QUICK),
    listCampaigns(ctx.read, { now, fund: 'sedekah', sort: 'mendesak', limit: 7 }),
  ])
  const quick = found?.kind === 'found' && isDonatable(found.campaign, now) && found.campaign
  return {
    donationId: ctx.newPublicId(),
    quick: quick
      ? {
          slug: quick.slug,
          fund: quick.fund,
          title: quick.title,
          presets: presetsOf(quick),
          minimum: quick.minimumAmount,
          step: quick.amountStep,
          hasQris: hasQris(ctx, quick.minimumAmount),
        }
      : undefined,
    programs: items
      .filter(({ slug }) => slug !== QUICK)
      .slice(0, 6)
      .map((card) => toCardView(card, now)),
  }
}

/** Whether a QRIS code can follow: not where money comes by transfer alone. */
function hasQris({ gateway }: Ctx, amount: Rupiah): boolean {
  return gateway.channels(amount).some(({ method }) => method === 'qris')
}

/** Starts the donation, requests its QRIS code where there are any, and returns the address of the next screen. */
export async function donateByQris(ctx: Ctx, donation: DonationInput): Promise<string> {
  const { donationId } = await startDonation(ctx, donation)
  if (!hasQris(ctx, donation.amount)) return `/payment/${donationId}`
  try {
    await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    // The donation exists; the donor can choose another payment method on that screen.
    return `/payment/${donationId}`
  }
  return `/checkout-qrcode/${donationId}`
}
